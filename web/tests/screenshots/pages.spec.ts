import type { Page } from "@playwright/test";
import { actions, expect, hurry, isOver, playNow, playToTheEnd, test } from "../harbour.ts";

const FOLDER = new URL("../../../docs/screenshots/", import.meta.url).pathname;
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const RECORD = new URL("../../../records/port-royal-2-seats.record", import.meta.url).pathname;

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const [light, colorScheme] of [["day", "light"] as const, ["night", "dark"] as const]) {
    test.describe(`${size}, ${light}`, () => {
      test.use({ viewport, colorScheme });
      const keep = async (page: Page, name: string): Promise<void> => {
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(400);
        await page.screenshot({ path: `${FOLDER}${name}-${size}-${light}.png` });
      };

      test("pages", async ({ page, harbour }) => {
        const pages = {
          lobby: "/",
          "new-table": "/new/port-royal",
          rules: "/rules/port-royal",
          lesson: "/learn/port-royal",
          replays: "/replay",
          credits: "/credits",
        };
        for (const [name, path] of Object.entries(pages)) {
          await page.goto(harbour + path);
          await page.waitForLoadState("networkidle");
          await keep(page, name);
        }
        await page.goto(`${harbour}/replay`);
        await page.getByLabel("Open a record from a file").setInputFiles(RECORD);
        await page.getByRole("slider").fill("40");
        await expect(page.getByText(/^40 \//)).toBeVisible();
        await keep(page, "replay");
        await page.goto(`${harbour}/new/port-royal`);
        await page.getByRole("combobox", { name: "Seat 2" }).selectOption({ label: "By invitation link" });
        await page.getByRole("button", { name: "Open the table" }).click();
        await expect(page.getByRole("button", { name: "Begin", exact: true })).toBeVisible();
        await keep(page, "waiting-room");
      });

      for (const [name, game] of Object.entries({
        "port-royal": "Port Royal",
        "puerto-rico": "Puerto Rico",
        dominion: "Dominion",
        explorers: "Catan: Explorers & Pirates",
      })) {
        test(game, async ({ page, harbour }) => {
          await hurry(page, { level: "mate" });
          await playNow(page, harbour, game);
          const choose = async (page: Page): Promise<void> => {
            await actions(page).first().click({ timeout: 5000 }).catch(() => undefined);
            await page.waitForTimeout(50);
          };
          for (let choices = 0; choices < 12; choices += 1) {
            await expect(actions(page).first()).toBeVisible({ timeout: 60_000 });
            await choose(page);
          }
          await expect(actions(page).first()).toBeVisible({ timeout: 60_000 });
          await keep(page, name);
          if (name !== "port-royal") return;
          await playToTheEnd(page, async (page) => {
            await actions(page).last().click({ timeout: 5000 }).catch(() => undefined);
            await page.waitForTimeout(20);
          });
          await expect(isOver(page)).toBeVisible();
          await keep(page, "game-over");
        });
      }
    });
  }
}
