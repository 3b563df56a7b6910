// The frame around every board: the list of actions, the log, the end, and what happens when the line or a part of the page fails.

import { actions, expect, hurry, leaveToBots, moment, openTable, test, untilAfter } from "../harbour.ts";
import { outOfSight } from "../sight.ts";

const list = ".bar .list.open";

test("a number does what it stands for, the list of actions goes with the choice, and leaving says what becomes of the game", async ({ page, harbour }) => {
  await hurry(page, { list: false });
  await openTable(page, harbour, "port-royal", { setup: { seats: 2, first: "seat-1" } });
  await expect(actions(page).first()).toBeAttached();
  await page.keyboard.press("l");
  await expect(page.locator(list)).toBeVisible();
  const before = await moment(page);
  await page.keyboard.press("1");
  await untilAfter(page, before.entry);
  await expect(page.locator(list)).toHaveCount(0);
  // And without looking at the list first.
  await expect(actions(page).first()).toBeAttached();
  const { entry } = await moment(page);
  await page.keyboard.press("1");
  await untilAfter(page, entry);
  await page.getByRole("button", { name: "Leave the table" }).click();
  await expect(page.getByText("Only bots are left then", { exact: false })).toBeVisible();
});

test("the list of actions goes by a touch beside it, and by Escape wherever the focus is", async ({ page, harbour }) => {
  await hurry(page, { list: false });
  await openTable(page, harbour, "explorers", { setup: { scenario: 1, seats: 2 } });
  await expect(actions(page).first()).toBeAttached();
  await page.keyboard.press("l");
  await expect(page.locator(list)).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.locator(list)).toHaveCount(0);
  // With most choices on the board, a number in the bar would have no first.
  await expect(page.locator(".bar .offers .key")).toHaveCount(0);
  await page.keyboard.press("l");
  const why = page.getByText("Not now, and why");
  await why.click();
  await expect(page.locator(list)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(why).not.toBeInViewport({ ratio: 0.5 });
});

test("the end leaves all one may do next in sight on a laptop", async ({ page, harbour }) => {
  await hurry(page, { list: false });
  const id = await openTable(page, harbour, "port-royal", { setup: { seats: 5 } });
  await leaveToBots(page, harbour, id);
  await expect(page.locator(".end svg[role=img]")).toBeVisible();
  await expect.poll(() => outOfSight(page, ".end .after :is(a, button), .end h2")).toEqual([]);
});

test("the log has a heading for every turn, says who won, and no explanation lies on its end", async ({ page, harbour }) => {
  await hurry(page, { list: false });
  const id = await openTable(page, harbour, "dominion", { setup: { seats: 2 } });
  const pile = page.locator('.dominion [data-at="pile:province"]');
  const tip = page.getByRole("tooltip");
  // Nobody else acts meanwhile.
  await expect(page.locator(".dominion[data-live]")).toBeVisible();
  // A short log ends above what is explained, a long one below it.
  await pile.hover();
  await expect(tip).toBeVisible();
  const [short, under] = [await page.getByRole("list", { name: "Log" }).getByRole("listitem").last().boundingBox(), await tip.boundingBox()];
  expect((short?.y ?? 0) + (short?.height ?? 0)).toBeLessThan(under?.y ?? 0);
  await page.mouse.move(0, 0);
  await leaveToBots(page, harbour, id);
  const log = page.getByRole("list", { name: "Log" });
  await expect(log.getByText(/ takes turn 5\./)).toHaveCount(2);
  const last = log.getByRole("listitem").last();
  await expect(last).toContainText(/ wins\.| share the first place\./);
  await expect(last).toBeInViewport();
  // What says nothing is folded, and can be read all the same.
  await expect(log.getByText("cleans up")).toHaveCount(0);
  await log.getByRole("button", { name: /more lines?$/ }).last().click();
  await expect(log.getByText("cleans up")).toHaveCount(1);
  await page.getByRole("button", { name: "See the board" }).click();
  // Whatever scrolls takes explanations away: the end is in sight before anything is pointed at.
  await last.scrollIntoViewIfNeeded();
  await pile.hover();
  await expect(tip).toBeVisible();
  const [covers, told] = [await tip.boundingBox(), await last.boundingBox()];
  expect((covers?.y ?? 0) + (covers?.height ?? 0)).toBeLessThan(told?.y ?? 0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a finger leaves nothing in place of the prompt, and long words stay in the bar", async ({ page, harbour }) => {
    await page.goto(`${harbour}/learn/puerto-rico?step=1`);
    const wrong = page.locator(".puerto-rico [data-legal]", { hasText: "Mayor" });
    await wrong.tap();
    await expect(page.getByText("For now, try this", { exact: false })).toBeVisible();
    await expect(page.locator("section.bar .would")).toHaveCount(0);
    await page.goto(`${harbour}/learn/puerto-rico?step=3`);
    await expect(page.locator("section.bar .offers", { hasText: "small sugar mill" })).toBeVisible();
    const sticksOut = (): Promise<boolean> =>
      page.locator("section.bar").evaluate((bar) => {
        const room = bar.getBoundingClientRect();
        return [...bar.querySelectorAll(".offers button")].map((button) => button.getBoundingClientRect()).some(({ top, bottom }) => top < room.top || bottom > room.bottom);
      });
    await expect.poll(sticksOut).toBe(false);
  });

  test("the log opens at its last line, and going back closes it", async ({ page, harbour }) => {
    await hurry(page, { list: false });
    const id = await openTable(page, harbour, "port-royal", { setup: { seats: 5 } });
    await leaveToBots(page, harbour, id);
    const address = page.url();
    await page.getByRole("button", { name: "Panels" }).tap();
    const log = page.getByRole("list", { name: "Log" });
    await expect(log).toBeVisible();
    await expect(log.getByRole("listitem").last()).toBeInViewport();
    await page.goBack();
    await expect(log).toBeHidden();
    expect(page.url()).toBe(address);
  });
});

test("a line that falls silent is noticed within ten seconds, and heals", async ({ page, harbour }) => {
  let dead = false;
  await page.routeWebSocket(/\/stream\?/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => void (dead || server.send(message)));
    server.onMessage((message) => void (dead || socket.send(message)));
  });
  // The page's own clock goes as fast as it is told to, however busy the machine is.
  await page.clock.install();
  await hurry(page, { list: false });
  await openTable(page, harbour, "port-royal", { setup: { seats: 2, first: "seat-1" } });
  await expect(actions(page).first()).toBeAttached();
  const lost = page.getByText("The connection is lost.", { exact: false });
  await expect(lost).toHaveCount(0);
  dead = true;
  await page.clock.runFor(10_000);
  await expect(lost).toBeVisible();
  dead = false;
  // Whoever came back while it was silent waits for it as long once more.
  await page.clock.runFor(10_000);
  await expect(lost).toHaveCount(0);
  expect((await moment(page)).offers.length).toBeGreaterThan(0);
});

test("a hint stays when the line comes up again at the same moment", async ({ page, context, harbour }) => {
  await hurry(page, { list: false });
  await openTable(page, harbour, "port-royal", { setup: { first: "seat-1" } });
  await expect(actions(page).first()).toBeAttached();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".advice")).toBeVisible();
  const lost = page.getByText("The connection is lost.", { exact: false });
  await context.setOffline(true);
  await expect(lost).toBeVisible();
  await context.setOffline(false);
  await expect(lost).toHaveCount(0);
  await expect(page.locator(".advice")).toBeVisible();
});

test("a part of the page that does not arrive is asked for again", async ({ page, harbour }) => {
  let broken = true;
  await page.route(/assets\/port-royal-[^/]*\.js$/, (route) => (broken ? route.abort() : route.continue()));
  await hurry(page, { list: false });
  await openTable(page, harbour, "port-royal", { setup: { seats: 2 } });
  await expect(page.getByText("This part of the page did not arrive.", { exact: false })).toBeVisible();
  broken = false;
  await page.getByRole("button", { name: "Try now" }).click();
  await expect(page.locator(".port-royal section.mine")).toBeVisible();
});

test("a lesson has as many seats as its table, and numbers choose", async ({ page, harbour }) => {
  await page.goto(`${harbour}/learn/port-royal`);
  await expect(page.locator(".port-royal .track .disc")).toHaveCount(2);
  const url = page.url();
  await page.keyboard.press("1");
  await expect(page).not.toHaveURL(url);
});
