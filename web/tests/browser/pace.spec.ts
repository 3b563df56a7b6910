// Whoever does not want to wait for others' acts need not.

import type { Page } from "@playwright/test";
import { actions, chooseUnseen, expect, hurry, openTable, test } from "../harbour.ts";
import { listen, PORT_ROYAL, steps, watchSteps } from "../pace.ts";

/** Presses the key that skips, and tells how many steps were in sight before; less than none where there is nothing to skip. In one go: no step comes in between. */
function skipped(page: Page): Promise<number> {
  return page.evaluate(() => {
    if (!document.querySelector('[aria-label="Skip ahead"]')) return -1;
    const { steps } = window as unknown as { steps: unknown[] };
    const before = steps.length;
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "s", bubbles: true }));
    return before;
  });
}

test("who does not want to watch skips to what is now", async ({ page, harbour }) => {
  const { told } = listen(page);
  await hurry(page, { list: false, pace: "calm" });
  await openTable(page, harbour, "port-royal", { setup: { seats: 5 } });
  await expect(actions(page).first()).toBeAttached();
  await watchSteps(page);
  const skip = page.getByRole("button", { name: "Skip ahead" });
  let [before, latest] = [-1, 0];
  for (let turn = 0; turn < 100 && before < 0; turn += 1) {
    await expect(actions(page).first()).toBeAttached();
    await chooseUnseen(page, PORT_ROYAL);
    // Either something waits to be shown, or it is my turn again.
    await expect(skip.or(actions(page).first()).first()).toBeAttached();
    latest = Math.max(...told.keys());
    before = await skipped(page);
  }
  // The very next thing in sight is the last one that has been told.
  expect(before).toBeGreaterThanOrEqual(0);
  await expect.poll(async () => (await steps(page)).length).toBeGreaterThan(before);
  expect((await steps(page))[before]?.number).toBeGreaterThanOrEqual(latest);
});
