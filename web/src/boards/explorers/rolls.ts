// What the dice have shown so far: told by the log, so it is there after a reload and when looking back.

import type { Happening } from "../../api/types";

export interface Rolls {
  /** Every sum of two dice, from 2 to 12: how often it was rolled, and how often one may expect it by now. */
  sums: readonly { sum: number; times: number; expected: number }[];
  /** How many rolls there were. */
  all: number;
}

const SUMS = Array.from({ length: 11 }, (_, index) => index + 2);

export function rollsOf(log: readonly Happening[]): Rolls {
  const times = new Map<number, number>();
  let all = 0;
  for (const { message } of log) {
    if (message.id !== "explorers-rolled") continue;
    const sum = message.args?.find(([name]) => name === "sum")?.[1];
    if (!sum || !("number" in sum)) continue;
    times.set(sum.number, (times.get(sum.number) ?? 0) + 1);
    all += 1;
  }
  return { sums: SUMS.map((sum) => ({ sum, times: times.get(sum) ?? 0, expected: (all * (6 - Math.abs(sum - 7))) / 36 })), all };
}

/** What single dice are thrown for, by what is told of it. */
export const THROWN_FOR: Readonly<Record<string, string>> = {
  "explorers-hero-rolled": "mission-lairs",
  "explorers-fish-came": "mission-fish",
  "explorers-no-fish-came": "mission-fish",
  "explorers-chased-away": "pirate",
  "explorers-chase-failed": "pirate",
};

/** The last throw of a single die among these. */
export function lastThrow(happened: readonly Happening[]): Happening | null {
  return happened.findLast(({ message }) => message.id in THROWN_FOR) ?? null;
}

/** The last throw of a single die in the turn under way. */
export function throwOfTurn(log: readonly Happening[]): Happening | null {
  return lastThrow(log.slice(log.findLastIndex(({ message }) => message.id === "explorers-turn-began") + 1));
}
