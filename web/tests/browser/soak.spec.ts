// Every ready-made arrangement of every game, with every number of seats, to its end. Long: only with SOAK=1.

import { expect, GAMES, hurry, playToTheEnd, test, watchErrors } from "../harbour.ts";

for (const { name: game, presets } of GAMES) {
  for (const { label, setup, seats: counts } of presets) {
    for (const seats of counts) {
      test(`${label}, seats: ${seats}`, async ({ page, harbour }) => {
        test.setTimeout(600_000);
        const errors = watchErrors(page);
        await hurry(page, { level: "mate" });
        await page.goto(harbour);
        await expect(page.locator("header button.name")).toBeVisible();
        const terms = {
          setup: { ...setup, seats },
          seats: [{ is: "open" }, ...Array.from({ length: seats - 1 }, () => ({ is: "bot", bot: "mate" }))],
        };
        const opened = await page.request.post(`${harbour}/api/tables`, { data: { game, terms } });
        expect(opened.ok()).toBe(true);
        const { id } = (await opened.json()) as { id: string };
        await page.request.post(`${harbour}/api/tables/${id}/commands`, { data: { command: { do: "start" } } });
        await page.goto(`${harbour}/table/${id}`);
        await playToTheEnd(page);
        expect(errors).toEqual([]);
      });
    }
  }
}
