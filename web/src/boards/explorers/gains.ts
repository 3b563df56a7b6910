// What the last roll brought to whom, and from which hexes it comes: for the board to show.

import type { Happening, Moved } from "../../api/types";
import type { View } from "../../generated/explorers/View";
import catalogue from "../../generated/explorers/catalogue.json";
import { cornerAt, keyOf, rimOf } from "./places";

export interface Gain {
  thing: string;
  count: number;
}

const BROUGHT = new Set(["explorers-produced", "explorers-mined-gold", "explorers-compensated"]);

export function isRoll(happened: readonly Happening[]): boolean {
  return happened.some(({ message }) => message.id === "explorers-rolled");
}

/** By seat, each thing once: gold from a mine and gold for an empty roll are one sum. Several rolls may have come at once; the last counts. */
export function gainsOf(happened: readonly Happening[]): Record<number, Gain[]> {
  const last = happened.findLastIndex(({ message }) => message.id === "explorers-rolled");
  const gains: Record<number, Gain[]> = {};
  for (const { message, seat, moved } of happened.slice(last + 1)) {
    if (seat === undefined || !BROUGHT.has(message.id)) continue;
    const own = (gains[seat] ??= []);
    for (const { thing, count } of moved ?? []) {
      const same = own.find((gain) => gain.thing === thing);
      if (same) same.count += count;
      else own.push({ thing, count });
    }
  }
  return gains;
}

const TILES: Record<string, { yields: string | null }> = catalogue.tiles;

/** Cards come from the hexes that brought them; ships sail by themselves. */
export function waysOf(happened: readonly Happening[], view: View): Happening[] {
  const sum = view.dice ? view.dice[0] + view.dice[1] : 0;
  const from = (moved: Moved, seat: number | undefined): Moved => {
    const own = seat === undefined ? undefined : view.seats[seat];
    if (moved.from !== "bank" || !own) return moved;
    const homes = new Set([...own.settlements, ...Object.keys(own.harbours)].map((corner) => keyOf(cornerAt(corner))));
    const hex = Object.entries(view.hexes).find(
      ([name, { tile, number }]) => number === sum && tile !== null && (TILES[tile]?.yields ?? "gold") === moved.thing && rimOf(name).corners.some((corner) => homes.has(keyOf(corner))),
    );
    return hex ? { ...moved, from: `hex:${hex[0]}` } : moved;
  };
  return happened.map((one) => ({
    ...one,
    moved: (one.moved ?? []).filter(({ thing, from }) => !(thing === "ship" && from.includes("/ship:"))).map((moved) => (BROUGHT.has(one.message.id) ? from(moved, one.seat) : moved)),
  }));
}
