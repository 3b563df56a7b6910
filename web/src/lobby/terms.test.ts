import { expect, test } from "vitest";
import type { Game } from "../api/types";
import { alternatives, asked, choose, fewNumbers, fromQuery, groups, isAsked, isCampaign, nameOfNumber, presetOf, toQuery, valueOf, warnings } from "./terms";

const game: Game = {
  name: "toy",
  rules: 1,
  lessons: [],
  personalities: [],
  setup: { seats: 2, mode: "base", with: [] },
  form: {
    fields: [
      { id: "mode", label: "toy-mode", kind: { choice: [["base", "toy-base"], ["long", "toy-long"]] } },
      { id: "seats", label: "toy-seats", kind: { number: { least: 2, most: 4 } } },
      { id: "with", label: "toy-with", kind: { choices: [["fog", "toy-fog"]] }, only_if: ["mode", ["long"]] },
      { id: "strict", label: "toy-strict", kind: "flag", group: "toy-for-experts" },
      { id: "turns", label: "toy-turns", kind: { number: { least: 1, most: 500 } } },
    ],
    presets: [
      { label: "toy-preset-first", setup: {} },
      { label: "toy-preset-campaign", setup: { mode: "long" } },
    ],
    warnings: [{ message: "toy-too-foggy", when: [["mode", ["long"]], ["with", ["fog"]]] }],
  },
};
const field = (id: string): Game["form"]["fields"][number] => {
  const found = game.form.fields.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

test("a field is asked only when another has the right value", () => {
  expect(isAsked(field("with"), game, {})).toBe(false);
  expect(isAsked(field("with"), game, { mode: "long" })).toBe(true);
});

test("what stands under a heading comes after what everybody is asked", () => {
  const shown = groups(game, {}).map(({ heading, fields }) => [heading, fields.map((one) => one.id)]);
  expect(shown).toEqual([
    [null, ["mode", "seats", "turns"]],
    ["toy-for-experts", ["strict"]],
  ]);
});

test("what is not asked is not sent", () => {
  expect(asked(game, { mode: "base", with: ["fog"] })).toEqual({ mode: "base" });
});

test("a touch chooses, and in a list of several adds or takes away", () => {
  expect(choose(game, {}, field("mode"), "long")).toEqual({ mode: "long" });
  const added = choose(game, { mode: "long" }, field("with"), "fog");
  expect(valueOf(game, added, "with")).toEqual(["fog"]);
  expect(valueOf(game, choose(game, added, field("with"), "fog"), "with")).toEqual([]);
});

test("every choice that can be touched is tried, but not hundreds of numbers", () => {
  expect(alternatives(game, {}).map(({ field, value }) => `${field}=${value}`)).toEqual([
    "mode=base",
    "mode=long",
    "seats=2",
    "seats=3",
    "seats=4",
  ]);
  expect(fewNumbers(field("turns").kind)).toBeNull();
});

test("a setup like a campaign's is a campaign", () => {
  expect(isCampaign(game, {})).toBe(false);
  expect(isCampaign(game, { mode: "long", seats: 3 })).toBe(true);
});

test("a warning is shown when all it asks for holds", () => {
  expect(warnings(game, { mode: "long" })).toEqual([]);
  expect(warnings(game, { mode: "long", with: ["fog"] })).toEqual(["toy-too-foggy"]);
});

test("an arrangement is lit only while it is what is set", () => {
  expect(presetOf(game, {})).toBe(0);
  expect(presetOf(game, { seats: 4 })).toBe(0);
  expect(presetOf(game, { mode: "long" })).toBe(1);
  expect(presetOf(game, { mode: "long", with: ["fog"] })).toBeNull();
  const pair: Game = { ...game, form: { ...game.form, presets: [...game.form.presets, { label: "toy-preset-pair", setup: { seats: 3 } }] } };
  expect(presetOf(pair, { seats: 3 })).toBe(2);
  expect(presetOf(pair, { seats: 2 })).toBe(0);
});

test("a number has the name of the arrangement that is nothing but it", () => {
  const named: Game = { ...game, form: { ...game.form, presets: [{ label: "toy-preset-long", setup: { turns: 3 } }, { label: "toy-preset-pair", setup: { seats: 2 } }] } };
  expect(nameOfNumber(named, "turns", 3)).toBe("toy-preset-long");
  expect(nameOfNumber(named, "turns", 2)).toBeNull();
  expect(nameOfNumber(named, "seats", 2)).toBeNull();
});

test("what was chosen can be sent as an address, and read again", () => {
  const setup = { mode: "long", seats: 3, with: ["fog"] };
  const address = toQuery(game, setup, ["mode", "seats", "with"]);
  expect(address).toBe("mode=long&seats=3&with=fog");
  expect(fromQuery(game, new URLSearchParams(address))).toEqual(setup);
  expect(fromQuery(game, new URLSearchParams("mode=shortest&seats=x&with=fog,sharks&other=1"))).toEqual({ with: ["fog"] });
});
