import { expect, test } from "vitest";
import type { Happening } from "../../api/types";
import { gainsOf } from "./gains";

const happening = (id: string, seat: number, ...brought: [thing: string, count: number][]): Happening =>
  ({ message: { id }, seat, moved: brought.map(([thing, count]) => ({ thing, count, from: "bank", to: `seat:${seat}` })) }) as unknown as Happening;

test("what comes in several ways is one sum", () => {
  const happened = [happening("explorers-rolled", 1), happening("explorers-produced", 2, ["lumber", 1], ["ore", 1], ["lumber", 1]), happening("explorers-mined-gold", 2, ["gold", 2]), happening("explorers-compensated", 2, ["gold", 1])];
  expect(gainsOf(happened)).toEqual({
    2: [
      { thing: "lumber", count: 2 },
      { thing: "ore", count: 1 },
      { thing: "gold", count: 3 },
    ],
  });
});

test("of several rolls the last counts", () => {
  const happened = [happening("explorers-rolled", 1), happening("explorers-produced", 1, ["lumber", 1]), happening("explorers-rolled", 2), happening("explorers-produced", 2, ["lumber", 1])];
  expect(gainsOf(happened)).toEqual({ 2: [{ thing: "lumber", count: 1 }] });
});
