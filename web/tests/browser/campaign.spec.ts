// A campaign in the browser: begun, played, followed, taken elsewhere as a file and brought back.

import { actions, expect, hurry, test, untilOver, watchErrors } from "../harbour.ts";

test("a campaign goes on from chapter to chapter, and travels as a file", async ({ page, browser, harbour }) => {
  const errors = watchErrors(page);
  await hurry(page, { level: "mate" });
  await page.goto(`${harbour}/new/port-royal`);
  await page.getByText("The Adventure", { exact: true }).click();
  await page.getByRole("button", { name: "Begin the story" }).click();
  await page.waitForURL(/\/campaigns\//);
  await expect(page.getByText("The story has not begun yet.")).toBeVisible();

  await expect(page.getByLabel("Who plays")).toHaveValue("mate");
  await page.getByRole("button", { name: "Begin with bots" }).click();
  await page.waitForURL(/\/table\//);
  await expect(actions(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Leave the table" }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await page.waitForURL(`${harbour}/`);
  await page.goBack();
  await untilOver(page);
  await page.getByRole("link", { name: "To the campaign" }).click();

  await expect(page.locator("li.won, li.lost")).toHaveCount(1);
  await expect(page.getByRole("button", { name: /To the next chapter|Try again/ })).toBeVisible();
  const address = await page.getByRole("link", { name: "Save the campaign to a file" }).getAttribute("href");
  const text = await (await page.request.get(harbour + (address ?? ""))).text();
  expect(text).toContain("campaign 1");

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${harbour}/campaigns`);
  await other.getByLabel("Bring a campaign from a file").setInputFiles({ name: "story.campaign", mimeType: "application/json", buffer: Buffer.from(text) });
  await expect(other.locator("li.won, li.lost")).toHaveCount(1);
  await expect(other).toHaveURL(/\/campaigns\/./);
  expect(errors).toEqual([]);
});
