// Which game has a board of its own. Any other game is shown by the generic one: that is how a new game starts.

import type { Board } from "./board";

type Load = () => Promise<{ default: Board }>;

const boards: Record<string, Load> = {
  "puerto-rico": () => import("./puerto-rico/PuertoRico.svelte") as unknown as Promise<{ default: Board }>,
  "port-royal": () => import("./port-royal/PortRoyal.svelte") as Promise<{ default: Board }>,
};

const generic: Load = () => import("./generic/Generic.svelte") as Promise<{ default: Board }>;

/** Does the game have a board of its own? Otherwise its sheet is needed. */
export function hasOwnBoard(game: string): boolean {
  return game in boards;
}

/** The board of a game, loaded when it is first needed. */
export async function boardOf(game: string): Promise<Board> {
  const { default: board } = await (boards[game] ?? generic)();
  return board;
}
