// How much a first visit needs: counted, so that it stays little.

import { expect, hurry, openTable, test } from "../harbour.ts";
import { counted } from "../line.ts";

test("a first visit needs little before the lobby can be used", async ({ page, harbour }) => {
  // What is fetched ahead once the page rests is not needed for it.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  const line = await counted(page);
  await page.goto(harbour);
  await page.getByRole("button", { name: "Play now: Port Royal" }).waitFor();
  const { bytes, requests } = line.sum();
  process.stdout.write(`the lobby: ${(bytes / 1000).toFixed(1)} KB in ${requests} requests\n`);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(120_000);
  expect(requests).toBeLessThanOrEqual(15);
});

test("a table needs little before one can play", async ({ page, harbour }) => {
  const line = await counted(page);
  await openTable(page, harbour, "port-royal", { setup: { seats: 4 } });
  await page.locator(".port-royal").waitFor();
  const { bytes, requests } = line.sum();
  process.stdout.write(`a table: ${(bytes / 1000).toFixed(1)} KB in ${requests} requests\n`);
  // Page, board, words of the game and its type: with a board of its own no game needs more.
  expect(bytes).toBeLessThanOrEqual(300_000);
  expect(requests).toBeLessThanOrEqual(34);
});

test("between the touch on a game and its table lies one question", async ({ page, harbour }) => {
  await hurry(page, { list: false });
  await page.goto(harbour);
  const play = page.getByRole("button", { name: "Play now: Port Royal" });
  await play.waitFor();
  // The lobby rests, and fetches what the likely table needs.
  const scripts = (): Promise<number> =>
    page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => /assets\/(TablePage|port-royal)-.*\.js/.test(name)).length);
  await expect.poll(scripts).toBeGreaterThanOrEqual(3);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("header button.name")).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => {
    const type = request.resourceType();
    if (type === "script" || type === "stylesheet" || type === "fetch" || type === "xhr") asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await play.evaluate((button: HTMLButtonElement) => button.click());
  await page.locator(".port-royal section.mine").waitFor();
  // The sounds come afterwards; nobody waits for them.
  expect(asked.filter((one) => !one.includes("/sounds-"))).toEqual(["POST /api/tables"]);
});
