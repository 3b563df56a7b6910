import { expect, test } from "vitest";
import { chapterOf } from "./chapters";

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
