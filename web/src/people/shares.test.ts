import { expect, test } from "vitest";
import type { Played } from "../api/types";
import { shares, streaks } from "./shares";

const played = (game: string, place: number, against: string | null = null, seats = 3): Played => ({
  table: "t",
  game,
  seat: 1,
  place,
  seats,
  score: 0,
  rated: false,
  against,
  ended: 0,
});

test("wins are counted by game and by the strongest bot", () => {
  const results = [played("a", 1, "mate"), played("a", 2, "mate"), played("b", 1), played("a", 1, null), played("a", 1, "captain", 1)];
  expect(shares(results, ["mate", "captain"])).toEqual([
    { game: "a", games: 3, wins: 2, levels: [{ level: "mate", games: 2, wins: 1 }, { level: null, games: 1, wins: 1 }] },
    { game: "b", games: 1, wins: 1, levels: [{ level: null, games: 1, wins: 1 }] },
  ]);
});

test("a streak ends with the first game that was not won", () => {
  const won = played("a", 1);
  const lost = played("a", 2);
  expect(streaks([won, won, lost, won, won, won])).toEqual({ now: 2, best: 3 });
  expect(streaks([lost, won])).toEqual({ now: 0, best: 1 });
  expect(streaks([])).toEqual({ now: 0, best: 0 });
});
