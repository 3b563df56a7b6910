import { expect, test } from "vitest";
import { COSTS, drawKingdom, fitting, lacks, settledCards } from "./kingdoms";

const plain = (card: string): string => card;

test("cards are found by set, price and type, and lie by price", () => {
  expect(fitting({ set: null, cost: null, type: null }, plain)).toHaveLength(51);
  expect(fitting({ set: "seaside", cost: null, type: "duration" }, plain)).toHaveLength(8);
  expect(fitting({ set: "base", cost: 2, type: null }, plain)).toEqual(["cellar", "chapel", "moat"]);
  expect(COSTS).toEqual([2, 3, 4, 5, 6]);
});

test("a kingdom of the rulebooks is known before the game", () => {
  expect(settledCards({ kingdom: "high-seas" })).toContain("wharf");
  expect(settledCards({ kingdom: "random", cards: ["moat"] })).toEqual(["moat"]);
});

test("only a kingdom chosen by hand may lack cards", () => {
  expect(lacks({ kingdom: "chosen", cards: ["moat", "witch"] })).toEqual({ id: "browser-dominion-choose-more", args: [["cards", { number: 8 }]] });
  expect(lacks({ kingdom: "chosen", cards: fitting({ set: "base", cost: null, type: null }, plain).slice(0, 10) })).toBeNull();
  expect(lacks({ kingdom: "random", cards: ["moat"] })).toBeNull();
  expect(lacks({})).toBeNull();
});

test("a kingdom drawn here is one the server has nothing against", async () => {
  const asked: unknown[] = [];
  const drawn = await drawKingdom({ cards: ["witch"], ban: ["moat"], from: "base", constraints: ["village"] }, (setups) => {
    asked.push(...setups);
    return Promise.resolve(setups.map((_, index) => (index === 3 ? null : { id: "dominion-constraints-unmet" })));
  });
  expect(drawn).toHaveLength(10);
  expect(new Set(drawn).size).toBe(10);
  expect(drawn).toContain("witch");
  expect(drawn).not.toContain("moat");
  expect(drawn).not.toContain("wharf");
  expect(asked[3]).toEqual({ kingdom: "random", cards: drawn, constraints: ["village"] });
});
