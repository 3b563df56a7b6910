// How a game ended: who won, and everybody's place. The sheet at the end, the log and replays say the same.

import type { Arg, Message, Placed, Standing } from "../api/types";

/** The best place first; who gave up comes last among equals. */
export function inOrder(places: readonly Placed[]): Placed[] {
  return places.toSorted((one, other) => one.place - other.place || Number(one.gave_up) - Number(other.gave_up) || one.seat - other.seat);
}

/** Everybody's place by the rules alone: a record knows nobody who gave up. */
export function placesIn({ ranks, scores }: Standing): Placed[] {
  return Object.entries(ranks).map(([seat, place]) => ({ seat: Number(seat), place, score: scores[seat] ?? 0, gave_up: false }));
}

export function winnersOf(places: readonly Placed[]): Placed[] {
  return places.filter(({ place, gave_up }) => place === 1 && !gave_up);
}

/** What became of everybody together, where they do not play against each other. */
export function togetherIn(standing: Standing | null): { won: boolean; rank?: string } | null {
  return !standing || standing.outcome === "competitive" ? null : standing.outcome.cooperative;
}

/** Who won. */
export function outcomeOf(standing: Standing | null, places: readonly Placed[]): Message {
  const together = togetherIn(standing);
  if (together) return { id: together.won ? "browser-group-won" : "browser-group-lost", args: [["score", { number: places[0]?.score ?? 0 }]] };
  const [first, ...others] = winnersOf(places).map(({ seat }) => seat);
  if (first === undefined) return { id: "table-game-over" };
  return others.length === 0 ? { id: "browser-winner", args: [["seat", { seat: first }]] } : { id: "browser-winners", args: [["seats", list(first, others)]] };
}

/** Seats one after the other, as people list them. */
function list(first: number, [next, ...rest]: readonly number[]): Arg {
  if (next === undefined) return { seat: first };
  const [id, name] = rest.length === 0 ? (["list-two", "last"] as const) : (["list-many", "rest"] as const);
  return { said: { id, args: [["first", { seat: first }], [name, list(next, rest)]] } };
}
