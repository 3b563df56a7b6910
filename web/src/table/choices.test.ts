import { describe, expect, test } from "vitest";
import type { Kind, Offer } from "../api/types";
import { asksFirst, DigitReader, grouped } from "./choices";

const offer = (notation: string, kind: Kind = {}): Offer => ({ notation, message: { id: "x" }, targets: [], kind });
const END = offer("end", { ends_turn: true });
const SILVER = offer("buy silver", { group: "buy" });
const PASS = offer("pass", { passes: true, ends_turn: true });

describe("the list of actions", () => {
  test("what answers one question stands together, and what ends something stands last", () => {
    const groups = grouped([END, SILVER, offer("play copper"), offer("buy estate", { group: "buy" })]);
    expect(groups.map((group) => group.map((choice) => `${choice.number} ${choice.offer.notation}`))).toEqual([
      ["1 buy silver", "2 buy estate"],
      ["3 play copper"],
      ["4 end"],
    ]);
  });

  test("ending a turn asks once more only while something is left to do", () => {
    expect(asksFirst(END, [END, SILVER], "matters")).toBe(true);
    expect(asksFirst(END, [END], "matters")).toBe(false);
    expect(asksFirst(PASS, [PASS, SILVER], "matters")).toBe(false);
    expect(asksFirst(SILVER, [END, SILVER], "matters")).toBe(false);
    expect(asksFirst(END, [END, SILVER], "never")).toBe(false);
    expect(asksFirst(SILVER, [END, SILVER], "always")).toBe(true);
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
