// Every game of the registry, from the lobby to its end and into the next, by mouse.

import { actions, expect, GAMES, hurry, isOver, openTable, playNow, playToTheEnd, test, watchErrors } from "../harbour.ts";

test("every game begins with one click in the lobby", async ({ page, harbour }) => {
  const errors = watchErrors(page);
  await hurry(page);
  for (const { title } of GAMES) {
    await playNow(page, harbour, title);
    await expect(actions(page).first()).toBeVisible();
    await expect(page.getByText("Known shuffle")).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});

for (const { name, title } of GAMES) {
  test(`${title} is played to its end`, { tag: "@deal" }, async ({ page, harbour, seed }) => {
    const errors = watchErrors(page);
    await hurry(page);
    await openTable(page, harbour, name, { setup: { seats: 2 }, seed, bot: "mate" });
    await playToTheEnd(page);
    await expect(page.locator(".result")).toBeVisible();
    await page.getByRole("button", { name: "Play again" }).click();
    await expect(isOver(page)).toHaveCount(0);
    await expect(actions(page).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}
