import { expect, test } from "vitest";
import type { Message, Offer } from "../../api/types";
import { signOf } from "./signs";
import { offersFor, seatOf, thingOf } from "./touch";

const card = (name: string, cost: number): Message => ({ id: "card", args: [["card", { name }], ["cost", { number: cost }]] });
const offer = (notation: string, message: Message): Offer => ({ notation, message, targets: [], kind: {} });

const dear = offer("hire sailor 7", { id: "hire", args: [["card", { said: card("sailor", 7) }]] });
const cheap = offer("hire sailor 3", { id: "hire", args: [["card", { said: card("sailor", 3) }]] });
const role = offer("role mayor", { id: "role", args: [["role", { name: "mayor" }]] });

test("a cell stands for the offer that says the very same card", () => {
  expect(offersFor(card("sailor", 7), [dear, cheap, role])).toEqual([dear]);
});

test("a cell that only names the thing stands for every offer that does", () => {
  expect(offersFor({ id: "cell", args: [["what", { name: "sailor" }]] }, [dear, cheap, role])).toEqual([dear, cheap]);
  expect(offersFor({ id: "cell", args: [["role", { name: "mayor" }]] }, [dear, cheap, role])).toEqual([role]);
});

test("a cell about several things stands for none", () => {
  const both: Message = { id: "cell", args: [["one", { name: "sailor" }], ["other", { name: "mayor" }]] };
  expect(thingOf(both)).toBeNull();
  expect(offersFor(both, [dear, role])).toEqual([]);
});

test("a cell that is nothing but a seat names it", () => {
  expect(seatOf({ id: "x", args: [["seat", { seat: 3 }]] })).toBe(3);
  expect(seatOf({ id: "x", args: [["seat", { seat: 3 }], ["count", { number: 2 }]] })).toBeNull();
  expect(seatOf(undefined)).toBeNull();
});

test("a thing has its drawing, and its plantation and its short name have the same", () => {
  expect(signOf("puerto-rico-corn")).toBeDefined();
  expect(signOf("puerto-rico-corn-plantation")).toBe(signOf("puerto-rico-corn"));
  expect(signOf("puerto-rico-wharf-short")).toBe(signOf("puerto-rico-wharf"));
  expect(signOf("port-royal-captain")).toBeUndefined();
});
