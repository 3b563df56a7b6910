// How long others' acts are in sight, measured on the page: long enough to be followed, and nobody waits long for a whole round of them.
// Only on a quiet machine: `make times`.

import type { Page } from "@playwright/test";
import { actions, chooseUnseen, EAGER, expect, hurry, isOver, openTable, test, watchErrors } from "../harbour.ts";
import { listen, PORT_ROYAL, steps, watchSteps, type Step } from "../pace.ts";

/** Shorter than this, nobody can follow. */
const LEAST_MS = 600;
const ROUND_MS = 5000;
const ROUNDS = 8;

interface Measured {
  /** How long each act of others was in sight, in milliseconds. */
  shown: number[];
  /** How long one waited for each round of others. */
  waits: number[];
  /** What still moved when the next act began. */
  covered: string[];
}

/** Plays some rounds with what moves the game on, and measures what others' acts look like. */
async function measured(page: Page, { told, me }: ReturnType<typeof listen>, wanted: readonly string[]): Promise<Measured> {
  await expect(actions(page).first()).toBeAttached();
  await watchSteps(page);
  for (let rounds = 0, asked = 0; rounds < ROUNDS; ) {
    await expect(actions(page).first().or(isOver(page)).first()).toBeAttached();
    if (await isOver(page).isVisible()) break;
    const before = told.size;
    await chooseUnseen(page, wanted);
    asked += 1;
    // A round is over when others have acted.
    if ([...told.values()].slice(before).some(({ seat }) => seat !== me())) rounds += 1;
    expect(asked).toBeLessThan(200);
  }

  const seen = await steps(page);
  // The end of my turn tells of the next seat, and is mine all the same.
  const mine = new Set([...told.values()].filter(({ seat }) => seat === me()).map(({ act }) => act));
  const isMine = ({ number }: Step): boolean => mine.has(told.get(number)?.act ?? null);
  const actOf = ({ number }: Step): number | null => told.get(number)?.act ?? null;
  const { shown, waits, covered }: Measured = { shown: [], waits: [], covered: [] };
  let [since, waitedFrom] = [0, 0];
  for (const [index, step] of seen.entries()) {
    const last = seen[index - 1];
    if (!last) continue;
    if (isMine(last) && !isMine(step)) [waitedFrom, since] = [step.at, step.at];
    if (isMine(step) || actOf(step) === null) continue;
    if (actOf(step) === actOf(last)) continue;
    if (!isMine(last) && actOf(last) !== null) {
      shown.push(step.at - since);
      if (step.moving.length > 0) covered.push(`${step.number}: ${step.moving.join(" | ")}`);
    }
    since = step.at;
    if (seen[index + 1] === undefined || isMine(seen[index + 1] as Step)) waits.push(step.at - waitedFrom);
  }
  const sorted = shown.toSorted((one, other) => one - other);
  process.stdout.write(
    `${shown.length} acts of others, the shortest ${sorted[0]?.toFixed(0)} ms, the middle one ${sorted[sorted.length >> 1]?.toFixed(0)} ms; ` +
      `under ${LEAST_MS} ms: ${shown.filter((one) => one < LEAST_MS).length}; rounds ${waits.map((one) => (one / 1000).toFixed(1)).join(" ")} s\n`,
  );
  return { shown, waits, covered };
}

const TABLES = [
  { game: "port-royal", setup: { seats: 5 }, wanted: PORT_ROYAL },
  { game: "explorers", setup: { seats: 3, scenario: 5 }, wanted: EAGER },
  { game: "explorers", setup: { seats: 4, scenario: 2 }, wanted: EAGER },
];

for (const { game, setup, wanted } of TABLES) {
  test(`others' acts can be followed, one after the other, and a round of them does not take long: ${game}, ${setup.seats} seats`, async ({ page, harbour }) => {
    const errors = watchErrors(page);
    const heard = listen(page);
    await hurry(page, { list: false, pace: "brisk" });
    await openTable(page, harbour, game, { setup });
    const { shown, waits, covered } = await measured(page, heard, wanted);
    expect(shown.length).toBeGreaterThan(ROUNDS);
    expect(shown.filter((one) => one < LEAST_MS)).toEqual([]);
    expect(waits.length).toBeGreaterThan(3);
    expect(Math.max(...waits)).toBeLessThanOrEqual(ROUND_MS);
    expect(covered).toEqual([]);
    expect(errors).toEqual([]);
  });
}
