// Playing Puerto Rico by its board alone: what to touch next, how often one touches, and what is in sight meanwhile.

import type { Locator, Page } from "@playwright/test";
import { isOver, LOOK_EVERY_MS, untilOneOf } from "./harbour.ts";
import { outOfSight } from "./sight.ts";

export type Hand = "mouse" | "finger" | "keyboard";

/** What was counted in a game. */
export interface Course {
  decisions: number;
  touches: number;
  /** What was not in sight, decision by decision where something was not. */
  missing: string[][];
  /** In how many decisions the board said why somebody had been passed over. */
  reasons: number;
}

/** Touches a decision, at most: the goal for every hand. A finger sees what roles bring before it touches; only a building is looked at first. */
export const MOST_TOUCHES = 1.3;

/** All roles, and all that is mine: money, points, San Juan, every barrel, every space of island and city. */
const NEEDED =
  '.puerto-rico .roles [data-at^="role:"]:not([data-at*="|"]), .puerto-rico .own .line > *, .puerto-rico .own .casks, .puerto-rico .own .dot, .puerto-rico .own .cell, .puerto-rico :is(.own, .land) .space';

/** What can be touched on the board now, and in the bar: the questions a board leaves to it. */
const TOUCHABLE = ".slip:popover-open button, .puerto-rico [data-legal], section.bar .offers [data-legal]:not([disabled])";

/**
 * What to touch next, as a selector: first what has been begun (a slip of paper, a role or a building looked at, a barrel that looks for a
 * ship, colonists to place), then something on the board, now this and now that; only then the bar.
 */
function next(page: Page, turn: number): Promise<string | null> {
  return page.evaluate((turn) => {
    const begun = [
      ".slip:popover-open button",
      ".puerto-rico .card.previewed [data-legal]",
      ".puerto-rico .tile.planned [data-legal]",
      ...(document.querySelector(".puerto-rico .lifted") ? [".puerto-rico .hull[data-legal]"] : []),
      ".puerto-rico .done[data-legal]",
      ".puerto-rico .tool[data-legal]",
    ].find((selector) => document.querySelector(selector));
    const things = [...document.querySelectorAll<HTMLElement>(begun ?? ".puerto-rico [data-legal]")];
    const bar = [...document.querySelectorAll<HTMLElement>("section.bar .offers [data-legal]:not([disabled])")];
    const wanted = things.length > 0 ? things[(turn * 7) % things.length] : bar[0];
    for (const old of document.querySelectorAll("[data-next]")) old.removeAttribute("data-next");
    wanted?.setAttribute("data-next", "");
    return wanted ? "[data-next]" : null;
  }, turn);
}

/** In the page: how far the game has come, and what has been begun; by a finger also what is looked at before it is taken. Nothing while it is as before. */
function begun({ looks, before }: { looks: boolean; before?: string }): string | null {
  const entry = document.querySelector<HTMLElement>("[data-entry]")?.dataset["entry"] ?? "";
  const marks = [".slip:popover-open", ".puerto-rico .lifted", ...(looks ? [".puerto-rico .previewed", ".puerto-rico .planned"] : [])];
  const now = [entry, ...marks.map((mark) => document.querySelector(mark)?.textContent ?? "")].join("|");
  return now === before ? null : now;
}

function touch(page: Page, thing: string, hand: Hand): Promise<void> {
  const wanted = page.locator(thing);
  if (hand === "mouse") return wanted.click();
  return hand === "finger" ? wanted.tap() : wanted.press("Enter");
}

/** Plays a whole game without ever opening the list of actions, or until something is there. */
export async function playByBoard(page: Page, hand: Hand, until: Locator = isOver(page), most = 1500): Promise<Course> {
  const course: Course = { decisions: 0, touches: 0, missing: [], reasons: 0 };
  let seen = "";
  for (let turn = 0; turn < most; turn += 1) {
    await untilOneOf(page.locator(TOUCHABLE), isOver(page));
    if ((await until.isVisible()) || (await isOver(page).isVisible())) return course;
    const entry = (await page.locator("[data-entry]").getAttribute("data-entry")) ?? "";
    if (entry !== seen) {
      // A decision of mine: everything it needs should be there before anything is touched.
      seen = entry;
      course.decisions += 1;
      const hidden = await outOfSight(page, NEEDED);
      if (hidden.length > 0) course.missing.push(hidden);
      if ((await page.locator(".puerto-rico :is(.note, .why, .notes li)").count()) > 0) course.reasons += 1;
    }
    const thing = await next(page, turn);
    if (thing === null) throw new Error(`nothing to touch at entry ${entry}`);
    const looks = hand === "finger";
    const before = (await page.evaluate(begun, { looks })) ?? "";
    await touch(page, thing, hand);
    course.touches += 1;
    // Something answers every touch: the game moves on, or the board shows what was begun.
    await page.waitForFunction(begun, { looks, before }, { polling: LOOK_EVERY_MS });
  }
  throw new Error(`the game is not over after ${most} touches`);
}

/** In how many of a hundred decisions everything was in sight. */
export function inSight({ decisions, missing }: Course): number {
  return 100 * (1 - missing.length / Math.max(1, decisions));
}
