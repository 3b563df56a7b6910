// How fast what others do is shown. What a person would call one act is shown as one, long enough to be seen; and nobody waits longer
// than a few seconds for a whole round of others: then acts are told together rather than flashed by.

import type { Happening, News } from "../api/types";
import type { Pace } from "../liking";

/** What is shown at once: one act, or several that are told together. */
export interface Act {
  /** The table after it. */
  news: News;
  happened: readonly Happening[];
  /** Who did it, if one seat did; null where it is the table's, or several seats'. */
  seat: number | null;
  /** The number of its last act; null for what is not of the game. */
  number: number | null;
  /** How many acts it tells. */
  acts: number;
}

/** How long an act of somebody else stays, in milliseconds. */
const STAYS: Record<Pace, number> = { calm: 900, brisk: 620, instant: 0 };
/** Shorter than 600, nobody can follow; and a picture may come a frame late. */
export const SHORTEST_MS = 620;
/** Longer than this in all, nobody wants to wait for others who do not even think. */
export const LONGEST_WAIT_MS = 5000;

/** The acts that entries make up, in order. */
export function actsOf(entries: readonly News[]): Act[] {
  const acts: Act[] = [];
  for (const news of entries) {
    const own = news.happened.filter((one) => one.act !== undefined);
    const numbers = [...new Set(own.map((one) => one.act))];
    const act: Act = {
      news,
      happened: news.happened,
      seat: own.find((one) => one.seat !== undefined)?.seat ?? null,
      number: numbers.at(-1) ?? null,
      acts: Math.max(1, numbers.length),
    };
    const last = acts.at(-1);
    // Talk and the like belong to nothing, and stop nothing.
    if (last && (act.number === null || last.number === null || numbers[0] === last.number)) acts[acts.length - 1] = joined(last, act, numbers[0] === last.number);
    else acts.push(act);
  }
  return acts;
}

function joined(first: Act, then: Act, same: boolean): Act {
  const silent = first.number === null || then.number === null;
  return {
    news: then.news,
    happened: [...first.happened, ...then.happened],
    seat: silent || same ? (first.seat ?? then.seat) : first.seat === then.seat ? first.seat : null,
    number: then.number ?? first.number,
    acts: silent ? Math.max(first.acts, then.acts) : first.acts + then.acts - (same ? 1 : 0),
  };
}

/** At most `most` acts: neighbours are told together, those of one seat first, the smallest first. */
export function fitted(acts: readonly Act[], most: number): Act[] {
  const fitted = [...acts];
  while (fitted.length > Math.max(1, most)) {
    const weight = (index: number): number => {
      const [one, other] = [fitted[index], fitted[index + 1]] as [Act, Act];
      return one.acts + other.acts + (one.seat === other.seat && one.seat !== null ? 0 : 1000);
    };
    const at = fitted.slice(1).reduce((best, _, index) => (weight(index) < weight(best) ? index : best), 0);
    const [one, other] = [fitted[at], fitted[at + 1]] as [Act, Act];
    fitted.splice(at, 2, joined(one, other, false));
  }
  return fitted;
}

/** What to show next of what waits, and for how long; `spent` is how long one has waited for others already. */
export function next(acts: readonly Act[], pace: Pace, spent: number): { act: Act; rest: Act[]; stays: number } | null {
  const left = LONGEST_WAIT_MS - spent;
  const [act, ...rest] = fitted(acts, pace === "instant" ? 1 : Math.floor(left / SHORTEST_MS));
  if (!act) return null;
  const full = STAYS[pace];
  const stays = Math.min(full, Math.max(SHORTEST_MS, left / (rest.length + 1)));
  return { act, rest, stays };
}

/** Of the steps of an act only the last is told: where they led. */
export function withoutSteps(happened: readonly Happening[]): Happening[] {
  const led = new Set<number | undefined>();
  return happened.toReversed().filter(({ step, act }) => {
    if (!step) return true;
    const isLast = !led.has(act);
    led.add(act);
    return isLast;
  }).toReversed();
}

/** More of one act than this would not be read while it is in sight. */
const TOLD_OF_AN_ACT = 3;
const TOLD_OF_SEVERAL = 4;

/** What is said of what is in sight: the whole act, or of several that are told together what each began with. */
export function captionOf(happened: readonly Happening[]): Happening[] {
  const told = withoutSteps(happened.filter((one) => one.speaker === undefined));
  const acts = new Set(told.map((one) => one.act));
  if (acts.size <= 1) return told.slice(0, TOLD_OF_AN_ACT);
  return [...acts].flatMap((act) => told.find((one) => one.act === act) ?? []).slice(-TOLD_OF_SEVERAL);
}
