import { expect, test } from "vitest";
import { byGame } from "./shares";

test("shares stand by game, those played most first, and from the weakest bots up to people", () => {
  const people = { game: "b", against: null, games: 2, wins: 1 };
  const captain = { game: "b", against: "captain", games: 1, wins: 0 };
  const mate = { game: "b", against: "mate", games: 4, wins: 3 };
  const other = { game: "a", against: "mate", games: 1, wins: 1 };
  expect(byGame([other, people, captain, mate], ["mate", "captain"])).toEqual([
    { game: "b", games: 7, wins: 4, levels: [mate, captain, people] },
    { game: "a", games: 1, wins: 1, levels: [other] },
  ]);
});
