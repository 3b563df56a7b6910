// Cards by their notation. What is printed on them comes from the catalogue, which the rules write; nothing is read out of a name.

import printed from "../../generated/port-royal/catalogue.json";
import type { Catalogue } from "../../generated/port-royal/Catalogue";
import type { Colour } from "../../generated/port-royal/Colour";
import type { Print } from "../../generated/port-royal/Print";

export type { Colour } from "../../generated/port-royal/Colour";
export type { Goods } from "../../generated/port-royal/Goods";
export type { Print } from "../../generated/port-royal/Print";

export type Person = Extract<Print, { kind: "person" }>;
export type Ship = Extract<Print, { kind: "ship" }>;
export type Expedition = Extract<Print, { kind: "expedition" }>;
export type Tax = Extract<Print, { kind: "tax" }>;

const catalogue = printed as unknown as Catalogue;

/** The colours of ships, from the gentlest kind to the fiercest; the Ares pirates of the Adventure are a colour of their own. */
export const COLOURS: readonly Colour[] = ["yellow", "blue", "green", "red", "black", "ares"];

/** What a ship of each colour is called. */
export const SHIPS: Record<Colour, string> = {
  yellow: "pinnace",
  blue: "flute",
  green: "skiff",
  red: "frigate",
  black: "galleon",
  ares: "ares",
};

export const CONTRACTS = catalogue.contracts;

/** Cards of content files: a notation says all that is printed, so what was learned once holds at every table. */
const learned = new Map<string, Print>();

export function learn(prints: Record<string, Print>): void {
  for (const [card, print] of Object.entries(prints)) learned.set(card, print);
}

/** What is printed on a card; null for what is not one, which a newer server might send. */
export function printOf(card: string): Print | null {
  return catalogue.cards[card] ?? learned.get(card) ?? null;
}

/** What a card costs or brings me, where that is not what is printed on it. */
export interface Mine {
  coins: number;
  /** Is it more than I have? */
  poor: boolean;
}

/** The same from what the card is worth to me now (below zero what it costs) and the coins I have. */
export function mineOf(card: string, worth: number | undefined, coins: number): Mine | undefined {
  const print = printOf(card);
  if (worth === undefined || print === null || (print.kind === "ship" && print.crowns > 0)) return undefined;
  const printedWorth = print.kind === "person" ? -print.cost : print.kind === "ship" ? print.coins : worth;
  const poor = worth < 0 && -worth > coins;
  return worth === printedWorth && !poor ? undefined : { coins: Math.abs(worth), poor };
}
