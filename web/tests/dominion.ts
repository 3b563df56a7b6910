// Playing Dominion by its board alone: what lies there is touched, by mouse, finger or keys, and what was played and asked is noted.

import type { Page } from "@playwright/test";
import { expect, isOver, untilOneOf } from "./harbour.ts";
import { outOfSight } from "./sight.ts";

export type How = "mouse" | "touch" | "keyboard";

/** What was seen in a game. */
export interface Seen {
  played: Set<string>;
  asked: Set<string>;
  /** How often a card was bought. */
  bought: Map<string, number>;
  /** Answers that were sent, and how often something was touched for them. */
  decisions: number;
  touches: number;
  /** Decisions in which hand, Supply and what is left of the turn were all in sight. */
  inSight: number;
  hidden: Set<string>;
}

export const nothingSeen = (): Seen => ({ played: new Set(), asked: new Set(), bought: new Map(), decisions: 0, touches: 0, inSight: 0, hidden: new Set() });

/** Opens a table; `here` seats are all played at this screen, the others by bots. With a rig it begins as that says. */
export async function openTable(page: Page, harbour: string, setup: Record<string, unknown>, here: number, rig?: Record<string, unknown>): Promise<void> {
  await page.goto(harbour);
  await expect(page.locator("header button.name")).toBeVisible();
  const seats = Number(setup["seats"] ?? 2);
  const terms = { setup: { ...setup, seats }, seats: Array.from({ length: seats }, (_, index) => (index < here ? { is: "open" } : { is: "bot", bot: "deckhand" })), ...(rig ? { rig } : {}) };
  const opened = await page.request.post(`${harbour}/api/tables`, { data: { game: "dominion", terms } });
  expect(opened.ok(), await opened.text()).toBe(true);
  const { id } = (await opened.json()) as { id: string };
  const command = (command: unknown) => page.request.post(`${harbour}/api/tables/${id}/commands`, { data: { command } });
  for (let seat = 2; seat <= here; seat += 1) await command({ do: "sit", seat, name: `Guest ${seat}` });
  await command({ do: "start" });
  await page.goto(`${harbour}/table/${id}`);
}

/** The next thing to touch: where it is, and what it is. */
interface Next {
  selector: string;
  index: number;
  asked: string | null;
  card: string | null;
}

/**
 * What a player who wants to see everything would touch: answers first, then Actions, Treasures, the dearest card of which there are not
 * enough yet, and the end of the turn.
 */
function next(page: Page, enough: readonly string[], turn: number): Promise<Next | null> {
  return page.evaluate(
    ([enough, turn]) => {
      const board = document.querySelector<HTMLElement>(".dominion[data-live]");
      if (!board) return null;
      const asked = board.dataset["asks"] ?? null;
      const found = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
      const touch = (selector: string, index = 0, card: string | null = null): Next => ({ selector, index, asked, card });
      interface Next {
        selector: string;
        index: number;
        asked: string | null;
        card: string | null;
      }
      const draft = found("[data-draft]")[0];
      if (draft) {
        const zones = ".hand .card[data-legal], .dock .card[data-legal]";
        const cards = found(zones);
        const wanted = (draft.textContent.match(/\d+/g) ?? []).map(Number);
        const [picks = 0, most = 0] = wanted;
        const optional = !(draft as HTMLButtonElement).disabled && picks === 0 && turn % 3 !== 0;
        const index = cards.findIndex((card) => card.getAttribute("aria-pressed") === "false");
        if (((draft as HTMLButtonElement).disabled && picks < Math.max(most, 1)) || optional) if (index >= 0) return touch(zones, index);
        return touch("[data-draft]");
      }
      if (asked) {
        const answers = ".answer";
        const things = [".hand .card[data-legal]", ".dock .card[data-legal]", ".supply [data-at^='pile:'][data-legal]", ".played [data-legal]"];
        const choices = [...things, answers].flatMap((selector) => found(selector).map((_, index) => ({ selector, index })));
        const choice = choices[turn % Math.max(1, choices.length)];
        return choice ? touch(choice.selector, choice.index) : null;
      }
      const hand = ".hand .card[data-legal]";
      const actions = found(hand).map((card, index) => ({ card: card.dataset["card"] ?? "", index }));
      const basics = ["copper", "silver", "gold"];
      const action = actions.find(({ card }) => !basics.includes(card));
      if (action) return touch(hand, action.index, action.card);
      if (found("[data-answer='treasures']").length > 0) return touch("[data-answer='treasures']");
      const piles = ".supply .pile:not(.reach) > .legal";
      const priceOf = (pile: HTMLElement): number => Number(pile.querySelector(".foot text")?.textContent ?? 0);
      const cards = found(piles).map((pile, index) => ({ card: (pile.dataset["at"] ?? "").slice("pile:".length), cost: priceOf(pile), index }));
      const wanted = cards.filter(({ card }) => !enough.includes(card) && !["copper", "curse", "estate", "duchy", "gardens", "province"].includes(card) && !basics.includes(card));
      const dearest = (all: typeof cards) => all.sort((one, other) => other.cost - one.cost)[0];
      const pile = dearest(wanted) ?? dearest(cards.filter(({ card, cost }) => cost >= 3 && card !== "duchy"));
      return pile ? touch(piles, pile.index, pile.card) : touch("[data-answer='end']");
    },
    [enough, turn] as const,
  );
}

/** Where a finger or pointer finds the thing: the first of its points that nothing covers; null if it is gone or hidden. */
function pointOf(page: Page, { selector, index }: Pick<Next, "selector" | "index">): Promise<{ x: number; y: number } | null> {
  return page.evaluate(
    ([selector, index]) => {
      const thing = document.querySelectorAll<HTMLElement>(selector)[index];
      if (!thing) return null;
      const box = thing.getBoundingClientRect();
      const points = [[0.5, 0.5], [0.12, 0.5], [0.08, 0.3], [0.9, 0.9]].map(([x = 0, y = 0]) => ({ x: box.left + box.width * x, y: box.top + box.height * y }));
      return points.find(({ x, y }) => thing.contains(document.elementFromPoint(x, y))) ?? null;
    },
    [selector, index] as const,
  );
}

/** Touches it as a person would, without any help from what the page is made of. */
async function act(page: Page, how: How, thing: Pick<Next, "selector" | "index">): Promise<boolean> {
  if (how === "keyboard") {
    await page.locator(thing.selector).nth(thing.index).focus({ timeout: 5000 });
    await page.keyboard.press("Enter");
    return true;
  }
  const point = await pointOf(page, thing);
  if (!point) {
    // The card under the pointer stands up before its neighbours.
    if (how === "mouse") await page.mouse.move(1, 1);
    return false;
  }
  if (how === "mouse") await page.mouse.click(point.x, point.y);
  else await page.touchscreen.tap(point.x, point.y);
  return true;
}

const WATCHED = ".hand .card, .supply [data-at^='pile:'], [data-figures]";

/** So many copies of an Action for both seats, and it will be drawn. */
const ENOUGH = 3;

/** Plays whatever is asked at this screen until the game is over or enough was seen; false if that takes too many touches. */
export async function playByBoard(page: Page, how: How, seen: Seen, most = 3000, enough = () => false): Promise<boolean> {
  const over = isOver(page);
  const curtain = page.locator(".curtain button");
  const live = page.locator(".dominion[data-live]");
  for (let turn = 0; turn < most; turn += 1) {
    await untilOneOf(live, over, curtain);
    if ((await over.isVisible()) || enough()) return true;
    if (await curtain.isVisible()) {
      await curtain.click({ timeout: 3000 }).catch(() => undefined);
      continue;
    }
    const chosen = await next(page, [...seen.bought].filter(([, copies]) => copies >= ENOUGH).map(([card]) => card), turn);
    if (!chosen) continue;
    const hidden = await outOfSight(page, WATCHED);
    const before = await page.locator("[data-entry]").getAttribute("data-entry");
    if (!(await act(page, how, chosen).catch(() => false))) continue;
    seen.touches += 1;
    // A finger looks first: then the button is touched.
    if (how === "touch" && /\.card|\bpile\b/.test(chosen.selector) && (await act(page, how, { selector: "[data-peek]", index: 0 }))) seen.touches += 1;
    // A pick of a draft changes nothing but itself.
    if (/\.card/.test(chosen.selector) && (await page.locator("[data-draft]").count()) > 0) continue;
    seen.decisions += 1;
    if (hidden.length === 0) seen.inSight += 1;
    for (const one of hidden) seen.hidden.add(one);
    if (chosen.asked) seen.asked.add(chosen.asked);
    if (chosen.card && chosen.selector.startsWith(".hand")) seen.played.add(chosen.card);
    else if (chosen.card) seen.bought.set(chosen.card, (seen.bought.get(chosen.card) ?? 0) + 1);
    await page.locator(`[data-entry]:not([data-entry="${before ?? ""}"])`).or(curtain).first().waitFor({ timeout: 10_000 }).catch(() => undefined);
  }
  return false;
}
