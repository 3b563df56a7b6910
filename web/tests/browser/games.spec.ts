// Every game of the registry is played by mouse from the lobby to its end, against bots.

import { actions, expect, GAMES, hurry, isOver, playNow, playToTheEnd, test, watchErrors } from "../harbour.ts";

for (const { title } of GAMES) {
  test(`${title} is played to its end`, async ({ page, harbour }) => {
    const errors = watchErrors(page);
    await hurry(page, { level: "mate" });
    await playNow(page, harbour, title);
    await playToTheEnd(page);
    await expect(isOver(page)).toBeVisible();
    await expect(page.locator(".result")).toBeVisible();
    await page.getByRole("button", { name: "Play again" }).click();
    await expect(actions(page).first().or(page.getByRole("button", { name: "Begin", exact: true })).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}
