// A test with a fault that shows in one deal of twelve: a first hand of five cards may hold no Estate at all. Only with ALARM=1:
// `tests/alarm.mjs` checks that such a fault is found and can be repeated.

import { expect, hurry, openTable, test } from "../harbour.ts";

test("a first hand holds an Estate", { tag: "@deal" }, async ({ page, harbour, seed }) => {
  await hurry(page);
  await openTable(page, harbour, "dominion", { seed, setup: { first: "seat-1" } });
  await expect(page.locator(".hand .card")).toHaveCount(5);
  expect(await page.locator('.hand [data-card="estate"]').count()).toBeGreaterThan(0);
});
