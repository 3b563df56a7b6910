import { expect, test } from "vitest";
import { bounds, cornerAt, edgeAt, hexAt } from "./places";

test("a corner lies where it lies, whichever hex names it", () => {
  expect(cornerAt("c3-se")).toEqual(cornerAt("d4-n"));
  expect(cornerAt("c4-sw")).toEqual(cornerAt("d4-n"));
});

test("an edge is the same from both of its sides", () => {
  const [one, other] = edgeAt("d3-e");
  expect(edgeAt("d4-w")).toEqual([other, one]);
});

test("the rows above and below the middle are moved in by half a hex each", () => {
  expect(hexAt("a1").x).toBe(hexAt("g1").x);
  expect(hexAt("a1").x - hexAt("d1").x).toBe((3 * (hexAt("d2").x - hexAt("d1").x)) / 2);
});

test("the chart is as large as its hexes", () => {
  expect(bounds(["d1"])).toBe("-40 91 80 88");
});
