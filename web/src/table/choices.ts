// The list of what one may do: in groups, numbered for the keyboard, and which choices ask once more.

import type { Offer } from "../api/types";
import type { Confirm } from "../liking";

export interface Choice {
  offer: Offer;
  /** The number that chooses it, from 1. */
  number: number;
}

/** Offers that answer the same question belong together; what passes or ends something stands last. */
export function grouped(offers: readonly Offer[]): Choice[][] {
  const groups = new Map<string, Choice[]>();
  let number = 0;
  for (const offer of ordered(offers)) {
    const question = questionOf(offer);
    const group = groups.get(question) ?? [];
    group.push({ offer, number: ++number });
    groups.set(question, group);
  }
  return [...groups.values()];
}

function ordered(offers: readonly Offer[]): Offer[] {
  const questions = [...new Set([...offers.filter((offer) => !isLast(offer)), ...offers.filter(isLast)].map(questionOf))];
  return questions.flatMap((question) => offers.filter((offer) => questionOf(offer) === question));
}

/** The question an offer answers together with others, or the offer itself if it stands alone. */
function questionOf({ notation, kind }: Offer): string {
  return kind.group ?? notation;
}

function isLast({ kind }: Offer): boolean {
  return kind.passes === true || kind.ends_turn === true;
}

/** Does this choice ask once more? Ending a turn with something left to do does, where that is wanted; passing does not. */
export function asksFirst(offer: Offer, offers: readonly Offer[], confirm: Confirm): boolean {
  const endsTurn = offer.kind.ends_turn === true && offer.kind.passes !== true && offers.some((other) => !isLast(other));
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
