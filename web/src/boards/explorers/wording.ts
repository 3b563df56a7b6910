// What is said on the board itself: the place is in sight there, so its name need not be told.

import type { Offer } from "../../api/types";
import type { Route } from "../../generated/explorers/Route";
import { say, tell } from "../../words/speech.svelte";
import type { Spot } from "./spots";
import { WITHOUT_PLACE } from "./words";

/** An offer in words, without the name of its place where there are words for that. */
export function wordsOf({ message }: Offer, names: readonly string[]): string {
  return say({ ...message, id: WITHOUT_PLACE[message.id] ?? message.id }, names);
}

/** What a ship's way means: how far it is, what it costs, what it reveals. */
export function wordsOfRoute(ship: number, { by, reveals, tribute, wool }: Route): string {
  const parts = [
    tell("browser-explorers-sail", { ship, steps: by.length }),
    ...(wool ? [tell("browser-explorers-sail-wool")] : []),
    ...(tribute ? [tell("browser-explorers-sail-tribute")] : []),
    ...(reveals.length > 0 ? [tell("browser-explorers-sail-reveals", { hexes: reveals.length })] : []),
  ];
  return parts.join(" · ");
}

export function wordsOfSpot(spot: Spot, ship: number | null, names: readonly string[]): string {
  if (spot.ship !== undefined) return tell("browser-explorers-choose-ship", { ship: spot.ship });
  return [...spot.offers.map((offer) => wordsOf(offer, names)), ...spot.routes.map((route) => wordsOfRoute(ship ?? 0, route))].join("; ");
}
