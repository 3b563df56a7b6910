// A finished game looked at again: its analysis beside the replay, the review of one's own decisions, and a practice table from there;
// and hints with their values.

import type { Locator, Page } from "@playwright/test";
import { isWithoutBarriers } from "../barriers.ts";
import { actions, command, expect, hurry, open, openTable, rival, test, watchErrors } from "../harbour.ts";
import { outOfSight } from "../sight.ts";

/** Anna stops, then takes a ship where hiring the sailor would have won; Bob hires it and wins. */
const RECORD = new URL("../fixtures/short.record", import.meta.url).pathname;
/** The same position, to be played at a table. */
const RIG = {
  active: 1,
  harbour: ["sailor 3/1", "flute 2/2"],
  seats: {
    1: { expeditions: ["expedition captain+captain+settler 6/3"], people: ["admiral 9/3", "admiral 7/2"] },
    2: { coins: 5, expeditions: ["expedition priest+priest+settler 6/3"], people: ["mademoiselle 7/2", "admiral 9/3"] },
  },
};

async function openRecord(page: Page, harbour: string, query = ""): Promise<void> {
  await page.goto(`${harbour}/replay${query}`);
  await page.getByLabel("Open a record from a file").setInputFiles(RECORD);
}

async function analyse(page: Page, harbour: string): Promise<Locator> {
  await openRecord(page, harbour);
  await page.getByRole("button", { name: "Analysis" }).click();
  await page.getByRole("button", { name: "Analyse this game" }).click();
  const chart = page.getByRole("slider", { name: "Chances to win, move by move" });
  await expect(chart).toBeVisible();
  return chart;
}

const sailor = (page: Page): Locator => page.locator('[data-piece^="harbour|sailor 3/1"]');
const flute = (page: Page): Locator => page.locator('[data-piece^="harbour|flute 2/2"]');
const reviewSheet = (page: Page): Locator => page.getByRole("region", { name: "Review" });

test("a finished game is analysed, its chart walked by keys, and a move leads to the board before it", async ({ page, harbour }) => {
  const errors = watchErrors(page);
  const chart = await analyse(page, harbour);

  // What is drawn: a line for each seat, told apart by its dashes too, that ends where the game did.
  const lines = chart.locator("path.line");
  await expect(lines).toHaveCount(2);
  const ends = await lines.evaluateAll((paths) => paths.map((path) => Number((path.getAttribute("d") ?? "").split(" ").at(-1))));
  expect(ends[0]).toBeGreaterThan(100);
  expect(ends[1]).toBe(0);
  const box = await chart.boundingBox();
  expect(box?.width).toBeGreaterThan(200);
  expect(box?.height).toBeGreaterThan(80);

  // Walked by keys: the replay goes along, to the board before each move.
  await chart.focus();
  await page.keyboard.press("End");
  await expect(chart).toHaveAttribute("aria-valuetext", /3\. .* 0%, .* 100%/);
  await expect(page.getByText("2 / 3")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("1 / 3")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(chart).toHaveAttribute("aria-valuetext", /^At the start · /);
  await expect(page.getByText("0 / 3")).toBeVisible();

  // Anna took a ship where a sailor would have won: the board shows both, through her eyes.
  const turning = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^2\. Anna: .* \?\?$/ }) });
  await expect(turning).toContainText(/promised \d+% rather than \d+%\./);
  await turning.getByRole("button").click();
  await expect(page.getByText("1 / 3")).toBeVisible();
  await expect(chart).toHaveAttribute("aria-valuenow", "2");
  await expect(page.getByRole("combobox", { name: "Through whose eyes" })).toHaveValue("1");
  await expect(flute(page)).toHaveAttribute("data-mark", "played");
  await expect(sailor(page)).toHaveAttribute("data-mark", "better");
  const legend = page.getByRole("region", { name: "The board before the move" });
  await expect(legend).toContainText("Played");
  await expect(legend).toContainText(/Better.* promised/);
  await page.getByRole("button", { name: "Back to the replay" }).click();
  await expect(legend).toHaveCount(0);
  await expect(page.locator("[data-mark]")).toHaveCount(0);

  // The same for whoever does not see the chart.
  await page.getByText("Every move as a table").click();
  const row = page.getByRole("row", { name: /^3\. Bob: / });
  await expect(row.getByRole("cell", { name: "100%" })).toBeVisible();
  await row.getByRole("button").click();
  await expect(page.getByText("2 / 3")).toBeVisible();
  expect(errors).toEqual([]);
});

test("the sums of every seat add up, with what was given away and how well it was played", async ({ page, harbour }) => {
  await analyse(page, harbour);
  const tables = page.locator("table.sums");
  await expect(tables).toHaveCount(2);
  for (const table of await tables.all()) {
    const figures = (await table.getByRole("cell").allTextContents()).map((text) => Number.parseInt(text.replace("−", "-"), 10));
    const [start = 0, own = 0, others = 0, luck = 0, unforeseen = 0, end = 0] = figures;
    expect(start + own + others + luck + unforeseen).toBe(end);
  }
  await expect(tables.first()).toContainText(/\d+ blunders? \?\?/);
  await expect(tables.first().getByRole("row", { name: /^Accuracy/ })).toContainText(/\d+%|–/);
});

test("one plays on from a move at a practice table", async ({ page, harbour }) => {
  await hurry(page);
  await analyse(page, harbour);
  await page.getByRole("button", { name: /^2\. Anna: / }).first().click();
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.locator('#actions [data-notation="hire sailor 3/1"]')).toBeEnabled();
  await expect(page.locator('#actions [data-notation="take flute 2/2"]')).toBeEnabled();
  await expect(page.getByRole("button", { name: "Hint" })).toBeVisible();
});

test("after a game its costly decisions are positions to solve, on the board and by keys", async ({ page, browser, harbour }) => {
  await hurry(page, { list: false });
  const errors = watchErrors(page);
  const id = await open(page.request, harbour, "port-royal", { setup: { first: "seat-2" }, rig: RIG, others: 1 });
  const other = await rival(browser, harbour);
  await command(other, harbour, id, { do: "sit" });
  await command(page.request, harbour, id, { do: "start" });
  for (const line of ["stop", "take flute 2/2"]) await command(page.request, harbour, id, { do: "play", line });
  await command(other, harbour, id, { do: "play", line: "hire sailor 3/1" });
  await page.goto(`${harbour}/table/${id}`);
  await page.getByRole("link", { name: "Review this game" }).click();

  // It begins by itself, at my seat; what was played is no answer, and nothing gives the right one away.
  const sheet = reviewSheet(page);
  await expect(sheet).toContainText("Find a better move.");
  await expect(page.locator("[data-mark]")).toHaveCount(0);
  await expect(page.getByText(/promised \d+%/)).toHaveCount(0);
  await flute(page).click();
  await expect(sheet).toContainText(/\d+%: that is what was played\./);

  // The list and number keys are those of a table.
  const offers = page.locator("#actions [data-notation]");
  const notations = await offers.evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset["notation"]));
  await page.keyboard.press(String(notations.indexOf("hire sailor 3/1") + 1));
  await expect(sheet).toContainText(/\d+%: that is the best I found\./);
  await expect(sheet).toContainText(/promised \d+% rather than \d+%/);
  await expect(sailor(page)).toHaveAttribute("data-mark", "better");
  await expect(flute(page)).toHaveAttribute("data-mark", "played");

  while (await sheet.getByRole("button", { name: "Next" }).isVisible()) {
    await sheet.getByRole("button", { name: "Next" }).click();
    await sheet.getByRole("button", { name: "Show the answer" }).click();
  }
  await sheet.getByRole("button", { name: "See the whole analysis" }).click();
  await expect(page.getByRole("slider", { name: "Chances to win, move by move" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("a seat that gave nothing away has nothing to find", async ({ page, harbour }) => {
  await openRecord(page, harbour, "?panel=review");
  const sheet = reviewSheet(page);
  await sheet.getByRole("button", { name: "Bob" }).click();
  await expect(sheet).toContainText("Well played!");
});

test("the analysis and the review have no barriers by day and by night, and fit a phone", async ({ page, harbour }) => {
  const chart = await analyse(page, harbour);
  await isWithoutBarriers(page, { within: "aside" });
  await page.getByRole("button", { name: "Find better moves" }).click();
  await reviewSheet(page).getByRole("button", { name: "Anna" }).click();
  await reviewSheet(page).getByRole("button", { name: "Show the answer" }).click();
  await isWithoutBarriers(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await reviewSheet(page).getByRole("button", { name: "End the review" }).click();
  await page.getByRole("button", { name: "Panels" }).click();
  await expect(chart).toBeInViewport();
  expect((await chart.boundingBox())?.width).toBeLessThanOrEqual(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("a hint shows the best moves with their chances, and a touch plays one", async ({ page, harbour }) => {
  await hurry(page, { list: false });
  // Whoever begins chooses among all the roles.
  await openTable(page, harbour, "puerto-rico", { setup: { seats: 3, first: "seat-1" } });
  await expect(actions(page).first()).toBeAttached();
  await page.getByRole("button", { name: "Hint" }).click();
  const best = page.getByRole("region", { name: "Advice" });
  const moves = best.getByRole("listitem").getByRole("button");
  await expect(moves.first()).toHaveAccessibleName(/: \d+%$/);
  expect(await moves.count()).toBeGreaterThan(1);
  // The sentence and the list carry the same figure.
  const figure = /(\d+)%$/.exec((await moves.first().getAttribute("aria-label")) ?? "")?.[1] ?? "";
  await expect(best.locator(".advice")).toContainText(`${figure}%`);
  await moves.first().click();
  await expect(best).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the question stands below the board, and a move is tried by touch", async ({ page, harbour }) => {
    await openRecord(page, harbour, "?panel=review");
    const sheet = reviewSheet(page);
    await sheet.getByRole("button", { name: "Anna" }).tap();
    await expect(sheet).toContainText("Find a better move.");
    expect(await outOfSight(page, '[data-piece^="harbour|"], section.mine')).toEqual([]);
    await flute(page).tap();
    await expect(sheet).toContainText(/\d+%: that is what was played\./);
    await sailor(page).tap();
    await expect(sheet).toContainText(/\d+%: that is the best I found\./);
    expect(await outOfSight(page, "[data-mark]")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test("the reason of a hint is read whole, covers nothing of the board, and goes when it was read", async ({ page, harbour }) => {
    await hurry(page, { list: false });
    await openTable(page, harbour, "puerto-rico", { setup: { seats: 3, first: "seat-1" } });
    await expect(actions(page).first()).toBeAttached();
    await page.getByRole("button", { name: "Hint" }).tap();
    const reason = page.locator(".best .advice");
    await expect(reason).toBeVisible();
    const [words, board] = [await reason.boundingBox(), await page.getByRole("main").boundingBox()];
    expect(words?.width).toBeGreaterThan(290);
    expect(words?.y ?? 0).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0));
    expect(await reason.evaluate((element) => element.scrollHeight <= element.clientHeight + 1)).toBe(true);
    await page.getByRole("button", { name: "Close the advice" }).tap();
    await expect(reason).toHaveCount(0);
  });
});
