// People with kept names: a game that counts, its ratings, and the pages that tell of them.

import type { Page } from "@playwright/test";
import { actions, choose, expect, hurry, playToTheEnd, test, watchErrors } from "../harbour.ts";

/** Keeps a name with a password, in the dialog that is open. */
async function keepName(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Who are you?" });
  await dialog.getByLabel("Name", { exact: true }).fill(name);
  await dialog.getByRole("textbox", { name: "Password" }).fill("ahoy-ahoy-ahoy");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
}

test("a game that counts moves the ratings, and everybody can look them up", async ({ page, browser, harbour }) => {
  const errors = watchErrors(page);
  await hurry(page);
  await page.goto(`${harbour}/new/port-royal`);
  await page.getByRole("radio", { name: "2", exact: true }).check({ force: true });
  await page.getByLabel("The result counts for ratings").check();
  // Bots cannot play for ratings, and a guest's name is nobody's own.
  await expect(page.getByRole("combobox", { name: "Seat 2" })).toHaveValue("open");
  await expect(page.getByRole("button", { name: "Open the table" })).toBeDisabled();
  await page.getByRole("button", { name: "Keep a name with a password" }).click();
  await keepName(page, "Anna of Kotor");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/table\//);

  const other = await (await browser.newContext()).newPage();
  await hurry(other);
  // Whoever is quicker than the server keeps a name all the same, once it has let them in.
  let letIn = (): void => undefined;
  const opened = new Promise<void>((resolve) => (letIn = resolve));
  await other.route("**/api/me", async (route) => {
    await opened;
    await route.continue();
  });
  await other.goto(page.url());
  await other.getByRole("button", { name: "Keep a name with a password" }).click();
  const submitted = other.evaluate(() => new Promise((resolve) => document.addEventListener("submit", resolve, { once: true })).then(() => true));
  const kept = keepName(other, "Bohumil");
  await submitted;
  letIn();
  await kept;
  await other.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("button", { name: "Begin", exact: true }).click();

  // One gives up, the other plays to the end against the bot that takes over.
  await other.getByRole("button", { name: "Leave the table" }).click();
  await other.getByRole("button", { name: "Give up" }).click();
  await expect(page.getByRole("img", { name: "A bot plays: given up" })).toBeVisible();
  await expect(actions(page).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Hint" })).toBeHidden();
  await playToTheEnd(page, (page) => choose(page, ["hire", "claim", "take", "repel", "stop"]));
  // Whatever the bot made of the seat, who gave up has lost; and both have seen their ratings change.
  for (const each of [page, other]) {
    const rows = each.getByRole("region", { name: "Points by their sources" }).getByRole("row");
    await expect(rows.first()).toContainText(/1\..*Anna of Kotor.*2\..*Bohumil.*gave up/s);
    await expect(rows.last()).toContainText(/Rating.*\d+\.\d\s*\([+−]?\d\.\d\)/s);
  }

  await page.getByRole("link", { name: "Anna of Kotor", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Latest results" })).toBeVisible();
  await expect(page.getByText(/Place [12] of 2/)).toBeVisible();
  await page.locator(".ratings").getByRole("link", { name: "Port Royal" }).click();
  await expect(page.getByRole("row")).toHaveCount(3);
  await page.getByRole("link", { name: "Bohumil" }).click();
  await expect(page.getByText("Place 2 of 2")).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download the record" }).click()]);
  expect(download.suggestedFilename()).toMatch(/^port-royal-.+\.record$/);
  expect(errors).toEqual([]);
});

test("somebody who is new finds their own page, and what to do next", async ({ page, harbour }) => {
  await page.goto(harbour);
  await page.locator("header button.name").click();
  await page.getByRole("dialog").getByRole("link", { name: "My results and ratings" }).click();
  await expect(page).toHaveURL(`${harbour}/me`);
  await expect(page.getByText("You have not played a rated game yet.")).toBeVisible();
  await expect(page.getByText("Nothing here yet: play a game first.")).toBeVisible();
});
