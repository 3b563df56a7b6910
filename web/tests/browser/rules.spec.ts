// The rulebook: read, asked, touched; and the way to it from what is refused.

import { isWithoutBarriers } from "../barriers.ts";
import { actions, expect, hurry, openTable, test, watchErrors } from "../harbour.ts";

/** A section with an example, of every game. */
const SHOWN = [
  { game: "port-royal", chapter: "discover", section: "repel" },
  { game: "puerto-rico", chapter: "captain", section: "must-load" },
  { game: "dominion", chapter: "durations", section: "durations" },
  { game: "explorers", chapter: "sailing", section: "discovery" },
];

const SIZES = [
  { name: "on a desk", viewport: { width: 1280, height: 800 } },
  { name: "on a phone", viewport: { width: 390, height: 844 } },
];

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport, reducedMotion: "reduce" });

    for (const { game, chapter, section } of SHOWN) {
      test(`an example of ${game} goes step by step and can be tried`, async ({ page, harbour }) => {
        const errors = watchErrors(page);
        await hurry(page);
        await page.goto(`${harbour}/rules/${game}/${chapter}#${section}`);
        const place = page.locator(`#${section}`);
        await expect(place).toHaveClass(/\bat\b/);
        await place.getByRole("button", { name: "Example" }).first().click();
        const example = place.locator("figure");
        await expect(example.getByText(/Step 1 of \d/)).toBeVisible();
        await expect(example.getByRole("group", { name: "Board" })).toBeInViewport();
        await isWithoutBarriers(page);
        await example.getByRole("button", { name: "Go on" }).click();
        await expect(example.getByText(/Step 2 of \d/)).toBeVisible();
        await expect(example.locator(".said")).not.toBeEmpty();
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        await example.getByRole("button", { name: "Try it" }).click();
        await page.waitForURL(/\/table\//);
        await expect(actions(page).first()).toBeVisible();
        expect(errors).toEqual([]);
      });
    }
  });
}

test("the rulebook answers questions, in the language that is spoken", async ({ page, harbour }) => {
  await page.goto(`${harbour}/rules/puerto-rico`);
  await page.getByRole("searchbox").fill("governor");
  const found = page.getByRole("search").getByRole("listitem");
  await expect(found.first()).toBeVisible();
  await expect(found.locator("mark").first()).toHaveText(/governor/i);
  await found.getByRole("link").first().click();
  await page.waitForURL(/\/rules\/puerto-rico\/[a-z-]+#/);
  await expect(page.locator("section.at")).toBeInViewport();
  await page.getByLabel("Language").selectOption("cs");
  await expect(page.getByRole("navigation", { name: "Obsah" })).toBeVisible();
  await expect(page.locator("main h1")).not.toHaveText(/The /);
});

test("all rulebooks are asked at once", async ({ page, harbour }) => {
  await page.goto(`${harbour}/rules`);
  await page.getByRole("searchbox").fill("throne room with a duration");
  const found = page.getByRole("search").getByRole("listitem");
  await expect(found.first()).toContainText("Dominion");
  await found.getByRole("link").first().click();
  await page.waitForURL(/\/rules\/dominion\/[a-z-]+#/);
  await expect(page.locator("section.at")).toBeInViewport();
});

test("what is refused leads to its rule, and the rules open where the game is", async ({ page, harbour }) => {
  await hurry(page);
  // An Estate cannot be played.
  await openTable(page, harbour, "dominion", { rig: { active: 1, seats: { 1: { hand: ["copper", "copper", "estate"] } } } });
  await expect(actions(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  await expect(page.locator("aside section.at")).toHaveAttribute("id", "turn");
  await page.getByText("Not now, and why").click();
  await page.getByRole("button", { name: "Read the rule" }).first().click();
  await expect(page.locator("aside section.at")).toBeInViewport();
});

const RULING = `title = "Who is right?"
rule = "Port Royal, Discover"
game = "port-royal"
setup = { seats = 3 }

[rig]
draw_pile = ["flute 2/2", "settler 4/1"]

[[step]]
play = "1: reveal"
`;

test("a position of one's own is laid out, told from a faulty one, and goes with its link", async ({ page, harbour }) => {
  await page.goto(`${harbour}/try`);
  await page.getByLabel("The ruling").fill(`${RULING}\n[[step]]\nplay = "stop"\n`);
  await page.getByRole("button", { name: "Lay it out" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Line 13" })).toBeVisible();
  await page.getByLabel("The ruling").fill(RULING);
  await page.getByRole("button", { name: "Lay it out" }).click();
  await expect(page.getByText("Step 1 of 2")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Step 1 of 2")).toBeVisible();
  await expect(page.getByLabel("The ruling")).toHaveValue(RULING);
  await page.getByRole("button", { name: "Try it" }).click();
  await page.waitForURL(/\/table\//);
  await expect(actions(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".advice")).toContainText("–");
});
