import { expect, test } from "vitest";
import type { Analysis } from "../api/types";
import { chancesAfter, lines, momentAfter, movesUntil } from "./chances";

const move = (at: number, chances: number[]): Analysis["moves"][number] => ({
  at,
  seat: 1,
  notation: "x",
  message: { id: "x" },
  had_choice: true,
  chances,
  choice: [0, 0],
  luck: [0, 0],
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

test("moments of the record and moves find each other", () => {
  expect([0, 1, 2, 3, 4, 9].map((at) => movesUntil(analysis, at))).toEqual([0, 1, 1, 1, 2, 2]);
  expect([0, 1, 2].map((after) => momentAfter(analysis, after))).toEqual([0, 1, 4]);
  expect(chancesAfter(analysis, 1)).toEqual([0.75, 0.25]);
});
