import { describe, expect, it } from "vitest";
import { nearest, type Box } from "./steps";

const box = (left: number, top: number, width = 10, height = 10): Box => ({ left, top, right: left + width, bottom: top + height });
const GRID = [box(0, 0), box(12, 0), box(24, 0), box(0, 12), box(12, 12), box(24, 12)];
const [first = box(0, 0)] = GRID;

describe("arrow keys", () => {
  it("keep to their row and column", () => {
    expect(nearest("ArrowRight", first, GRID)).toBe(1);
    expect(nearest("ArrowDown", first, GRID)).toBe(3);
  });

  it("end at the edge", () => {
    expect(nearest("ArrowLeft", first, GRID)).toBe(-1);
    expect(nearest("ArrowUp", first, GRID)).toBe(-1);
  });

  it("go round what lies askew only if there is nothing ahead", () => {
    expect(nearest("ArrowDown", first, [box(11, 11), box(0, 40)])).toBe(1);
    expect(nearest("ArrowRight", first, [box(14, 30)])).toBe(0);
  });

  it("reach a wide thing from anything above it", () => {
    expect(nearest("ArrowDown", box(24, 0), [box(0, 12, 34), box(24, 40)])).toBe(0);
  });
});
