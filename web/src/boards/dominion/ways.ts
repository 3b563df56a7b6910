// The ways that cards take on this board: those the events tell of, and the clean-up, in which everything goes to the discard pile.

import type { Happening, Moved } from "../../api/types";
import type { View } from "./view";

const CLEAN_UP = "dominion-turn-ended";

/** What was in play before a clean-up is swept away; that comes first, then the new hand. */
export function waysOf(happened: readonly Happening[], before: View | null): readonly Happening[] {
  return happened.map((one) => {
    const swept = one.message.id === CLEAN_UP && one.seat && before ? sweep(before, one.seat) : [];
    return swept.length > 0 ? { ...one, moved: [...swept, ...(one.moved ?? [])] } : one;
  });
}

function sweep(before: View, seat: number): Moved[] {
  const own = before.seats[seat];
  if (!own) return [];
  const to = `seat:${seat}/discard`;
  const played = [...own.in_play, ...own.lasting].map(({ card, copies }): Moved => ({ thing: card, count: Math.min(copies, 2), from: `seat:${seat}/in-play`, to }));
  const held = own.hand.count > 0 ? [{ thing: "card", count: Math.min(3, own.hand.count), from: `seat:${seat}/hand`, to }] : [];
  return [...played, ...held];
}

/** Attacks and what keeps them off: whom they touch. */
const HARMS = new Set(["dominion-gained", "dominion-gained-to-deck", "dominion-discarded", "dominion-discarded-cards", "dominion-put-on-deck", "dominion-put-card-on-deck", "dominion-revealed", "dominion-revealed-hand", "dominion-trashed"]);
const SHELTERS = new Set(["dominion-reacted", "dominion-sheltered"]);

/** The seats that something was done to by another, and those that were safe. */
export interface Hits {
  harmed: ReadonlySet<number>;
  safe: ReadonlySet<number>;
}

export function struck(happened: readonly Happening[], active: number): Hits {
  const [harmed, safe] = [new Set<number>(), new Set<number>()];
  for (const { seat, message } of happened) {
    if (!seat || seat === active) continue;
    if (HARMS.has(message.id)) harmed.add(seat);
    if (SHELTERS.has(message.id)) safe.add(seat);
  }
  return { harmed, safe };
}
