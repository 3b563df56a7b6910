// The pages around the table: words, looking back, replays, forms, lessons; every page without barriers, by day and by night.

import { existsSync, readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { actions, choose, expect, GAMES, hurry, isOver, playNow, test, watchErrors } from "../harbour.ts";

const RECORD = new URL("../../../records/port-royal-2-seats.record", import.meta.url).pathname;

test("the language changes at any time, and everything follows", async ({ page, harbour }) => {
  await hurry(page);
  await playNow(page, harbour, "Port Royal");
  await expect(actions(page).first()).toHaveText(/Turn over/);
  await page.getByLabel("Language").selectOption("cs");
  await expect(page.getByText("Jsi na tahu: otoč první kartu", { exact: false }).or(page.locator(".prompt"))).toBeVisible();
  await expect(page.getByRole("button", { name: "Nastavení" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "cs");
  await page.getByLabel("Jazyk").selectOption("ro");
  await expect(page.getByRole("button", { name: "Setări" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Setări" })).toBeVisible();
});

test.describe("in a Czech browser", () => {
  test.use({ locale: "cs-CZ" });
  test("Czech is spoken from the start", async ({ page, harbour }) => {
    await page.goto(harbour);
    await expect(page.getByRole("heading", { name: "Vítej v přístavu" })).toBeVisible();
  });
});

test("an earlier moment can be looked at, and left again; a move can be taken back; a hint has a reason", async ({ page, harbour }) => {
  await hurry(page);
  await playNow(page, harbour, "Dominion");
  await actions(page).first().click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.getByRole("list", { name: "Log" }).getByRole("button").first().click();
  await expect(page.getByText("You look at an earlier moment.").first()).toBeVisible();
  await expect(actions(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Back to now" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".advice")).toContainText("–", { timeout: 60_000 });
});

test("a record from a file is played, scrubbed and checked", async ({ page, harbour }) => {
  const errors = watchErrors(page);
  await page.goto(`${harbour}/replay`);
  await page.getByLabel("Open a record from a file").setInputFiles(RECORD);
  const slider = page.getByRole("slider", { name: "Moment" });
  await expect(slider).toBeVisible();
  await slider.fill("5");
  await expect(page.getByText(/^5 \/ \d+$/)).toBeVisible();
  await page.getByRole("button", { name: "Play" }).click();
  await expect(page.getByText(/^[6-9] \/ \d+$/)).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByText("Check the shuffle").click();
  await expect(page.getByText("Played again, the record ends as it says.")).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download the record" }).click()]);
  expect(readFileSync(await download.path(), "utf8")).toBe(readFileSync(RECORD, "utf8"));
  expect(errors).toEqual([]);
});

test("a finished table is replayed by a link to a moment, and its shuffle checked", async ({ page, harbour }) => {
  await hurry(page);
  await playNow(page, harbour, "Port Royal");
  await actions(page).first().click();
  await page.getByRole("button", { name: "Leave the table" }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await page.waitForURL(`${harbour}/`);
  await page.goBack();
  await expect(isOver(page)).toBeVisible({ timeout: 120_000 });
  await isOver(page).click();
  await page.getByRole("slider", { name: "Moment" }).fill("7");
  await expect(page).toHaveURL(/at=7/);
  await page.goto(page.url());
  await expect(page.getByText(/^7 \/ \d+$/)).toBeVisible();
  await page.getByText("Check the shuffle").click();
  await expect(page.getByText("The secret is the one whose hash was shown before the game.")).toBeVisible();
  await expect(page.getByText("The seed comes of the secret", { exact: false })).toBeVisible();
});

test("a form offers only what goes together", async ({ page, harbour }) => {
  await page.goto(`${harbour}/new/port-royal`);
  await page.getByRole("radio", { name: "Set Sail!" }).last().check({ force: true });
  await expect(page.getByRole("radio", { name: "5", exact: true })).toBeDisabled();
  await expect(page.getByRole("group", { name: "With" })).toBeHidden();
});

for (const { name } of GAMES.filter(({ name }) => existsSync(new URL(`../../../lessons/${name}.toml`, import.meta.url)))) {
  test(`the lesson of ${name} can be followed to its end`, async ({ page, harbour }) => {
    const errors = watchErrors(page);
    await page.goto(`${harbour}/learn/${name}`);
    const end = page.getByRole("link", { name: "Now play for real" });
    for (let step = 1; step < 15 && !(await end.isVisible()); step += 1) {
      const go = page.locator("button.hinted").or(page.getByRole("button", { name: "Go on" }));
      await expect(go.or(end).first()).toBeVisible();
      const url = page.url();
      if (await end.isVisible()) break;
      await go.first().click();
      await expect(page).not.toHaveURL(url);
    }
    await expect(end).toBeVisible();
    expect(errors).toEqual([]);
  });
}

async function isWithoutBarriers(page: Page): Promise<void> {
  // What is half faded has no contrast worth judging.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`by ${colorScheme === "light" ? "day" : "night"}`, () => {
    // Nothing moves, so that the pages are looked at as they stay.
    test.use({ colorScheme, reducedMotion: "reduce" });

    test("every page is without barriers", async ({ page, harbour }) => {
      const forms = GAMES.map(({ name }) => `/new/${name}`);
      const pages = ["/", ...forms, "/replay", "/rules/port-royal", "/learn/port-royal", "/credits", "/campaigns", "/me", "/ratings", "/nowhere"];
      for (const path of pages) {
        await page.goto(harbour + path);
        await page.waitForLoadState("networkidle");
        await isWithoutBarriers(page);
      }
    });

    test("what is before, between and after games is without barriers", async ({ page, harbour }) => {
      await hurry(page);
      await page.goto(`${harbour}/new/port-royal`);
      await page.getByLabel("The result counts for ratings").check();
      await isWithoutBarriers(page);
      await page.getByLabel("The result counts for ratings").uncheck();
      await page.getByRole("combobox", { name: "Seat 2" }).selectOption("invited");
      await page.getByRole("button", { name: "Open the table" }).click();
      await expect(page.getByLabel("Invitation to seat 2")).toBeVisible();
      await isWithoutBarriers(page);

      await page.goto(`${harbour}/new/port-royal`);
      await page.getByText("The Adventure", { exact: true }).click();
      await page.getByRole("button", { name: "Begin the story" }).click();
      await expect(page.getByText("The story has not begun yet.")).toBeVisible();
      await isWithoutBarriers(page);

      await playNow(page, harbour, "Port Royal");
      await expect(actions(page).first()).toBeVisible();
      await page.getByRole("button", { name: "Leave the table" }).click();
      await isWithoutBarriers(page);
      await page.getByRole("button", { name: "Let a bot play for me" }).click();
      await page.waitForURL(`${harbour}/`);
      await page.goBack();
      await expect(isOver(page)).toBeVisible({ timeout: 120_000 });
      await isWithoutBarriers(page);
      await page.goto(`${harbour}/me`);
      await expect(page.getByRole("link", { name: "Download the record" })).toBeVisible();
      await isWithoutBarriers(page);
    });

    for (const { name, title } of GAMES) {
      test(`the table of ${title} is without barriers`, async ({ page, harbour }) => {
        await hurry(page);
        await playNow(page, harbour, title);
        for (let choices = 0; choices < 4; choices += 1) {
          await expect(actions(page).first()).toBeVisible({ timeout: 60_000 });
          await choose(page, []);
        }
        await expect(actions(page).first()).toBeVisible({ timeout: 60_000 });
        await isWithoutBarriers(page);
        // The panels are the same at every table.
        if (name !== GAMES[0]?.name) return;
        for (const panel of ["Talk", "Rules", "Settings"]) {
          await page.getByRole("button", { name: panel, exact: true }).click();
          await isWithoutBarriers(page);
        }
      });
    }
  });
}

test("the lobby needs less than 250 KiB of packed script", async ({ page, harbour }) => {
  let bytes = 0;
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) bytes += (await response.request().sizes()).responseBodySize;
  });
  await page.goto(harbour);
  await page.getByRole("button", { name: "Play Port Royal now" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(250 * 1024);
});
