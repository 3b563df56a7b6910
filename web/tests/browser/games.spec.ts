// Every game of the registry is played to its end, in the browser, against bots.

import { expect, GAMES, hurry, isOver, playNow, playToTheEnd, test, watchErrors } from "../harbour.ts";

for (const { title } of GAMES) {
  test(`${title} is played to its end`, async ({ page, harbour }) => {
    const errors = watchErrors(page);
    await hurry(page, { level: "mate" });
    await playNow(page, harbour, title);
    await playToTheEnd(page);
    await expect(isOver(page)).toBeVisible();
    await expect(page.locator(".result")).toBeVisible();
    expect(errors).toEqual([]);
  });
}
