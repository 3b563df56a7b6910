import { expect, test } from "vitest";
import { learn, mineOf, printOf } from "./cards";

test("what is printed on a card is found by its notation", () => {
  expect(printOf("blue-trader 5/2")).toMatchObject({ kind: "person", role: "blue-trader", trade: "trader", colour: "blue", cost: 5, points: 2 });
  expect(printOf("galleon 3+1/skull")).toMatchObject({ kind: "ship", colour: "black", coins: 3, gift: 1, guard: null });
  expect(printOf("no such card")).toBeNull();
});

test("cards of a content file are learned", () => {
  const print = printOf("sailor 3/1");
  expect(printOf("sailor 9/9")).toBeNull();
  if (print) learn({ "sailor 9/9": print });
  expect(printOf("sailor 9/9")).toEqual(print);
});

test("a price is told where it is not the printed one, or more than I have", () => {
  expect(mineOf("sailor 3/1", -3, 5)).toBeUndefined();
  expect(mineOf("sailor 3/1", -4, 5)).toEqual({ coins: 4, poor: false });
  expect(mineOf("sailor 3/1", -3, 2)).toEqual({ coins: 3, poor: true });
  expect(mineOf("flute 2/2", 2, 0)).toBeUndefined();
  expect(mineOf("flute 2/2", 3, 0)).toEqual({ coins: 3, poor: false });
});
