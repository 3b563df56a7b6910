// Which game has a board of its own: `index.ts` in the game's folder. Any other game is shown by the generic one: that is how a new game
// starts.

import type { Component } from "svelte";
import type { MadeOf } from "../table/sounds";
import type { Board } from "./board";

type Load = () => Promise<{ default: Board }>;

const SOUNDS = import.meta.glob<{ MADE_OF: MadeOf }>("./*/sounds.ts");
const BOARDS = import.meta.glob<{ default: Board }>("./*/index.ts");

const generic: Load = () => import("./generic/Generic.svelte") as Promise<{ default: Board }>;

/** Does the game have a board of its own? Otherwise its sheet is needed. */
export function hasOwnBoard(game: string): boolean {
  return `./${game}/index.ts` in BOARDS;
}

/** The board of a game, loaded when it is first needed. */
export async function boardOf(game: string): Promise<Board> {
  const { default: board } = await (BOARDS[`./${game}/index.ts`] ?? generic)();
  return board;
}

/** What the things of a game sound like: `sounds.ts` in its folder. A game that says nothing is played with cards. */
export async function soundsAt(game: string): Promise<MadeOf> {
  return (await SOUNDS[`./${game}/sounds.ts`]?.())?.MADE_OF ?? {};
}

const ENTRIES = import.meta.glob<{ default: Component<{ id: string }> }>("./*/Entry.svelte");

/** What draws a thing of the game in its rulebook, by the id of its name; null where the rulebook is words alone. */
export async function entryOf(game: string): Promise<Component<{ id: string }> | null> {
  return (await ENTRIES[`./${game}/Entry.svelte`]?.())?.default ?? null;
}
