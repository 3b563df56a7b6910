// What of the rulebook somebody at a table wants to read: whoever refuses something says where its rule stands, and the panel opens there.

import type { Message } from "../api/types";

/** A section's name or a message's id; a new object each time, so that the same rule can be asked for twice. */
export interface Wanted {
  readonly what: string;
}

let wanted = $state.raw<Wanted | null>(null);

export function wantedRule(): Wanted | null {
  return wanted;
}

export function readRule(what: string): void {
  wanted = { what };
}

/** Nobody waits for it any more. */
export function forgetRule(): void {
  wanted = null;
}

/** Where the rule behind a reason stands: the game's own reasons know, behind the table's is whatever is decided now, others have none. */
export function ruleOf(reason: Message, now: string | null): string | null {
  if (/^(server|browser)-/.test(reason.id)) return null;
  return reason.id.startsWith("table-") ? now : reason.id;
}
