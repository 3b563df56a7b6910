import { expect, test } from "vitest";
import { stagesOf, chapterOf } from "./chapters";

const WORDS = ["port-royal-chapter-2", "port-royal-chapter-2-before", "port-royal-chapter-2-success"];
const canTell = (id: string): boolean => WORDS.includes(id);

test("a chapter has its name and its story where there are words for them", () => {
  expect(chapterOf("port-royal", { chapter: 2, content: null }, canTell)).toEqual({
    number: 2,
    name: "port-royal-chapter-2",
    before: "port-royal-chapter-2-before",
    success: "port-royal-chapter-2-success",
  });
  expect(chapterOf("port-royal", { chapter: 1 }, canTell)).toEqual({ number: 1, name: null, before: null, success: null });
});

test("a campaign with content of its own is not told in our words", () => {
  expect(chapterOf("port-royal", { chapter: 2, content: "title = …" }, canTell)?.name).toBeNull();
});

test("a game without chapters has none", () => {
  expect(chapterOf("dominion", { seats: 2 }, canTell)).toBeNull();
});

test("the chart shows what is behind, where the group is, and what is ahead", () => {
  const played = [
    { setup: { chapter: 1 }, end: "lost" },
    { setup: { chapter: 1 }, end: "won" },
  ] as unknown as Parameters<typeof stagesOf>[1];
  const stages = stagesOf("toy", played, { chapter: 2 }, (id) => /^toy-chapter-[123]$/.test(id));
  expect(stages.map(({ number, is, lost }) => [number, is, lost])).toEqual([[1, "behind", 1], [2, "now", 0], [3, "ahead", 0]]);
  expect(stagesOf("toy", [{ setup: {}, end: "won" }] as unknown as Parameters<typeof stagesOf>[1], null, () => false)).toEqual([]);
});
