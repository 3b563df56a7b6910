// What a log tells, and how: under a heading for every turn or round, and each line with what need not be read folded behind it.

import type { Happening } from "../api/types";
import { withoutSteps } from "./acts";

/** A line, and what is folded behind it. */
export interface Line {
  /** The same line has the same key, however the log goes on. */
  key: string;
  told: Happening;
  folded: Happening[];
}

/** A turn or a round. */
export interface Turn {
  /** What began it; what happened before the game has none. */
  heading: Line | null;
  lines: Line[];
}

/** A game begins, and with it its first turn, which no game tells of. A record has no such line: there this one stands for it. */
export const BEGINNING: Happening = { number: 0, at: 0, message: { id: "browser-begun" } };
const STARTS = new Set([BEGINNING.message.id, "server-started"]);

/** Every game names the events so that begin a turn or a round, and end a turn. */
const BEGINS = /-(turn|round)-began$/;
const ENDS = /-turn-ended$/;

/** The log in turns. */
export function turnsOf(log: readonly Happening[]): Turn[] {
  const turns: [Turn, ...Turn[]] = [{ heading: null, lines: [] }];
  const ordinals = new Map<number, number>();
  let before: Happening | undefined;
  let ending: Happening | undefined;
  for (const [told, ...more] of runsOf(withoutSteps(log))) {
    const ordinal = ordinals.get(told.number) ?? 0;
    ordinals.set(told.number, ordinal + 1);
    const line = { key: `${told.number}/${ordinal}`, told, folded: more };
    const turn = turns.at(-1) ?? turns[0];
    if (ENDS.test(told.message.id)) ending = told;
    const last = turn.lines.at(-1) ?? turn.heading;
    if (begins(told) || STARTS.has(told.message.id)) turns.push({ heading: line, lines: [] });
    else if (last && (isOf(told, ending) || saysNothing(told, before))) last.folded.push(told, ...more);
    else turn.lines.push(line);
    before = told;
  }
  return turns.filter(({ heading, lines }) => heading !== null || lines.length > 0);
}

/** A round, and after how many entries it began. */
export interface Round {
  round: number;
  at: number;
}

/** The rounds of a game after the first, which begins with the game. Where seats count their own turns, a round begins with the first seat that has one more. */
export function roundsOf(log: readonly Happening[]): Round[] {
  const rounds: Round[] = [];
  for (const happening of log) {
    const round = begins(happening) ? numberIn(happening) : 0;
    if (round > (rounds.at(-1)?.round ?? 1)) rounds.push({ round, at: happening.number });
  }
  return rounds;
}

function begins({ message }: Happening): boolean {
  return BEGINS.test(message.id);
}

/** Which turn or round it tells of. */
function numberIn({ message }: Happening): number {
  const arg = message.args?.find(([name]) => name === "round" || name === "turn")?.[1];
  return arg && "number" in arg ? arg.number : 0;
}

/** Does it belong to that, by the same seat? */
function isOf(one: Happening, other: Happening | undefined): boolean {
  return one.act !== undefined && one.act === other?.act && one.seat === other.seat;
}

/** Does it only go on with what was told, and tell nobody anything: cards whose faces nobody sees, or what was said the line before? */
function saysNothing({ moved = [], ...one }: Happening, before: Happening | undefined): boolean {
  if (moved.length === 0 || one.act === undefined || one.act !== before?.act) return false;
  if (moved.every(({ thing, from, to }) => thing === "card" && from.startsWith("seat:") && ownerOf(from) === ownerOf(to))) return true;
  const announced = before.moved === undefined && before.seat === one.seat ? (before.targets ?? []) : [];
  return moved.every(({ from }) => !from.startsWith("seat:") && announced.includes(from));
}

/** The seat a place belongs to. */
function ownerOf(place: string): string {
  return place.split("/", 1)[0] ?? "";
}

/** So many lines of one kind are told one by one. */
const ONE_BY_ONE = 2;

/** Many lines of one kind within one act, by the same seat, stand where the first of them does. */
function runsOf(log: readonly Happening[]): [Happening, ...Happening[]][] {
  const runs: [Happening, ...Happening[]][] = [];
  for (let from = 0, to = 0; from < log.length; from = to) {
    const first = log[from] as Happening;
    to = from + 1;
    for (let next = log[to]; next && isOf(next, first) && !begins(next); next = log[to]) to += 1;
    const stretch = log.slice(from, to);
    for (const [index, one] of stretch.entries()) {
      const same = stretch.filter(({ message }) => message.id === one.message.id);
      if (same.length <= ONE_BY_ONE) runs.push([one]);
      else if (stretch.indexOf(same[0] as Happening) === index) runs.push(same as [Happening, ...Happening[]]);
    }
  }
  return runs;
}
