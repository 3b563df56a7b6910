import { describe, expect, it } from "vitest";
import { leaving } from "./motion";

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

describe("a thing on its way", () => {
  it("starts as what it was, if it only had another size", () => {
    expect(leaving(box(10, 20, 120, 168), box(0, 0, 60, 84))).toEqual(box(10, 20, 120, 168));
    expect(leaving(box(10, 20, 30, 42), box(0, 0, 60, 84))).toEqual(box(10, 20, 30, 42));
  });

  it("fits into the place it comes out of", () => {
    expect(leaving(box(0, 100, 370, 40), box(0, 0, 20, 20))).toEqual(box(165, 100, 40, 40));
  });

  it("is never as large as a whole panel", () => {
    expect(leaving(box(0, 0, 380, 400), box(0, 0, 20, 20))).toEqual(box(160, 170, 60, 60));
  });
});
