import { expect, test } from "vitest";
import type { View } from "../../generated/explorers/View";
import { placesIn } from "./lit";

test("places and ships that something touched are found on the chart, and nothing else", () => {
  const view = { seats: { 2: { ships: { 1: { at: "d5-w" } } } } } as unknown as View;
  expect(placesIn(["seat:2", "hex:c4", "seat:2/ship:1", "seat:2/ship:3", "edge:d5-w", "bank", "dice"], view)).toEqual(["hex:c4", "edge:d5-w"]);
});
