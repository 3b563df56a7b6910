// The list of what one may do: in groups, numbered for the keyboard, and which choices ask once more.

import type { Offer } from "../api/types";
import type { Confirm } from "../liking";

export interface Choice {
  offer: Offer;
  /** The number that chooses it, from 1. */
  number: number;
}

/** Offers that answer one question together. */
export interface Group {
  /** The message id of the question, if they have one in common. */
  question: string | null;
  choices: Choice[];
}

/** In the order in which each question first came; what passes or ends a turn stands last. */
export function grouped(offers: readonly Offer[]): Group[] {
  const questions = new Map<string, Offer[]>();
  for (const offer of offers) {
    const key = ends(offer) ? "\uffff" : (offer.kind.group ?? "");
    questions.set(key, [...(questions.get(key) ?? []), offer]);
  }
  const last = questions.get("\uffff");
  questions.delete("\uffff");
  const groups = [...questions].map(([key, offers]) => ({ question: key || null, offers }));
  if (last) groups.push({ question: null, offers: last });
  let number = 0;
  return groups.map(({ question, offers }) => ({ question, choices: offers.map((offer) => ({ offer, number: ++number })) }));
}

/** Does it end something, rather than answer a question together with others? */
function ends({ kind }: Offer): boolean {
  return kind.group === undefined && (kind.ends_turn === true || kind.passes === true);
}

/**
 * Does this choice ask once more, where that is wanted? What the game calls a slip does; where it does not say, ending a turn with
 * something left to do does. Passing does not.
 */
export function asksFirst(offer: Offer, offers: readonly Offer[], confirm: Confirm): boolean {
  const endsEarly = offer.kind.ends_turn === true && offer.kind.passes !== true && offers.some((other) => !ends(other));
  return confirm === "always" || (confirm === "matters" && (offer.kind.slip ?? endsEarly));
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
