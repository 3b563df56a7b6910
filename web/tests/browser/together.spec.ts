// People with each other: by link, as onlookers, at one screen; and what happens when the line or the server fails.

import type { Browser, Page } from "@playwright/test";
import { actions, choose, expect, hurry, open, openTable, test, watchErrors } from "../harbour.ts";
import { FIXED_SEED } from "../seeds.ts";

/** A new table with these holders on the seats, as the dialog's options begin. */
async function openByForm(page: Page, harbour: string, holders: string[], { game = "port-royal", onlookers = true } = {}): Promise<void> {
  await page.goto(`${harbour}/new/${game}`);
  await page.getByLabel("People may watch").setChecked(onlookers);
  await page.getByRole("radio", { name: String(holders.length), exact: true }).check({ force: true });
  for (const [index, holder] of holders.entries()) {
    const seat = page.getByRole("combobox", { name: `Seat ${index + 1}` });
    // By its value: one's own name in the words may still be on its way.
    await seat.selectOption(await seat.locator("option", { hasText: holder }).first().getAttribute("value"));
  }
  await page.getByText("Known shuffle", { exact: true }).click();
  await page.getByLabel("Seed", { exact: true }).fill(FIXED_SEED);
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/table\//);
}

async function friend(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await hurry(page);
  return page;
}

/** Which of two has something to choose. */
async function whoseTurn(one: Page, other: Page): Promise<Page> {
  const [mine, theirs] = [actions(one).first(), actions(other).first()];
  await expect(async () => expect((await mine.isVisible()) || (await theirs.isVisible())).toBe(true)).toPass();
  return (await mine.isVisible()) ? one : other;
}

test("two people play each other by an invitation link, and talk", async ({ page, browser, harbour }) => {
  const errors = watchErrors(page);
  await hurry(page);
  await page.goto(harbour);
  await openByForm(page, harbour, ["Me (", "By invitation link"]);
  const link = await page.getByLabel("Invitation to seat 2").inputValue();

  const other = await friend(browser);
  await other.goto(link);
  await other.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("button", { name: "Begin", exact: true }).click();

  for (let choices = 0; choices < 12; choices += 1) {
    await choose(await whoseTurn(page, other), []);
  }
  await other.getByRole("button", { name: "Talk" }).click();
  await other.getByLabel("Say something").fill("Ahoj!");
  await other.keyboard.press("Enter");
  await page.getByRole("button", { name: "Talk" }).click();
  await expect(page.getByText("Ahoj!")).toBeVisible();
  expect(errors).toEqual([]);
});

test("a newcomer may sit down before the server knows them", async ({ page, browser, harbour }) => {
  const id = await open(page.request, harbour, "port-royal", { others: 1 });
  const other = await friend(browser);
  let letIn = (): void => undefined;
  const known = new Promise<void>((resolve) => (letIn = resolve));
  await other.route("**/api/me", async (route) => {
    await known;
    await route.continue();
  });
  await other.goto(`${harbour}/table/${id}`);
  await other.getByRole("button", { name: "Sit down" }).click();
  letIn();
  await expect(other.getByRole("button", { name: "Stand up" })).toBeVisible();
});

test("an onlooker sees the table and no hidden card", async ({ page, browser, harbour }) => {
  await hurry(page);
  await openTable(page, harbour, "dominion", { setup: { first: "seat-1" } });
  await expect(actions(page).first()).toBeVisible();
  const watcher = await friend(browser);
  const seen: string[] = [];
  watcher.on("websocket", (socket) => socket.on("framereceived", (frame) => seen.push(String(frame.payload))));
  await watcher.goto(page.url());
  await expect(watcher.getByText("You watch this table.")).toBeVisible();
  await expect(actions(watcher)).toHaveCount(0);
  await actions(page).first().click();
  await expect(async () => expect(seen.length).toBeGreaterThan(1)).toPass();
  interface Seen {
    table: { viewer: number | null; play: { legal: unknown[]; prompt: unknown; view: { seats: Record<string, { hand: Hand }> } } };
  }
  interface Hand {
    count: number;
    cards: unknown[];
    shown: unknown[];
  }
  // What is said beside the game (who else is there) shows no table.
  const tables = seen.map((text) => JSON.parse(text) as Partial<Seen>).flatMap(({ table }) => table ?? []);
  expect(tables.length).toBeGreaterThan(0);
  for (const table of tables) {
    expect(table.viewer).toBeNull();
    expect(table.play.legal).toEqual([]);
    expect(table.play.prompt).toBeNull();
    // Of nobody's hand more is sent than everybody has seen.
    for (const { hand } of Object.values(table.play.view.seats)) expect(hand.cards).toEqual(hand.shown);
  }
});

test("who may no longer look on is told so, and left alone", async ({ page, browser, harbour }) => {
  await hurry(page);
  await openByForm(page, harbour, ["Me (", "Free for anybody"], { onlookers: false });
  const [other, watcher] = [await friend(browser), await friend(browser)];
  await watcher.goto(page.url());
  await expect(watcher.getByRole("button", { name: "Sit down" })).toBeVisible();
  await other.goto(page.url());
  await other.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await expect(watcher.getByText("This table plays without onlookers.")).toBeVisible();
  const asked: string[] = [];
  watcher.on("request", (request) => asked.push(request.url()));
  watcher.on("websocket", (socket) => asked.push(socket.url()));
  for (let choices = 0; choices < 3; choices += 1) {
    await choose(await whoseTurn(page, other), []);
  }
  await expect(watcher.getByText("This table plays without onlookers.")).toBeVisible();
  expect(asked).toEqual([]);
});

test("two people at one screen hide their sides from each other", async ({ page, harbour }) => {
  await hurry(page);
  await page.goto(harbour);
  await openByForm(page, harbour, ["Me (", "Somebody at this screen"], { game: "dominion" });
  let curtains = 0;
  for (let choices = 0; choices < 40 && curtains < 2; choices += 1) {
    const curtain = page.getByRole("button", { name: /^I am/ });
    await expect(actions(page).first().or(curtain).first()).toBeVisible();
    if (await curtain.isVisible()) {
      curtains += 1;
      await expect(actions(page)).toHaveCount(0);
      // What the one before has seen is told to nobody else, neither in the log nor in the caption.
      await expect(page.getByRole("list", { name: "Log" }).getByRole("listitem")).toHaveCount(0);
      await expect(page.locator(".caption")).toHaveText("");
      await curtain.click();
      await expect(curtain).toBeHidden();
      await expect(page.getByRole("list", { name: "Log" }).getByRole("listitem").first()).toBeVisible();
    } else await choose(page, ["end"]);
  }
  expect(curtains).toBe(2);
});

test("two people at one screen who have nothing to hide just play on", async ({ page, harbour }) => {
  await hurry(page);
  await page.goto(harbour);
  await openByForm(page, harbour, ["Me (", "Somebody at this screen"]);
  const mine = page.getByRole("region").filter({ hasText: "(you)" }).first();
  const looked = new Set<string>();
  for (let choices = 0; choices < 40 && looked.size < 2; choices += 1) {
    await expect(actions(page).first()).toBeVisible();
    looked.add((await mine.getAttribute("aria-label")) ?? "");
    await choose(page, ["stop", "pass"]);
    await expect(page.getByRole("button", { name: /^I am/ })).toBeHidden();
  }
  expect(looked.size).toBe(2);
});

test("a reload and a restart of the server lose nothing", async ({ page, harbour, server }) => {
  await hurry(page);
  await openTable(page, harbour, "port-royal", { setup: { seats: 4 } });
  for (let choices = 0; choices < 3; choices += 1) {
    await expect(actions(page).first()).toBeVisible();
    await choose(page, []);
  }
  await expect(actions(page).first()).toBeVisible();
  const told = page.getByRole("list", { name: "Log" }).getByRole("listitem");
  const before = await told.allTextContents();
  await page.reload();
  await expect(actions(page).first()).toBeVisible();
  expect(await told.allTextContents()).toEqual(before);

  await server.kill();
  await expect(page.getByText("The connection is lost.")).toBeVisible();
  await server.start();
  await expect(page.getByText("The connection is lost.")).toBeHidden();
  expect((await told.allTextContents()).slice(0, before.length)).toEqual(before);
  await actions(page).first().click();
  await expect(async () => expect(await told.count()).toBeGreaterThan(before.length)).toPass();
  await page.goto(harbour);
  await expect(page.getByText("Your tables")).toBeVisible();
});

test("whoever opened the table sees who is there, and may mute and hear again", async ({ page, browser, harbour }) => {
  const errors = watchErrors(page);
  await hurry(page);
  await openByForm(page, harbour, ["Me (", "Free for anybody"]);
  const other = await friend(browser);
  await other.goto(page.url());
  await expect(page.getByText("One person looks on.")).toBeVisible();
  await other.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByRole("img", { name: "is here" })).toBeVisible();
  await page.getByRole("button", { name: "Begin", exact: true }).click();

  await other.getByRole("button", { name: "Talk" }).click();
  const line = other.getByLabel("Say something");
  await line.fill("Ahoy!");
  await line.press("Enter");
  await expect(line).toHaveValue("");
  // Who talks without a pause is asked for one, in words, and keeps the line.
  await expect(async () => {
    const said = { data: { command: { do: "say", text: "Ahoy again!" } } };
    const table = new URL(other.url()).pathname.split("/").at(-1) ?? "";
    await Promise.all(Array.from({ length: 8 }, () => other.request.post(`${harbour}/api/tables/${table}/commands`, said)));
    await line.fill("And again!");
    await line.press("Enter");
    await expect(other.getByText("That was too much at once.", { exact: false })).toBeVisible();
  }).toPass();
  await expect(line).toHaveValue("And again!");
  await expect(page.getByText("Somebody spoke").first()).toBeAttached();
  await page.getByRole("button", { name: "Talk" }).click();
  await expect(page.getByText("Somebody spoke")).toHaveCount(0);
  await page.getByRole("button", { name: /^Mute / }).first().click();
  await expect(other.getByText("You may not speak at this table.")).toBeVisible();
  await page.getByRole("button", { name: "Let them speak" }).click();
  await expect(line).toBeVisible();

  await other.close();
  await expect(page.getByRole("img", { name: "is not here right now" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("when the time is up a bot plays on, until whoever sits there comes back", async ({ page, browser, harbour }) => {
  await hurry(page);
  const id = await openTable(page, harbour, "port-royal", { setup: { first: "seat-1" }, others: 1, terms: { clock: { is: "turn", seconds: 10 } } });
  const other = await friend(browser);
  await other.goto(`${harbour}/table/${id}`);
  await other.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("button", { name: "Begin", exact: true }).click();

  await other.getByRole("button", { name: "Leave the table" }).click();
  await expect(other.getByText("Your seat stays yours, but the clock keeps running.")).toBeVisible();
  await other.keyboard.press("Escape");

  // Seat 1 does nothing until the time runs out. What has happened stays in the log, whatever the clocks do meanwhile.
  await page.getByRole("button", { name: "Play myself" }).click();
  for (const each of [page, other]) {
    const log = each.getByRole("list", { name: "Log" });
    await expect(log).toContainText(/has run out of time/);
    await expect(log).toContainText(/is back/);
  }
});

test("a game ends unfinished once everybody agrees, and the same people play again", async ({ page, browser, harbour }) => {
  const errors = watchErrors(page);
  await hurry(page);
  await openByForm(page, harbour, ["Me (", "Free for anybody"]);
  const other = await friend(browser);
  await other.goto(page.url());
  await other.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("button", { name: "Begin", exact: true }).click();

  await page.getByRole("button", { name: "Leave the table" }).click();
  await page.getByRole("button", { name: "Propose to end it here" }).click();
  await expect(other.getByText("would like to end the game here.").first()).toBeVisible();
  await page.getByRole("button", { name: "Play on" }).click();
  await expect(other.getByRole("button", { name: "Agree" })).toBeHidden();
  await page.getByRole("button", { name: "Leave the table" }).click();
  await page.getByRole("button", { name: "Propose to end it here" }).click();
  await other.getByRole("button", { name: "Agree" }).click();
  for (const each of [page, other]) await expect(each.getByText("The game ends here, unfinished.").first()).toBeVisible();

  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page.getByText("Every seat is taken; one player is not here yet.")).toBeVisible();
  await other.getByRole("link", { name: "To the rematch" }).click();
  await expect(other).toHaveURL(page.url());
  await expect(page.getByText("Everybody is here.")).toBeVisible();
  expect(errors).toEqual([]);
});
