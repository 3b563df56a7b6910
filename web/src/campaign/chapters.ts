// The chapters of a campaign in words: by convention `<game>-chapter-<number>`, with `-before` and `-success` for the story around it.

import type { CampaignGame, Setup } from "../api/types";
import { nameOrLeft } from "../people/left";
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

/** A chapter on the chart. */
export interface Stage {
  number: number;
  /** The id of its name, where there are words. */
  name: string | null;
  /** Behind the group, where it is, or still ahead. */
  is: "behind" | "now" | "ahead";
  /** How often it was lost. */
  lost: number;
}

/** More chapters than this no story has. */
const MOST_CHAPTERS = 20;

/** All chapters of a story, as far as words tell how many there are; none for a series without chapters. */
export function stagesOf(game: string, played: readonly CampaignGame[], next: Setup | null, canTell: (id: string) => boolean): Stage[] {
  const chapterIn = (setup: Setup): number | null => (typeof setup["chapter"] === "number" ? setup["chapter"] : null);
  const tries = played.map(({ setup, end }) => ({ chapter: chapterIn(setup), end }));
  const now = next && chapterIn(next);
  const named = Array.from({ length: MOST_CHAPTERS }, (_, index) => index + 1).filter((number) => canTell(`${game}-chapter-${number}`));
  const known = [...new Set([...named, ...tries.flatMap(({ chapter }) => chapter ?? []), ...(now ? [now] : [])])].sort((one, other) => one - other);
  if (tries.length > 0 && tries.every(({ chapter }) => chapter === null)) return [];
  return known.map((number) => {
    const own = tries.filter(({ chapter }) => chapter === number);
    const isDone = own.some(({ end }) => end === "won" || end === "finished") && number !== now;
    return {
      number,
      name: canTell(`${game}-chapter-${number}`) ? `${game}-chapter-${number}` : null,
      is: number === now ? "now" : isDone ? "behind" : "ahead",
      lost: own.filter(({ end }) => end === "lost").length,
    };
  });
}

/** How the story of a game begins, where there are words: the id of a message. */
export function beginningOf(game: string, canTell: (id: string) => boolean): string | null {
  const id = `browser-story-${game}`;
  return canTell(id) ? id : null;
}

/** Everybody of the group, bots by the names of their levels in the language spoken. */
export function groupOf(names: readonly string[], bots: readonly string[]): string {
  return names.map((name) => (bots.includes(name) ? tell(`server-${name}`) : nameOrLeft(name))).join(", ");
}
