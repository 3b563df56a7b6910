// Puerto Rico's own board: whole games by mouse, by touch and by keyboard, without the list of actions.

import { isWithoutBarriers } from "../barriers.ts";
import { command, expect, hurry, open, openTable, rival, test, watchErrors } from "../harbour.ts";
import { outOfSight, smallLetters } from "../sight.ts";
import { inSight, MOST_TOUCHES, playByBoard, type Course, type Hand } from "../puerto-rico.ts";

function report(what: string, course: Course): void {
  const { decisions, touches, reasons } = course;
  process.stdout.write(`${what}: ${decisions} decisions, ${touches} touches (${(touches / decisions).toFixed(2)} each), all in sight in ${inSight(course).toFixed(1)} %, somebody passed over in ${reasons}\n`);
}

interface Whole {
  hand: Hand;
  seats: number;
  width: number;
  height: number;
  setup?: Record<string, unknown>;
}

const GAMES: Whole[] = [
  { hand: "mouse", seats: 4, width: 1440, height: 900 },
  { hand: "mouse", seats: 2, width: 1280, height: 720 },
  { hand: "finger", seats: 3, width: 390, height: 844 },
  { hand: "keyboard", seats: 3, width: 1280, height: 720, setup: { every_may: true } },
];

for (const { hand, seats, width, height, setup } of GAMES) {
  test.describe(`${hand}, ${width}×${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: hand === "finger", isMobile: hand === "finger" });

    test(`a whole game of ${seats} is played on the board alone`, { tag: "@deal" }, async ({ page, harbour, seed }) => {
      const errors = watchErrors(page);
      await hurry(page, { list: false });
      await openTable(page, harbour, "puerto-rico", { setup: { seats, ...setup }, seed });
      const course = await playByBoard(page, hand);
      report(`${hand}, ${seats} seats, ${width}×${height}`, course);
      expect(await page.evaluate(() => localStorage.getItem("portolan-list"))).toBe("false");
      expect(course.touches / course.decisions).toBeLessThanOrEqual(MOST_TOUCHES);
      expect(course.reasons).toBeGreaterThan(0);
      expect(inSight(course), JSON.stringify(course.missing.slice(0, 4))).toBeGreaterThanOrEqual(95);
      expect(errors).toEqual([]);
    });
  });
}

/** I am the governor, unless the position says otherwise. */
const FIRST = { seats: 2, first: "seat-1" };

test("colonists are placed in one go", async ({ page, harbour }) => {
  let lines = 0;
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => (lines += payload.includes('"do":"play"') ? 1 : 0)));
  await hurry(page, { list: false });
  await openTable(page, harbour, "puerto-rico", { setup: { seats: 3 } });
  const done = page.locator(".puerto-rico .done");
  await playByBoard(page, "mouse", done);
  const atWork = page.locator('.puerto-rico .own :is(.plot[aria-label$=", manned"], .house:not([aria-label*=", 0 of"]))');
  const all = await atWork.count();
  expect(all).toBeGreaterThan(0);
  await atWork.first().click();
  await expect(atWork).toHaveCount(all - 1);
  await expect(done).toBeDisabled();
  await page.getByRole("button", { name: "Arrange" }).click();
  await expect(atWork).toHaveCount(all);
  await atWork.first().click();
  await expect(done).toBeDisabled();
  // As before: nobody waits either, but the same colonists may fill more houses or fewer.
  await page.getByRole("button", { name: "As before" }).click();
  await expect(done).toBeEnabled();
  const before = lines;
  const entry = (await page.locator("[data-entry]").getAttribute("data-entry")) ?? "";
  await done.click();
  await expect(page.locator(`[data-entry="${entry}"]`)).toHaveCount(0);
  expect(lines).toBe(before + 1);
});

test("arrow keys go from tile to tile, and nothing on the board keeps anybody out by day or by night", async ({ page, harbour }) => {
  await hurry(page, { list: false });
  await openTable(page, harbour, "puerto-rico", { setup: { seats: 3 } });
  const at = (target: string) => page.locator(`.puerto-rico [data-at="${target}"]`);
  await expect(at("supply:hospice")).toBeVisible();
  await page.keyboard.press("Tab");
  await at("supply:hospice").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(at("supply:small-market")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(at("supply:small-sugar-mill")).toBeFocused();
  await at("role:settler").focus();
  await page.keyboard.press("ArrowRight");
  await expect(at("role:mayor")).toBeFocused();
  await isWithoutBarriers(page, { within: ".puerto-rico" });
});

test("what others have built can be read, explains itself, and opens their board", async ({ page, harbour }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await hurry(page, { list: false });
  await openTable(page, harbour, "puerto-rico", { setup: { seats: 4 } });
  const house = page.locator(".puerto-rico .rival .house").first();
  await playByBoard(page, "mouse", house);
  const name = new RegExp((await house.locator(".name").innerText()).trim() || "no name", "i");
  expect(await outOfSight(page, ".puerto-rico .rival .house .name")).toEqual([]);
  expect(await smallLetters(page, ".puerto-rico .rival .house .name", 11)).toEqual([]);
  await house.hover();
  await expect(page.getByRole("tooltip")).toContainText(name);
  await house.click();
  await expect(page.getByRole("dialog")).toContainText(name);
});

test("an onlooker keeps one board in front, and turns to any other with one touch", async ({ page, harbour, browser }) => {
  const id = await openTable(page, harbour, "puerto-rico", { setup: { seats: 3 } });
  const stranger = await (await browser.newContext()).newPage();
  await hurry(stranger, { list: false });
  await stranger.goto(`${harbour}/table/${id}`);
  const front = stranger.locator(".puerto-rico .own");
  const rival = stranger.locator(".puerto-rico .rival").first();
  await expect(rival).toBeVisible();
  const [shown, wanted] = [await front.getAttribute("aria-label"), await rival.getAttribute("aria-label")];
  await rival.getByRole("button", { name: /^Look at/ }).click();
  await expect(front).toHaveAttribute("aria-label", wanted ?? "");
  await expect(stranger.locator(`.puerto-rico .rival[aria-label="${shown ?? ""}"]`)).toBeVisible();
  await expect(stranger.locator(".puerto-rico [data-legal]")).toHaveCount(0);
  await stranger.context().close();
});

test.describe("with a finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the last round is told with its reason, whatever page is in sight", async ({ page, harbour }) => {
    await hurry(page, { list: false });
    const rig = { colonists: 0, endings: ["colonists"], seats: { 2: { san_juan: "rest" } } };
    await openTable(page, harbour, "puerto-rico", { setup: FIRST, rig });
    const sign = page.locator(".puerto-rico .own").getByText("Last round");
    await expect(sign).toBeVisible();
    for (const name of ["My board", "Plantations", "Buildings", "Quay"]) {
      await page.getByRole("navigation", { name: "Parts of the table" }).getByRole("button", { name, exact: true }).tap();
      await expect(sign).toBeVisible();
      expect(await outOfSight(page, ".puerto-rico .own .line > *")).toEqual([]);
    }
    await sign.tap();
    await expect(page.getByRole("tooltip")).toContainText("The game ends with this round");
  });

  test("the first tap on a building says what it does, the second builds it", async ({ page, harbour }) => {
    await hurry(page, { list: false });
    await openTable(page, harbour, "puerto-rico", { setup: FIRST, rig: { seats: { 1: { doubloons: 5 } } } });
    await page.locator('.puerto-rico [data-at="role:builder"]').tap();
    const hacienda = page.locator('.puerto-rico [data-at="supply:hacienda"]');
    await hacienda.tap();
    await expect(page.getByRole("tooltip")).toContainText("face-down pile");
    await hacienda.tap();
    await expect(hacienda).toHaveCount(0);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await page.getByRole("button", { name: "Buildings", exact: true }).tap();
    await expect(page.locator('.puerto-rico .tile.owned [data-at="supply:hacienda"]')).toBeVisible();
  });

  test("what is lost while others play is told until one acts", async ({ page, browser, harbour }) => {
    await hurry(page, { list: false });
    // The captain finds no room for my corn: two of three barrels are lost.
    const rig = { governor: 2, ships: { 4: "3 indigo", 6: "5 sugar" }, seats: { 1: { goods: { corn: 3 } } } };
    const id = await open(page.request, harbour, "puerto-rico", { setup: FIRST, rig, others: 1 });
    const other = await rival(browser, harbour);
    await command(other, harbour, id, { do: "sit" });
    await command(page.request, harbour, id, { do: "start" });
    await page.goto(`${harbour}/table/${id}`);
    const told = page.locator(".puerto-rico .why");
    await expect(page.locator(".puerto-rico .own")).toBeVisible();
    await command(other, harbour, id, { do: "play", line: "role captain" });
    await expect(told).toContainText("loses 2 barrels of corn");
    // Why the rival had no turn is of no interest any more.
    await expect(page.locator(".puerto-rico .notes")).toHaveCount(0);
    await page.locator('.puerto-rico .roles [data-at="role:trader"]').tap();
    await expect(told.filter({ hasText: "loses" })).toHaveCount(0);
  });

  test("what every role would bring everybody is there before a tap, unless no aids are wanted", async ({ page, harbour }) => {
    await hurry(page, { list: false });
    await openTable(page, harbour, "puerto-rico", { setup: { seats: 5 } });
    const role = page.locator(".puerto-rico .roles [data-legal]").first();
    const outlook = page.getByRole("table", { name: "What each role would bring everybody" });
    await playByBoard(page, "finger", role);
    await expect(outlook.getByRole("columnheader")).toHaveCount(5);
    expect(await outlook.getByRole("rowheader").count()).toBe(await page.locator(".puerto-rico .roles [data-legal]").count());

    // On another page it is not in sight: there the first tap shows it.
    const market = page.getByRole("button", { name: "Buildings", exact: true });
    await market.tap();
    await expect(outlook).toBeHidden();
    await role.tap();
    await expect(page.locator(".puerto-rico .preview li")).toHaveCount(5);
    await market.tap();
    await expect(outlook).toBeVisible();

    await page.evaluate(() => localStorage.setItem("portolan-aids", "false"));
    await page.addInitScript(() => localStorage.setItem("portolan-aids", "false"));
    await page.reload();
    await expect(role).toBeVisible();
    await expect(outlook).toBeHidden();
    await expect(page.locator(".puerto-rico .harvest")).toHaveCount(0);
  });
});

test.describe("on the smallest phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test("the end shows everybody's total, and that there is more below", async ({ page, harbour }) => {
    await hurry(page, { list: false });
    const manned = (...houses: string[]) => ({ buildings: Object.fromEntries(houses.map((house) => [house, 1])) });
    const rig = { governor: 2, taken: ["settler", "mayor", "builder", "trader", "captain"], colonists: 0, endings: ["colonists"], seats: { 1: { points: 8, ...manned("guild-hall", "residence", "fortress", "customs-house") }, 2: { san_juan: "rest", ...manned("city-hall", "office") } } };
    await openTable(page, harbour, "puerto-rico", { setup: FIRST, rig });
    await page.locator('.puerto-rico [data-at="role:prospector"]').tap();
    const [after, told] = [page.locator(".end .after"), page.locator(".end .told")];
    await expect(after).toHaveClass(/more/);
    await expect.poll(() => outOfSight(page, ".end .sum, .end .after :is(a, button)")).toEqual([]);
    await told.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(after).not.toHaveClass(/more/);
  });
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

  test("every role tells what it would bring me, and one tap takes it", async ({ page, harbour }) => {
    await hurry(page, { list: false });
    await openTable(page, harbour, "puerto-rico", { setup: { seats: 3, first: "seat-1" } });
    const roles = page.locator(".puerto-rico .roles [data-legal]");
    await expect(roles).toHaveCount(6);
    await expect(page.locator(".puerto-rico .roles .brought")).toHaveCount(6);
    await page.locator('.puerto-rico [data-at="role:builder"]').tap();
    await expect(page.locator('.puerto-rico .card.running [data-at="role:builder"]')).toBeVisible();
  });
});
