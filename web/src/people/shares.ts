// What somebody's results amount to: how often they came first, by game and by how strong the others were, and in how many games running.

import type { Played } from "../api/types";

export interface Share {
  games: number;
  wins: number;
}

/** The shares of one game: in all, and against each level of bots; people are the level `null`. */
export interface GameShare extends Share {
  game: string;
  levels: (Share & { level: string | null })[];
}

/** A game that one plays alone has no first place. */
const counts = ({ seats }: Played): boolean => seats > 1;
const isWon = ({ place }: Played): boolean => place === 1;

function shareOf(results: readonly Played[]): Share {
  return { games: results.length, wins: results.filter(isWon).length };
}

/** By game, those played most first; levels from the weakest up, people last. */
export function shares(results: readonly Played[], levels: readonly string[]): GameShare[] {
  const counted = results.filter(counts);
  const games = [...new Set(counted.map((result) => result.game))];
  const shares = games.map((game) => {
    const own = counted.filter((result) => result.game === game);
    const against = [...levels, null].map((level) => ({ level, ...shareOf(own.filter((result) => result.against === level)) }));
    return { game, ...shareOf(own), levels: against.filter((share) => share.games > 0) };
  });
  return shares.sort((one, other) => other.games - one.games);
}

/** How many games one has won running: now, and at best. Results are the latest first. */
export function streaks(results: readonly Played[]): { now: number; best: number } {
  const won = results.filter(counts).map(isWon);
  const lost = won.indexOf(false);
  let [best, running] = [0, 0];
  for (const one of won) {
    running = one ? running + 1 : 0;
    best = Math.max(best, running);
  }
  return { now: lost < 0 ? won.length : lost, best };
}
