import { expect, test } from "vitest";
import { closeUp, fitted, kept, viewBoxOf, zoomed } from "./camera";

const whole = { left: 0, top: 0, width: 600, height: 300 };
const size = { width: 300, height: 300 };

test("all of the chart fits", () => {
  expect(fitted(whole, size)).toEqual({ x: 300, y: 150, scale: 0.5 });
  expect(viewBoxOf(fitted(whole, size), size)).toBe("0 -150 600 600");
});

test("the chart cannot be dragged out of sight", () => {
  expect(kept({ x: -500, y: 0, scale: 1 }, whole, size)).toEqual({ x: 150, y: 150, scale: 1 });
});

test("what lies under the finger stays there while the chart grows", () => {
  const near = zoomed({ x: 300, y: 150, scale: 1 }, 2, { x: 200, y: 150 }, whole, size);
  expect(near.scale).toBe(2);
  // 50 units right of the middle before, at 200 of 300 pixels.
  expect(near.x + (200 - 150) / 2).toBe(350);
});

test("a part is shown no larger than it is wanted", () => {
  expect(closeUp({ left: 100, top: 100, width: 60, height: 60 }, whole, size, 104)).toEqual({ x: 130, y: 130, scale: 2 });
});
