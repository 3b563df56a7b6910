// The games there are; they do not change while the page is open.

import { get } from "./http";
import type { Game, Games } from "./types";

let asked: Promise<Games> | null = null;

export function allGames(): Promise<Games> {
  asked ??= get<Games>("/api/games").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** Somebody has asked for them already, together with something else. */
export function keepGames(games: Games): void {
  asked ??= Promise.resolve(games);
}

export async function findGame(name: string): Promise<Game | undefined> {
  return (await allGames()).games.find((game) => game.name === name);
}
