// Chances to win, move by move: as lines to be drawn, and as moments to be walked through.

import type { Analysis } from "../api/types";

/** Everybody's chances after so many moves, from the first seat on. */
export function chancesAfter({ start, moves }: Analysis, after: number): readonly number[] {
  return after === 0 ? start : (moves[after - 1]?.chances ?? start);
}

/** How many of the moves were played by a moment of the record. */
export function movesUntil({ moves }: Analysis, at: number): number {
  return moves.findLastIndex((one) => one.at <= at) + 1;
}

/** The moment of the record after so many moves. */
export function momentAfter({ moves }: Analysis, after: number): number {
  return after === 0 ? 0 : (moves[after - 1]?.at ?? 0);
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
