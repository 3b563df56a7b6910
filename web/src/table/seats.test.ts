import { expect, test } from "vitest";
import type { ShownSeat } from "../api/types";
import { onlookers } from "./seats";

const seat = (number: number, person: string | null): ShownSeat => ({
  seat: number,
  is: person ? "person" : "bot",
  person,
  name: person,
  bot: person ? null : "mate",
  substitute: null,
  abandons: false,
  left_ms: null,
  ticking: false,
});
const table = { seats: [seat(1, "anna"), seat(2, null)] };

test("whoever looks without a seat looks on", () => {
  expect(onlookers(table, { people: ["anna", "bob"], others: 2 })).toBe(3);
});

test("nobody looks on as far as we know while the line is lost", () => {
  expect(onlookers(table, null)).toBe(0);
});
