import { expect, test } from "vitest";
import type { Analysis } from "../api/types";
import { chancesAfter, lines, luckOf, movesUntil, sumsOf } from "./chances";

const move = (at: number, chances: number[]): Analysis["moves"][number] => ({
  at,
  seat: 1,
  notation: "x",
  message: { id: "x" },
  had_choice: true,
  chances,
  choice: [0, 0],
  offered: [0, 0],
  luck: [0.16, -0.16],
  mistake: null,
});
const analysis: Analysis = {
  game: "x",
  together: false,
  games: 10,
  start: [0.5, 0.5],
  // The second and third entries were a move that was taken back.
  moves: [move(1, [0.75, 0.25]), move(4, [1, 0])],
  turnings: [],
  seats: [],
};

test("each seat has a line from the start to the end", () => {
  expect(lines(analysis, 100, 40)).toEqual([
    { seat: 1, path: "M0 20L50 10L100 0", end: 0 },
    { seat: 2, path: "M0 20L50 30L100 40", end: 40 },
  ]);
  expect(lines({ ...analysis, together: true }, 100, 40)).toHaveLength(1);
});

test("a moment of the record knows how many moves led to it", () => {
  expect([0, 1, 2, 3, 4, 9].map((at) => movesUntil(analysis, at))).toEqual([0, 1, 1, 1, 2, 2]);
  expect(chancesAfter(analysis, 1)).toEqual([0.75, 0.25]);
});

test("rounded sums add up", () => {
  const seat = { start: 0.334, own_choices: -0.104, others_choices: 0.214, luck: 0.056, unforeseen: 0, end: 0.5 } as Analysis["seats"][number];
  expect(sumsOf(seat)).toEqual({ start: 33, own: -10, others: 21, luck: 6, unforeseen: 0, end: 50 });
});

test("luck goes from what was to be expected after the move to what came", () => {
  expect(luckOf(move(1, [0.46, 0.54]))).toEqual({ before: 30, after: 46 });
});
