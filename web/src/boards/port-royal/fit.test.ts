import { describe, expect, test } from "vitest";
import { fit, fitFans, squeeze } from "./fit";

describe("cards in a box", () => {
  test.each([1, 4, 7, 12, 20])("%i cards fit, and none lies on another", (count) => {
    const [width, height] = [640, 300];
    const { card, spots } = fit(count, width, height);
    expect(spots).toHaveLength(count);
    for (const { x, y } of spots) {
      expect(x + card).toBeLessThanOrEqual(width);
      expect(y + card * 1.4).toBeLessThanOrEqual(height + 1);
    }
    const apart = new Set(spots.map(({ x, y }) => `${x},${y}`));
    expect(apart.size).toBe(count);
  });

  test("cards are as large as the box allows: in one row, or in two", () => {
    expect(fit(4, 640, 300).card).toBe(154);
    expect(fit(8, 640, 300).card).toBe(104);
    expect(fit(2, 640, 300, { most: 120 }).card).toBe(120);
  });

  test("a row is filled before the next one begins", () => {
    const { spots } = fit(6, 640, 300);
    expect(spots.filter(({ y }) => y === 0)).toHaveLength(5);
  });

  test("where a place is kept, the next card changes nothing", () => {
    const [four, five] = [fit(4, 640, 300, { reserve: 5 }), fit(5, 640, 300)];
    expect(five.card).toBe(four.card);
    expect(five.spots.slice(0, 4)).toEqual(four.spots);
  });
});

describe("fans", () => {
  test.each([[[1, 1, 1]], [[3, 1, 2, 4, 1]], [Array.from({ length: 14 }, () => 2)]])("%j fit", (sizes) => {
    const [width, height, below] = [500, 130, 16];
    const { card, fans } = fitFans(sizes, width, height, { below });
    expect(fans.map((fan) => fan.length)).toEqual(sizes);
    for (const { x, y } of fans.flat()) {
      expect(x + card).toBeLessThanOrEqual(width + 1);
      expect(y + card * 1.4 + below).toBeLessThanOrEqual(height + 1);
    }
    expect(card).toBeGreaterThan(24);
  });

  test("nobody has no fans", () => {
    expect(fitFans([], 500, 130).fans).toEqual([]);
  });
});

test("cards that would be too small for a finger lie in one row, within the box, none hidden by the next", () => {
  const { card, fans } = squeeze([3, 2, 4], 300);
  const lefts = fans.flat().map(({ x }) => x);
  expect(card).toBe(44);
  expect(lefts).toHaveLength(9);
  expect(Math.max(...lefts) + card).toBeLessThanOrEqual(300);
  expect(lefts.slice(1).every((x, index) => x - (lefts[index] ?? 0) >= 20)).toBe(true);
});
