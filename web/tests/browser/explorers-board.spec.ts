// Explorers & Pirates' own board: whole games by mouse, finger and keyboard, without ever opening the list of actions.

import { isWithoutBarriers } from "../barriers.ts";
import { FINGER, KEYS, MOUSE, playByBoard, watchWays } from "../explorers.ts";
import { command, expect, hurry, isAccepted, moment, open, openTable, rival, test, untilAfter, watchErrors } from "../harbour.ts";
import { outOfSight } from "../sight.ts";

/** Short games: whoever has the most points after so many rounds wins. */
const ROUNDS = 6;

for (const scenario of [1, 5]) {
  test(`scenario ${scenario} is played by mouse on the board alone`, { tag: "@deal" }, async ({ page, harbour, seed }) => {
    const errors = watchErrors(page);
    const ways = watchWays(page);
    await hurry(page, { list: false });
    await openTable(page, harbour, "explorers", { setup: { scenario, seats: 2, round_limit: ROUNDS }, seed });
    const told = await playByBoard(page, MOUSE);
    expect(told.missing).toEqual([]);
    expect(told.decisions).toBeGreaterThanOrEqual(ROUNDS);
    // A whole way is one request: some of them had several steps.
    expect(Math.max(...ways)).toBeGreaterThan(1);
    expect(errors).toEqual([]);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("scenario 2 is played by finger on the board alone", { tag: "@deal" }, async ({ page, harbour, seed }) => {
    const errors = watchErrors(page);
    await hurry(page, { list: false });
    await openTable(page, harbour, "explorers", { setup: { scenario: 2, seats: 2, round_limit: ROUNDS }, seed });
    const told = await playByBoard(page, FINGER);
    expect(told.missing).toEqual([]);
    expect(errors).toEqual([]);
  });

  test("what I have stays in sight while a piece looks for its place", async ({ page, harbour }) => {
    await hurry(page, { list: false });
    await openTable(page, harbour, "explorers", { setup: { scenario: 2, seats: 2 }, rig: { phase: "build", seats: { 1: { hand: { lumber: 3, brick: 2 }, gold: 4 } } } });
    await page.locator('[data-rack="road"]').tap();
    await expect(page.getByText("Where to? road")).toBeVisible();
    const hand = page.getByRole("list", { name: "My cards" });
    await expect(hand).toHaveText(/^\s*3\s*2\s*0\s*0\s*0\s*4\s*$/);
    expect(await outOfSight(page, ".explorers .build .stock li")).toEqual([]);
  });

  test("an offer that leads to no deal comes back, with what was answered and what I have", async ({ page, harbour }) => {
    await hurry(page, { list: false });
    const rig = { phase: "build", seats: { 1: { hand: { lumber: 3 } }, 2: { hand: { ore: 2 } } } };
    await openTable(page, harbour, "explorers", { setup: { scenario: 1, seats: 2 }, rig });
    await page.getByRole("button", { name: "Trade", exact: true }).tap();
    await page.locator('[data-pick="give lumber"]').tap();
    await page.locator('[data-pick="want ore"]').tap();
    await page.locator('[data-offer="post"]').tap();
    // Whatever they answer, I do not trade.
    const [answered, none] = [page.locator(".partner .note", { hasText: /agrees|refuses/ }), page.locator("section.bar .offers").getByRole("button", { name: "Close without a deal" })];
    await expect(answered.or(none).first()).toBeVisible();
    if (await none.isVisible()) await none.tap();
    await expect(answered).toBeVisible();
    await expect(page.locator('[data-pick="want ore"]')).toHaveText("1");
    await expect(page.locator('[data-offer="post"]')).toBeEnabled();
    await expect(page.locator(".bargain .stock")).toHaveText(/^\s*3\s*0\s*0\s*0\s*0\s*2\s*$/);
  });

  test("from whom one may steal is in sight", async ({ page, harbour }) => {
    await hurry(page, { list: false });
    const rig = { dice: [[3, 4]], seats: { 2: { ships: { 1: { at: "d4-e" } }, hand: { ore: 1, wool: 1 } } } };
    await openTable(page, harbour, "explorers", { setup: { scenario: 2, seats: 2 }, rig });
    const spot = page.locator('[data-spot="hex:d5"]');
    const steal = page.locator('[data-offer="steal from 2"]');
    // The dice are thrown by themselves; on the whole chart a finger comes closer first.
    await expect(async () => {
      if ((await steal.count()) === 0) await spot.tap();
      await expect(steal).toBeAttached();
    }).toPass();
    expect(await outOfSight(page, '[data-offer="steal from 2"]')).toEqual([]);
    await steal.tap();
    await expect(steal).toHaveCount(0);
  });
});

test("scenario 2 is played by keyboard on the board alone", { tag: "@deal" }, async ({ page, harbour, seed }) => {
  const errors = watchErrors(page);
  await hurry(page, { list: false });
  await openTable(page, harbour, "explorers", { setup: { scenario: 2, seats: 2, round_limit: ROUNDS }, seed });
  const told = await playByBoard(page, KEYS);
  expect(told.missing).toEqual([]);
  expect(errors).toEqual([]);
});

test("arrow keys walk over the chart, which says what lies there", async ({ page, harbour }) => {
  await hurry(page, { list: false });
  await openTable(page, harbour, "explorers", { setup: { scenario: 5, seats: 2 } });
  const start = page.locator('.twin [tabindex="0"]');
  await start.focus();
  await expect(start).toHaveAttribute("aria-label", /pasture; number 6, 5 of 36/);
  await start.press("ArrowUp");
  const above = page.locator(".twin button:focus");
  await expect(above).not.toHaveAttribute("data-hex", "d1");
  await above.press("ArrowRight");
  await expect(page.locator(".twin button:focus")).toHaveAttribute("data-hex", /^c/);
  await isWithoutBarriers(page, { within: ".explorers" });
});

test("the chart fits, with hexes that can be seen, and can be brought closer", async ({ page, harbour }) => {
  await hurry(page, { list: false });
  await openTable(page, harbour, "explorers", { setup: { scenario: 5, seats: 4 } });
  const map = page.locator(".explorers .map");
  await expect(map).toBeVisible();
  const hex = async (): Promise<number> => Number(await map.getAttribute("data-hex-width"));
  await expect.poll(hex).toBeGreaterThanOrEqual(56);
  const whole = await hex();
  await page.getByRole("button", { name: "Larger" }).click();
  await expect.poll(hex).toBeGreaterThan(whole);
  await page.getByRole("button", { name: "The whole chart" }).click();
  await expect.poll(hex).toBe(whole);
});

test("what the roll gave is still in sight after a reload, and what was rolled so far", async ({ page, harbour }) => {
  await hurry(page, { list: false });
  // Nobody lives at a 2: everybody gets a gold instead. The dice are thrown by themselves, because nothing else can be done.
  await openTable(page, harbour, "explorers", { setup: { scenario: 1, seats: 2 }, rig: { dice: [[1, 1]] } });
  const [mine, theirs, rolled] = [page.locator(".purse em"), page.locator(".rival .gains"), page.locator(".rolls .last")];
  await expect(mine).toHaveText("+1");
  await page.reload();
  await expect(mine).toHaveText("+1");
  await expect(theirs).toBeVisible();
  await expect(rolled).toHaveAttribute("aria-label", "2: once of 1");
});

test("the log tells places in words, and shows them on the chart", async ({ page, harbour }) => {
  await hurry(page, { list: false });
  await openTable(page, harbour, "explorers", { setup: { scenario: 1, seats: 2 }, rig: { phase: "move" } });
  await page.locator(".spot.goal").first().click();
  const line = page.getByRole("list", { name: "Log" }).getByRole("button", { name: /ship 1 sails to/ });
  await expect(line).toHaveCount(1);
  await expect(page.getByRole("list", { name: "Log" })).not.toContainText(/\b[a-g]\d{1,2}(-[nesw]{1,2})?\b/);
  await expect(page.locator(".map .lit")).toHaveCount(0);
  await line.hover();
  await expect(page.locator(".map .lit").first()).toBeAttached();
});

test("whoever wants no offers this turn is left in peace until the next", async ({ page, browser, harbour }) => {
  await hurry(page, { list: false });
  const rig = { phase: "build", active: 2, seats: { 1: { hand: { ore: 2 } }, 2: { hand: { wool: 3 } } }, dice: [[1, 1], [1, 1]] };
  const id = await open(page.request, harbour, "explorers", { setup: { scenario: 1 }, rig, others: 1, terms: { automatic: false } });
  const other = await rival(browser, harbour);
  await command(other, harbour, id, { do: "sit" });
  await command(page.request, harbour, id, { do: "start" });
  const offer = { do: "play", line: "give wool; want ore; post" };
  await command(other, harbour, id, offer);
  await page.goto(`${harbour}/table/${id}`);
  const mute = page.getByRole("button", { name: "No offers this turn" });
  await expect(mute).toBeVisible();
  const { entry } = await moment(page);
  await mute.click();
  await untilAfter(page, entry);
  await expect(page.locator('[data-offer="accept"]')).toHaveCount(0);
  expect(await isAccepted(other, harbour, id, offer)).toBe(false);
  // In the next turns I am asked again, without having said so.
  await command(other, harbour, id, { do: "play", line: "set sail; end" });
  for (const line of ["roll", "set sail; end"]) await command(page.request, harbour, id, { do: "play", line });
  await command(other, harbour, id, { do: "play", line: "roll" });
  await command(other, harbour, id, offer);
  await expect(page.locator('[data-offer="accept"]')).toBeVisible();
});
