import { expect, test } from "vitest";
import { fan } from "./fan";

test("with room enough cards lie side by side", () => {
  expect(fan([false, true, false], 100, 400)).toEqual({ lefts: [0, 106, 212], width: 312 });
});

test("equal cards move together before kinds do", () => {
  const { lefts, width } = fan([false, true, true, false], 100, 260);
  expect((lefts[3] ?? 0) - (lefts[2] ?? 0)).toBe(106);
  expect(lefts[1]).toBeLessThan(40);
  expect(width).toBeLessThanOrEqual(260);
});

test("of every kind a finger's width stays in sight", () => {
  const { lefts } = fan(Array.from({ length: 12 }, () => false), 76, 330);
  expect(lefts[1]).toBe(40);
});

test("an empty hand takes no room", () => {
  expect(fan([], 100, 300)).toEqual({ lefts: [], width: 0 });
});
