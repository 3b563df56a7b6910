import { describe, expect, test } from "vitest";
import type { Offer } from "../../api/types";
import { draftOf, isReady, linesOf, toggled } from "./drafts";

const offer = (notation: string, target?: string, passes = false): Offer => ({ notation, message: { id: "x" }, targets: target ? [target] : [], kind: passes ? { passes } : {} });

describe("a discard to three", () => {
  const draft = draftOf({ seat: 1, question: { "discard-to": { cards: 3 } }, attack: "militia", picks: { least: 2, most: 2, ordered: false } });
  const legal = [offer("discard copper", "hand:copper"), offer("discard estate", "hand:estate")];

  test("is sent as one line, without a last word", () => {
    expect(draft && linesOf(draft, ["copper|0", "copper|1"], legal)).toEqual(["discard copper", "discard copper"]);
  });

  test("is ready with two cards, and a third takes the place of the first", () => {
    expect(draft && isReady(draft, ["copper|0"])).toBe(false);
    expect(draft && toggled(draft, ["copper|0", "copper|1"], "estate|0")).toEqual(["copper|1", "estate|0"]);
    expect(draft && toggled(draft, ["copper|0"], "copper|0")).toEqual([]);
  });
});

describe("a Cellar", () => {
  const draft = draftOf({ seat: 1, question: "discard-to-draw", attack: null, picks: { least: 0, most: 4, ordered: false } });
  const legal = [offer("discard copper", "hand:copper"), offer("done", undefined, true)];

  test("says that this was all, unless nothing is left", () => {
    expect(draft && linesOf(draft, ["copper|0"], legal)).toEqual(["discard copper", "done"]);
    expect(draft && linesOf(draft, ["copper|0", "copper|1", "copper|2", "copper|3"], legal)).toHaveLength(4);
  });
});

test("a plain question is no draft", () => {
  expect(draftOf({ seat: 1, question: "exile", attack: null, picks: null })).toBeNull();
  expect(draftOf(null)).toBeNull();
});
