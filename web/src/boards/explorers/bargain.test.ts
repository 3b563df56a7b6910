import { expect, test } from "vitest";
import type { Happening, Offer } from "../../api/types";
import { answersIn, bankTrades, changed, EMPTY, fittingTrades, picksOf } from "./bargain";

const offer = (notation: string, ...targets: string[]): Offer => ({ notation, targets, message: { id: "" }, kind: {} });
const trades = bankTrades([
  offer("trade wool for ore", "card:wool", "bank:ore"),
  offer("buy ore", "card:ore"),
  offer("sell wool", "card:wool"),
  offer("give wool", "card:wool"),
]);

test("nobody trades a thing for itself", () => {
  const sides = changed(changed(EMPTY, "give", "wool", 1), "want", "wool", 1);
  expect([sides.give.wool, sides.want.wool]).toEqual([0, 1]);
});

test("an offer is written pick by pick", () => {
  expect(picksOf(changed(changed(EMPTY, "give", "wool", 2), "want", "gold", 1))).toEqual(["give wool", "give wool", "want gold"]);
});

test("the bank answers what was picked so far", () => {
  const fitting = (sides: typeof EMPTY) => fittingTrades(trades, sides).map(({ offer }) => offer.notation);
  expect(fitting(EMPTY)).toEqual([]);
  expect(fitting(changed(EMPTY, "want", "ore", 1))).toEqual(["trade wool for ore", "buy ore"]);
  expect(fitting(changed(EMPTY, "give", "wool", 1))).toEqual(["trade wool for ore", "sell wool"]);
  expect(fitting(changed(changed(EMPTY, "give", "wool", 1), "want", "ore", 1))).toEqual(["trade wool for ore"]);
});

test("what was answered to the last offer is told until a deal or another turn", () => {
  const told = (id: string): Happening => ({ number: 1, at: 0, message: { id } });
  const refused = [told("explorers-offered"), told("explorers-declined"), told("explorers-declined"), told("explorers-bought")];
  expect(answersIn(refused).map(({ message }) => message.id)).toEqual(["explorers-declined", "explorers-declined"]);
  expect(answersIn([...refused, told("explorers-turn-began")])).toEqual([]);
  expect(answersIn([told("explorers-offered-to"), told("explorers-accepted"), told("explorers-dealt")])).toEqual([]);
  expect(answersIn([])).toEqual([]);
});
