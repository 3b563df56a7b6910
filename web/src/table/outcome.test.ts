import { expect, test } from "vitest";
import type { Placed, Standing } from "../api/types";
import { inOrder, outcomeOf, placesIn } from "./outcome";

function standing(ranks: Record<string, number>, outcome: Standing["outcome"] = "competitive"): Standing {
  return { over: true, outcome, ranks, scores: { 1: 40, 2: 38, 3: 40, 4: 7 }, payoffs: {} };
}

const said = (of: Standing, places: readonly Placed[] = placesIn(of)): unknown => outcomeOf(of, inOrder(places));

test("one wins", () => {
  expect(said(standing({ 1: 2, 2: 3, 3: 1 }))).toEqual({ id: "browser-winner", args: [["seat", { seat: 3 }]] });
});

test("several who share the first place are all named", () => {
  const last = { said: { id: "list-two", args: [["first", { seat: 3 }], ["last", { seat: 4 }]] } };
  const all = { said: { id: "list-many", args: [["first", { seat: 1 }], ["rest", last]] } };
  expect(said(standing({ 1: 1, 2: 4, 3: 1, 4: 1 }))).toEqual({ id: "browser-winners", args: [["seats", all]] });
});

test("who gave up has not won, and comes last among equals", () => {
  const places = placesIn(standing({ 1: 1, 2: 1 })).map((one) => ({ ...one, gave_up: one.seat === 1 }));
  expect(inOrder(places).map(({ seat }) => seat)).toEqual([2, 1]);
  expect(said(standing({}), places)).toEqual({ id: "browser-winner", args: [["seat", { seat: 2 }]] });
  expect(said(standing({}), [])).toEqual({ id: "table-game-over" });
});

test("who plays together wins or loses together", () => {
  const score = { args: [["score", { number: 40 }]] };
  expect(said(standing({ 1: 1, 3: 1 }, { cooperative: { won: true } }))).toEqual({ id: "browser-group-won", ...score });
  expect(said(standing({ 1: 1, 3: 1 }, { cooperative: { won: false } }))).toEqual({ id: "browser-group-lost", ...score });
});
