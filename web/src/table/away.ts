// What somebody last saw of a table, so that who comes back is told what happened since.

import type { Happening } from "../api/types";

interface Seen {
  number: number;
  at: number;
}

/** Who was away for less needs no story. */
const SHORT_MS = 10 * 60_000;
/** The story is the latest of it; the log has the rest. */
const STORY_LENGTH = 12;

const key = (table: string): string => `portolan-seen-${table}`;

export function remember(table: string, number: number, now = Date.now()): void {
  try {
    localStorage.setItem(key(table), JSON.stringify({ number, at: now } satisfies Seen));
  } catch {
    // Forbidden or full: then there is no story.
  }
}

function recall(table: string): Seen | null {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? "null") as Seen | null;
  } catch {
    return null;
  }
}

/** What happened since this browser last showed the table, if that is a while ago. */
export function storySince(table: string, log: readonly Happening[], now = Date.now()): Happening[] {
  const seen = recall(table);
  if (!seen || now - seen.at < SHORT_MS) return [];
  return log.filter((one) => one.number > seen.number && one.speaker === undefined).slice(-STORY_LENGTH);
}
