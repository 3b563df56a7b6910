// Playing Dominion by its board alone: what lies there is touched, by mouse, finger or keys, and what was played and asked is noted.

import type { Page } from "@playwright/test";
import { isOver, moment, untilAfter, untilOneOf } from "./harbour.ts";
import { outOfSight, settled } from "./sight.ts";

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

/** Where a finger or pointer finds the thing: the first of its points that nothing covers; null if every one is covered. */
function pointOf(page: Page, { selector, index }: Pick<Next, "selector" | "index">): Promise<{ x: number; y: number } | null> {
  return page.evaluate(
    ([selector, index]) => {
      const thing = document.querySelectorAll<HTMLElement>(selector)[index];
      if (!thing) throw new Error(`${selector} is gone`);
      const box = thing.getBoundingClientRect();
      const points = [[0.5, 0.5], [0.12, 0.5], [0.08, 0.3], [0.9, 0.9]].map(([x = 0, y = 0]) => ({ x: box.left + box.width * x, y: box.top + box.height * y }));
      return points.find(({ x, y }) => thing.contains(document.elementFromPoint(x, y))) ?? null;
    },
    [selector, index] as const,
  );
}

/** Touches it as a person would, without any help from what the page is made of. */
async function act(page: Page, how: How, thing: Pick<Next, "selector" | "index">): Promise<void> {
  if (how === "keyboard") return page.locator(thing.selector).nth(thing.index).press("Enter");
  let point = await pointOf(page, thing);
  if (!point && how === "mouse") {
    // The card under the pointer stands up before its neighbours.
    await page.mouse.move(1, 1);
    await settled(page);
    point = await pointOf(page, thing);
  }
  if (!point) throw new Error(`${thing.selector} is covered everywhere`);
  if (how === "mouse") await page.mouse.click(point.x, point.y);
  else await page.touchscreen.tap(point.x, point.y);
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
      await curtain.click();
      await curtain.waitFor({ state: "hidden" });
      continue;
    }
    const hidden = await outOfSight(page, WATCHED);
    const { entry } = await moment(page);
    const chosen = await next(page, [...seen.bought].filter(([, copies]) => copies >= ENOUGH).map(([card]) => card), turn);
    if (!chosen) throw new Error(`nothing to touch at entry ${entry}`);
    const drafts = /\.card/.test(chosen.selector) && (await page.locator("[data-draft]").count()) > 0;
    await act(page, how, chosen);
    seen.touches += 1;
    // A finger looks at a card before it is played, bought or gained: then its button is touched.
    const peek = page.locator("[data-peek]");
    if (how === "touch") await untilOneOf(page.locator(`[data-entry]:not([data-entry="${entry}"])`), peek, page.locator("[data-draft]"));
    if (await peek.isVisible()) {
      await peek.tap();
      seen.touches += 1;
    }
    // A pick of a draft changes nothing but itself.
    if (drafts) continue;
    seen.decisions += 1;
    if (hidden.length === 0) seen.inSight += 1;
    for (const one of hidden) seen.hidden.add(one);
    if (chosen.asked) seen.asked.add(chosen.asked);
    if (chosen.card && chosen.selector.startsWith(".hand")) seen.played.add(chosen.card);
    else if (chosen.card) seen.bought.set(chosen.card, (seen.bought.get(chosen.card) ?? 0) + 1);
    await untilAfter(page, entry);
  }
  return false;
}
