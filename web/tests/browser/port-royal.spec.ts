// Whole games of Port Royal: by mouse, by keyboard alone, on a phone.

import type { Page } from "@playwright/test";
import { actions, expect, hurry, playNow, playToTheEnd, test, watchErrors } from "../harbour.ts";

/** A careless plan: turn over a few cards, then take whatever there is. */
async function plan(page: Page, turn: number): Promise<number> {
  const notations = await actions(page).evaluateAll((buttons) => buttons.map((button) => button.dataset["notation"] ?? ""));
  const wanted = turn % 3 === 2 ? ["hire", "claim", "take", "stop", "repel"] : ["hire", "claim", "take", "repel", "reveal"];
  const index = wanted.map((word) => notations.findIndex((notation) => notation.startsWith(word))).find((index) => index >= 0);
  return index ?? 0;
}

test("from the lobby to the end, by mouse", async ({ page, harbour }) => {
  const errors = watchErrors(page);
  await hurry(page);
  await playNow(page, harbour, "Port Royal");
  await playToTheEnd(page, async (page, turn) => {
    await actions(page).nth(await plan(page, turn)).click({ timeout: 5000 }).catch(() => undefined);
    await page.waitForTimeout(20);
  });
  await expect(page.locator(".result")).toBeVisible();
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(actions(page).first().or(page.getByRole("button", { name: "Begin", exact: true })).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test("from the lobby to the end, with the keyboard alone", async ({ page, harbour }) => {
  await hurry(page);
  await page.goto(harbour);
  await page.getByRole("button", { name: "Play Port Royal now" }).waitFor();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))) === "Play Port Royal now") break;
  }
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  await playToTheEnd(page, async (page, turn) => {
    await page.keyboard.type(String((await plan(page, turn)) + 1));
    await page.waitForTimeout(60);
  });
  await expect(page.locator(".result")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a whole game, and nothing scrolls sideways", async ({ page, harbour }) => {
    await hurry(page);
    await playNow(page, harbour, "Port Royal");
    await playToTheEnd(page, async (page, turn) => {
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      await actions(page).nth(await plan(page, turn)).tap({ timeout: 5000 }).catch(() => undefined);
      await page.waitForTimeout(20);
    });
    await page.getByRole("button", { name: "Log" }).tap();
    await expect(page.getByRole("list", { name: "Log" })).toBeVisible();
  });
});
