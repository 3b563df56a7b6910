// Whole games of Puerto Rico by its board alone, on every screen, with every number of seats. Long: only with SOAK=1.

import { expect, hurry, openTable, test, watchErrors } from "../harbour.ts";
import { inSight, MOST_TOUCHES, playByBoard, type Hand } from "../puerto-rico.ts";

const HANDS: { hand: Hand; width: number; height: number }[] = [
  { hand: "mouse", width: 1440, height: 900 },
  { hand: "mouse", width: 1280, height: 720 },
  { hand: "finger", width: 390, height: 844 },
  { hand: "finger", width: 360, height: 740 },
  { hand: "finger", width: 844, height: 390 },
  { hand: "keyboard", width: 1280, height: 720 },
];

for (const { hand, width, height } of HANDS) {
  test.describe(`puerto-rico by ${hand}, ${width}×${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: hand === "finger", isMobile: hand === "finger" });

    for (const seats of [2, 3, 4, 5]) {
      test(`on the board alone, seats: ${seats}`, async ({ page, harbour, seed }) => {
        test.setTimeout(900_000);
        const errors = watchErrors(page);
        await hurry(page, { list: false });
        await openTable(page, harbour, "puerto-rico", { setup: { seats }, seed });
        const course = await playByBoard(page, hand);
        const { decisions, touches } = course;
        process.stdout.write(`${hand}, ${seats} seats, ${width}×${height}: ${decisions} decisions, ${touches} touches (${(touches / decisions).toFixed(2)} each), all in sight in ${inSight(course).toFixed(1)} %\n`);
        expect(touches / decisions).toBeLessThanOrEqual(MOST_TOUCHES);
        expect(inSight(course), JSON.stringify(course.missing.slice(0, 4))).toBeGreaterThanOrEqual(95);
        expect(errors).toEqual([]);
      });
    }
  });
}
