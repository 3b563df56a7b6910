// What a game asks in its own way before it begins, and shows while people wait: `form.ts` in the game's folder. Whatever it does not
// speak of, the plain form asks.

import type { Component } from "svelte";
import type { Game, Message, Setup } from "../api/types";

export interface AskProps {
  game: Game;
  setup: Setup;
  change: (setup: Setup) => void;
}

export interface OwnForm {
  /** The fields it asks itself. */
  fields: readonly string[];
  /** Asks them. */
  Ask: Component<AskProps>;
  /** What is still to be settled before the table opens, although the rules would do without. */
  lacks?: (setup: Setup) => Message | null;
  /** Shows what was settled. */
  Show: Component<{ setup: Setup }>;
}

const FORMS = import.meta.glob<OwnForm>("./*/form.ts", { import: "default" });

export async function formOf(game: string): Promise<OwnForm | null> {
  return (await FORMS[`./${game}/form.ts`]?.()) ?? null;
}
