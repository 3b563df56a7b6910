// Cards as they come from the server, in notation (`sailor 3/1`, `frigate 3/skull`), and as the board draws them.

import type { Arg, Message } from "../../api/types";

/** The colours of ships, from the gentlest kind to the fiercest; the Ares pirates of the Adventure are a colour of their own. */
export const COLOURS = ["yellow", "blue", "green", "red", "black", "ares"] as const;
export type Colour = (typeof COLOURS)[number];

/** What a ship of each colour is called. */
export const SHIPS: Record<Colour, string> = {
  yellow: "pinnace",
  blue: "flute",
  green: "skiff",
  red: "frigate",
  black: "galleon",
  ares: "ares",
};

/** What a kept ship can be used for. */
export const GOODS = ["book", "herbs", "bread", "rum"] as const;
export type Goods = (typeof GOODS)[number];

export interface Person {
  kind: "person";
  /** In notation, with the colour: `blue-trader`. */
  role: string;
  /** Without the colour: `trader`. */
  trade: string;
  colour: Colour | null;
  cost: number;
  points: number;
  swords: number;
  /** What an innkeeper pays for bread and rum. */
  pays: { bread: number; rum: number } | null;
}

export interface Ship {
  kind: "ship";
  colour: Colour;
  coins: number;
  /** Coins for another seat. */
  gift: number;
  /** Crowns instead of coins. */
  crowns: number;
  goods: Goods | null;
  /** The swords that repel it; null for a skull, which nothing repels. */
  guard: number | null;
}

export interface Expedition {
  kind: "expedition";
  /** People and goods, one by one. */
  needs: string[];
  points: number;
  coins: number;
}

export interface Tax {
  kind: "tax";
  bonus: "swords" | "points";
  /** Whoever has so many coins loses half of them; null where everybody keeps eight. */
  from: number | null;
  coins: number;
}

export type Card = Person | Ship | Expedition | Tax;

/** Reads a card; null for what is not one, which a newer server might send. */
export function readCard(text: string): Card | null {
  const words = text.split(" ");
  const [name = "", ...rest] = words;
  if (name === "tax") return readTax(rest);
  if (name === "expedition") return readExpedition(rest);
  const colour = COLOURS.find((colour) => SHIPS[colour] === name);
  return colour ? readShip(colour, rest) : readPerson(name, rest);
}

function readTax([bonus, figures]: string[]): Tax | null {
  if (bonus === "keep-eight") return { kind: "tax", bonus: "points", from: null, coins: 1 };
  if (bonus !== "swords" && bonus !== "points") return null;
  const [from = 12, coins = 1] = figures ? numbers(figures) : [];
  return { kind: "tax", bonus, from, coins };
}

function readExpedition([needs, figures]: string[]): Expedition | null {
  const [points, coins] = numbers(figures);
  if (!needs || points === undefined || coins === undefined) return null;
  return { kind: "expedition", needs: needs.split("+"), points, coins };
}

function readShip(colour: Colour, [figures, carried]: string[]): Ship | null {
  const read = /^(\d+)(?:\+(\d+)|(-crown))?\/(\d+|skull)$/.exec(figures ?? "");
  if (!read) return null;
  const [, brings, gift, crown, guard] = read;
  return {
    kind: "ship",
    colour,
    coins: crown ? 0 : Number(brings),
    gift: Number(gift ?? 0),
    crowns: crown ? Number(brings) : 0,
    goods: GOODS.find((goods) => goods === carried) ?? null,
    guard: guard === "skull" ? null : Number(guard),
  };
}

const SWORDS: Record<string, number> = { sailor: 1, pirate: 2 };

function readPerson(role: string, [figures]: string[]): Person | null {
  const [cost, points, third, fourth] = numbers(figures);
  if (cost === undefined || points === undefined) return null;
  const colour = COLOURS.find((colour) => role.startsWith(`${colour}-`)) ?? null;
  return {
    kind: "person",
    role,
    trade: colour ? role.slice(colour.length + 1) : role,
    colour,
    cost,
    points,
    swords: role === "tybuk" ? (third ?? 0) : (SWORDS[role] ?? 0),
    pays: third !== undefined && fourth !== undefined ? { bread: third, rum: fourth } : null,
  };
}

function numbers(figures: string | undefined): number[] {
  return (figures ?? "").split("/").filter(Boolean).map(Number);
}

/** Is it a tax of the Adventure, with figures of its own? */
function isNewTax({ from, coins }: Tax): boolean {
  return from !== null && (from !== 12 || coins !== 1);
}

/** The id of the card's name in `locales/`. */
export function nameOf(card: Card): string {
  switch (card.kind) {
    case "person":
      return `port-royal-${card.role}`;
    case "ship":
      return `port-royal-${SHIPS[card.colour]}`;
    case "expedition":
      return "port-royal-expedition";
    case "tax":
      return `port-royal-tax-${card.from === null ? "keep-eight" : isNewTax(card) ? "new" : card.bonus}`;
  }
}

/** The id of the message that explains it. */
export function helpOf(card: Card): string {
  switch (card.kind) {
    case "ship":
      return card.goods ? "port-royal-goods-help" : "port-royal-ship-help";
    case "tax":
      return card.from === null ? "port-royal-tax-keep-eight-help" : isNewTax(card) ? "port-royal-tax-new-help" : "port-royal-tax-help";
    default:
      return `${nameOf(card)}-help`;
  }
}

/** The card in words, with its figures. */
export function messageOf(card: Card): Message {
  const name: [string, Arg] = ["card", { name: nameOf(card) }];
  const number = (arg: string, value: number): [string, Arg] => [arg, { number: value }];
  switch (card.kind) {
    case "person":
      return { id: "port-royal-card-person", args: [name, number("cost", card.cost), number("points", card.points)] };
    case "ship": {
      const brings = card.crowns > 0 ? number("crowns", card.crowns) : number("coins", card.coins);
      const guard = card.guard === null ? [] : [number("swords", card.guard)];
      const id = `port-royal-card-${card.guard === null ? "skull-" : ""}${card.crowns > 0 ? "crown-" : ""}ship`;
      let ship: Message = { id, args: [name, brings, ...guard] };
      if (card.goods) ship = { id: "port-royal-card-goods-ship", args: [["ship", { said: ship }], ["goods", { name: `port-royal-goods-${card.goods}` }]] };
      if (card.gift > 0) ship = { id: "port-royal-card-generous-ship", args: [["ship", { said: ship }]] };
      return ship;
    }
    case "expedition": {
      const isGoods = (need: string): boolean => GOODS.some((goods) => goods === need);
      const needs: [string, Arg] = ["needs", { names: card.needs.map((need) => `port-royal-${isGoods(need) ? "goods-" : ""}${need}`) }];
      return { id: "port-royal-card-expedition", args: [needs, number("points", card.points), number("coins", card.coins)] };
    }
    case "tax":
      if (isNewTax(card)) return { id: "port-royal-card-new-tax", args: [number("least", card.from ?? 0), number("coins", card.coins)] };
      return { id: "port-royal-card-tax", args: [name] };
  }
}
