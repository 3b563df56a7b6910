// Whole games of Port Royal: by keyboard alone, and on a phone. By mouse every game is played in `games.spec.ts`.

import { among, choose, expect, hurry, moveOn, offered, playNow, playToTheEnd, test, watchErrors } from "../harbour.ts";

/** A careless plan: turn over a few cards, then take whatever there is. */
function plan(turn: number): string[] {
  return turn % 3 === 2 ? ["hire", "claim", "take", "stop", "repel"] : ["hire", "claim", "take", "repel", "reveal"];
}

test("from the lobby to the end, with the keyboard alone", async ({ page, harbour }) => {
  const errors = watchErrors(page);
  await hurry(page, { level: "mate" });
  await page.goto(harbour);
  await page.getByRole("button", { name: "Play now: Port Royal" }).waitFor();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))) === "Play now: Port Royal") break;
  }
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  await playToTheEnd(page, async (page, turn) => {
    const number = among(await offered(page), plan(turn)) + 1;
    await moveOn(page, () => page.keyboard.type(String(number)));
  });
  await expect(page.locator(".result")).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a whole game, and nothing scrolls sideways", async ({ page, harbour }) => {
    await hurry(page, { level: "mate" });
    await playNow(page, harbour, "Port Royal");
    await playToTheEnd(page, async (page, turn) => {
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      await choose(page, plan(turn), "tap");
    });
    await page.getByRole("button", { name: "Panels" }).tap();
    await page.getByRole("button", { name: "Log" }).tap();
    await expect(page.getByRole("list", { name: "Log" })).toBeVisible();
  });
});
