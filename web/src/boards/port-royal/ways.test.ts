import { expect, test } from "vitest";
import type { Moved } from "../../api/types";
import { waysOf } from "./ways";

const happening = (...moved: Moved[]): { number: number; at: number; message: { id: string }; moved: Moved[] } => ({ number: 1, at: 0, message: { id: "x" }, moved });
const one = (thing: string, from: string, to: string): Moved => ({ thing, count: 1, from, to });

test("the coins of a trade come out of the ship", () => {
  const ship = one("flute 2/2", "harbour:flute 2/2", "pile:discard");
  const [way] = waysOf([happening(ship, one("coin", "pile:draw", "seat:2"))], ["flute 2/2"], []);
  expect(way?.moved).toEqual([ship, one("coin", "harbour:flute 2/2", "seat:2")]);
});

test("what is gone without a word was swept away, and equal cards are told apart", () => {
  const hired = one("sailor 3/1", "harbour:sailor 3/1", "seat:1/people:sailor 3/1");
  const [way] = waysOf([happening(hired)], ["sailor 3/1", "sailor 3/1", "flute 2/2", "settler 4/1"], ["settler 4/1"]);
  expect(way?.moved).toEqual([hired, one("sailor 3/1", "harbour:sailor 3/1", "pile:discard"), one("flute 2/2", "harbour:flute 2/2", "pile:discard")]);
});

test("nothing moves where nothing happened", () => {
  expect(waysOf([], ["flute 2/2"], [])).toEqual([]);
});
