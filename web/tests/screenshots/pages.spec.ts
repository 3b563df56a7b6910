import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { actions, choose, expect, GAMES, hurry, isOver, moveOn, playNow, playToTheEnd, test } from "../harbour.ts";

const FOLDER = new URL("../../../docs/screenshots/", import.meta.url).pathname;
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const RECORD = new URL("../../../records/port-royal-2-seats.record", import.meta.url).pathname;

/** Who plays each other for ratings, in each light and size: kept names are nobody else's. */
const RIVALS: Record<string, [string, string]> = {
  "desktop-day": ["Anna of Kotor", "Bohumil"],
  "desktop-night": ["Ileana", "Marin"],
  "phone-day": ["Zdeňka", "Ștefan"],
  "phone-night": ["Ruža", "Old Tom"],
};

/** Plays the game on, as somebody in a hurry would. */
async function playOn(page: Page, choices: number, wanted: string[] = []): Promise<void> {
  for (let choice = 0; choice < choices; choice += 1) {
    await expect(actions(page).first()).toBeVisible({ timeout: 60_000 });
    await choose(page, wanted);
  }
  await expect(actions(page).first()).toBeVisible({ timeout: 60_000 });
}

/** Lets the bot finish the game in place of whoever sits there, and comes back to see how it ended. */
async function letABotFinish(page: Page, harbour: string): Promise<void> {
  const table = page.url();
  await page.getByRole("button", { name: "Leave the table" }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await page.waitForURL(`${harbour}/`);
  await page.goto(table);
}

/** A game for ratings between two people, over as soon as both leave it to bots. */
async function playForRatings(page: Page, browser: Browser, harbour: string, [one, other]: [string, string]): Promise<void> {
  const rival = await browser.newContext();
  const comeIn = async (request: APIRequestContext, name: string): Promise<void> => {
    await request.post(`${harbour}/api/me`, { data: {} });
    await request.post(`${harbour}/api/me/claim`, { data: { name, password: "ahoy-ahoy-ahoy" } });
  };
  await comeIn(page.request, one);
  await comeIn(rival.request, other);
  const terms = { rated: true, public: true, setup: { seats: 2 } };
  const opened = await page.request.post(`${harbour}/api/tables`, { data: { game: "port-royal", terms } });
  const { id } = (await opened.json()) as { id: string };
  const order = (request: APIRequestContext, command: object): Promise<unknown> =>
    request.post(`${harbour}/api/tables/${id}/commands`, { data: { command } });
  await order(rival.request, { do: "sit" });
  await order(page.request, { do: "start" });
  await order(rival.request, { do: "leave" });
  await order(page.request, { do: "leave" });
  await rival.close();
  await page.goto(`${harbour}/table/${id}`);
  await expect(isOver(page)).toBeVisible({ timeout: 120_000 });
}

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const [light, colorScheme] of [["day", "light"] as const, ["night", "dark"] as const]) {
    test.describe(`${size}, ${light}`, () => {
      test.use({ viewport, colorScheme });
      const keep = async (page: Page, name: string): Promise<void> => {
        await page.evaluate(() => document.fonts.ready);
        // Nothing moves any more in a picture.
        await page.evaluate(async () => {
          const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
          await Promise.all(passing.map((animation) => animation.finished.catch(() => undefined)));
        });
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
      });

      test("before the game, and at one screen", async ({ page, harbour }) => {
        await hurry(page);
        await page.goto(`${harbour}/new/port-royal`);
        await page.getByRole("combobox", { name: "Seat 2" }).selectOption({ label: "By invitation link" });
        await page.getByRole("button", { name: "Open the table" }).click();
        await expect(page.getByRole("button", { name: "Begin", exact: true })).toBeVisible();
        await page.getByLabel("Say something").fill("Who sails with me?");
        await page.keyboard.press("Enter");
        await expect(page.getByRole("list", { name: "Talk" })).toContainText("Who sails with me?");
        await keep(page, "waiting-room");

        await page.goto(`${harbour}/new/dominion`);
        await page.getByRole("combobox", { name: "Seat 2" }).selectOption("here");
        await page.getByRole("button", { name: "Open the table" }).click();
        await page.waitForURL(/\/table\//);
        const curtain = page.getByRole("button", { name: /^I am/ });
        for (let choices = 0; choices < 40 && !(await curtain.isVisible()); choices += 1) {
          await expect(actions(page).first().or(curtain).first()).toBeVisible();
          if (!(await curtain.isVisible())) await moveOn(page, () => actions(page).last().click({ timeout: 5000 }));
        }
        await expect(curtain).toBeVisible();
        await keep(page, "one-screen");
      });

      test("people", async ({ page, browser, harbour }) => {
        await hurry(page);
        await playForRatings(page, browser, harbour, RIVALS[`${size}-${light}`] as [string, string]);
        await page.goto(`${harbour}/me`);
        await expect(page.getByRole("heading", { name: "Latest results" })).toBeVisible();
        await keep(page, "person");
        await page.goto(`${harbour}/ratings/port-royal`);
        await expect(page.getByRole("row").nth(2)).toBeVisible();
        await keep(page, "ratings");
      });

      test("a campaign", async ({ page, harbour }) => {
        await hurry(page, { level: "mate" });
        await page.goto(`${harbour}/new/port-royal`);
        await page.getByText("The Adventure", { exact: true }).click();
        await page.getByRole("button", { name: "Open the table" }).click();
        await page.getByRole("button", { name: "Begin with bots" }).click();
        await page.waitForURL(/\/table\//);
        await playOn(page, 12, ["hire", "take", "reveal"]);
        await keep(page, "adventure");
        await letABotFinish(page, harbour);
        await page.getByRole("link", { name: "To the campaign" }).click({ timeout: 180_000 });
        await expect(page.locator("li.won, li.lost")).toHaveCount(1);
        await keep(page, "campaign");
        await page.goto(`${harbour}/campaigns`);
        await page.waitForLoadState("networkidle");
        await keep(page, "campaigns");
      });

      for (const { name, title } of GAMES) {
        test(title, async ({ page, harbour }) => {
          await hurry(page, { level: "mate" });
          await playNow(page, harbour, title);
          await playOn(page, 12);
          await keep(page, name);
          if (name !== "port-royal") return;
          await page.getByRole("button", { name: "Log", exact: true }).click();
          await page.getByRole("list", { name: "Log" }).getByRole("button").nth(4).click();
          await expect(page.getByRole("button", { name: "Back to now" })).toBeAttached();
          await keep(page, "looking-back");
          await page.keyboard.press("Escape");
          await expect(page.getByRole("button", { name: "Back to now" })).toHaveCount(0);
          await playToTheEnd(page, (page) => moveOn(page, () => actions(page).last().click({ timeout: 5000 })));
          await keep(page, "game-over");
        });
      }
    });
  }
}
