// The places at the end: as the game ranks the seats, but who gave up comes last, whatever the bot made of the seat.

import type { ShownSeat, Standing } from "../api/types";

export interface Placed {
  seat: number;
  place: number;
  score: number;
  /** Did they give up, or where it counts let a bot finish? */
  gaveUp: boolean;
}

/** Everybody's place, the first one first. Nobody's rating is a bot's: at a rated table whoever let one finish comes last, too. */
export function places(standing: Standing, seats: readonly ShownSeat[], rated: boolean): Placed[] {
  const all = Object.entries(standing.ranks).map(([key, rank]) => {
    const substitute = seats[Number(key) - 1]?.substitute ?? null;
    const gaveUp = substitute === "resigned" || (rated && substitute !== null);
    return { seat: Number(key), rank, score: standing.scores[key] ?? 0, gaveUp };
  });
  const placed = all.map(({ seat, rank, score, gaveUp }) => {
    const ahead = all.filter((other) => !other.gaveUp && (gaveUp || other.rank < rank)).length;
    return { seat, place: ahead + 1, score, gaveUp };
  });
  return placed.sort((one, other) => one.place - other.place || Number(one.gaveUp) - Number(other.gaveUp) || one.seat - other.seat);
}
