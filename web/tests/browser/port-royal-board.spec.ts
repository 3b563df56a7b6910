// Port Royal's own board: a game is played by touching what lies on the table, and things explain themselves.

import type { Page } from "@playwright/test";
import { expect, hurry, playNow, playToTheEnd, test, watchErrors } from "../harbour.ts";

/** What to touch next: a choice that is asked for, a card to take, the anchor, the pile; the list of actions for the rest. */
function next(page: Page): Promise<string> {
  return page.evaluate(() => {
    const legal = (zone: string): string => `.piece.legal[data-piece^="${zone}|"]`;
    const full = document.querySelectorAll('[data-piece^="harbour|"]').length >= 4;
    const things = [".slip:popover-open button", legal("expedition"), legal("harbour"), ".answers button", ...(full ? [".stop"] : []), legal("pile")];
    return things.find((thing) => document.querySelector(thing)) ?? "button[data-notation]:not([disabled])";
  });
}

test("a whole game by touching the board", async ({ page, harbour }) => {
  test.slow();
  const errors = watchErrors(page);
  await hurry(page);
  await playNow(page, harbour, "Port Royal");
  await playToTheEnd(page, async (page) => {
    // The table may have moved on in between.
    await page.locator(await next(page)).last().click({ timeout: 3000 }).catch(() => undefined);
  });
  await expect(page.locator(".result")).toBeVisible();
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
