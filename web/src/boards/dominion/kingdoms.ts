// Choosing a kingdom: which cards there are to choose from, in which order, and a random one that the server has approved of.

import type { Message, Setup } from "../../api/types";
import type { TypePrint } from "../../generated/dominion/TypePrint";
import { KINGDOM_CARDS, KINGDOMS, printOf } from "./cards";

/** So many cards make a kingdom. */
export const SIZE = 10;

/** What is looked for among the cards. */
export interface Filter {
  set: "base" | "seaside" | null;
  cost: number | null;
  type: TypePrint | null;
}

/** The cards that fit, by price and then by name. */
export function fitting({ set, cost, type }: Filter, nameOf: (card: string) => string): string[] {
  const fits = KINGDOM_CARDS.filter((card) => {
    const print = printOf(card);
    return print && (set === null || print.set === set) && (cost === null || print.cost === cost) && (type === null || print.types.includes(type));
  });
  return fits.sort(byPrice(nameOf));
}

export function byPrice(nameOf: (card: string) => string): (one: string, other: string) => number {
  return (one, other) => (printOf(one)?.cost ?? 0) - (printOf(other)?.cost ?? 0) || nameOf(one).localeCompare(nameOf(other));
}

/** The prices there are. */
export const COSTS: readonly number[] = [...new Set(KINGDOM_CARDS.map((card) => printOf(card)?.cost ?? 0))].sort((one, other) => one - other);

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}

/** What a setup says about its kingdom. */
export function kingdomOf(setup: Setup): { kingdom: string; cards: string[]; ban: string[]; constraints: string[]; from: string } {
  const text = (value: unknown, otherwise: string): string => (typeof value === "string" ? value : otherwise);
  return {
    kingdom: text(setup["kingdom"], "high-seas"),
    cards: listOf(setup["cards"]),
    ban: listOf(setup["ban"]),
    constraints: listOf(setup["constraints"]),
    from: text(setup["from"], "both"),
  };
}

/** The cards that will be played with, as far as they are settled. */
export function settledCards(setup: Setup): readonly string[] {
  const { kingdom, cards } = kingdomOf(setup);
  return KINGDOMS.find((one) => one.kingdom === kingdom)?.cards ?? cards;
}

/** A kingdom chosen by hand is played with ten cards; the rules would do with any number. */
export function lacks(setup: Setup): Message | null {
  const { kingdom, cards } = kingdomOf(setup);
  const missing = SIZE - cards.length;
  return kingdom === "chosen" && missing > 0 ? { id: "browser-dominion-choose-more", args: [["cards", { number: missing }]] } : null;
}

const TRIES = 40;

/**
 * Ten cards at random that hold what the setup asks for. Whether they do, the server tells: of a random kingdom of which all ten cards
 * are named it can only say yes or no.
 */
export async function drawKingdom(setup: Setup, check: (setups: Setup[]) => Promise<(Message | null)[]>): Promise<string[] | null> {
  const { cards, ban, constraints, from } = kingdomOf(setup);
  const pool = KINGDOM_CARDS.filter((card) => !cards.includes(card) && !ban.includes(card) && (from === "both" || printOf(card)?.set === from));
  const drawn = Array.from({ length: TRIES }, () => [...cards, ...shuffled(pool)].slice(0, SIZE)).filter((ten) => ten.length === SIZE);
  const answers = await check(drawn.map((ten) => ({ kingdom: "random", cards: ten, constraints })));
  return drawn.find((_, index) => answers[index] === null) ?? null;
}

function shuffled(cards: readonly string[]): string[] {
  const left = [...cards];
  for (let index = left.length - 1; index > 0; index -= 1) {
    const other = Math.floor(Math.random() * (index + 1));
    [left[index], left[other]] = [left[other] ?? "", left[index] ?? ""];
  }
  return left;
}
