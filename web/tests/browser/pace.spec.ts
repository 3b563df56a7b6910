// Whoever does not want to wait for others' acts need not.

import type { Page } from "@playwright/test";
import { actions, chooseUnseen, expect, hurry, openTable, test } from "../harbour.ts";
import { PORT_ROYAL, steps, watchSteps, watchTold } from "../pace.ts";

/**
 * Presses the key that skips; answers how many steps were in sight before, and the last entry that the page had been told of, or null where
 * there is nothing to skip. In one go: nothing comes in between.
 */
function skipped(page: Page): Promise<{ before: number; latest: number } | null> {
  return page.evaluate(() => {
    if (!document.querySelector('[aria-label="Skip ahead"]')) return null;
    const { steps, told } = window as unknown as { steps: unknown[]; told: number[] };
    const now = { before: steps.length, latest: Math.max(...told) };
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "s", bubbles: true }));
    return now;
  });
}

test("who does not want to watch skips to what is now", async ({ page, harbour }) => {
  await watchTold(page);
  await hurry(page, { list: false, pace: "calm" });
  await openTable(page, harbour, "port-royal", { setup: { seats: 5 } });
  await expect(actions(page).first()).toBeAttached();
  await watchSteps(page);
  const skip = page.getByRole("button", { name: "Skip ahead" });
  let skippedAt: Awaited<ReturnType<typeof skipped>> = null;
  for (let turn = 0; turn < 100 && skippedAt === null; turn += 1) {
    await expect(actions(page).first()).toBeAttached();
    await chooseUnseen(page, PORT_ROYAL);
    // Either something waits to be shown, or it is my turn again.
    await expect(skip.or(actions(page).first()).first()).toBeAttached();
    skippedAt = await skipped(page);
  }
  // The very next thing in sight is the last one that the page has been told of.
  const { before, latest } = skippedAt ?? { before: -1, latest: 0 };
  expect(before).toBeGreaterThanOrEqual(0);
  await expect.poll(async () => (await steps(page)).length).toBeGreaterThan(before);
  expect((await steps(page))[before]?.number).toBeGreaterThanOrEqual(latest);
});
