import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Happening } from "../api/types";
import registered from "../generated/games.json";
import { BEGINNING, roundsOf, turnsOf, type Turn } from "./log";

/** Something a seat did in an act. */
function told(id: string, act: number, seat: number, more: Partial<Happening> = {}): Happening {
  return { number: act, at: 0, message: { id }, act, seat, event: {}, ...more };
}

const drew = (act: number, seat: number): Happening => told("drew", act, seat, { moved: [{ thing: "card", count: 5, from: `seat:${seat}/deck`, to: `seat:${seat}/hand` }] });
const began = (act: number, seat: number, turn: number): Happening => told("x-turn-began", act, seat, { message: { id: "x-turn-began", args: [["turn", { number: turn }]] } });
/** Every turn by its heading, every line by its message and how much is folded behind it. */
const shape = (turns: readonly Turn[]): unknown => turns.map(({ heading, lines }) => [heading?.told.message.id ?? null, heading?.folded.length ?? 0, lines.map((line) => [line.told.message.id, line.folded.length])]);

describe("a log", () => {
  test("tells more of the same behind its first line, and little one by one", () => {
    const log = ["took", "placed", "done", "placed", "done", "placed"].map((id) => told(id, 1, 2));
    expect(shape(turnsOf(log))).toEqual([[null, 0, [["took", 0], ["placed", 2], ["done", 0], ["done", 0]]]]);
  });

  test("keeps acts apart", () => {
    const log = [1, 1, 2, 2].map((act) => told("placed", act, 2));
    expect(turnsOf(log)[0]?.lines).toHaveLength(4);
  });

  test("has a heading for every turn", () => {
    const log = [told("played", 1, 1), began(1, 2, 1), told("played", 2, 2), began(3, 1, 2)];
    expect(shape(turnsOf(log))).toEqual([[null, 0, [["played", 0]]], ["x-turn-began", 0, [["played", 0]]], ["x-turn-began", 0, []]]);
  });

  test("has a heading for the first turn, which no game tells of", () => {
    const table = (id: string): Happening => ({ number: 1, at: 0, message: { id } });
    const log = [table("server-sat"), table("server-started"), told("played", 1, 1), began(1, 2, 1)];
    expect(shape(turnsOf(log))).toEqual([[null, 0, [["server-sat", 0]]], ["server-started", 0, [["played", 0]]], ["x-turn-began", 0, []]]);
    expect(shape(turnsOf([BEGINNING, told("played", 1, 1)]))).toEqual([["browser-begun", 0, [["played", 0]]]]);
  });

  test("folds the end of a turn behind what was done in it, or behind its heading", () => {
    const log = [began(1, 1, 1), told("played", 2, 1), told("x-turn-ended", 3, 1), drew(3, 1), began(3, 2, 1), told("x-turn-ended", 4, 2), drew(4, 2), told("x-ended", 4, 3)];
    expect(shape(turnsOf(log))).toEqual([["x-turn-began", 0, [["played", 2]]], ["x-turn-began", 2, [["x-ended", 0]]]]);
  });

  test("folds cards that nobody sees, but no act that begins with them, and none that change hands", () => {
    const stolen = told("stole", 4, 1, { moved: [{ thing: "card", count: 1, from: "seat:2", to: "seat:1" }] });
    const log = [told("played", 1, 1), drew(1, 1), drew(2, 1), told("hit", 4, 1), stolen];
    expect(shape(turnsOf(log))).toEqual([[null, 0, [["played", 1], ["drew", 0], ["hit", 0], ["stole", 0]]]]);
  });

  test("folds what the line before has said already", () => {
    const bought = told("bought", 1, 1, { targets: ["pile:silver"] });
    const gained = told("gained", 1, 1, { moved: [{ thing: "silver", count: 1, from: "pile:silver", to: "seat:1/discard" }] });
    expect(shape(turnsOf([bought, gained]))).toEqual([[null, 0, [["bought", 1]]]]);
    // What is kept says nothing of what is lost.
    const kept = told("kept", 2, 1, { targets: ["seat:1/goods:corn"] });
    const lost = told("lost", 2, 1, { moved: [{ thing: "corn", count: 2, from: "seat:1/goods:corn", to: "bank:corn" }] });
    expect(shape(turnsOf([kept, lost]))).toEqual([[null, 0, [["kept", 0], ["lost", 0]]]]);
  });

  test("keeps everything, and the names of its lines while it grows", () => {
    const log = [told("played", 1, 1), drew(1, 1), told("x-turn-ended", 2, 1), drew(2, 1), began(2, 2, 1), told("played", 3, 2)];
    const all = (turns: readonly Turn[]): Happening[] => turns.flatMap(({ heading, lines }) => [heading, ...lines].flatMap((line) => (line ? [line.told, ...line.folded] : [])));
    expect(all(turnsOf(log))).toEqual(log);
    const keys = (until: number): string[] => turnsOf(log.slice(0, until)).flatMap(({ heading, lines }) => [heading, ...lines].flatMap((line) => line?.key ?? []));
    expect(keys(6).slice(0, 2)).toEqual(keys(5));
    expect(new Set(keys(6)).size).toBe(3);
  });
});

test("a round begins with the first turn that has its number", () => {
  const log = [told("played", 1, 1), began(2, 2, 1), began(5, 1, 2), began(7, 2, 2), began(9, 1, 3)];
  expect(roundsOf(log)).toEqual([{ round: 2, at: 5 }, { round: 3, at: 9 }]);
});

test("whatever begins in a game is a turn or a round, by its name", () => {
  const folder = new URL("../../../locales/en/", import.meta.url);
  const games = registered.map(({ name }) => readFileSync(new URL(`${name}.ftl`, folder), "utf8"));
  const begin = games.flatMap((words) => [...words.matchAll(/^([a-z-]+-began) =/gm)].map((match) => match[1] ?? ""));
  expect(begin.length).toBeGreaterThan(0);
  const log = begin.map((id, index) => told(id, index, 1));
  expect(turnsOf(log).map(({ heading }) => heading?.told.message.id)).toEqual(begin);
});
