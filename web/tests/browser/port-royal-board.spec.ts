// Port Royal's own board: it is played by touching what lies on the table, and things explain themselves.

import type { Page } from "@playwright/test";
import { actions, choose, command, expect, hurry, isOver, moment, openTable, test, untilAfter, untilOneOf, watchErrors } from "../harbour.ts";

/** What to touch next: a choice that is asked for, a card to take, the anchor, the pile; the list of actions for the rest. */
function next(page: Page): Promise<string> {
  return page.evaluate(() => {
    const legal = (zone: string): string => `.piece.legal[data-piece^="${zone}|"]`;
    const full = document.querySelectorAll('[data-piece^="harbour|"]').length >= 4;
    const things = [".slip:popover-open button", legal("expedition"), legal("harbour"), ".answers button", ...(full ? [".stop"] : []), legal("pile")];
    return things.find((thing) => document.querySelector(thing)) ?? "button[data-notation]:not([disabled])";
  });
}

test("the game goes on by touching the board alone", { tag: "@deal" }, async ({ page, harbour, seed }) => {
  const errors = watchErrors(page);
  await hurry(page);
  await openTable(page, harbour, "port-royal", { setup: { seats: 4 }, seed });
  const slip = page.locator(".slip:popover-open");
  for (let touches = 0; touches < 40; touches += 1) {
    await untilOneOf(actions(page), isOver(page));
    if (await isOver(page).isVisible()) break;
    const { entry } = await moment(page);
    const isAsked = await slip.isVisible();
    await page.locator(await next(page)).last().click();
    if (isAsked) await untilAfter(page, entry);
    else await untilOneOf(page.locator(`[data-entry]:not([data-entry="${entry}"])`), slip);
  }
  await expect(page.locator('[data-piece^="people:"]').first()).toBeAttached();
  expect(errors).toEqual([]);
});

test("cards are buttons for the keyboard, and explain themselves", async ({ page, harbour }) => {
  await hurry(page);
  await openTable(page, harbour, "port-royal", { setup: { seats: 4, first: "seat-1" } });
  const pile = page.getByRole("button", { name: /^draw pile/ });
  await pile.hover();
  await expect(page.getByRole("tooltip")).toContainText("Draw pile");
  await pile.press("Enter");
  await expect(page.locator('[data-piece^="harbour|"], [data-piece^="expedition|"], .passing').first()).toBeVisible();
});

for (const [mode, seats] of [["contracts", 4], ["cooperative-adventure", 3]] as const) {
  test(`everything of ${mode} fits on a small screen`, async ({ page, harbour }) => {
    await hurry(page);
    await openTable(page, harbour, "port-royal", { setup: { mode, seats }, bot: "mate" });
    for (let choices = 0; choices < 12; choices += 1) {
      await expect(actions(page).first()).toBeVisible();
      const offers = (await moment(page)).offers.length;
      const hidden = await page.getByRole("main").evaluate((board) => board.scrollHeight - board.clientHeight);
      // With a long list of actions the last line of one's own cards may be scrolled to.
      expect(hidden, `with ${offers} offers`).toBeLessThanOrEqual(offers > 6 ? 60 : 2);
      await choose(page, ["hire", "take", "claim", "reveal"]);
    }
  });
}

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });
  const together = { mode: "cooperative-adventure", seats: 3, first: "seat-1" };

  test("a bust is told beside the card", async ({ page, harbour }) => {
    await hurry(page, { pace: "calm", list: false });
    await openTable(page, harbour, "port-royal", { setup: { seats: 2, first: "seat-1" }, rig: { draw_pile: ["pinnace 1/1", "pinnace 2/2"] } });
    await page.getByRole("button", { name: /^draw pile/ }).tap();
    // Both at once: it passes.
    const [card, words] = await page.locator(".passing").evaluate((passing) => [...passing.children].map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    expect(words?.left).toBeGreaterThanOrEqual(card?.right ?? Infinity);
    expect(words?.right).toBeLessThanOrEqual(320);
  });

  test("a personality says that its door is shut, a task what it asks for, and the goal is in sight", async ({ page, harbour }) => {
    await hurry(page, { list: false });
    const seats = { 1: { house: { personality: "4a" } }, 2: { house: { personality: "1b" } }, 3: { house: { personality: "3a" } } };
    await openTable(page, harbour, "port-royal", { setup: together, rig: { adventure: { tasks: ["11"] }, seats } });
    // What only explains itself is no button that is enabled.
    await page.locator(".before-me .house").tap({ force: true });
    await expect(page.getByRole("tooltip")).toContainText("The door is still shut");
    await page.locator('[data-piece^="tasks|11"]').tap();
    await expect(page.locator(".explanation")).toContainText("Task 11: have people of 3 different roles. It brings 1 crown.");
    await expect(page.locator(".goal .short")).toHaveText(["0/7", "0/27"]);
  });

  test("a seat that glows can be touched anywhere", async ({ page, harbour }) => {
    await hurry(page, { list: false });
    await openTable(page, harbour, "port-royal", { setup: { ...together, defeats: 1 } });
    await page.locator(".personalities button").first().tap();
    const bonus = page.locator('.before-me:has(button[data-legal])');
    await expect(bonus).toBeVisible();
    const coins = page.locator(".before-me .coin dd");
    const before = parseInt(await coins.innerText());
    await bonus.locator(".fans").tap({ force: true });
    await expect(coins).toContainText(String(before + 1));
  });
});

test("the choices of a ship with goods go when the moment is over", async ({ page, harbour }) => {
  await hurry(page);
  const rig = { harbour: ["flute 1/1 rum"] };
  await openTable(page, harbour, "port-royal", { setup: { seats: 2, mode: "adventure", chapter: 2, first: "seat-1" }, seed: null, rig });
  await choose(page, ["stop"]);
  await page.locator('.port-royal .piece.legal[data-piece^="harbour|"]').first().click();
  const slip = page.locator(".slip:popover-open");
  await expect(slip.getByRole("button")).toHaveCount(2);
  const { entry } = await moment(page);
  await command(page.request, harbour, page.url().split("/").at(-1) ?? "", { do: "play", line: "pass" });
  await untilAfter(page, entry);
  await expect(slip).toHaveCount(0);
});
