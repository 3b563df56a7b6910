// Every ready-made arrangement of every game, with every number of seats, to its end. Long: only with SOAK=1.

import type { Form, Games } from "../../src/api/types.ts";
import { expect, hurry, playToTheEnd, test, watchErrors } from "../harbour.ts";

/** The arrangements by game, as the forms name them, each with the number of seats it is made for, or all that it takes. */
const ARRANGEMENTS: Record<string, Record<string, number[]>> = {
  "port-royal": {
    "first-game": [2, 3, 4, 5],
    explorers: [2, 3, 4, 5],
    "set-sail": [2, 3, 4],
    contracts: [2, 3, 4, 5],
    together: [1, 2, 3, 4, 5],
    alone: [1],
    "full-harbour": [4],
    campaign: [1, 2, 3, 4],
    "rival-campaign": [2, 3, 4],
    "after-campaign": [2, 3, 4],
  },
  "puerto-rico": { classic: [2, 3, 4, 5], tournament: [2, 3, 4, 5], two: [2] },
  dominion: { seaside: [2, 3, 4, 5, 6], "first-game": [2, 3, 4, 5, 6], surprise: [2, 3, 4, 5, 6] },
  explorers: {
    "land-ho": [2, 3, 4],
    "pirate-lairs": [2, 3, 4],
    fish: [2, 3, 4],
    spices: [2, 3, 4],
    "explorers-and-pirates": [2, 3, 4],
  },
};

/** The numbers of seats a form offers. */
function seatsIn({ fields }: Form): number[] {
  const kind = fields.find(({ id }) => id === "seats")?.kind;
  if (typeof kind !== "object" || !("number" in kind)) return [];
  const { least, most } = kind.number;
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

test("no arrangement is forgotten here", async ({ request, harbour }) => {
  const { games } = (await (await request.get(`${harbour}/api/games`)).json()) as Games;
  await request.post(`${harbour}/api/me`, { data: {} });
  const found: typeof ARRANGEMENTS = {};
  for (const { name, form } of games) {
    const presets = (found[name] ??= {});
    for (const { label, setup } of form.presets) {
      const counts = "seats" in setup ? [Number(setup["seats"])] : seatsIn(form);
      const setups = counts.map((seats) => ({ ...setup, seats }));
      const refused = (await (await request.post(`${harbour}/api/games/${name}/check`, { data: { setups } })).json()) as unknown[];
      presets[label.replace(`${name}-preset-`, "")] = counts.filter((_, index) => refused[index] === null);
    }
  }
  expect(ARRANGEMENTS).toEqual(found);
});

for (const [game, presets] of Object.entries(ARRANGEMENTS)) {
  for (const [preset, counts] of Object.entries(presets)) {
    for (const seats of counts) {
      test(`${game}, ${preset}, seats: ${seats}`, async ({ page, harbour }) => {
        test.setTimeout(600_000);
        const errors = watchErrors(page);
        await hurry(page, { level: "mate" });
        await page.goto(harbour);
        await expect(page.locator("header button.name")).toBeVisible();
        const { games } = (await (await page.request.get(`${harbour}/api/games`)).json()) as Games;
        const setup = games.find(({ name }) => name === game)?.form.presets.find(({ label }) => label === `${game}-preset-${preset}`)?.setup;
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
