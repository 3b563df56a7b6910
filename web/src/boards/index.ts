// Which game has a board of its own: `index.ts` in the game's folder. Any other game is shown by the generic one: that is how a new game
// starts.

import type { Board } from "./board";

type Load = () => Promise<{ default: Board }>;

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
