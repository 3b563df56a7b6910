// What is printed on the cards, and the orders in which they lie.

import catalogue from "../../generated/dominion/catalogue.json";
import type { BonusPrint } from "../../generated/dominion/BonusPrint";
import type { CardPrint } from "../../generated/dominion/CardPrint";
import type { Catalogue } from "../../generated/dominion/Catalogue";
import type { TypePrint } from "../../generated/dominion/TypePrint";
import type { Copies } from "./view";

const printed = catalogue as unknown as Catalogue;

/** The kingdoms of the rulebooks. */
export const KINGDOMS = printed.kingdoms;

export function printOf(card: string): CardPrint | undefined {
  return printed.cards[card];
}

export function isA(card: string, type: TypePrint): boolean {
  return printOf(card)?.types.includes(type) ?? false;
}

/** All cards that can be in a kingdom. */
export const KINGDOM_CARDS: readonly string[] = Object.entries(printed.cards).flatMap(([card, print]) => (print?.set === "basic" ? [] : [card]));

/** The type that gives a card its colour, the most telling first. */
const COLOURS: readonly TypePrint[] = ["curse", "reaction", "duration", "treasure", "victory", "attack", "action"];

export function colourOf(card: string): TypePrint {
  return COLOURS.find((type) => isA(card, type)) ?? "action";
}

/** The plain numbers that are there, in the order in which they are printed. */
export function numbersOf(bonus: BonusPrint | null | undefined): { sign: Sign; number: number }[] {
  if (!bonus) return [];
  const all = [
    { sign: "cards", number: bonus.cards },
    { sign: "actions", number: bonus.actions },
    { sign: "buys", number: bonus.buys },
    { sign: "coins", number: bonus.coins },
  ] as const;
  return all.filter(({ number }) => number > 0);
}

export type Sign = "cards" | "actions" | "buys" | "coins" | "points";

/** In a hand: Actions first, then Treasures, then what only counts in the end; dearer ones first. */
function rank(card: string): number {
  if (isA(card, "action")) return 0;
  return isA(card, "treasure") ? 1 : 2;
}

export function byHand(one: string, other: string): number {
  return rank(one) - rank(other) || (printOf(other)?.cost ?? 0) - (printOf(one)?.cost ?? 0) || one.localeCompare(other);
}

/** Every card by itself, each with its number among its equals: what a list on the page is keyed by. */
export function spread(all: readonly Copies[], order: (one: string, other: string) => number = byHand): { card: string; copy: number; key: string }[] {
  const sorted = [...all].sort((one, other) => order(one.card, other.card));
  return sorted.flatMap(({ card, copies }) => Array.from({ length: copies }, (_, copy) => ({ card, copy, key: `${card}|${copy}` })));
}

/** How many cards. */
export function total(all: readonly Copies[]): number {
  return all.reduce((sum, { copies }) => sum + copies, 0);
}
