// The list of what one may do: in groups, numbered for the keyboard, and which choices ask once more.

import type { Offer } from "../api/types";
import type { Confirm } from "../liking";

export interface Choice {
  offer: Offer;
  /** The number that chooses it, from 1. */
  number: number;
}

/** Offers that begin with the same word belong together. */
export function grouped(offers: readonly Offer[]): Choice[][] {
  const groups = new Map<string, Choice[]>();
  let number = 0;
  for (const offer of ordered(offers)) {
    const verb = verbOf(offer);
    const group = groups.get(verb) ?? [];
    group.push({ offer, number: ++number });
    groups.set(verb, group);
  }
  return [...groups.values()];
}

/** The same verbs stand together, in the order in which each first came; what ends something stands last. */
function ordered(offers: readonly Offer[]): Offer[] {
  const verbs = [...new Set(offers.map(verbOf))].sort((one, other) => Number(ENDS.has(one)) - Number(ENDS.has(other)));
  return verbs.flatMap((verb) => offers.filter((offer) => verbOf(offer) === verb));
}

function verbOf(offer: Offer): string {
  return offer.notation.split(" ", 1)[0] ?? "";
}

/** Words that end a turn or a part of it, in the notations of all games. */
const ENDS = new Set(["end", "pass", "done", "stop"]);

/** Does this choice ask once more? Ending a turn with something left to do does, where that is wanted. */
export function asksFirst(offer: Offer, offers: readonly Offer[], confirm: Confirm): boolean {
  const endsTurn = verbOf(offer) === "end" && offers.some((other) => !ENDS.has(verbOf(other)));
  return confirm === "always" || (confirm === "matters" && endsTurn);
}

/** Reads digits typed one after the other: a number is taken as soon as no longer one is possible. */
export class DigitReader {
  #typed = "";

  /** The number that is meant, or null while more digits may follow. */
  type(digit: string, most: number): number | null {
    this.#typed += digit;
    const number = Number(this.#typed);
    if (number === 0 || number > most) {
      this.#typed = "";
      return null;
    }
    return number * 10 > most ? this.take() : null;
  }

  /** What was typed so far, when no more comes. */
  take(): number | null {
    const number = Number(this.#typed);
    this.#typed = "";
    return number > 0 ? number : null;
  }
}
