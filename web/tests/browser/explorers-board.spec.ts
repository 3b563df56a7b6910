// The chart of Explorers & Pirates: what can be done there is done by touching it.

import { actions, choose, expect, hurry, moveOn, playNow, test, watchErrors } from "../harbour.ts";

test("a ship sails by touching the chart", async ({ page, harbour }) => {
  const errors = watchErrors(page);
  await hurry(page);
  await playNow(page, harbour, "Catan: Explorers & Pirates");
  const places = page.locator(".map .place");
  // Until there is somewhere to sail to.
  for (let choices = 0; choices < 10 && (await places.count()) === 0; choices += 1) {
    await expect(actions(page).first()).toBeVisible({ timeout: 60_000 });
    await choose(page, ["roll", "set sail", "discard"]);
  }
  await expect(places).not.toHaveCount(0);
  await expect(page.locator(".map .ship")).not.toHaveCount(0);
  const before = (await page.locator("[data-entry]").getAttribute("data-entry")) ?? "";
  await moveOn(page, () => places.first().dispatchEvent("click"));
  await expect(page.locator("[data-entry]")).not.toHaveAttribute("data-entry", before);
  expect(errors).toEqual([]);
});
