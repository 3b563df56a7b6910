// Every page and the moments of every game as people see them: on a desktop and on a phone, by day and by night.

import { mkdirSync, writeFileSync } from "node:fs";
import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { expect, hurry, test as base, watchErrors, type Opening } from "../harbour.ts";
import { settled } from "../sight.ts";
import { Table, type Play } from "./moments.ts";

const FOLDER = new URL("../../../docs/screenshots/", import.meta.url).pathname;
const RECORD = new URL("../../../records/port-royal-2-seats.record", import.meta.url).pathname;
const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};
const LIGHTS = { day: "light", night: "dark" } as const;
/** Of a hundred: letters stay clear, and all pictures together stay small. */
const QUALITY = 75;

/** The same person at a desktop and at a phone. */
class Camera {
  constructor(
    readonly pages: Record<keyof typeof SCREENS, Page>,
    readonly request: APIRequestContext,
  ) {}

  /** Does something at both screens. */
  async both(act: (page: Page) => Promise<unknown>): Promise<void> {
    for (const page of Object.values(this.pages)) {
      await page.bringToFront();
      await act(page);
    }
  }

  /** Goes there at both, and takes the picture. */
  async visit(name: string, address: string, shows: string): Promise<void> {
    await this.both(async (page) => {
      await page.goto(address);
      await expect(page.locator(shows).first()).toBeVisible();
    });
    await this.keep(name);
  }

  async keep(name: string): Promise<void> {
    mkdirSync(FOLDER, { recursive: true });
    for (const [size, page] of Object.entries(this.pages)) {
      for (const [light, colorScheme] of Object.entries(LIGHTS)) {
        await page.bringToFront();
        await page.emulateMedia({ colorScheme });
        await expect(page.locator("html")).toHaveAttribute("data-theme", light);
        await still(page);
        const session = await page.context().newCDPSession(page);
        const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
        await session.detach();
        writeFileSync(`${FOLDER}${name}-${size}-${light}.webp`, Buffer.from(data, "base64"));
      }
    }
  }
}

/** Waits until everything has come, and nothing moves any more but waves. */
async function still(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await settled(page);
}

const test = base.extend<{ camera: Camera }>({
  camera: async ({ browser, harbour }, use) => {
    const contexts: BrowserContext[] = [];
    const errors: string[][] = [];
    const page = async (screen: object, storageState?: Awaited<ReturnType<BrowserContext["storageState"]>>): Promise<Page> => {
      const context = await browser.newContext({ ...screen, locale: "en-GB", ...(storageState ? { storageState } : {}) });
      contexts.push(context);
      const page = await context.newPage();
      errors.push(watchErrors(page));
      await hurry(page, { list: false, level: "mate" });
      return page;
    };
    const desktop = await page(SCREENS.desktop);
    await desktop.request.post(`${harbour}/api/me`, { data: { name: "Anežka" } });
    const phone = await page(SCREENS.phone, await desktop.context().storageState());
    await use(new Camera({ desktop, phone }, desktop.request));
    for (const context of contexts) await context.close();
    expect(errors.flat()).toEqual([]);
  },
});

/** A table as people open theirs: its shuffle is secret, so that the pictures do not say it is known. */
const atTable = (camera: Camera, harbour: string, game: string, opening: Opening): Promise<Table> => Table.open(camera.request, harbour, game, { seed: null, bot: "mate", terms: { public: !opening.rig }, ...opening });

const asks = (prompt: string, and: (play: Play) => boolean = () => true) => (play: Play): boolean => play.prompt?.id === prompt && and(play);
const round = (play: Play): number => Number(play.view["round"] ?? 0);
const END = ".end";

test("pages", async ({ camera, harbour }) => {
  await camera.visit("new-table", `${harbour}/new/port-royal`, "form .primary:visible");
  await camera.visit("dominion-picker", `${harbour}/new/dominion?kingdom=chosen&cards=village,smithy,militia,moat,wharf,bazaar,caravan`, "form .primary:visible");
  await camera.visit("rules", `${harbour}/rules/port-royal`, "nav a");
  await camera.visit("lesson", `${harbour}/learn/port-royal`, ".port-royal");
  await camera.both(async (page) => {
    await page.goto(`${harbour}/replay`);
    await page.getByLabel("Open a record from a file").setInputFiles(RECORD);
    await page.getByRole("slider").fill("40");
    await expect(page.getByText(/^40 \//)).toBeVisible();
  });
  await camera.keep("replay");
});

test("before the game, and at one screen", async ({ camera, harbour }) => {
  const terms = { setup: { seats: 3 }, seats: [{ is: "open" }, { is: "invited" }, { is: "bot", bot: "captain" }] };
  const opened = await camera.request.post(`${harbour}/api/tables`, { data: { game: "port-royal", terms } });
  const { id } = (await opened.json()) as { id: string };
  await camera.request.post(`${harbour}/api/tables/${id}/commands`, { data: { command: { do: "say", text: "Who sails with me?" } } });
  await camera.visit("waiting-room", `${harbour}/table/${id}`, "button:has-text('Begin')");
  const table = await Table.lay(camera.request, harbour, "dominion", { seats: 2 }, { phase: "buy" }, [[1, "end"]]);
  await camera.visit("one-screen", `${table.address}?viewer=1`, ".curtain");
});

test("people", async ({ camera, browser, harbour }) => {
  const rival = await browser.newContext();
  const comeIn = async (request: APIRequestContext, name: string): Promise<void> => {
    await request.post(`${harbour}/api/me`, { data: {} });
    const claimed = await request.post(`${harbour}/api/me/claim`, { data: { name, password: "ahoy-ahoy-ahoy" } });
    expect(claimed.ok(), await claimed.text()).toBe(true);
  };
  await comeIn(camera.request, "Anna of Kotor");
  await comeIn(rival.request, "Ștefan");
  // A game for ratings is over as soon as both leave it to bots.
  const opened = await camera.request.post(`${harbour}/api/tables`, { data: { game: "port-royal", terms: { rated: true, public: true, setup: { seats: 2 } } } });
  const { id } = (await opened.json()) as { id: string };
  const order = (request: APIRequestContext, command: object): Promise<unknown> => request.post(`${harbour}/api/tables/${id}/commands`, { data: { command } });
  await order(rival.request, { do: "sit" });
  await order(camera.request, { do: "start" });
  await order(rival.request, { do: "leave" });
  await order(camera.request, { do: "leave" });
  await rival.close();
  await expect.poll(async () => ((await (await camera.request.get(`${harbour}/api/tables/${id}`)).json()) as { table: { phase: string } }).table.phase, { timeout: 120_000 }).toBe("over");
  const unrated = await atTable(camera, harbour, "dominion", { setup: { seats: 2, kingdom: "first-game" } });
  await unrated.playToTheEnd(["buy province", "buy gold", "treasures", "play", "buy silver", "end"]);
  await camera.visit("person", `${harbour}/me`, "h2:has-text('Latest results')");
  await camera.visit("ratings", `${harbour}/ratings/port-royal`, "tbody tr");
});

test("a campaign", async ({ camera, harbour }) => {
  const [page] = Object.values(camera.pages) as [Page];
  await page.goto(`${harbour}/new/port-royal?preset=port-royal-preset-campaign`);
  await page.getByRole("button", { name: "Begin the story" }).click();
  await page.getByRole("button", { name: "Begin with bots" }).click();
  await page.waitForURL(/\/table\//);
  const table = new Table(camera.request, harbour, page.url().split("/").at(-1) ?? "");
  await table.playUntil((play) => (play.view["harbour"] as unknown[]).length >= 3, ["hire", "take", "reveal"]);
  await camera.visit("adventure", table.address, ".port-royal section.mine");
});

test("Port Royal", async ({ camera, harbour }) => {
  const table = await atTable(camera, harbour, "port-royal", { setup: { seats: 4 } });
  const harbourOf = (play: Play): number => (play.view["harbour"] as unknown[]).length;
  await table.playUntil(asks("port-royal-prompt-discover", (play) => round(play) >= 4 && harbourOf(play) >= 3), ["hire", "claim", "take", "repel", "reveal"]);
  await camera.visit("port-royal", table.address, ".port-royal section.mine");
  // Who comes to the lobby now has a table, and others can be watched.
  await camera.visit("lobby", harbour, ".charts");
  await table.playToTheEnd(["hire", "claim", "take", "repel", "stop"]);
  await camera.visit("port-royal-end", table.address, END);
});

test("Puerto Rico", async ({ camera, harbour }) => {
  const table = await atTable(camera, harbour, "puerto-rico", { setup: { seats: 4 } });
  const wanted = ["arrange", "extra", "take quarry", "sell coffee", "sell tobacco", "sell sugar"];
  const moments: [string, string, number][] = [
    ["roles", "puerto-rico-prompt-choose", 5],
    ["settler", "puerto-rico-prompt-settle", 5],
    ["mayor", "puerto-rico-prompt-place", 6],
    ["builder", "puerto-rico-prompt-build", 6],
    ["captain", "puerto-rico-prompt-load", 6],
  ];
  for (const [name, prompt, from] of moments) {
    await table.playUntil(asks(prompt, (play) => round(play) >= from), wanted);
    await camera.visit(`puerto-rico-${name}`, table.address, ".puerto-rico [data-legal], .bar [data-legal]");
  }
  await table.playToTheEnd(wanted);
  await camera.visit("puerto-rico-end", table.address, END);
});

test("Dominion", async ({ camera, harbour }) => {
  const first = await atTable(camera, harbour, "dominion", { setup: { seats: 3, kingdom: "high-seas" } });
  await first.asked();
  await camera.visit("dominion-first-turn", first.address, ".dominion[data-live]");
  const cards = ["cellar", "moat", "village", "militia", "smithy", "market", "laboratory", "festival", "throne-room", "witch"];
  const setup = { seats: 3, kingdom: "chosen", cards };
  const played = ["village", "village", "village", "laboratory", "laboratory", "laboratory", "market", "market", "festival", "festival", "smithy", "smithy", "militia"];
  const big = await atTable(camera, harbour, "dominion", {
    setup,
    rig: {
    actions: 4,
    buys: 5,
    coins: 8,
    seats: { 1: { hand: ["gold", "gold", "silver", "copper", "copper", "province", "smithy", "witch"], deck: ["estate", "estate", "copper"], in_play: played } },
    },
  });
  await camera.visit("dominion-big-turn", big.address, ".dominion[data-live]");
  const attacked = (attack: string, mine: string[], kingdom: string[]): Promise<Table> =>
    Table.lay(
      camera.request,
      harbour,
      "dominion",
      { seats: 2, kingdom: "chosen", cards: kingdom },
      { active: 2, seats: { 1: { hand: mine }, 2: { hand: [attack, "gold", "silver", "copper", "copper"] } } },
      [[2, `play ${attack}`]],
    );
  const reaction = await attacked("witch", ["moat", "gold", "silver", "copper", "estate"], cards);
  await camera.visit("dominion-reaction", `${reaction.address}?viewer=1`, ".dominion[data-live]");
  const discard = await attacked("militia", ["smithy", "gold", "silver", "copper", "estate"], cards.map((card) => (card === "moat" ? "chapel" : card)));
  await camera.visit("dominion-discard", `${discard.address}?viewer=1`, ".dominion[data-live]");
  await first.playToTheEnd(["buy province", "buy gold", "treasures", "buy silver", "end", "done", "pass"]);
  await camera.visit("dominion-end", first.address, END);
});

test("Explorers & Pirates", async ({ camera, harbour }) => {
  const table = await atTable(camera, harbour, "explorers", { setup: { seats: 4, scenario: 5 } });
  await table.asked();
  await camera.visit("explorers-opening", table.address, ".explorers [data-legal]");
  const wanted = ["roll", "found", "land", "deliver", "decline", "no deal", "settlement", "harbour", "settler", "set sail"];
  const canSail = ({ legal }: Play): boolean => legal.some(({ notation }) => notation.startsWith("sail "));
  await table.playUntil(asks("explorers-prompt-move", (play) => round(play) >= 2 && canSail(play)), wanted);
  await camera.both(async (page) => {
    await page.goto(table.address);
    const ship = page.locator('[data-phase="move"] .spot.ship').first();
    await expect(page.locator('[data-phase="move"] .spot').first()).toBeVisible();
    if (await ship.isVisible()) await ship.click();
    await expect(page.locator('[data-phase="move"] .spot.goal').first()).toBeVisible();
  });
  await camera.keep("explorers-route");
  // Both screens are at the table when the fog lifts.
  const discovery = await atTable(camera, harbour, "explorers", {
    setup: { seats: 4, scenario: 1 },
    rig: {
    phase: "move",
    fog: { e5: "pasture" },
    // With another ship to sail the turn goes on.
    seats: { 1: { ships: { 1: { at: "d4-e" }, 2: { at: "d4-e" } } } },
    },
  });
  await camera.both(async (page) => {
    await page.goto(discovery.address);
    await expect(page.locator('[data-phase="move"] .spot').first()).toBeVisible();
  });
  const { number } = await discovery.look();
  await discovery.ask({ do: "play", line: "sail 1 e4-ne" });
  await camera.both(async (page) => expect(page.locator(`[data-entry="${number}"]`)).toHaveCount(0));
  await camera.keep("explorers-discovery");
  // Of something I have for something I have not; what the bots say stands on the board.
  const trade = await atTable(camera, harbour, "explorers", { setup: { seats: 4, scenario: 5 } });
  const notation = async (begins: (notation: string) => boolean): Promise<string> => (await trade.asked())?.legal.find((offer) => begins(offer.notation))?.notation ?? "";
  for (let tries = 0; tries < 20; tries += 1) {
    await trade.playUntil(asks("explorers-prompt-build", ({ legal }) => legal.some((offer) => offer.notation.startsWith("give "))), wanted);
    const give = await notation((offer) => offer.startsWith("give "));
    await trade.ask({ do: "play", line: give });
    await trade.ask({ do: "play", line: await notation((offer) => offer.startsWith("want ") && offer.slice(5) !== give.slice(5)) });
    await trade.ask({ do: "play", line: "post" });
    if ((await trade.asked())?.prompt?.id === "explorers-prompt-close") break;
  }
  await camera.visit("explorers-trade", trade.address, ".explorers [data-legal]");
  await table.playToTheEnd(wanted);
  await camera.visit("explorers-end", table.address, END);
  const lair = await atTable(camera, harbour, "explorers", {
    setup: { seats: 4, scenario: 2 },
    rig: {
    phase: "move",
    open: { e5: "gold-field" },
    lairs: { e5: { number: 9, crews: { 2: 1 } } },
    seats: { 1: { ships: { 1: { at: "e4-e", cargo: ["crew", "crew"] } } } },
    die: [5, 6],
    },
  });
  await lair.ask({ do: "play", line: "land 1 e5" });
  await camera.visit("explorers-lair", lair.address, ".explorers [data-legal]");
});
