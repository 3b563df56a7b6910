// Cards that were turned over and do not stay: a tax, or the second ship of a colour. They are shown for a moment.

import type { Happening, Message } from "../../api/types";
import { printOf } from "./cards";

export interface Passing {
  card: string;
  message: Message;
  /** Did it end the turn? */
  bust: boolean;
}

interface CardEvent {
  what: string;
  card: string;
}

function isCardEvent(event: unknown): event is CardEvent {
  return typeof event === "object" && event !== null && "what" in event && "card" in event && typeof event.card === "string";
}

/** The last such card among what happened, if there is one. */
export function passingOf(happened: readonly Happening[]): Passing | null {
  let passing: Passing | null = null;
  for (const { event, message } of happened) {
    if (!isCardEvent(event)) continue;
    if (event.what === "busted") passing = { card: event.card, message, bust: true };
    else if (event.what === "revealed" && printOf(event.card)?.kind === "tax") passing = { card: event.card, message, bust: false };
  }
  return passing;
}
