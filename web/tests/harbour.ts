// What the browser tests share: a server for each worker, and the few things one does at a table.

import { readFileSync } from "node:fs";
import { expect, test as base, type Locator, type Page } from "@playwright/test";
import { Server } from "./server.ts";

export const test = base.extend<{ harbour: string }, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
  harbour: async ({ server }, use) => {
    // Somebody who works on a page may have one running already: `npm run dev` follows every change.
    await use(process.env["HARBOUR"] ?? server.address);
  },
});

export { expect };

/** A game of the registry, with its name in English and its ready-made arrangements. */
interface Registered {
  name: string;
  title: string;
  presets: { label: string; setup: Record<string, unknown>; seats: number[] }[];
}

/** Every game there is. */
export const GAMES: readonly Registered[] = registered();

function registered(): Registered[] {
  const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
  const games = JSON.parse(read("../src/generated/games.json")) as Omit<Registered, "title">[];
  const words = read("../../locales/en/games.ftl");
  return games.map((game) => {
    const title = new RegExp(`^${game.name} = (.+)$`, "m").exec(words)?.[1];
    if (title === undefined) throw new Error(`locales/en/games.ftl does not name ${game.name}`);
    return { ...game, title };
  });
}

/** Whatever goes wrong in a page fails its test. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    // A stopped server refuses connections.
    const expected = /ERR_CONNECTION_REFUSED|WebSocket connection/;
    if (message.type() === "error" && !expected.test(message.text())) errors.push(message.text());
  });
  return errors;
}

/** Others' moves at once: a test need not watch them. And the whole list of actions is in sight. */
export async function hurry(page: Page, more: Record<string, unknown> = {}): Promise<void> {
  const settings = { pace: "instant", confirm: "never", list: true, level: "deckhand", ...more };
  await page.addInitScript((kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(`portolan-${name}`, JSON.stringify(value));
  }, settings);
}

export function actions(page: Page): Locator {
  return page.locator("button[data-notation]:not([disabled])");
}

export async function playNow(page: Page, harbour: string, game: string): Promise<void> {
  await page.goto(harbour);
  await page.getByRole("button", { name: `Play now: ${game}` }).click();
  await page.waitForURL(/\/table\//);
}

/** Opens a table of mine against deckhands with these terms, begun at once, and goes there. */
export async function openTable(page: Page, harbour: string, game: string, setup: { seats: number } & Record<string, unknown>): Promise<string> {
  await page.request.post(`${harbour}/api/me`, { data: {} });
  const bots = Array.from({ length: setup.seats - 1 }, () => ({ is: "bot", bot: "deckhand" }));
  const opened = await page.request.post(`${harbour}/api/tables`, { data: { game, terms: { setup, seats: [{ is: "open" }, ...bots] }, start: true } });
  const { id } = (await opened.json()) as { id: string };
  await page.goto(`${harbour}/table/${id}`);
  return id;
}

/** What moves any game on: the first of these that is offered is chosen, or else whatever comes first. */
export const EAGER = ["roll", "set sail", "end", "treasures", "buy province", "buy gold", "buy silver", "no deal", "decline", "hire", "take", "stop"];

/** What is offered, in notation. */
export function offered(page: Page): Promise<string[]> {
  return actions(page).evaluateAll((buttons) => buttons.map((button) => button.dataset["notation"] ?? ""));
}

/** Of the offers, the place of the first that begins with one of these words, tried in order; else the first. */
export function among(notations: readonly string[], wanted: readonly string[]): number {
  return wanted.map((word) => notations.findIndex((notation) => notation.startsWith(word))).find((index) => index >= 0) ?? 0;
}

/** Does something that moves the game on, and waits until it has, or until something else is asked. */
export async function moveOn(page: Page, act: () => Promise<void>, asked?: Locator): Promise<void> {
  const entry = await page.locator("[data-entry]").getAttribute("data-entry");
  // The list may change under the finger when somebody else acts: then it is simply looked at again.
  await act().catch(() => undefined);
  const moved = page.locator(`[data-entry]:not([data-entry="${entry ?? ""}"])`);
  await (asked ? moved.or(asked).first() : moved).waitFor({ timeout: 10_000 }).catch(() => undefined);
}

/** Chooses from the list by mouse, or by touch. */
export async function choose(page: Page, wanted: readonly string[] = EAGER, how: "click" | "tap" = "click"): Promise<void> {
  const index = among(await offered(page), wanted);
  await moveOn(page, () => actions(page).nth(index)[how]({ timeout: 5000 }));
}

export function isOver(page: Page): Locator {
  return page.getByRole("link", { name: "Watch it again" });
}

/** Whoever looked at every picture would make the page draw them all. */
export const LOOK_EVERY_MS = 50;

/** Waits until one of these is there; `expect` would look again only now and then. */
export async function untilOneOf(first: Locator, ...others: Locator[]): Promise<void> {
  await others.reduce((any, other) => any.or(other), first).first().waitFor({ state: "attached", timeout: 60_000 });
}

/** Acts until the game is over; by default with what moves it on. */
export async function playToTheEnd(page: Page, act: (page: Page, turn: number) => Promise<void> = (page) => choose(page), most = 2000): Promise<void> {
  const over = isOver(page);
  for (let turn = 0; turn < most; turn += 1) {
    await untilOneOf(actions(page), over);
    if (await over.isVisible()) return;
    await act(page, turn);
  }
  throw new Error(`the game is not over after ${most} choices`);
}
