// Chances to win, move by move: as lines to be drawn, and as moments to be walked through.

import type { AnalysedMove, Analysis, SeatAnalysis } from "../api/types";

/** Everybody's chances after so many moves, from the first seat on. */
export function chancesAfter({ start, moves }: Analysis, after: number): readonly number[] {
  return after === 0 ? start : (moves[after - 1]?.chances ?? start);
}

/** How many of the moves were played by a moment of the record. */
export function movesUntil({ moves }: Analysis, at: number): number {
  return moves.findLastIndex((one) => one.at <= at) + 1;
}

export interface Line {
  seat: number;
  path: string;
  /** The height at which it ends. */
  end: number;
}

/** A line for each seat in a box of this size; one for all where they play together. */
export function lines(analysis: Analysis, width: number, height: number): Line[] {
  const seats = analysis.together ? 1 : analysis.start.length;
  const count = analysis.moves.length;
  const y = (after: number, index: number): number => Math.round((1 - (chancesAfter(analysis, after)[index] ?? 0)) * height * 10) / 10;
  const x = (after: number): number => Math.round((after / Math.max(1, count)) * width * 10) / 10;
  return Array.from({ length: seats }, (_, index) => ({
    seat: index + 1,
    path: `M${Array.from({ length: count + 1 }, (_, after) => `${x(after)} ${y(after, index)}`).join("L")}`,
    end: y(count, index),
  }));
}

export function percent(share: number): number {
  return Math.round(share * 100);
}

/** What changed a seat's chances, in whole percent: rounded so that each table of sums adds up to its end. */
export function sumsOf(seat: SeatAnalysis): Record<"start" | "own" | "others" | "luck" | "unforeseen" | "end", number> {
  const [start, own, others, luck, end] = [percent(seat.start), percent(seat.own_choices), percent(seat.others_choices), percent(seat.luck), percent(seat.end)];
  return { start, own, others, luck, unforeseen: end - start - own - others - luck, end };
}

/** The mover's chances in whole percent: what was to be expected after the move, and what came of it. */
export function luckOf({ seat, chances, luck }: AnalysedMove): { before: number; after: number } {
  const after = chances[seat - 1] ?? 0;
  return { before: percent(after - (luck[seat - 1] ?? 0)), after: percent(after) };
}
