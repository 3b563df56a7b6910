// How often somebody came first: by game, and by how strong the others were.

import type { Share } from "../api/types";

/** The shares of one game: in all, and against each level of bots, from the weakest up; people last. */
export interface GameShare {
  game: string;
  games: number;
  wins: number;
  levels: Share[];
}

/** By game, those played most first. */
export function byGame(shares: readonly Share[], levels: readonly string[]): GameShare[] {
  const sum = (own: readonly Share[], what: "games" | "wins"): number => own.reduce((sum, share) => sum + share[what], 0);
  const games = [...new Set(shares.map((share) => share.game))].map((game) => {
    const own = shares.filter((share) => share.game === game);
    const sorted = [...levels, null].flatMap((level) => own.filter((share) => share.against === level));
    return { game, games: sum(own, "games"), wins: sum(own, "wins"), levels: sorted };
  });
  return games.sort((one, other) => other.games - one.games);
}
