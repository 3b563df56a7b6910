// What the browser tests share: a server for each test, tables whose deal is known, and the few things people do at a table.

import { readFileSync } from "node:fs";
import { expect, test as base, type APIRequestContext, type Browser, type Locator, type Page } from "@playwright/test";
import { FIXED_SEED, howToRepeat, wantedSeed } from "./seeds.ts";
import { Server } from "./server.ts";

export const test = base.extend<{ server: Server; harbour: string; seed: string }>({
  // Every test has its own: no name is taken, no table is listed, and no quota is used up by another test.
  server: async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.remove();
  },
  harbour: async ({ server }, use) => {
    await use(server.address);
  },
  /** The seed of a test that holds for any deal. `make soak` draws a new one for each run. */
  seed: async ({}, use, info) => {
    const seed = wantedSeed();
    await use(seed);
    if (info.status !== info.expectedStatus) process.stdout.write(`${howToRepeat(info.titlePath, seed)}\n`);
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

/** Sits down from the lobby against bots: at a table whose deal nobody knows. */
export async function playNow(page: Page, harbour: string, game: string): Promise<void> {
  await page.goto(harbour);
  await page.getByRole("button", { name: `Play now: ${game}` }).click();
  await page.waitForURL(/\/table\//);
}

/** How a test opens its table. */
export interface Opening {
  setup?: Record<string, unknown>;
  /** What the game is dealt from: the same in every run unless the test says otherwise; null for a deal nobody knows. */
  seed?: string | null;
  /** A position laid out by hand, instead of a deal. */
  rig?: Record<string, unknown>;
  /** How many seats are played at this screen, and how many are left to other people, who sit down and start; bots take the rest. */
  here?: number;
  others?: number;
  bot?: string;
  /** Whatever else is settled. */
  terms?: Record<string, unknown>;
}

/** Opens a table over the API, as the person of this browser, and returns its id. */
export async function open(request: APIRequestContext, harbour: string, game: string, { setup = {}, seed = FIXED_SEED, rig, here = 1, others = 0, bot = "deckhand", terms = {} }: Opening = {}): Promise<string> {
  await request.post(`${harbour}/api/me`, { data: {} });
  const count = Number(setup["seats"] ?? 2);
  const seats = Array.from({ length: count }, (_, index) => (index < here + others ? { is: "open" } : { is: "bot", bot }));
  const begun = rig ? { rig } : seed === null ? {} : { seed };
  const opened = await request.post(`${harbour}/api/tables`, { data: { game, terms: { setup: { ...setup, seats: count }, seats, ...begun, ...terms } } });
  expect(opened.ok(), await opened.text()).toBe(true);
  const { id } = (await opened.json()) as { id: string };
  for (let seat = 2; seat <= here; seat += 1) await command(request, harbour, id, { do: "sit", seat, name: `Guest ${seat}` });
  if (others === 0) await command(request, harbour, id, { do: "start" });
  return id;
}

/** The same, and goes there. */
export async function openTable(page: Page, harbour: string, game: string, opening: Opening = {}): Promise<string> {
  const id = await open(page.request, harbour, game, opening);
  await page.goto(`${harbour}/table/${id}`);
  return id;
}

/** Another person, who plays over the API alone. */
export async function rival(browser: Browser, harbour: string): Promise<APIRequestContext> {
  const { request } = await browser.newContext();
  await request.post(`${harbour}/api/me`, { data: {} });
  return request;
}

/** Sends a command over the API; it has to be accepted. */
export async function command(request: APIRequestContext, harbour: string, table: string, command: object): Promise<void> {
  expect(await isAccepted(request, harbour, table, command), JSON.stringify(command)).toBe(true);
}

/** The same where it may be refused. */
export async function isAccepted(request: APIRequestContext, harbour: string, table: string, command: object): Promise<boolean> {
  return (await request.post(`${harbour}/api/tables/${table}/commands`, { data: { command } })).ok();
}

/** What moves any game on: the first of these that is offered is chosen, or else whatever comes first. */
export const EAGER = ["roll", "set sail", "end", "treasures", "buy province", "buy gold", "buy silver", "no deal", "decline", "hire", "take", "stop"];

/** A moment of a table, read in one step: the last entry that is shown, and what is offered then, in notation. */
export interface Moment {
  entry: string;
  offers: string[];
}

export function moment(page: Page): Promise<Moment> {
  return page.evaluate(() => ({
    entry: document.querySelector<HTMLElement>("[data-entry]")?.dataset["entry"] ?? "",
    offers: [...document.querySelectorAll<HTMLElement>("button[data-notation]:not([disabled])")].map((button) => button.dataset["notation"] ?? ""),
  }));
}

async function untilOffered(page: Page): Promise<Moment> {
  await untilOneOf(actions(page));
  return moment(page);
}

/** Of the offers, the first that begins with one of these words, tried in order; else the first of all. */
export function among(offers: readonly string[], wanted: readonly string[]): string {
  const [first] = wanted.flatMap((word) => offers.find((notation) => notation.startsWith(word)) ?? []);
  const chosen = first ?? offers[0];
  if (chosen === undefined) throw new Error("nothing is offered");
  return chosen;
}

/** Waits until the table shows something after this entry. */
export async function untilAfter(page: Page, entry: string): Promise<void> {
  await page.locator(`[data-entry]:not([data-entry="${entry}"])`).waitFor({ state: "attached" });
}

/** The button of an offer at the moment it was read: nothing else is ever hit, however the table goes on. */
function buttonOf(page: Page, entry: string, notation: string): Locator {
  return page.locator(`[data-entry="${entry}"] button[data-notation=${JSON.stringify(notation)}]:not([disabled])`);
}

/** Chooses from the list of actions by mouse, or by touch, and waits until it is shown. */
export async function choose(page: Page, wanted: readonly string[] = EAGER, how: "click" | "tap" = "click"): Promise<void> {
  const { entry, offers } = await untilOffered(page);
  await buttonOf(page, entry, among(offers, wanted))[how]();
  await untilAfter(page, entry);
}

/** The same as a key would, so that the pointer covers nothing: the list need not be in sight. */
export async function chooseUnseen(page: Page, wanted: readonly string[]): Promise<void> {
  const { entry, offers } = await untilOffered(page);
  await buttonOf(page, entry, among(offers, wanted)).evaluate((button: HTMLElement) => button.click());
  await untilAfter(page, entry);
}

export function isOver(page: Page): Locator {
  return page.getByRole("link", { name: "Watch it again" });
}

/** Whoever looked at every picture would make the page draw them all. */
export const LOOK_EVERY_MS = 50;

/** Waits until one of these is there; `expect` would look again only now and then. */
export async function untilOneOf(first: Locator, ...others: Locator[]): Promise<void> {
  await others.reduce((any, other) => any.or(other), first).first().waitFor({ state: "attached" });
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

/** Waits for the end of a game that goes on by itself: it may take long as a whole, but something has to happen all the time. */
export async function untilOver(page: Page): Promise<void> {
  const over = isOver(page);
  while (!(await over.isVisible())) {
    const { entry } = await moment(page);
    await untilOneOf(page.locator(`[data-entry]:not([data-entry="${entry}"])`), over);
  }
}

/** Leaves the table to bots, which play on to the end, and comes back to see it. */
export async function leaveToBots(page: Page, harbour: string, table: string): Promise<void> {
  await command(page.request, harbour, table, { do: "leave" });
  await untilOver(page);
}
