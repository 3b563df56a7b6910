import { expect, test } from "vitest";
import { bounds, cornerAt, edgeAt, hexAt, keyOf, pointOf, rimOf } from "./places";

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
  expect(bounds(["d1"])).toEqual({ left: -46, top: 85, width: 92, height: 100 });
});

test("neighbours share two corners and a side", () => {
  const [one, other] = [rimOf("c3"), rimOf("c4")];
  const shared = (some: "corners" | "sides") => one[some].map(keyOf).filter((key) => other[some].map(keyOf).includes(key)).length;
  expect([shared("corners"), shared("sides")]).toEqual([2, 1]);
});

test("what is no place lies nowhere", () => {
  expect(pointOf("hex:d1")).toEqual(hexAt("d1"));
  expect(pointOf("seat:2")).toBeUndefined();
});
