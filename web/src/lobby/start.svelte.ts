// What the lobby shows: one question for all of it, asked again while the page is looked at.

import { keepGames } from "../api/games";
import { get } from "../api/http";
import { comeIn, known } from "../api/people.svelte";
import type { Start } from "../api/types";

/** Milliseconds. */
const AGAIN_MS = 10_000;

let current = $state.raw<Start | null>(null);

export function started(): Start | null {
  return current;
}

/** Asks, and again and again as long as somebody looks; the answer stops it. */
export function keepAsking(failed: (error: unknown) => void): () => void {
  let gone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function look(): Promise<void> {
    try {
      if (document.visibilityState === "visible" || current === null) {
        current = await get<Start>("/api/start");
        keepGames(current);
        known(current.me);
        // Nobody needs an account, but a name: it comes when the page can already be used.
        if (current.me === null) await comeIn();
        failed(null);
      }
    } catch (error) {
      failed(error);
    }
    if (!gone) timer = setTimeout(() => void look(), current === null ? AGAIN_MS / 4 : AGAIN_MS);
  }
  void look();
  return () => {
    gone = true;
    clearTimeout(timer);
  };
}
