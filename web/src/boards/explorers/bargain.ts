// A trade as it is put together: what one gives and what one wants. It is sent as one line; what the bank would do with it is among
// the offers of the rules.

import type { Happening, Offer } from "../../api/types";
import { verbOf } from "./spots";

export const RESOURCES = ["lumber", "brick", "wool", "grain", "ore"] as const;
export type Resource = (typeof RESOURCES)[number];
export const GOODS = [...RESOURCES, "gold"] as const;
export type Good = (typeof GOODS)[number];
export type Pile = Readonly<Record<Good, number>>;

export interface Sides {
  give: Pile;
  want: Pile;
}

export const NOTHING: Pile = { lumber: 0, brick: 0, wool: 0, grain: 0, ore: 0, gold: 0 };
export const EMPTY: Sides = { give: NOTHING, want: NOTHING };

export function sumOf(pile: Pile): number {
  return GOODS.reduce((sum, good) => sum + pile[good], 0);
}

/** Goods of a pile, each with how many there are. */
export function listed(pile: Pile): { good: Good; count: number }[] {
  return GOODS.filter((good) => pile[good] > 0).map((good) => ({ good, count: pile[good] }));
}

/** One more or one fewer on a side; the same good never stands on both. */
export function changed(sides: Sides, side: keyof Sides, good: Good, by: number): Sides {
  const other = side === "give" ? "want" : "give";
  return { ...sides, [other]: by > 0 ? { ...sides[other], [good]: 0 } : sides[other], [side]: { ...sides[side], [good]: Math.max(0, sides[side][good] + by) } } as Sides;
}

/** The single picks of an offer, as they are written. */
export function picksOf({ give, want }: Sides): string[] {
  const each = (word: string, pile: Pile): string[] => listed(pile).flatMap(({ good, count }) => Array.from({ length: count }, () => `${word} ${good}`));
  return [...each("give", give), ...each("want", want)];
}

/** What a trade with the bank gives and gets, by what it touches. */
export interface BankTrade {
  offer: Offer;
  gives: Good;
  gets: Good;
}

export function bankTrades(legal: readonly Offer[]): BankTrade[] {
  return legal.flatMap((offer): BankTrade[] => {
    const named = (zone: string): Good | undefined => GOODS.find((good) => offer.targets.includes(`${zone}:${good}`));
    const [card, bank] = [named("card"), named("bank")];
    switch (verbOf(offer)) {
      case "trade":
        return card && bank ? [{ offer, gives: card, gets: bank }] : [];
      case "buy":
        return card ? [{ offer, gives: "gold", gets: card }] : [];
      case "sell":
        return card ? [{ offer, gives: card, gets: "gold" }] : [];
      default:
        return [];
    }
  });
}

/** The trades with the bank that go with what was picked so far: none while nothing was. */
export function fittingTrades(trades: readonly BankTrade[], { give, want }: Sides): BankTrade[] {
  const [gives, wants] = [listed(give).map(({ good }) => good), listed(want).map(({ good }) => good)];
  if (gives.length + wants.length === 0) return [];
  return trades.filter((trade) => gives.every((good) => good === trade.gives) && wants.every((good) => good === trade.gets));
}

const OFFERED = new Set(["explorers-offered", "explorers-offered-to"]);
const ANSWERED = new Set(["explorers-accepted", "explorers-declined", "explorers-countered"]);
const SETTLED = new Set(["explorers-dealt", "explorers-turn-began"]);

/** What was answered to the last offer of the turn, unless it led to a deal. */
export function answersIn(log: readonly Happening[]): Happening[] {
  const offered = log.findLastIndex(({ message }) => OFFERED.has(message.id));
  const since = offered < 0 ? [] : log.slice(offered + 1);
  return since.some(({ message }) => SETTLED.has(message.id)) ? [] : since.filter(({ message }) => ANSWERED.has(message.id));
}
