// What only the browser says is declared by its use: every id used is there in every language, and every id there is used.

import { readdirSync, readFileSync } from "node:fs";
import { parse, type Message, type Pattern } from "@fluent/syntax";
import { describe, expect, test } from "vitest";
import { CONFIRMS, PACES } from "../liking";

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
  const stories = ["port-royal"].map((game) => `browser-story-${game}`);
  return [...stories, ...turnings, ...pace, ...confirm, ...substitute, ...ends];
}

function declared(language: string): Map<string, Message> {
  const text = readFileSync(new URL(`../../locales/${language}/browser.ftl`, sources), "utf8");
  const messages = parse(text, {}).body.filter((entry) => entry.type === "Message");
  return new Map(messages.map((message) => [message.id.name, message]));
}

describe("the words of the browser", () => {
  const ids = used();

  test.each(["en", "cs", "ro"])("%s has every id in use and no other", (language) => {
    const there = declared(language);
    expect([...ids].filter((id) => !there.has(id)), "missing").toEqual([]);
    expect([...there.keys()].filter((id) => !ids.has(id)), "unused").toEqual([]);
    const empty = (pattern: Pattern | null): boolean => pattern === null || pattern.elements.length === 0;
    expect([...there].filter(([, message]) => empty(message.value)).map(([id]) => id), "empty").toEqual([]);
  });
});
