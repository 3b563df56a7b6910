// The ratings at a rated table: those of everybody who sits there, and after the end what the game has made of them.

import type { Rated, Shown } from "../api/types";
import { ratingOf } from "./ratings";

/** A rating now, and by how much the game at this table has changed it, where we saw it before. */
export interface Standing {
  rated: Rated | null;
  change: number | null;
}

/** Who never played a rated game is taken for this good, in thousandths. */
const NEW = 25_000;
/** The server writes ratings down just after the end: so often, and with such pauses, we ask. */
const TRIES = 6;
const PAUSE_MS = 400;

export class TableRatings {
  /** By person. */
  standings = $state.raw<ReadonlyMap<string, Standing>>(new Map());
  #before = new Map<string, Rated | null>();
  #phase = "";

  /** Looks again where there is something new to know: when somebody sits down, and when the game is over. */
  async follow(table: Pick<Shown, "game" | "phase" | "seats">): Promise<void> {
    const people = table.seats.flatMap((seat) => seat.person ?? []);
    const known = people.every((person) => this.standings.has(person));
    if (known && this.#phase === table.phase) return;
    this.#phase = table.phase;
    for (let tries = 1; ; tries += 1) {
      // What cannot be learned is left out: a table is no worse to play at without it.
      const ratings = await Promise.all(people.map((person) => ratingOf(person, table.game).catch(() => null)));
      if (this.#phase !== table.phase) return;
      const now = new Map(people.map((person, index) => [person, ratings[index] ?? null]));
      const isNew = [...this.#before].every(([person, before]) => (now.get(person)?.games ?? 0) > (before?.games ?? 0));
      this.standings = new Map([...now].map(([person, rated]) => [person, { rated, change: this.#change(person, rated) }]));
      if (table.phase !== "over") this.#before = now;
      if (table.phase !== "over" || isNew || tries === TRIES) return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries));
    }
  }

  #change(person: string, now: Rated | null): number | null {
    const before = this.#before.get(person);
    if (before === undefined || now === null || now.games === (before?.games ?? 0)) return null;
    return now.rating - (before?.rating ?? NEW);
  }
}
