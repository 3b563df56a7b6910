// Every ready-made arrangement of every game, with every number of seats, to its end. Long: only with SOAK=1.

import type { Games } from "../../src/api/types.ts";
import { actions, expect, hurry, playToTheEnd, test, watchErrors } from "../harbour.ts";

/** What ends turns is chosen before what does not: so even a careless seat comes to an end. */
const EAGER = ["roll", "set sail", "end", "treasures", "buy province", "buy gold", "buy silver", "no deal", "decline", "hire", "take", "stop"];

test("every arrangement can be played in the browser", async ({ page, harbour }) => {
  test.setTimeout(0);
  const errors = watchErrors(page);
  await hurry(page, { level: "mate" });
  await page.goto(harbour);
  const { games } = (await (await page.request.get(`${harbour}/api/games`)).json()) as Games;
  for (const game of games) {
    for (const preset of game.form.presets) {
      for (let seats = 1; seats <= 6; seats += 1) {
        const terms = {
          setup: { ...preset.setup, seats },
          seats: [{ is: "open" }, ...Array.from({ length: seats - 1 }, () => ({ is: "bot", bot: "mate" }))],
        };
        const opened = await page.request.post(`${harbour}/api/tables`, { data: { game: game.name, terms } });
        // Not every arrangement takes every number of seats.
        if (!opened.ok()) continue;
        const { id } = (await opened.json()) as { id: string };
        await page.request.post(`${harbour}/api/tables/${id}/commands`, { data: { command: { do: "start" } } });
        await page.goto(`${harbour}/table/${id}`);
        await playToTheEnd(page, async (page) => {
          const notations = await actions(page).evaluateAll((buttons) => buttons.map((button) => button.dataset["notation"] ?? ""));
          const eager = EAGER.map((word) => notations.findIndex((notation) => notation.startsWith(word))).find((index) => index >= 0);
          await actions(page).nth(eager ?? 0).click({ timeout: 5000 }).catch(() => undefined);
          await page.waitForTimeout(10);
        });
        expect(errors, `${game.name}, ${preset.label}, ${seats} seats`).toEqual([]);
      }
    }
  }
});
