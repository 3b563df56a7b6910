// What is in sight: measured on the page itself, for every board. A thing is in sight when nobody has to scroll for it and nothing covers it.

import type { Page } from "@playwright/test";
import { LOOK_EVERY_MS } from "./harbour.ts";

/** Waits until nothing moves any more but what moves for ever, as waves do. */
export async function settled(page: Page): Promise<void> {
  // What changes its style begins to move with the next picture.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForFunction(
    () => document.getAnimations().every(({ effect, playState }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
    undefined,
    { polling: LOOK_EVERY_MS },
  );
}

/** Which of the elements are not in sight once nothing moves any more, each by what it is: `data-at`, its name, or its class. */
export async function outOfSight(page: Page, selector: string): Promise<string[]> {
  await settled(page);
  return page.evaluate((selector) => {
    /** Half a pixel may be lost in rounding. */
    const within = (box: DOMRect, clip: { left: number; top: number; right: number; bottom: number }): boolean =>
      box.left >= clip.left - 0.5 && box.top >= clip.top - 0.5 && box.right <= clip.right + 0.5 && box.bottom <= clip.bottom + 0.5;
    const isClear = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) return false;
      if (!within(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return false;
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflow !== "visible" && !within(box, parent.getBoundingClientRect())) return false;
      }
      // A neighbour in the same fan may lie on a part of it, but never on all of it.
      const points = [[0.5, 0.5], [0.15, 0.5], [0.15, 0.15], [0.85, 0.85]] as const;
      return points.some(([x, y]) => {
        const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        return top !== null && (element.contains(top) || top.contains(element));
      });
    };
    const nameOf = (element: Element): string =>
      [element.getAttribute("data-at"), element.getAttribute("aria-label"), element.textContent.trim().slice(0, 40), element.getAttribute("class")].find((name) => name) ?? element.tagName;
    return [...document.querySelectorAll(selector)].filter((element) => !isClear(element)).map(nameOf);
  }, selector);
}

/** Which of the elements are smaller than a finger needs, in either direction. */
export function tooSmall(page: Page, selector: string, least: number): Promise<string[]> {
  return page.evaluate(
    ([selector, least]) =>
      [...document.querySelectorAll(selector)]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
        .map(({ element, box }) => `${element.getAttribute("data-at") ?? element.textContent.trim().slice(0, 30)} ${Math.round(box.width)}×${Math.round(box.height)}`),
    [selector, least] as const,
  );
}

/** Which of the elements are written in letters smaller than this, in pixels as they are on the screen. */
export function smallLetters(page: Page, selector: string, least: number): Promise<string[]> {
  return page.evaluate(
    ([selector, least]) => {
      const letters = (element: HTMLElement): number =>
        (Number.parseFloat(getComputedStyle(element).fontSize) * element.getBoundingClientRect().width) / Math.max(1, element.offsetWidth);
      return [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.offsetWidth > 0 && letters(element) < least - 0.25)
        .map((element) => `${element.textContent.trim()} ${letters(element).toFixed(1)}`);
    },
    [selector, least] as const,
  );
}

/** How the page has shifted so far without a touch, by the browser's own reckoning. */
interface Shifts {
  /** All of it. */
  sum: number;
  /** The layout shift score: the most within five seconds without a pause of one. */
  score: number;
  worst: string[];
}

/** Call `watchShifts` before the page is opened. */
export function shifted(page: Page): Promise<Shifts> {
  return page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
}

export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, score: 0, worst: [] };
    (window as unknown as { shifts: Shifts }).shifts = shifts;
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null }[];
    }
    let [began, last, within] = [0, 0, 0];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        const isNew = entry.startTime - last > 1000 || entry.startTime - began > 5000;
        if (isNew) [began, within] = [entry.startTime, 0];
        last = entry.startTime;
        within += entry.value;
        shifts.sum += entry.value;
        shifts.score = Math.max(shifts.score, within);
        const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node.getAttribute("class") : node?.parentElement?.getAttribute("class")) ?? "?");
        if (entry.value > 0.002) shifts.worst.push(`${entry.value.toFixed(4)} ${nodes.join(" | ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}
