import { expect, test } from "vitest";
import { change, figure, rangeOf } from "./ratings";

test("a rating is told with one place after the point, as the language writes it", () => {
  expect(figure(25_000, "en")).toBe("25.0");
  expect(figure(27_449, "cs")).toBe("27,4");
});

test("a change always has its sign, and none is no change", () => {
  expect(change(1_230, "en")).toBe("+1.2");
  expect(change(-830, "ro")).toBe("−0,8");
  expect(change(0, "en")).toBe("0.0");
});

test("ratings lie on a line between the least and the greatest that may be meant", () => {
  const range = rangeOf([
    { rating: 20_000, uncertainty: 5_000 },
    { rating: 30_000, uncertainty: 5_000 },
  ]);
  expect([15_000, 25_000, 35_000].map(range)).toEqual([0, 50, 100]);
});
