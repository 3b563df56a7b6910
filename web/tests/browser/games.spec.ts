// Every game of the registry is played to its end, in the browser, against bots.

import { expect, hurry, isOver, playNow, playToTheEnd, test, watchErrors } from "../harbour.ts";

const GAMES = ["Port Royal", "Puerto Rico", "Dominion", "Catan: Explorers & Pirates"];

for (const game of GAMES) {
  test(`${game} is played to its end`, async ({ page, harbour }) => {
    const errors = watchErrors(page);
    await hurry(page, { level: "mate" });
    await playNow(page, harbour, game);
    await playToTheEnd(page);
    await expect(isOver(page)).toBeVisible();
    await expect(page.locator(".result")).toBeVisible();
    expect(errors).toEqual([]);
  });
}
