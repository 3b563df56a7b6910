import { describe, expect, test } from "vitest";
import type { Offer } from "../api/types";
import { asksFirst, DigitReader, grouped } from "./choices";

const offer = (notation: string, kind: Offer["kind"] = {}): Offer => ({ notation, message: { id: "x" }, targets: [], kind });

describe("the list of actions", () => {
  test("what answers one question stands together, and what ends something stands last", () => {
    const buy = { group: "dominion-buy" };
    const groups = grouped([offer("end", { ends_turn: true }), offer("buy silver", buy), offer("play copper"), offer("buy estate", buy)]);
    expect(groups.map(({ question, choices }) => [question, ...choices.map((choice) => `${choice.number} ${choice.offer.notation}`)])).toEqual([
      ["dominion-buy", "1 buy silver", "2 buy estate"],
      [null, "3 play copper"],
      [null, "4 end"],
    ]);
  });

  test("ending a turn asks once more only while something is left to do", () => {
    const [end, buy] = [offer("end", { ends_turn: true }), offer("buy silver")];
    expect(asksFirst(end, [end, buy], "matters")).toBe(true);
    expect(asksFirst(end, [end], "matters")).toBe(false);
    expect(asksFirst(buy, [end, buy], "matters")).toBe(false);
    expect(asksFirst(end, [end, buy], "never")).toBe(false);
    expect(asksFirst(buy, [end, buy], "always")).toBe(true);
  });

  test("a game may know better what is a slip", () => {
    const [end, copper] = [offer("end", { ends_turn: true, slip: false }), offer("buy copper", { slip: true })];
    expect(asksFirst(end, [end, copper], "matters")).toBe(false);
    expect(asksFirst(copper, [end, copper], "matters")).toBe(true);
    expect(asksFirst(copper, [end, copper], "never")).toBe(false);
  });
});

describe("digits", () => {
  test("a number is taken at once when no longer one is possible", () => {
    const digits = new DigitReader();
    expect(digits.type("3", 9)).toBe(3);
    expect(digits.type("2", 15)).toBe(2);
  });

  test("a number waits while a longer one is possible", () => {
    const digits = new DigitReader();
    expect(digits.type("1", 15)).toBeNull();
    expect(digits.type("4", 15)).toBe(14);
    expect(digits.type("1", 15)).toBeNull();
    expect(digits.take()).toBe(1);
    expect(digits.take()).toBeNull();
  });

  test("a number nobody offers is forgotten", () => {
    const digits = new DigitReader();
    expect(digits.type("7", 3)).toBeNull();
    expect(digits.take()).toBeNull();
    expect(digits.type("0", 3)).toBeNull();
  });
});
