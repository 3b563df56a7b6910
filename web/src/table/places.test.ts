import { expect, test } from "vitest";
import type { ShownSeat, Standing, Terms } from "../api/types";
import { places } from "./places";

type Substitute = ShownSeat["substitute"];
const standing = (...ranks: number[]): Standing => ({
  over: true,
  outcome: "competitive",
  ranks: Object.fromEntries(ranks.map((rank, index) => [String(index + 1), rank])),
  scores: Object.fromEntries(ranks.map((rank, index) => [String(index + 1), 10 - rank])),
  payoffs: {},
});
const seats = (...substitutes: Substitute[]): ShownSeat[] =>
  substitutes.map((substitute, index) => ({
    seat: index + 1,
    is: "person",
    person: `p${index + 1}`,
    name: `P${index + 1}`,
    bot: null,
    substitute,
    abandons: false,
    left_ms: null,
    ticking: false,
  }));
const told = (ranks: number[], substitutes: Substitute[], rated: Terms["rated"] = false): string[] =>
  places(standing(...ranks), seats(...substitutes), rated).map(({ seat, place }) => `${place}. seat ${seat}`);

test("places follow the ranks, and equal ones share a place", () => {
  expect(told([2, 1, 2], [null, null, null])).toEqual(["1. seat 2", "2. seat 1", "2. seat 3"]);
});

test("who gave up comes last, and the others move up", () => {
  expect(told([2, 1, 3], [null, "resigned", null])).toEqual(["1. seat 1", "2. seat 3", "3. seat 2"]);
});

test("who only let a bot play keeps the place it made, unless the result counts", () => {
  expect(told([2, 1], [null, "left"])).toEqual(["1. seat 2", "2. seat 1"]);
  expect(told([2, 1], [null, "left"], true)).toEqual(["1. seat 1", "2. seat 2"]);
});

test("who gave up together share the place behind the others", () => {
  expect(told([2, 1, 3, 4], [null, "resigned", null, "resigned"])).toEqual(["1. seat 1", "2. seat 3", "3. seat 2", "3. seat 4"]);
});
