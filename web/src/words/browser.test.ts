// What only the browser says is declared by its use: every id used is there in every language, and every id there is used.

import { readdirSync, readFileSync } from "node:fs";
import { parse, type Message, type Pattern } from "@fluent/syntax";
import { describe, expect, test } from "vitest";
import { PAGES } from "../boards/puerto-rico/pages";
import { ROLES } from "../boards/puerto-rico/pictures";
import { CONFIRMS, PACES } from "../liking";
import { ACTS } from "../moderation/acts";
import { REASONS } from "../people/reasons";

const sources = new URL("../", import.meta.url);

function used(): Set<string> {
  const names = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith(".test.ts"));
  const texts = names.map((name) => readFileSync(new URL(name, sources), "utf8"));
  const plain = texts.flatMap((text) => [...text.matchAll(/"(browser-[a-z0-9-]+)"/g)].map((match) => match[1] ?? ""));
  return new Set([...plain, ...put()]);
}

/** Ids that are put together: each from a list the program knows. */
function put(): string[] {
  const pace = PACES.map((one) => `browser-pace-${one}`);
  const confirm = CONFIRMS.map((one) => `browser-confirm-${one}`);
  const substitute = ["left", "clock", "resigned"].map((one) => `browser-substitute-${one}`);
  const ends = ["won", "lost", "finished", "given-up"].map((one) => `browser-campaign-${one}`);
  const turnings = ["lead", "gain"].map((one) => `browser-turning-${one}`);
  const types = ["action", "attack", "reaction", "duration", "victory"].map((one) => `browser-dominion-type-${one}`);
  const stories = ["port-royal"].map((game) => `browser-story-${game}`);
  const pages = PAGES.map((one) => `browser-puerto-rico-page-${one}`);
  const reasons = REASONS.map((one) => `browser-reason-${one}`);
  const acts = ACTS.map((one) => `browser-do-${one}`);
  const privileges = ROLES.map((one) => `browser-puerto-rico-privilege-${one}`);
  return [...reasons, ...acts, ...pages, ...privileges, ...types, ...stories, ...turnings, ...pace, ...confirm, ...substitute, ...ends];
}

function declared(language: string): Map<string, Message> {
  const folder = new URL(`../../locales/${language}/`, sources);
  const messages = readdirSync(folder).flatMap((name) => parse(readFileSync(new URL(name, folder), "utf8"), {}).body).filter((entry) => entry.type === "Message");
  // Whatever page they belong to, and in whatever file they stand.
  return new Map(messages.filter(({ id }) => id.name.startsWith("browser-")).map((message) => [message.id.name, message]));
}

describe("the words of the browser", () => {
  const ids = used();

  test.each(["en", "cs", "ro"])("%s has every id in use and no other", (language) => {
    const there = declared(language);
    expect([...ids].filter((id) => !there.has(id)), "missing").toEqual([]);
    // Whatever is explained by its name is explained by the help of that name.
    const isUsed = (id: string): boolean => ids.has(id) || ids.has(id.replace(/-help$/, ""));
    expect([...there.keys()].filter((id) => !isUsed(id)), "unused").toEqual([]);
    const empty = (pattern: Pattern | null): boolean => pattern === null || pattern.elements.length === 0;
    expect([...there].filter(([, message]) => empty(message.value)).map(([id]) => id), "empty").toEqual([]);
  });
});
