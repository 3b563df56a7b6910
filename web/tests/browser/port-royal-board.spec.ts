// Port Royal's own board: it is played by touching what lies on the table, and things explain themselves.

import type { Page } from "@playwright/test";
import { actions, expect, hurry, isOver, moveOn, playNow, test, watchErrors } from "../harbour.ts";

/** What to touch next: a choice that is asked for, a card to take, the anchor, the pile; the list of actions for the rest. */
function next(page: Page): Promise<string> {
  return page.evaluate(() => {
    const legal = (zone: string): string => `.piece.legal[data-piece^="${zone}|"]`;
    const full = document.querySelectorAll('[data-piece^="harbour|"]').length >= 4;
    const things = [".slip:popover-open button", legal("expedition"), legal("harbour"), ".answers button", ...(full ? [".stop"] : []), legal("pile")];
    return things.find((thing) => document.querySelector(thing)) ?? "button[data-notation]:not([disabled])";
  });
}

test("the game goes on by touching the board alone", async ({ page, harbour }) => {
  const errors = watchErrors(page);
  await hurry(page);
  await playNow(page, harbour, "Port Royal");
  for (let touches = 0; touches < 40; touches += 1) {
    await expect(actions(page).first().or(isOver(page)).first()).toBeVisible({ timeout: 60_000 });
    if (await isOver(page).isVisible()) break;
    // The table may have moved on in between.
    const thing = await next(page);
    await moveOn(page, () => page.locator(thing).last().click({ timeout: 3000 }));
  }
  await expect(page.locator('[data-piece^="people:"]').first()).toBeAttached();
  expect(errors).toEqual([]);
});

test("cards are buttons for the keyboard, and explain themselves", async ({ page, harbour }) => {
  await hurry(page);
  await playNow(page, harbour, "Port Royal");
  const pile = page.getByRole("button", { name: /^draw pile/ });
  await pile.hover();
  await expect(page.getByRole("tooltip")).toContainText("Draw pile");
  await pile.press("Enter");
  await expect(page.locator('[data-piece^="harbour|"], [data-piece^="expedition|"], .passing').first()).toBeVisible();
});
