// What is to be said about a pile of the Supply.

import { tell } from "../../words/speech.svelte";
import type { Pile } from "./view";

/** Its card, price and number, and whatever lies on it or makes it special. */
export function aboutPile(pile: Pile): string {
  return [
    tell("browser-dominion-pile", { card: { name: `dominion-${pile.card}` }, cost: pile.cost, left: pile.left }),
    ...(pile.embargo > 0 ? [tell("browser-dominion-embargoed", { tokens: pile.embargo })] : []),
    ...(pile.smuggled ? [tell("browser-dominion-smuggled")] : []),
  ].join(" ");
}
