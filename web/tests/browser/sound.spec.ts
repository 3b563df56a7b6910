// What is heard at a table, by those who want it.

import type { Page } from "@playwright/test";
import { actions, choose, expect, hurry, openTable, test } from "../harbour.ts";

/** Counts every tone and every breath of noise the page makes. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counter = window as unknown as { heard: number };
    counter.heard = 0;
    for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
      const start = prototype.start;
      prototype.start = function (...when: [number?]): void {
        counter.heard += 1;
        start.apply(this, when);
      };
    }
  });
  return () => page.evaluate(() => (window as unknown as { heard: number }).heard);
}

test("what moves is heard", async ({ page, harbour }) => {
  const heard = await listen(page);
  await hurry(page);
  await openTable(page, harbour, "port-royal", { setup: { seats: 3 } });
  await expect(actions(page).first()).toBeVisible();
  const before = await heard();
  // Not every choice moves something.
  for (let turn = 0; turn < 10 && (await heard()) <= before; turn += 1) {
    await expect(actions(page).first()).toBeVisible();
    await choose(page, ["reveal", "take"]);
  }
  await expect.poll(heard).toBeGreaterThan(before);
});

test("who switched sounds off hears nothing", async ({ page, harbour }) => {
  const heard = await listen(page);
  await hurry(page, { sounds: false });
  await openTable(page, harbour, "port-royal", { setup: { seats: 3 } });
  for (let turn = 0; turn < 4; turn += 1) {
    await expect(actions(page).first()).toBeVisible();
    await choose(page);
  }
  expect(await heard()).toBe(0);
});
