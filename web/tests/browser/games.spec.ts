// Every game of the registry is played to its end, in the browser, against bots.

import { actions, expect, hurry, isOver, playNow, playToTheEnd, test, watchErrors } from "../harbour.ts";

/** What moves a game on: the first of these that is offered is chosen, or else whatever comes first. */
const EAGER = ["roll", "set sail", "end", "treasures", "buy province", "buy gold", "buy silver", "no deal", "decline", "hire", "take", "stop"];

const GAMES = ["Port Royal", "Puerto Rico", "Dominion", "Catan: Explorers & Pirates"];

for (const game of GAMES) {
  test(`${game} is played to its end`, async ({ page, harbour }) => {
    const errors = watchErrors(page);
    await hurry(page, { level: "mate" });
    await playNow(page, harbour, game);
    await playToTheEnd(page, async (page) => {
      const notations = await actions(page).evaluateAll((buttons) => buttons.map((button) => button.dataset["notation"] ?? ""));
      const eager = EAGER.map((word) => notations.findIndex((notation) => notation.startsWith(word))).find((index) => index >= 0);
      // The list may change under the finger when somebody else acts: then it is simply looked at again.
      await actions(page).nth(eager ?? 0).click({ timeout: 5000 }).catch(() => undefined);
      await page.waitForTimeout(20);
    });
    await expect(isOver(page)).toBeVisible();
    await expect(page.locator(".result")).toBeVisible();
    expect(errors).toEqual([]);
  });
}
