import { expect, test } from "vitest";
import type { Happening } from "../../api/types";
import { lastThrow, rollsOf, throwOfTurn } from "./rolls";

const rolled = (sum: number): Happening => ({ number: 1, at: 0, message: { id: "explorers-rolled", args: [["sum", { number: sum }]] } });

test("what was rolled is counted, beside what one may expect", () => {
  const { sums, all } = rollsOf([rolled(7), { number: 2, at: 0, message: { id: "explorers-produced" } }, rolled(7), rolled(12)]);
  expect(all).toBe(3);
  expect(sums.map(({ times }) => times)).toEqual([0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1]);
  expect(sums[5]?.expected).toBeCloseTo(0.5);
  expect(sums.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(3);
});

test("a single die belongs to the turn it was thrown in", () => {
  const told = (id: string): Happening => ({ number: 1, at: 0, message: { id } });
  const [chase, turn] = [told("explorers-chase-failed"), told("explorers-turn-began")];
  expect(throwOfTurn([turn, chase])).toBe(chase);
  expect(throwOfTurn([turn, chase, turn, told("explorers-set-sail")])).toBeNull();
  expect(lastThrow([chase, turn])).toBe(chase);
});
