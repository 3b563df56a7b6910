// What a table needs, fetched before it is asked for: while the lobby rests, and when somebody reaches for a game.

import { boardOf } from "../boards";
import { remembered } from "../remembered.svelte";
import { learn } from "../words/speech.svelte";

/** The game played last is likely to be played next. */
export const lastGame = remembered("game", "", (value): value is string => typeof value === "string");

/** The lobby itself comes first. */
const REST_MS = 1200;

/** The page of a table, the board of a game and its words. What does not come now comes when it is needed. */
export function fetchAhead(game: string): void {
  void Promise.allSettled([import("../table/TablePage.svelte"), boardOf(game), learn(game)]);
}

/** The same once the page has nothing else to do; the answer calls it off. Who pays for every byte is not asked to. */
export function fetchAtRest(game: string): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => undefined;
  const timer = setTimeout(() => {
    // Safari does not say when it rests.
    const atRest = "requestIdleCallback" in window ? requestIdleCallback : queueMicrotask;
    atRest(() => fetchAhead(game));
  }, REST_MS);
  return () => clearTimeout(timer);
}
