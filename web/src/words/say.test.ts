import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Arg } from "../api/types";
import { Words } from "./say";

interface Fixture {
  language: string;
  id: string;
  seats?: string[];
  args: [string, Arg][];
  expected: string;
}

const locales = new URL("../../../locales/", import.meta.url);

function files(language: string): string[] {
  const folder = new URL(`${language}/`, locales);
  const own = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
  return [...own, readFileSync(new URL(`fixtures/${language}.ftl`, locales), "utf8")];
}

describe("saying", () => {
  const english = files("en");
  const words = new Map(["en", "cs", "ro"].map((language) => [language, new Words(language, files(language), english)]));
  const fixtures = JSON.parse(readFileSync(new URL("fixtures.json", locales), "utf8")) as Fixture[];

  test.each(fixtures)("$language: $id is said as in Rust: $expected", ({ language, id, args, seats, expected }) => {
    expect(words.get(language)?.say({ id, args }, seats)).toBe(expected);
  });

  test("what nobody can say is shown as its id", () => {
    expect(words.get("cs")?.say({ id: "there-is-no-such-message" })).toBe("there-is-no-such-message");
  });
});
