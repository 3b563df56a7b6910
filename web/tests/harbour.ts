// What the browser tests share: a server for each worker, and the few things one does at a table.

import { expect, test as base, type Locator, type Page } from "@playwright/test";
import { Server } from "./server.ts";

export const test = base.extend<{ harbour: string }, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
  harbour: async ({ server }, use) => {
    await use(server.address);
  },
});

export { expect };

/** Whatever goes wrong in a page fails its test. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    // A visitor who is nobody yet is told so once; a stopped server refuses connections.
    const expected = /401|ERR_CONNECTION_REFUSED|WebSocket connection/;
    if (message.type() === "error" && !expected.test(message.text())) errors.push(message.text());
  });
  return errors;
}

/** Others' moves at once: a test need not watch them. */
export async function hurry(page: Page, more: Record<string, unknown> = {}): Promise<void> {
  const settings = { pace: "instant", confirm: "never", level: "deckhand", ...more };
  await page.addInitScript((kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(`portolan-${name}`, JSON.stringify(value));
  }, settings);
}

export function actions(page: Page): Locator {
  return page.locator("button[data-notation]:not([disabled])");
}

export async function playNow(page: Page, harbour: string, game: string): Promise<void> {
  await page.goto(harbour);
  await page.getByRole("button", { name: `Play ${game} now` }).click();
  await page.waitForURL(/\/table\//);
}

export function isOver(page: Page): Locator {
  return page.getByRole("link", { name: "Watch it again" });
}

/** Chooses until the game is over. `choose` says which of the offers; by default one that moves the game on. */
export async function playToTheEnd(page: Page, act: (page: Page, turn: number) => Promise<void>, most = 2000): Promise<void> {
  const over = isOver(page);
  for (let turn = 0; turn < most; turn += 1) {
    await expect(actions(page).first().or(over).first()).toBeVisible({ timeout: 60_000 });
    if (await over.isVisible()) return;
    await act(page, turn);
  }
  throw new Error(`the game is not over after ${most} choices`);
}
