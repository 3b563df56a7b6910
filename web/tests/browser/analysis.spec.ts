// The analysis of a finished game beside its replay: asked for, looked at, walked through by keys; and hints with their values.

import { isWithoutBarriers } from "../barriers.ts";
import { actions, expect, hurry, openTable, test, watchErrors } from "../harbour.ts";

const RECORD = new URL("../fixtures/short.record", import.meta.url).pathname;

test("a finished game is analysed, its chart walked by keys, and a touch leads to a move", async ({ page, harbour }) => {
  const errors = watchErrors(page);
  await page.goto(`${harbour}/replay`);
  await page.getByLabel("Open a record from a file").setInputFiles(RECORD);
  await page.getByRole("button", { name: "Analysis" }).click();
  await page.getByRole("button", { name: "Analyse this game" }).click();
  const chart = page.getByRole("slider", { name: "Chances to win, move by move" });
  await expect(chart).toBeVisible();

  // What is drawn: a line for each seat, told apart by its dashes too, that ends where the game did.
  const lines = chart.locator("path.line");
  await expect(lines).toHaveCount(2);
  const ends = await lines.evaluateAll((paths) => paths.map((path) => Number((path.getAttribute("d") ?? "").split(" ").at(-1))));
  expect(ends[0]).toBeGreaterThan(100);
  expect(ends[1]).toBe(0);
  const box = await chart.boundingBox();
  expect(box?.width).toBeGreaterThan(200);
  expect(box?.height).toBeGreaterThan(80);

  // Walked by keys: the replay goes along.
  await chart.focus();
  await page.keyboard.press("End");
  await expect(chart).toHaveAttribute("aria-valuetext", /3\. .* 0%, .* 100%/);
  await expect(page.getByText("3 / 3")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("2 / 3")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(chart).toHaveAttribute("aria-valuetext", /^At the start · /);
  await expect(page.getByText("0 / 3")).toBeVisible();

  // Anna took a ship where a sailor would have won. A touch leads there.
  const turning = page.getByRole("button", { name: /^2\. Anna: / });
  await expect(page.locator(".turnings li").filter({ has: turning })).toContainText("A bot would have");
  await turning.click();
  await expect(page.getByText("2 / 3")).toBeVisible();
  await expect(chart).toHaveAttribute("aria-valuenow", "2");

  // The same for whoever does not see the chart.
  await page.getByText("Every move as a table").click();
  await expect(page.getByRole("row", { name: /^At the start/ })).toBeVisible();
  expect(await page.getByRole("cell", { name: "100%" }).count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

test("the analysis has no barriers by day and by night, and fits a phone", async ({ page, harbour }) => {
  await page.goto(`${harbour}/replay`);
  await page.getByLabel("Open a record from a file").setInputFiles(RECORD);
  await page.getByRole("button", { name: "Analysis" }).click();
  await page.getByRole("button", { name: "Analyse this game" }).click();
  const chart = page.getByRole("slider", { name: "Chances to win, move by move" });
  await expect(chart).toBeVisible();
  await isWithoutBarriers(page, { within: "aside" });
  await page.setViewportSize({ width: 390, height: 844 });
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
  const best = page.getByRole("region", { name: "Chances to win" });
  const moves = best.getByRole("listitem").getByRole("button");
  await expect(moves).toHaveCount(3);
  await expect(moves.first()).toHaveAccessibleName(/: \d+%$/);
  await expect(best.locator(".advice")).toContainText("%");
  await moves.first().click();
  await expect(best).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the reason of a hint is read whole, above the bar, and goes when it was read", async ({ page, harbour }) => {
    await hurry(page, { list: false });
    await openTable(page, harbour, "puerto-rico", { setup: { seats: 3, first: "seat-1" } });
    await expect(actions(page).first()).toBeAttached();
    await page.getByRole("button", { name: "Hint" }).tap();
    const reason = page.locator(".best .advice");
    await expect(reason).toBeVisible();
    const [words, bar] = [await reason.boundingBox(), await page.locator("section.bar").boundingBox()];
    expect(words?.width).toBeGreaterThan(330);
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    expect(await reason.evaluate((element) => element.scrollHeight <= element.clientHeight + 1)).toBe(true);
    await page.getByRole("button", { name: "Close the advice" }).tap();
    await expect(reason).toHaveCount(0);
  });
});
