import { expect, test } from "vitest";
import type { Offer } from "../../api/types";
import type { View } from "../../generated/explorers/View";
import { orderTo, spotsOf } from "./spots";

const offer = (notation: string, ...targets: string[]): Offer => ({ notation, targets, message: { id: "" }, kind: {} });
const route = { by: ["d5-w", "d5-nw"], reveals: [], tribute: false, wool: false };
const moving = { phase: "move", own: { routes: { "1": [route] } } } as unknown as View;
const building = { phase: "build", own: { routes: {} } } as unknown as View;

test("what can be built somewhere is one spot, and a chosen piece leaves its own places", () => {
  const legal = [offer("road c3-e", "edge:c3-e"), offer("settlement c3-n", "corner:c3-n"), offer("harbour c3-n", "corner:c3-n"), offer("throw crew from c3-n", "corner:c3-n")];
  expect(spotsOf(legal, building, null, null).map(({ place, offers }) => [place, offers.length])).toEqual([["edge:c3-e", 1], ["corner:c3-n", 2]]);
  expect(spotsOf(legal, building, "road", null).map(({ place }) => place)).toEqual(["edge:c3-e"]);
});

test("a chosen ship shows its goals, another one asks to be chosen", () => {
  const legal = [offer("sail 1 d5-w", "edge:d5-w", "ship:1"), offer("sail 2 e5-w", "edge:e5-w", "ship:2"), offer("found 2 e5-n", "corner:e5-n", "ship:2")];
  expect(spotsOf(legal, moving, null, 1).map(({ place }) => place)).toEqual(["corner:e5-n", "edge:d5-nw", "ship:2"]);
  expect(spotsOf(legal, moving, null, null).map(({ place }) => place)).toEqual(["corner:e5-n", "ship:1", "ship:2"]);
});

test("a whole way is one order, wool included", () => {
  expect(orderTo(1, { ...route, wool: true })).toEqual(["wool 1", "sail 1 d5-w d5-nw"]);
});
