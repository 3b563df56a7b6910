// The story of the score: how the points went, and the moments that changed the game.

import type { Points } from "../api/types";

/** A moment worth looking at again. */
export interface Turning {
  kind: "lead" | "gain";
  /** Whose, from 1. */
  seat: number;
  points: number;
  /** After how many entries of the record. */
  at: number;
}

/** Who is ahead, from 1; null where several are. */
function leader(points: readonly number[]): number | null {
  const most = Math.max(...points);
  const first = points.indexOf(most);
  return points.lastIndexOf(most) === first ? first + 1 : null;
}

/** When the lead changed for the last time, if the one who took it has won; and who gained the most at once. */
export function turnings(course: readonly Points[], winners: readonly number[]): Turning[] {
  const found: Turning[] = [];
  const last = course.at(-1);
  if (!last || last.points.length < 2) return found;
  const winner = leader(last.points);
  const behind = course.findLastIndex(({ points }) => leader(points) !== winner);
  const ahead = course[behind + 1];
  if (winner !== null && winners.includes(winner) && behind > 0 && ahead) found.push({ kind: "lead", seat: winner, points: ahead.points[winner - 1] ?? 0, at: ahead.at });
  let most: Turning | null = null;
  for (const [index, { at, points }] of course.entries()) {
    const before = course[index - 1]?.points;
    for (const [seat, now] of points.entries()) {
      const gained = now - (before?.[seat] ?? now);
      if (gained > (most?.points ?? 1)) most = { kind: "gain", seat: seat + 1, points: gained, at };
    }
  }
  if (most) found.push(most);
  return found.sort((one, other) => one.at - other.at);
}

export interface Line {
  seat: number;
  /** Steps, as an SVG path. */
  path: string;
  /** Where it ends. */
  end: { x: number; y: number };
}

/** The points as lines in a box of this size: along the entries, up to the most points anybody had. */
export function lines(course: readonly Points[], width: number, height: number): Line[] {
  const all = course.flatMap(({ points }) => points);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const last = Math.max(1, course.at(-1)?.at ?? 1);
  const x = (at: number): number => Math.round((at / last) * width * 10) / 10;
  const y = (points: number): number => Math.round((1 - (points - least) / (most - least)) * height * 10) / 10;
  const seats = course[0]?.points.length ?? 0;
  return Array.from({ length: seats }, (_, index) => {
    const start = y(course[0]?.points[index] ?? 0);
    const steps = course.map(({ at, points }) => `H${x(at)}V${y(points[index] ?? 0)}`);
    const end = { x: width, y: y(course.at(-1)?.points[index] ?? 0) };
    return { seat: index + 1, path: `M0 ${start}${steps.join("")}H${width}`, end };
  });
}
