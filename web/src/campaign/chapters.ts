// The chapters of a campaign in words: by convention `<game>-chapter-<number>`, with `-before` and `-success` for the story around it.

import type { Setup } from "../api/types";
import { tell } from "../words/speech.svelte";

export interface Chapter {
  number: number;
  /** Its name, what led to it, and how it ended well: ids of messages, where there are words. */
  name: string | null;
  before: string | null;
  success: string | null;
}

/** The chapter a setup is about; none where it names none. A campaign with content of its own tells its own story at the table. */
export function chapterOf(game: string, setup: Setup, canTell: (id: string) => boolean): Chapter | null {
  const number = setup["chapter"];
  if (typeof number !== "number") return null;
  const told = (rest: string): string | null => {
    const id = `${game}-chapter-${number}${rest}`;
    return (setup["content"] ?? null) === null && canTell(id) ? id : null;
  };
  return { number, name: told(""), before: told("-before"), success: told("-success") };
}

/** How the story of a game begins, where there are words: the id of a message. */
export function beginningOf(game: string, canTell: (id: string) => boolean): string | null {
  const id = `browser-story-${game}`;
  return canTell(id) ? id : null;
}

/** Everybody of the group, bots by the names of their levels in the language spoken. */
export function groupOf(names: readonly string[], bots: readonly string[]): string {
  return names.map((name) => (bots.includes(name) ? tell(`server-${name}`) : name)).join(", ");
}
