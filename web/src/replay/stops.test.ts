import { expect, test } from "vitest";
import { numbered, stopFrom, stopsOf } from "./stops";

const happened = [
  { number: 1, at: 0, message: { id: "x" }, act: 1 },
  { number: 2, at: 0, message: { id: "x" }, act: 1 },
  { number: 3, at: 0, message: { id: "x" } },
  { number: 4, at: 0, message: { id: "x" }, act: 2 },
];

test("a replay stops after every act, at the beginning and at the end", () => {
  expect(stopsOf(happened, 6)).toEqual([0, 2, 4, 6]);
  expect(stopsOf([], 0)).toEqual([0]);
});

test("one goes from stop to stop, also from a moment in between", () => {
  const stops = [0, 2, 4, 6];
  expect(stopFrom(stops, 2, true)).toBe(4);
  expect(stopFrom(stops, 3, true)).toBe(4);
  expect(stopFrom(stops, 3, false)).toBe(2);
  expect(stopFrom(stops, 6, true)).toBe(6);
  expect(stopFrom(stops, 0, false)).toBe(0);
});

test("as many rounds have their number as there is room for", () => {
  const rounds = Array.from({ length: 19 }, (_, index) => ({ round: index + 2, at: (index + 1) * 10 }));
  expect(numbered(rounds, 200, 800)).toBe(1);
  expect(numbered(rounds, 200, 300)).toBe(2);
  expect(numbered(rounds, 200, 100)).toBe(5);
  expect(numbered([], 0, 0)).toBe(1);
});
