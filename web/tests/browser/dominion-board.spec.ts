// Dominion's own board: everything is done by touching what lies there, by mouse, finger and keys; and what one plays by is in sight.

import { command, expect, hurry, open, openTable, rival, test, watchErrors } from "../harbour.ts";
import { outOfSight } from "../sight.ts";
import { nothingSeen, playByBoard, type How } from "../dominion.ts";

const KINGDOM = { kingdom: "chosen", cards: ["cellar", "chapel", "moat", "village", "workshop", "militia", "remodel", "witch", "wharf", "lookout"] };

const PLACES: { how: How; width: number; height: number }[] = [
  { how: "mouse", width: 1280, height: 720 },
  { how: "touch", width: 390, height: 844 },
  { how: "keyboard", width: 1440, height: 900 },
];

for (const { how, width, height } of PLACES) {
  test.describe(how, () => {
    test.use({ viewport: { width, height }, hasTouch: how === "touch", isMobile: how === "touch" });

    test(`a whole game is played by ${how} on the board alone`, { tag: "@deal" }, async ({ page, harbour, seed }) => {
      const errors = watchErrors(page);
      await hurry(page, { list: false });
      await openTable(page, harbour, "dominion", { setup: { ...KINGDOM, round_limit: 7 }, seed });
      const seen = nothingSeen();
      expect(await playByBoard(page, how, seen)).toBe(true);
      expect(seen.played.size, "kinds of Actions played").toBeGreaterThan(0);
      expect(seen.inSight / seen.decisions, `out of sight: ${[...seen.hidden].join(", ")}`).toBeGreaterThanOrEqual(0.95);
      await expect(page.locator("button[data-notation]")).toHaveCount(0);
      expect(errors).toEqual([]);
    });
  });
}

test("cards move, and what they lie on stays where it is", async ({ page, harbour }) => {
  await hurry(page, { list: false, pace: "brisk" });
  await openTable(page, harbour, "dominion", { setup: { ...KINGDOM, round_limit: 3 } });
  await expect(page.locator(".dominion[data-live]")).toBeVisible();
  // Whatever is drawn, how far these are from where they were at first.
  await page.evaluate(() => {
    const places = [...document.querySelectorAll(".rival, .supply, .table, .turn, .mine")];
    const first = places.map((place) => place.getBoundingClientRect());
    const seen = window as unknown as { farthest: number; drawn: number };
    [seen.farthest, seen.drawn] = [0, 0];
    const look = (): void => {
      seen.drawn += 1;
      for (const [index, place] of places.entries()) {
        const [was, is] = [first[index], place.getBoundingClientRect()];
        if (was) seen.farthest = Math.max(seen.farthest, place.isConnected ? Math.hypot(is.left - was.left, is.top - was.top) : Infinity);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  expect(await playByBoard(page, "mouse", nothingSeen())).toBe(true);
  const { farthest, drawn } = await page.evaluate(() => {
    const { farthest, drawn } = window as unknown as { farthest: number; drawn: number };
    return { farthest, drawn };
  });
  expect(drawn).toBeGreaterThan(10);
  expect(farthest).toBeLessThan(2);
});

test.describe("with a finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("of many equal cards each can be picked, one after the other", async ({ page, harbour }) => {
    await hurry(page, { list: false });
    const hand = ["cellar", ...Array.from({ length: 6 }, () => "copper")];
    await openTable(page, harbour, "dominion", { setup: KINGDOM, rig: { active: 1, seats: { 1: { hand } } } });
    await page.locator('.hand [data-card="cellar"]').tap();
    await page.locator("[data-peek]").tap();
    await expect(page.locator(".dominion")).toHaveAttribute("data-asks", "discard-to-draw");
    const coppers = page.locator('.hand [data-card="copper"]');
    await expect(coppers).toHaveCount(6);
    for (const [index, copper] of (await coppers.all()).entries()) {
      const box = await copper.boundingBox();
      // The edge of it that its neighbours leave.
      await page.touchscreen.tap((box?.x ?? 0) + 6, (box?.y ?? 0) + (box?.height ?? 0) / 2);
      await expect(page.locator('.hand [aria-pressed="true"]')).toHaveCount(index + 1);
    }
  });
});

test.describe("a pile under a finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("is shown first, bought when touched again, and put away by a touch beside it", async ({ page, harbour }) => {
    await hurry(page, { list: false });
    await openTable(page, harbour, "dominion", { setup: KINGDOM, rig: { active: 1, phase: "buy", coins: 5 } });
    const [village, sheet] = [page.locator('.supply [data-at="pile:village"]'), page.locator(".peek")];
    await village.tap();
    await expect(sheet).toBeVisible();
    await page.locator("[data-figures]").tap();
    await expect(sheet).toHaveCount(0);
    await village.tap();
    await expect(sheet).toBeVisible();
    await village.tap();
    await expect(page.locator(".caption")).toContainText(/buys Village/);
  });

  test("what others gained last is in sight without a touch", async ({ page, harbour }) => {
    await hurry(page, { list: false });
    await openTable(page, harbour, "dominion", { setup: KINGDOM, rig: { active: 1, seats: { 2: { gained: ["province"] } } } });
    await expect(page.locator(".rival .gained")).toContainText("Province");
    expect(await outOfSight(page, ".rival .gained .name")).toEqual([]);
  });
});

test("a link shares a kingdom, and no table opens before it has ten cards", async ({ page, harbour }) => {
  await hurry(page);
  await page.goto(`${harbour}/new/dominion?kingdom=chosen&cards=moat,village,smithy`);
  await expect(page.getByText("3/10")).toBeVisible();
  await page.locator("[data-pick=witch]").click();
  await expect(page.getByText("4/10")).toBeVisible();
  await expect(page.getByText("Choose 6 more cards").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Open the table" })).toBeDisabled();
  await page.getByRole("button", { name: "Fill up at random" }).click();
  await expect(page.getByText("10/10")).toBeVisible();
  await expect(page.getByRole("button", { name: "Open the table" })).toBeEnabled();
  // An eleventh has no place, and that is said.
  await page.locator(".catalogue [data-pick]").first().click();
  await expect(page.getByRole("alert").getByText("take one out first")).toBeVisible();
  await expect(page.getByText("10/10")).toBeVisible();
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(page.getByText("0/10")).toBeVisible();
  await expect(page.getByRole("button", { name: "Open the table" })).toBeDisabled();
});

test("what is nearly always a slip asks once, and not even that if nobody wants it", async ({ page, harbour }) => {
  await hurry(page, { list: false, confirm: "matters" });
  await openTable(page, harbour, "dominion", { setup: KINGDOM, rig: { active: 1, phase: "buy", buys: 4, coins: 5 } });
  const [copper, estate] = ["copper", "estate"].map((card) => page.locator(`.supply [data-at="pile:${card}"]`));
  const [sure, bought] = [page.getByRole("list", { name: "At hand" }).getByRole("button", { name: "Sure?" }), page.getByRole("list", { name: "Log" }).getByText(/buys? /)];
  await copper?.click();
  await expect(sure).toBeVisible();
  await expect(bought).toHaveCount(0);
  await copper?.click();
  await expect(bought).toHaveCount(1);
  await expect(sure).toHaveCount(0);
  // Nobody asks about an Estate.
  await estate?.click();
  await expect(bought).toHaveCount(2);
  // Three coins are left.
  await page.locator("[data-answer=end]").click();
  await expect(sure).toBeVisible();

  await page.addInitScript(() => localStorage.setItem("portolan-confirm", JSON.stringify("never")));
  await page.reload();
  await expect(bought).toHaveCount(2);
  await copper?.click();
  await expect(bought).toHaveCount(3);
});

test("what is settled for good is answered by itself", async ({ page, browser, harbour }) => {
  await hurry(page, { list: false });
  const hands = { 1: { hand: ["moat", "copper", "copper", "estate", "estate"] }, 2: { hand: ["militia", "militia", "copper", "copper", "estate"] } };
  const rig = { active: 2, actions: 2, seats: hands };
  const id = await open(page.request, harbour, "dominion", { setup: KINGDOM, rig, others: 1 });
  const other = await rival(browser, harbour);
  await command(other, harbour, id, { do: "sit" });
  await command(page.request, harbour, id, { do: "start" });
  await page.goto(`${harbour}/table/${id}`);

  const board = page.locator(".dominion");
  const settle = async (how: string): Promise<void> => {
    await page.getByRole("button", { name: "Answer automatically" }).click();
    await page.getByRole("combobox", { name: "Militia" }).selectOption(how);
    await page.keyboard.press("Escape");
  };
  await command(other, harbour, id, { do: "play", line: "play militia" });
  await expect(board).toHaveAttribute("data-asks", "react");
  await settle("Show a Reaction if I have one");
  await expect(page.getByRole("list", { name: "Log" })).toContainText(/shows Moat and is safe/);
  await expect(board).not.toHaveAttribute("data-asks");
  await settle("Never show a Reaction");
  await command(other, harbour, id, { do: "play", line: "play militia" });
  // The Moat stays hidden: two of the five cards have to go.
  await expect(board).toHaveAttribute("data-asks", "discard-to");
  await expect(page.locator("[data-draft]")).toContainText("of 2");
});

test("looking back shows the table as it was, and nothing can be done there", async ({ page, harbour }) => {
  await hurry(page, { list: false });
  const hand = ["village", "copper", "copper", "copper", "estate"];
  await openTable(page, harbour, "dominion", { setup: KINGDOM, rig: { active: 1, seats: { 1: { hand } } } });
  const [board, village, played] = [page.locator(".dominion"), page.locator('.hand [data-card="village"]'), page.locator('.played [data-at$="in-play|village"]')];
  await village.click();
  await expect(village).toHaveCount(0);
  await expect(played).toHaveCount(1);

  await page.keyboard.press("[");
  await expect(page.getByText("You look at an earlier moment.")).toBeVisible();
  // What led to it is said, on a phone too, where the log is closed.
  await expect(page.locator(".caption")).not.toBeEmpty();
  await expect(village).toHaveCount(1);
  await expect(played).toHaveCount(0);
  await expect(page.locator(".hand .card")).toHaveCount(hand.length);
  await expect(board.locator("[data-legal]")).toHaveCount(0);
  await village.click();
  await expect(village).toHaveCount(1);

  await page.getByRole("button", { name: "Back to now" }).click();
  await expect(board).toHaveAttribute("data-live");
  await expect(village).toHaveCount(0);
  await expect(played).toHaveCount(1);
});
