import { beforeEach, expect, test, vi } from "vitest";
import type { Happening } from "../api/types";
import { remember, storySince } from "./away";

const HOUR = 3_600_000;
const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
beforeEach(() => kept.clear());

const log = Array.from({ length: 30 }, (_, index): Happening => ({ number: index + 1, at: 0, message: { id: `m${index + 1}` } }));

test("who comes back after a day is told what happened since", () => {
  remember("t", 25, 0);
  expect(storySince("t", log, 24 * HOUR).map((one) => one.number)).toEqual([26, 27, 28, 29, 30]);
});

test("the story is the latest of it, without talk", () => {
  remember("t", 1, 0);
  const talk = { number: 31, at: 0, message: { id: "said" }, speaker: "p" };
  const story = storySince("t", [...log, talk], 24 * HOUR);
  expect(story).toHaveLength(12);
  expect(story.at(-1)?.number).toBe(30);
});

test("who was away for a minute, or was never here, needs no story", () => {
  expect(storySince("t", log, 24 * HOUR)).toEqual([]);
  remember("t", 1, 0);
  expect(storySince("t", log, 60_000)).toEqual([]);
});
