// Where a replay stops: after each act, so that one step is what a person would call one.

import type { Happening } from "../api/types";
import type { Round } from "../table/log";

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

/** In pixels: what a number below a mark takes. */
const NUMBER_WIDE = 22;
const STEPS = [1, 2, 5, 10, 20, 50];

/** Every how-manieth round has its number below its mark, so that they do not run into each other on a line so wide. */
export function numbered(rounds: readonly Round[], entries: number, width: number): number {
  const fits = (step: number): boolean => {
    const marks = rounds.filter(({ round }) => round % step === 0).map(({ at }) => (at * width) / Math.max(1, entries));
    return marks.every((mark, index) => index === 0 || mark - (marks[index - 1] ?? 0) >= NUMBER_WIDE);
  };
  return STEPS.find(fits) ?? 100;
}
