// Asking for the rulebook, in the language spoken now.

import { get } from "../api/http";
import type { Chapter, Found, FoundIn, ListedChapter, RulePlace } from "../api/types";
import { language } from "../words/speech.svelte";

const at = (game: string): string => `/api/rules/${encodeURIComponent(game)}`;

/** The address of a section, to read and to share. */
export function address(game: string, chapter: string, section = ""): string {
  return `/rules/${game}/${chapter}${section === "" ? "" : `#${section}`}`;
}

export function contentsOf(game: string): Promise<ListedChapter[]> {
  return get(`${at(game)}?lang=${language()}`);
}

export function chapterOf(game: string, chapter: string): Promise<Chapter> {
  return get(`${at(game)}/chapters/${encodeURIComponent(chapter)}?lang=${language()}`);
}

export function search(game: string, words: string): Promise<Found[]> {
  return get(`${at(game)}/search?${new URLSearchParams({ lang: language(), words }).toString()}`);
}

/** The same in the rulebooks of all games. */
export function searchAll(words: string): Promise<FoundIn[]> {
  return get(`/api/rules?${new URLSearchParams({ lang: language(), words }).toString()}`);
}

/** Where a section stands, or the rule behind a message of the game. */
export function placeOf(game: string, what: string): Promise<RulePlace> {
  return get(`${at(game)}/where/${encodeURIComponent(what)}`);
}
