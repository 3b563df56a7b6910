// Playing Explorers & Pirates by its board alone: what is in sight is touched, the list of actions stays closed.

import type { Locator, Page } from "@playwright/test";
import { isOver, LOOK_EVERY_MS, moment, untilOneOf } from "./harbour.ts";

export interface Hands {
  /** Touches something: by mouse, by finger or by keyboard. */
  touch: (thing: Locator) => Promise<void>;
}

export const MOUSE: Hands = { touch: (thing) => thing.click() };
export const FINGER: Hands = { touch: (thing) => thing.tap() };
export const KEYS: Hands = {
  touch: (thing) => thing.press("Enter"),
};

export interface Told {
  /** How many decisions were made. */
  decisions: number;
  /** Verbs of offers that were not to be found on the board. */
  missing: string[];
}

/** What shows on the board that a verb can be done; a piece in the rack leads to its places, the trade button to the sheet. */
const SHOWS: Record<string, string> = {
  place: "[data-spot]",
  roll: '[data-offer="roll"]',
  discard: ".fan[data-legal]",
  pirate: '[data-spot^="hex:"]',
  steal: '[data-offer^="steal from"], .bar button',
  trade: ".trade, .trade-button, .pages",
  buy: ".trade, .trade-button, .pages",
  sell: ".trade, .trade-button, .pages",
  give: ".trade, .trade-button, .pages",
  want: ".trade, .trade-button, .pages",
  post: '[data-offer^="post"]',
  scrap: '[data-offer="scrap"]',
  unmute: ".trade-button, .pages",
  accept: '[data-offer="accept"]',
  decline: '[data-offer="decline"]',
  mute: '[data-offer="mute"]',
  counter: "[data-counter], [data-offer=counter]",
  deal: '[data-offer^="deal with"]',
  no: ".bar button",
  road: '[data-spot^="edge:"]',
  settlement: '[data-spot^="corner:"]',
  harbour: '[data-spot^="corner:"]',
  ship: '[data-spot^="edge:"]',
  settler: '[data-spot^="corner:"], [data-spot^="ship:"]',
  crew: '[data-spot^="corner:"], [data-spot^="ship:"]',
  throw: ".slot.full",
  set: ".bar button",
  sail: '[data-spot^="edge:"], [data-spot^="ship:"]',
  wool: ".wool",
  load: '[data-offer^="load"]',
  unload: '[data-offer^="unload"]',
  exchange: '[data-offer^="exchange"]',
  land: '[data-offer^="land"]',
  fetch: '[data-offer^="fetch"]',
  catch: '[data-offer^="catch"]',
  deliver: '[data-offer^="deliver"]',
  found: '[data-offer^="found"]',
  fish: '[data-offer="fish"]',
  chase: '[data-offer^="chase"]',
  end: ".bar button",
};

/** What to touch next: whatever is asked, the dice, places, and when enough was done, the bar. */
function candidates(turns: number): string[] {
  const eager = turns < 9;
  return [
    ".slip:popover-open button",
    ".which button[data-legal]",
    '[data-offer="discard"][data-legal]',
    ".fan.legal",
    ...(turns % 2 === 0 ? ['[data-offer="accept"]'] : []),
    '[data-offer="decline"]',
    '[data-offer^="deal with"]',
    '[data-offer="roll"]',
    '[data-offer^="steal from"]',
    '[data-offer^="deliver"]',
    '[data-offer^="found"]',
    '[data-offer^="land"]',
    '[data-offer^="catch"]',
    ...(eager
      ? ['[data-offer="fish"]', '[data-phase="build"] [data-spot^="corner:"]', '[data-phase="build"] [data-spot]', '[data-phase="move"] .spot.reveals', '[data-phase="move"] .spot.ship', '[data-phase="move"] .spot.goal']
      : []),
    '[data-phase="founding"] [data-spot]',
    '[data-phase="pirate"] [data-spot]',
    ".bar .offers button",
  ];
}

/** In the page: how far the game has come, what is asked beside a thing, and how close the chart is. Nothing while it is as before. */
function standing(before: string): string | null {
  const wide = document.querySelector("[data-hex-width]")?.getAttribute("data-hex-width") ?? "";
  const asks = document.querySelector(".slip:popover-open, .which") !== null;
  const now = `${document.querySelector("[data-entry]")?.getAttribute("data-entry") ?? ""} ${wide} ${String(asks)}`;
  return now === before ? null : now;
}

async function standingOf(page: Page): Promise<string> {
  return (await page.evaluate(standing, "")) ?? "";
}

/** Touches, and waits for what comes of it: the game goes on, something is asked beside the thing, or the chart comes closer. */
async function answered(page: Page, local: boolean, touch: () => Promise<void>): Promise<void> {
  const before = await standingOf(page);
  await touch();
  if (!local) await page.waitForFunction(standing, before, { polling: LOOK_EVERY_MS });
}

/** Notes how many steps each way of a ship has that is sent as one request. Before the table is opened: its line is opened with it. */
export function watchWays(page: Page): number[] {
  const ways: number[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const way = /\bsail \d ([^";]+)/.exec(String(payload));
      if (way?.[1]) ways.push(way[1].split(" ").length);
    }),
  );
  return ways;
}

/** Of the things this selector finds, the one to touch: now this and now that, but of a ship's goals also the farthest. What lies beyond the edge of the chart is none of them. */
async function oneOf(page: Page, selector: string, touches: number): Promise<Locator | null> {
  const things = page.locator(selector).locator("visible=true");
  if (selector.includes("slip")) return things.first();
  const found = await things.evaluateAll((all) =>
    all.map((thing, index) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return { index, steps: Number(thing.textContent), inSight: there !== null && (thing.contains(there) || there.contains(thing)) };
    }),
  );
  const within = found.filter(({ inSight }) => inSight);
  const far = /\.(goal|reveals)/.test(selector) && touches % 2 === 0 ? within.toSorted((one, other) => other.steps - one.steps)[0] : undefined;
  const one = far ?? within[touches % Math.min(3, within.length)];
  return one ? things.nth(one.index) : null;
}

/** Plays to the end, and tells what could not be found on the board. */
export async function playByBoard(page: Page, { touch }: Hands, most = 500): Promise<Told> {
  const told: Told = { decisions: 0, missing: [] };
  const over = isOver(page);
  const asked = page.locator(".bar [data-legal]:not([disabled]), .explorers [data-legal]").first();
  let turn = "";
  let touches = 0;
  while (told.decisions < most) {
    await untilOneOf(asked, over);
    if (await over.isVisible()) return told;
    const { offers } = await moment(page);
    const verbs = new Set(offers.map((notation) => notation.split(" ", 1)[0] ?? ""));
    const there = await page.evaluate((shows) => Object.entries(shows).filter(([, selector]) => document.querySelector(selector)).map(([verb]) => verb), SHOWS);
    const missing = [...verbs].filter((verb) => !there.includes(verb));
    const now = (await page.locator(".explorers").getAttribute("data-turn")) ?? "";
    touches = now === turn ? touches + 1 : 0;
    turn = now;
    const [thing] = await page.evaluate((selectors) => selectors.filter((selector) => [...document.querySelectorAll(selector)].some((element) => element.getClientRects().length > 0)), candidates(touches));
    if (thing === undefined) throw new Error(`nothing to touch in ${now} for ${[...verbs].join()}`);
    told.decisions += 1;
    if (missing.length > 0) told.missing.push(`${missing.join()} in ${now}`);
    const local = thing === ".fan.legal" || thing.includes(".spot.ship");
    const one = (await oneOf(page, thing, touches)) ?? page.getByRole("button", { name: "The whole chart" });
    await answered(page, local, () => touch(one));
  }
  throw new Error(`the game is not over after ${most} touches`);
}
