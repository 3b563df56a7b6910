import { expect, test } from "vitest";
import { lines, turnings } from "./course";

const course = [
  { at: 0, points: [0, 0] },
  { at: 4, points: [2, 0] },
  { at: 9, points: [2, 5] },
  { at: 12, points: [4, 5] },
  { at: 20, points: [7, 5] },
];

test("the turning points are the last change of the lead and the greatest gain", () => {
  expect(turnings(course, [1])).toEqual([
    { kind: "gain", seat: 2, points: 5, at: 9 },
    { kind: "lead", seat: 1, points: 7, at: 20 },
  ]);
});

test("who gave up has not taken the lead for good", () => {
  expect(turnings(course, [2])).toEqual([{ kind: "gain", seat: 2, points: 5, at: 9 }]);
});

test("who led from the beginning has no turning point, and nobody's single points are one", () => {
  expect(turnings([{ at: 1, points: [1, 0] }, { at: 2, points: [2, 1] }], [1])).toEqual([]);
  expect(turnings([], [])).toEqual([]);
});

test("lines go from left to right, and the most points are on top", () => {
  const [first, second] = lines(course, 100, 70);
  expect(first?.path).toBe("M0 70H0V70H20V50H45V50H60V30H100V0H100");
  expect(second?.end).toEqual({ x: 100, y: 20 });
});
