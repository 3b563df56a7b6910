import { expect, test } from "vitest";
import { soundsOf } from "./sounds";

test("an act sounds like what moves in it, each sound once, and never too often", () => {
  const moved = (thing: string, count = 1): { thing: string; count: number; from: string; to: string } => ({ thing, count, from: "a", to: "b" });
  const happened = [
    { number: 1, at: 0, message: { id: "x" }, moved: [moved("flute 2/2"), moved("coin", 5)] },
    { number: 1, at: 0, message: { id: "x" }, moved: [moved("coin"), moved("colonist", 2)] },
  ];
  expect([...soundsOf(happened, { coin: "coin", colonist: "wood" })]).toEqual([["card", 1], ["coin", 3], ["wood", 2]]);
  expect(soundsOf([], {}).size).toBe(0);
});
