// Port Royal by keyboard alone, and by touch. By mouse every game is played in `games.spec.ts`.

import { actions, among, choose, expect, hurry, moment, openTable, playToTheEnd, test, untilAfter, watchErrors } from "../harbour.ts";

/** A careless plan: turn over a few cards, then take whatever there is. */
function plan(turn: number): string[] {
  return turn % 3 === 2 ? ["hire", "claim", "take", "stop", "repel"] : ["hire", "claim", "take", "repel", "reveal"];
}

test("a table is opened from the lobby with the keyboard alone", async ({ page, harbour }) => {
  await hurry(page);
  await page.goto(harbour);
  await page.getByRole("button", { name: "Play now: Port Royal" }).waitFor();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))) === "Play now: Port Royal") break;
  }
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/table\//);
  await expect(actions(page).first()).toBeVisible();
});

test("a whole game is played by number keys", { tag: "@deal" }, async ({ page, harbour, seed }) => {
  const errors = watchErrors(page);
  await hurry(page);
  await openTable(page, harbour, "port-royal", { setup: { seats: 2 }, seed, bot: "mate" });
  await playToTheEnd(page, async (page, turn) => {
    const { entry, offers } = await moment(page);
    await page.keyboard.type(String(offers.indexOf(among(offers, plan(turn))) + 1));
    await untilAfter(page, entry);
  });
  await expect(page.locator(".result")).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("actions are chosen from the list by touch, and nothing scrolls sideways", { tag: "@deal" }, async ({ page, harbour, seed }) => {
    await hurry(page);
    await openTable(page, harbour, "port-royal", { setup: { seats: 4 }, seed, bot: "mate" });
    for (let turn = 0; turn < 12; turn += 1) {
      await choose(page, plan(turn), "tap");
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
    }
    await page.getByRole("button", { name: "Panels" }).tap();
    await page.getByRole("button", { name: "Log" }).tap();
    await expect(page.getByRole("list", { name: "Log" })).toBeVisible();
  });
});
