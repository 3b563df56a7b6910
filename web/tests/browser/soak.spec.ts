// Every ready-made arrangement of every game, with every number of seats, to its end. Long: only with SOAK=1.

import { expect, GAMES, hurry, openTable, playToTheEnd, test, watchErrors } from "../harbour.ts";

for (const { name: game, presets } of GAMES) {
  for (const { label, setup, seats: counts } of presets) {
    for (const seats of counts) {
      test(`${label}, seats: ${seats}`, async ({ page, harbour, seed }) => {
        test.setTimeout(600_000);
        const errors = watchErrors(page);
        await hurry(page);
        await openTable(page, harbour, game, { setup: { ...setup, seats }, seed, bot: "mate" });
        await playToTheEnd(page);
        expect(errors).toEqual([]);
      });
    }
  }
}
