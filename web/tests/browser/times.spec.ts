// The stopwatch: how long a first visit takes over a slow line. Times belong to a machine, so that they are printed and asked for by name.

import { expect, hurry, openTable, test } from "../harbour.ts";
import { counted, slow } from "../line.ts";

const ROUND_TRIP_MS = 400;
/** What a phone in a harbour gets: 1.6 megabits. */
const BYTES_PER_SECOND = 200_000;
const VISITS = 3;

test("over a line with 400 ms round trip", async ({ browser, harbour }) => {
  const median = (times: number[]): number => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
  const [lobby, table, opened]: [number[], number[], number[]] = [[], [], []];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const page = await (await browser.newContext({ locale: "en-GB" })).newPage();
    await slow(await counted(page), ROUND_TRIP_MS, BYTES_PER_SECOND);
    await hurry(page, { list: false });
    let began = performance.now();
    await page.goto(harbour, { waitUntil: "commit" });
    const play = page.getByRole("button", { name: "Play now: Port Royal" });
    await play.waitFor();
    lobby.push(performance.now() - began);
    // Who looks at the lobby for a moment before playing has the likely table's parts by then.
    await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("/port-royal-board-")));
    await page.waitForLoadState("networkidle");
    await play.hover();
    began = performance.now();
    await play.click();
    await page.locator(".port-royal section.mine").waitFor();
    table.push(performance.now() - began);
    await page.context().close();

    const other = await (await browser.newContext({ locale: "en-GB" })).newPage();
    const line = await counted(other);
    const id = await openTable(other, harbour, "port-royal", { setup: { seats: 4 } });
    await slow(line, ROUND_TRIP_MS, BYTES_PER_SECOND);
    began = performance.now();
    await other.goto(`${harbour}/table/${id}`, { waitUntil: "commit" });
    await other.locator(".port-royal section.mine").waitFor();
    opened.push(performance.now() - began);
    await other.context().close();
  }
  process.stdout.write(`lobby ${median(lobby).toFixed(0)} ms, from the lobby to the table ${median(table).toFixed(0)} ms, a known table again ${median(opened).toFixed(0)} ms\n`);
  expect(median(lobby)).toBeLessThanOrEqual(2500);
  expect(median(table)).toBeLessThanOrEqual(1500);
});
