// What people can do about themselves and about others: delete their account, block, report; and what moderators do about it.

import type { Browser, Page } from "@playwright/test";
import { isWithoutBarriers } from "../barriers.ts";
import { command, expect, open, test, watchErrors } from "../harbour.ts";

const PASSWORD = "ahoy-ahoy-ahoy";

/** Somebody with a kept name, on a page of their own. */
async function somebody(browser: Browser, harbour: string, name: string): Promise<{ page: Page; id: string }> {
  const page = await (await browser.newContext()).newPage();
  await page.request.post(`${harbour}/api/me`, { data: { name } });
  const claimed = await page.request.post(`${harbour}/api/me/claim`, { data: { name, password: PASSWORD } });
  const { id } = (await claimed.json()) as { id: string };
  return { page, id };
}

/** A table of two, at which the second has said something. */
async function talk(harbour: string, first: Page, second: Page, text: string): Promise<string> {
  const id = await open(first.request, harbour, "port-royal", { others: 1 });
  for (const wanted of [{ do: "sit" }, { do: "say", text }]) await command(second.request, harbour, id, wanted);
  return id;
}

test("who deletes their account is somebody who left, to whoever played with them", async ({ browser, harbour }) => {
  const [anna, bob] = [await somebody(browser, harbour, "Anna Leaves"), await somebody(browser, harbour, "Bob Stays")];
  const errors = watchErrors(anna.page);
  const id = await talk(harbour, bob.page, anna.page, "Farewell");
  await command(bob.page.request, harbour, id, { do: "start" });
  await anna.page.goto(`${harbour}/account`);
  const form = anna.page.locator("section", { has: anna.page.getByRole("heading", { name: "Delete my account" }) });
  await expect(form.getByRole("button")).toBeDisabled();
  await form.getByLabel("Password").fill("not-my-password");
  await form.getByLabel("I am sure").check();
  await isWithoutBarriers(anna.page);
  await form.getByRole("button").click();
  await expect(form.getByRole("alert")).toContainText("password");
  await form.getByLabel("Password").fill(PASSWORD);
  await form.getByRole("button").click();
  await anna.page.waitForURL(`${harbour}/`);
  await expect(anna.page.locator("header button.name")).not.toContainText("Anna Leaves");
  await bob.page.goto(`${harbour}/table/${id}`);
  await expect(bob.page.getByText("Somebody who left").first()).toBeVisible();
  await expect(bob.page.getByText("Anna Leaves")).toHaveCount(0);
  expect(errors.filter((error) => !error.includes("403"))).toEqual([]);
});

test("whom I block I do not read, whom I report a moderator looks at, and whoever is warned is told why", async ({ browser, harbour, server }) => {
  const [anna, bob, marina] = [await somebody(browser, harbour, "Anna Reports"), await somebody(browser, harbour, "Bob Insults"), await somebody(browser, harbour, "Marina Moderates")];
  const id = await talk(harbour, anna.page, bob.page, "You play badly");
  const page = anna.page;
  await page.goto(`${harbour}/table/${id}`);
  await expect(page.getByText("You play badly")).toBeVisible();
  await page.getByRole("link", { name: "Report Bob Insults to the moderators" }).click();
  await page.getByLabel("In your own words").fill("Nobody says that at a table");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("status")).toContainText("A moderator will look at it.");
  await page.getByRole("button", { name: "Block Bob Insults", exact: true }).click();
  await expect(page.getByText("You have blocked this person.")).toBeVisible();
  await isWithoutBarriers(page);
  await page.goto(`${harbour}/table/${id}`);
  await expect(page.getByText("Nobody has said anything yet.")).toBeVisible();
  await expect(page.getByText("You play badly")).toHaveCount(0);
  await page.goto(`${harbour}/account`);
  await page.getByRole("button", { name: "Unblock Bob Insults" }).click();
  await expect(page.getByText("You have blocked nobody.")).toBeVisible();

  server.admin(["role", "Marina Moderates", "moderator"]);
  const desk = marina.page;
  await desk.goto(`${harbour}/account`);
  await desk.getByRole("link", { name: "Moderation" }).click();
  const report = desk.getByRole("article", { name: "A report of Bob Insults" });
  await expect(report).toContainText("You play badly");
  await expect(report).toContainText("Nobody says that at a table");
  await isWithoutBarriers(desk);
  await report.getByLabel("What to do").selectOption("Warn");
  await report.getByLabel(/^Why/).fill("Stay polite");
  await report.getByRole("button", { name: "Do it" }).click();
  await expect(desk.getByText("There is nothing to look at.")).toBeVisible();
  await expect(desk.getByRole("listitem").filter({ hasText: "Stay polite" })).toContainText("Warn: Bob Insults");

  await bob.page.goto(harbour);
  const told = bob.page.getByRole("alert").filter({ hasText: "A moderator warns you: Stay polite" });
  await expect(told).toBeVisible();
  await told.getByRole("button", { name: "I understand" }).click();
  await expect(told).toBeHidden();
  await bob.page.reload();
  await expect(bob.page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(told).toBeHidden();
});
