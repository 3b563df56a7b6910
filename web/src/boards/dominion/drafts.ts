// Picks that belong to one answer: cards to discard, to trash, to put back in an order. They are made here and sent as one line.

import type { Offer } from "../../api/types";
import { nameOf, type Asked } from "./view";

/** Where the cards lie that are picked from, as offers name it. */
export type Zone = "hand" | "looking" | "trash";

export interface Draft {
  zone: Zone;
  least: number;
  most: number;
  /** The order counts: the last one lies on top. */
  ordered: boolean;
  /** What the picks are sent by: a message with `$picked` and `$most`. */
  label: string;
}

const DRAFTS: Record<string, { zone: Zone; label: string }> = {
  "discard-to": { zone: "hand", label: "browser-dominion-discard-some" },
  "discard-to-draw": { zone: "hand", label: "browser-dominion-discard-to-draw" },
  "trash-up-to": { zone: "hand", label: "browser-dominion-trash-some" },
  "put-back-to": { zone: "hand", label: "browser-dominion-put-some" },
  "put-in-order": { zone: "looking", label: "browser-dominion-order-some" },
  "keep-stolen": { zone: "trash", label: "browser-dominion-keep-some" },
};

/** The draft that a question asks for, if it does. */
export function draftOf(asked: Asked | null): Draft | null {
  const kind = asked ? DRAFTS[nameOf(asked.question)] : undefined;
  return asked?.picks && kind ? { ...kind, ...asked.picks } : null;
}

/** Can it be sent as it is? */
export function isReady(draft: Draft, picked: readonly string[]): boolean {
  return picked.length >= draft.least && picked.length <= draft.most;
}

/** The picks after one more was touched: taken up, or put back. At most so many: the first goes back for the last. */
export function toggled(draft: Draft, picked: readonly string[], key: string): string[] {
  if (picked.includes(key)) return picked.filter((other) => other !== key);
  return picked.length < draft.most ? [...picked, key] : [...picked.slice(1), key];
}

/** What is sent: each pick by its offer; and that this was all, where more could be picked. */
export function linesOf(draft: Draft, picked: readonly string[], legal: readonly Offer[]): string[] {
  const lines = picked.flatMap((key) => {
    const [card] = key.split("|");
    return legal.find(({ targets }) => targets.includes(`${draft.zone}:${card ?? ""}`))?.notation ?? [];
  });
  const last = legal.find(({ kind }) => kind.passes);
  return picked.length < draft.most && last ? [...lines, last.notation] : lines;
}
