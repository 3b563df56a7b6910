// The pages around the table: words, looking back, replays, forms, lessons; every page without barriers, by day and by night.

import { existsSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { isWithoutBarriers, LIGHTS } from "../barriers.ts";
import { actions, choose, expect, GAMES, hurry, isOver, leaveToBots, openTable, test, untilOneOf, untilOver, watchErrors } from "../harbour.ts";

const RECORD = new URL("../../../records/port-royal-2-seats.record", import.meta.url).pathname;

test("the language changes at any time, and everything follows", async ({ page, harbour }) => {
  await hurry(page);
  await openTable(page, harbour, "port-royal", { setup: { seats: 4, first: "seat-1" } });
  await expect(actions(page).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Settings" })).toBeVisible();
  await page.getByLabel("Language").selectOption("cs");
  await expect(page.getByText("Otočíš další kartu?", { exact: false }).first()).toBeVisible();
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
  await openTable(page, harbour, "dominion", { setup: { first: "seat-1" } });
  await choose(page, ["treasures"]);
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.getByRole("list", { name: "Log" }).getByRole("button").first().click();
  await expect(page.getByText("You look at an earlier moment.").first()).toBeVisible();
  await expect(page.getByText(/Step 1 of \d+/)).toBeVisible();
  await page.getByRole("button", { name: "On", exact: true }).click();
  await expect(page.getByText(/Step 2 of \d+/)).toBeVisible();
  await expect(actions(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Back to now" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".advice")).toContainText("–");
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
  // Every round but the first has its mark on the line, and a step goes to the next act.
  await slider.fill("0");
  await expect(slider).toHaveAttribute("aria-valuetext", /^Round 1, 0 /);
  expect(await page.locator(".scrubber i").count()).toBeGreaterThan(3);
  await page.getByRole("button", { name: "On", exact: true }).click();
  await expect(page.getByText(/^1 \/ \d+$/)).toBeVisible();
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(page.getByText(/^(\d+) \/ \1$/)).toBeVisible();
  await expect(slider).toHaveAttribute("aria-valuetext", /^Round [1-9][0-9]?, /);
  const last = page.getByRole("list", { name: "Log" }).getByRole("listitem").last();
  await expect(last).toContainText(/ wins\.| share the first place\./);
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "To the beginning" }).click();
  await expect(page.getByText(/^0 \/ \d+$/)).toBeVisible();
  await page.getByText("Check the shuffle").click();
  await expect(page.getByText("Played again, the record ends as it says.")).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download the record" }).click()]);
  expect(readFileSync(await download.path(), "utf8")).toBe(readFileSync(RECORD, "utf8"));
  expect(errors).toEqual([]);
});

test("a finished table is replayed by a link to a moment, and its shuffle checked", async ({ page, harbour }) => {
  await hurry(page);
  const id = await openTable(page, harbour, "port-royal", { seed: null });
  await leaveToBots(page, harbour, id);
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

test("lots decide who begins, and tournament players find a heading of their own", async ({ page, harbour }) => {
  await page.goto(`${harbour}/new/puerto-rico`);
  await expect(page.getByRole("radio", { name: "Drawn by lot" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Seat 2" })).toBeEnabled();
  await expect(page.getByRole("radio", { name: "Seat 5" })).toHaveCount(0);
  const everyMay = page.getByRole("checkbox", { name: "Ask for every “may”" });
  await expect(everyMay).toBeHidden();
  await page.getByText("For tournament players").click();
  await everyMay.check();
  const [request] = await Promise.all([
    page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/tables")),
    page.getByRole("button", { name: "Open the table" }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ terms: { setup: { every_may: true } } });
  await page.waitForURL(/\/table\//);
});

test("a number beyond what the form offers is refused once, with the range", async ({ page, harbour }) => {
  await page.goto(`${harbour}/new/dominion`);
  const limit = page.getByRole("spinbutton", { name: "Round limit" });
  await limit.fill("99999");
  await limit.blur();
  const refused = page.getByText("Round limit: only 0 to 1000 is possible.");
  await expect(refused).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Open the table" })).toBeDisabled();
  await limit.fill("20");
  await limit.blur();
  await expect(refused).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Open the table" })).toBeEnabled();
});

test("a game that counts for a moment leaves the seats as they were", async ({ page, harbour }) => {
  await page.goto(`${harbour}/new/port-royal`);
  const seat = (number: number) => page.getByRole("combobox", { name: `Seat ${number}` });
  await page.getByRole("radio", { name: "3", exact: true }).check();
  await seat(2).selectOption("open");
  const bot = await seat(3).inputValue();
  expect(bot).toMatch(/^bot:/);
  const counts = page.getByRole("checkbox", { name: "The result counts for ratings" });
  await counts.check();
  await expect(seat(3)).toHaveValue("open");
  await counts.uncheck();
  await expect(seat(2)).toHaveValue("open");
  await expect(seat(3)).toHaveValue(bot);
});

/** Does what a lesson asks for, step by step, until nothing is asked any more. */
async function takeLesson(page: Page): Promise<number> {
  const end = page.getByRole("link", { name: "Now play for real" });
  for (let steps = 1; ; steps += 1) {
    const go = page.locator("button.hinted").or(page.getByRole("button", { name: "Go on" }));
    await expect(go.or(end).first()).toBeVisible();
    if (await end.isVisible()) return steps;
    const url = page.url();
    await go.first().click();
    await expect(page).not.toHaveURL(url);
  }
}

for (const { name } of GAMES.filter(({ name }) => existsSync(new URL(`../../../lessons/${name}.toml`, import.meta.url)))) {
  test(`the lesson of ${name} can be followed to its end`, async ({ page, harbour }) => {
    const errors = watchErrors(page);
    await page.goto(`${harbour}/learn/${name}`);
    expect(await takeLesson(page)).toBeGreaterThan(4);
    await expect(page.getByRole("navigation", { name: "Lessons" }).getByRole("listitem")).not.toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test("a lesson that says where to put colonists leaves it to the learner", async ({ page, harbour }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${harbour}/learn/puerto-rico/first?step=5`);
  await expect(page.getByText("place it in the small sugar mill", { exact: false })).toBeVisible();
  const done = page.locator(".puerto-rico .done");
  await expect(done).toBeDisabled();
  await page.locator('.puerto-rico .own .plot[aria-label^="Quarry" i]').click();
  await page.locator('.puerto-rico .own .house[aria-label^="Small sugar mill" i]').click();
  await done.click();
  await expect(page.getByText("The second seat took the craftsman", { exact: false })).toBeVisible();
});

for (const viewport of [{ width: 1280, height: 800 }, { width: 390, height: 844 }]) {
  test(`a later lesson is found on the rules page and taken, ${viewport.width} wide`, async ({ page, harbour }) => {
    const errors = watchErrors(page);
    await page.setViewportSize(viewport);
    await page.goto(`${harbour}/rules/port-royal`);
    await page.getByRole("navigation", { name: "Lessons" }).getByRole("link", { name: "Swords and expeditions" }).click();
    await page.waitForURL(/\/learn\/port-royal\/swords-and-expeditions/);
    await expect(page.getByText("Turn over one more card.")).toBeVisible();
    // As at a table, a number chooses.
    await page.keyboard.press("1");
    await expect(page.getByText("A second flute!", { exact: false })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await takeLesson(page)).toBeGreaterThan(8);
    await page.getByRole("link", { name: "Next lesson: Set Sail!" }).click();
    await expect(page.getByText("Set Sail! is a short game", { exact: false })).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test.describe("by day and by night", () => {
  // Nothing moves, so that the pages are looked at as they stay.
  test.use({ reducedMotion: "reduce" });

  test("every page is without barriers", async ({ page, harbour }) => {
    const forms = GAMES.map(({ name }) => `/new/${name}`);
    const rules = ["/rules", "/rules/port-royal", "/rules/puerto-rico/captain", "/try"];
    const pages = ["/", ...forms, "/replay", ...rules, "/learn/port-royal", "/credits", "/campaigns", "/me", "/ratings", "/nowhere"];
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

    const id = await openTable(page, harbour, "port-royal", { setup: { seats: 4, first: "seat-1" } });
    await expect(actions(page).first()).toBeVisible();
    await page.getByRole("button", { name: "Leave the table" }).click();
    await isWithoutBarriers(page);
    await page.getByRole("button", { name: "Let a bot play for me" }).click();
    await page.waitForURL(`${harbour}/`);
    await page.goto(`${harbour}/table/${id}`);
    await untilOver(page);
    await isWithoutBarriers(page);
    await page.goto(`${harbour}/me`);
    await expect(page.getByRole("link", { name: "Download the record" })).toBeVisible();
    await isWithoutBarriers(page);
  });

  for (const light of LIGHTS) {
    test(`a table is without barriers while others act, in the ${light}`, async ({ page, harbour }) => {
      await page.emulateMedia({ colorScheme: light });
      await hurry(page, { pace: "calm" });
      await openTable(page, harbour, "port-royal", { setup: { seats: 5 } });
      const skip = page.getByRole("button", { name: "Skip ahead" });
      let others = false;
      for (let choices = 0; choices < 100 && !others; choices += 1) {
        await untilOneOf(actions(page), skip);
        others = await skip.isVisible();
        if (!others && (await actions(page).first().isVisible())) await choose(page, ["stop", "take", "pass"]);
      }
      expect(others).toBe(true);
      // At once: nobody shows for long what others did.
      await isWithoutBarriers(page, { lights: [light] });
    });
  }

  for (const { name, title } of GAMES) {
    test(`the table of ${title} is without barriers`, async ({ page, harbour }) => {
      await hurry(page);
      await openTable(page, harbour, name, { setup: { seats: 3 } });
      for (let choices = 0; choices < 4; choices += 1) {
        await expect(actions(page).first()).toBeVisible();
        await choose(page, []);
      }
      await expect(actions(page).first()).toBeVisible();
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
