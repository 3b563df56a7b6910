// Port Royal on every screen: what one needs for a decision is in sight without scrolling, can be read and can be touched; and nothing
// jumps about. Games are measured decision by decision.

import { actions, chooseUnseen, expect, hurry, isOver, test, untilOneOf, watchErrors } from "../harbour.ts";
import { Table } from "../screenshots/moments.ts";
import { outOfSight, shifted, smallLetters, tooSmall, watchShifts } from "../sight.ts";

interface Screen {
  name: string;
  width: number;
  height: number;
  touch: boolean;
  /** In how many of a hundred decisions everything must be in sight. */
  least: number;
  /** How wide and high a target of a finger is at least. */
  finger?: number;
  /** The round it begins with: the later, the more lies on the table. */
  from: number;
}

/** By then everybody has hired somebody, and nobody has won. */
const FULL = 5;

/** On the smallest phone a harbour of more than 14 cards, three rows of seven, has room for 40 pixels a card. */
const SCREENS: Screen[] = [
  { name: "a desktop", width: 1440, height: 900, touch: false, least: 95, from: FULL },
  { name: "a laptop", width: 1280, height: 720, touch: false, least: 95, from: 1 },
  { name: "a phone", width: 390, height: 844, touch: true, least: 95, from: 1 },
  { name: "a small phone", width: 360, height: 740, touch: true, least: 95, from: FULL },
  { name: "a very small phone", width: 320, height: 640, touch: true, least: 95, from: FULL, finger: 40 },
  { name: "a phone held across", width: 844, height: 390, touch: true, least: 95, from: FULL },
  { name: "a laptop at 200 %", width: 640, height: 360, touch: false, least: 95, from: FULL },
];

/** Every card of the harbour, my figures, and whatever may be touched, on the board and in the bar below it. */
const NEEDED = '[data-piece^="harbour|"], [data-piece^="arriving|"], .figures-line .points, .figures-line .coin, .figures-line .sword, main [data-legal], .bar .offers [data-legal]';

/** A careless plan: turn over a few cards, then take whatever there is. */
function plan(turn: number): string[] {
  return turn % 4 === 3 ? ["hire", "claim", "take", "stop", "repel"] : ["hire", "claim", "take", "repel", "reveal"];
}

for (const { name, width, height, touch, least, from, finger = 44 } of SCREENS) {
  test.describe(`${name}, ${width}×${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: touch, isMobile: touch });

    test(`has everything in sight that a decision needs, ${from === 1 ? "for a whole game" : "from the middle of a game to its end"}`, { tag: "@deal" }, async ({ page, harbour, seed }) => {
      const errors = watchErrors(page);
      await watchShifts(page);
      await hurry(page, { list: false });
      const table = await Table.open(page.request, harbour, "port-royal", { setup: { seats: 4 }, seed, bot: "mate" });
      await table.playUntil(({ view }) => Number(view["round"]) >= from, plan(3));
      await page.goto(table.address);
      let decisions = 0;
      const missing: string[][] = [];
      for (let turn = 0; turn < 400; turn += 1) {
        await untilOneOf(actions(page), isOver(page));
        if (await isOver(page).isVisible()) break;
        const hidden = await outOfSight(page, NEEDED);
        decisions += 1;
        if (hidden.length > 0) missing.push(hidden);
        expect(await smallLetters(page, '[data-piece^="harbour|"] .name, [data-piece^="harbour|"] .band span', 11)).toEqual([]);
        if (touch) expect(await tooSmall(page, "main [data-legal], .bar .offers [data-legal]", finger)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        await chooseUnseen(page, plan(turn));
      }
      await expect(isOver(page)).toBeVisible();
      const percent = 100 * (1 - missing.length / decisions);
      const { sum, score, worst } = await shifted(page);
      process.stdout.write(`${width}×${height}: everything in sight in ${percent.toFixed(1)} % of ${decisions} decisions; layout shift ${score.toFixed(3)}, all together ${sum.toFixed(3)}\n`);
      expect(percent, JSON.stringify(missing.slice(0, 5))).toBeGreaterThanOrEqual(least);
      expect(score, worst.join("\n")).toBeLessThan(0.1);
      expect(errors).toEqual([]);
    });
  });
}

test.describe("the smallest phone, 320×640", () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test("has no page that is wider than itself", async ({ page, harbour }) => {
    const pages = ["/", "/new/port-royal", "/new/dominion", "/replay", "/rules/port-royal", "/learn/port-royal", "/credits", "/campaigns", "/me", "/ratings", "/nowhere"];
    for (const path of pages) {
      await page.goto(harbour + path);
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => document.documentElement.scrollWidth - 320), path).toBeLessThanOrEqual(0);
    }
  });
});
