// The language the pages speak, and saying things in it. Everything said follows a change of language at once.

import { remembered } from "../remembered.svelte";
import type { Arg, Message } from "../api/types";
import { Words } from "./say";

export const LANGUAGES = ["en", "cs", "ro"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", cs: "Čeština", ro: "Română" };

/** What every page says. */
const common: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./en"),
  cs: () => import("./cs"),
  ro: () => import("./ro"),
};
/** What only some pages say: a game's words, or the lessons'. */
const special = import.meta.glob<string>(["../../../locales/{en,cs,ro}/*.ftl", "!../../../locales/*/{browser,games,server,table,terminal}.ftl"], {
  query: "?raw",
  import: "default",
});
/** The names of those that were needed so far. */
const learned = new Set<string>();

const chosen = remembered<Language>("language", fromBrowser(), isLanguage);
let words = $state.raw<Words>(new Words("en", []));

function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The first language of the browser that we speak. */
function fromBrowser(): Language {
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  return wanted.map((language) => language.slice(0, 2)).find(isLanguage) ?? "en";
}

/** The language spoken now. */
export function language(): Language {
  return chosen.value;
}

/** Reads the words of a language and speaks it from now on. */
export async function speak(language: Language): Promise<void> {
  const [{ default: texts }, more] = await Promise.all([common[language](), wordsOf(language)]);
  words = new Words(language, [...Object.values(texts), ...more]);
  chosen.value = language;
  document.documentElement.lang = language;
}

/** Learns the words of a game, or of the lessons, in the language spoken now and in any that will be. */
export async function learn(...names: string[]): Promise<void> {
  if (names.every((name) => learned.has(name))) return;
  for (const name of names) learned.add(name);
  try {
    await speak(chosen.value);
  } catch (error) {
    for (const name of names) learned.delete(name);
    throw error;
  }
}

function wordsOf(language: Language): Promise<string[]> {
  const isLearned = (file: string): boolean => [...learned].some((name) => file === `${name}.ftl` || file.startsWith(`${name}-`));
  const files = Object.entries(special).filter(([path]) => path.includes(`/${language}/`) && isLearned(path.slice(path.lastIndexOf("/") + 1)));
  return Promise.all(files.map(([, load]) => load()));
}

/** A message of the server or of a game in words. `seats` are the names, from the first seat on. */
export function say(message: Message, seats: readonly string[] = []): string {
  return words.say(message, seats);
}

/** What may be put into a message of our own: a number, some text, another message, or an argument as the server sends it. */
export type Put = number | string | Message | Arg;

/** A message by its id, in words. */
export function tell(id: string, args: Record<string, Put> = {}, seats: readonly string[] = []): string {
  return words.say({ id, args: Object.entries(args).map(([name, put]): [string, Arg] => [name, asArg(put)]) }, seats);
}

function asArg(put: Put): Arg {
  if (typeof put === "number") return { number: put };
  if (typeof put === "string") return { text: put };
  return "id" in put ? { said: put } : put;
}

/** Is there a message with this id? */
export function canTell(id: string): boolean {
  return words.has(id);
}
