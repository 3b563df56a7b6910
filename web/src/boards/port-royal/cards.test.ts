import { describe, expect, test } from "vitest";
import { helpOf, messageOf, nameOf, readCard } from "./cards";

describe("cards in notation", () => {
  test("a person has a cost, points and swords", () => {
    expect(readCard("pirate 7/2")).toMatchObject({ kind: "person", role: "pirate", cost: 7, points: 2, swords: 2, colour: null });
  });

  test("a trader has a colour", () => {
    expect(readCard("blue-trader 5/2")).toMatchObject({ role: "blue-trader", trade: "trader", colour: "blue" });
  });

  test("a ship has coins and what repels it", () => {
    expect(readCard("flute 2/2")).toMatchObject({ kind: "ship", colour: "blue", coins: 2, gift: 0, guard: 2, goods: null });
    expect(readCard("galleon 3+1/skull")).toMatchObject({ colour: "black", coins: 3, gift: 1, guard: null });
    expect(readCard("galleon 1-crown/4 bread")).toMatchObject({ coins: 0, crowns: 1, guard: 4, goods: "bread" });
  });

  test("an expedition asks for people", () => {
    expect(readCard("expedition captain+captain+settler 6/3")).toEqual({
      kind: "expedition",
      needs: ["captain", "captain", "settler"],
      points: 6,
      coins: 3,
    });
  });

  test("a tax says whom it helps", () => {
    expect(readCard("tax swords")).toEqual({ kind: "tax", bonus: "swords", from: 12, coins: 1 });
    expect(readCard("tax points 16/2")).toEqual({ kind: "tax", bonus: "points", from: 16, coins: 2 });
    expect(readCard("tax keep-eight")).toMatchObject({ from: null });
  });

  test("people of the Adventure carry figures of their own", () => {
    expect(readCard("tybuk 5/1/2")).toMatchObject({ swords: 2, pays: null });
    expect(readCard("innkeeper 3/1/2/4")).toMatchObject({ swords: 0, pays: { bread: 2, rum: 4 } });
  });

  test("what is no card is not read as one", () => {
    for (const text of ["", "sailor", "flute two", "tax", "expedition captain"]) expect(readCard(text)).toBeNull();
  });

  test("every card has a name, an explanation and words", () => {
    const words = ["sailor 3/1", "flute 2/2", "frigate 3/skull", "flute 3+1/5", "expedition priest+priest 4/2", "tax keep-eight"].map((text) => {
      const card = readCard(text);
      return card && [nameOf(card), helpOf(card), messageOf(card).id];
    });
    expect(words).toEqual([
      ["port-royal-sailor", "port-royal-sailor-help", "port-royal-card-person"],
      ["port-royal-flute", "port-royal-ship-help", "port-royal-card-ship"],
      ["port-royal-frigate", "port-royal-ship-help", "port-royal-card-skull-ship"],
      ["port-royal-flute", "port-royal-ship-help", "port-royal-card-generous-ship"],
      ["port-royal-expedition", "port-royal-expedition-help", "port-royal-card-expedition"],
      ["port-royal-tax-keep-eight", "port-royal-tax-keep-eight-help", "port-royal-card-tax"],
    ]);
  });
});
