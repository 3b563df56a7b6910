// Where a replay stops: after each act, so that one step is what a person would call one.

import type { Happening } from "../api/types";

/** The numbers of the last entries of all acts, from the beginning (0) to the end. */
export function stopsOf(happened: readonly Happening[], entries: number): number[] {
  const last = new Map<number, number>();
  for (const { act, number } of happened) if (act !== undefined) last.set(act, Math.max(number, last.get(act) ?? 0));
  return [...new Set([0, ...last.values(), entries])].sort((one, other) => one - other);
}

/** The stop after a moment, or before it. */
export function stopFrom(stops: readonly number[], at: number, on: boolean): number {
  return (on ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at)) ?? at;
}
