// Whole games of Explorers & Pirates by its board alone: every scenario, every number of seats. Long: only with SOAK=1.

import { MOUSE, playByBoard } from "../explorers.ts";
import { expect, hurry, openTable, test, watchErrors } from "../harbour.ts";

/** Who touches now this and now that may never reach the goal: then the most points win. */
const ROUNDS = 25;

for (const scenario of [1, 2, 3, 4, 5]) {
  for (const seats of [2, 3, 4]) {
    test(`explorers on the board alone, scenario ${scenario}, seats: ${seats}`, async ({ page, harbour, seed }) => {
      test.setTimeout(900_000);
      const errors = watchErrors(page);
      await hurry(page, { list: false });
      await openTable(page, harbour, "explorers", { setup: { scenario, seats, round_limit: ROUNDS }, seed });
      const { missing } = await playByBoard(page, MOUSE, 5000);
      expect(missing).toEqual([]);
      expect(errors).toEqual([]);
    });
  }
}
