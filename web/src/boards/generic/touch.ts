// What a cell of a sheet and an offer have in common: both name the same thing. So the cell can be touched, without knowing the game.

import type { Message, Offer } from "../../api/types";

/** Everything a message names: ids of names, and the messages said inside it. */
function named(message: Message): Set<string> {
  const found = new Set<string>();
  for (const [, arg] of message.args ?? []) {
    if ("name" in arg) found.add(arg.name);
    if ("said" in arg) {
      found.add(JSON.stringify(arg.said));
      for (const one of named(arg.said)) found.add(one);
    }
  }
  return found;
}

/** The one thing a cell is about, if it is about one: its name, for explanations. */
export function thingOf(cell: Message): string | null {
  const names = (cell.args ?? []).flatMap(([, arg]) => ("name" in arg ? [arg.name] : "said" in arg ? [thingOf(arg.said)] : []));
  const [only] = names;
  return names.length === 1 ? (only ?? null) : null;
}

/** The seat a cell names, if it is nothing but a seat. */
export function seatOf(cell: Message | undefined): number | null {
  const [only, ...more] = cell?.args ?? [];
  return only && more.length === 0 && "seat" in only[1] ? only[1].seat : null;
}

/** The offers a cell stands for: those that say the very same thing, or else those that name it. */
export function offersFor(cell: Message, offers: readonly Offer[]): Offer[] {
  const whole = JSON.stringify(cell);
  const same = offers.filter((offer) => named(offer.message).has(whole));
  if (same.length > 0) return same;
  const thing = thingOf(cell);
  return thing === null ? [] : offers.filter((offer) => named(offer.message).has(thing));
}
