import { describe, expect, test } from "vitest";
import type { Happening, News } from "../api/types";
import { actsOf, captionOf, fitted, LONGEST_WAIT_MS, next, SHORTEST_MS, withoutSteps } from "./acts";

let number = 0;
/** An entry with one happening of this act, by this seat. */
function entry(act: number | undefined, seat = 2): News {
  number += 1;
  const happening: Happening = { number, at: 0, message: { id: "x" }, ...(act === undefined ? {} : { act, seat, event: {} }) };
  return { number, happened: [happening], complete: true, table: {} as News["table"] };
}

describe("acts", () => {
  test("entries of one act are one", () => {
    const acts = actsOf([entry(1), entry(1), entry(2), entry(3, 4)]);
    expect(acts.map((act) => [act.number, act.seat, act.happened.length])).toEqual([[1, 2, 2], [2, 2, 1], [3, 4, 1]]);
  });

  test("talk in between stops nothing", () => {
    const acts = actsOf([entry(1), entry(undefined), entry(1), entry(2)]);
    expect(acts.map((act) => [act.number, act.acts, act.happened.length])).toEqual([[1, 1, 3], [2, 1, 1]]);
  });

  test("what does not fit is told together, seat by seat", () => {
    const acts = actsOf([entry(1, 2), entry(2, 2), entry(3, 3), entry(4, 3), entry(5, 4)]);
    expect(fitted(acts, 3).map((act) => [act.seat, act.acts])).toEqual([[2, 2], [3, 2], [4, 1]]);
    expect(fitted(acts, 1).map((act) => [act.seat, act.acts])).toEqual([[null, 5]]);
    expect(fitted(acts, 0)).toHaveLength(1);
  });

  test.each([1, 3, 8, 40])("%i acts that wait are shown long enough each, and soon enough all together", (count) => {
    let waiting = actsOf(Array.from({ length: count }, (_, index) => entry(index + 1, 2 + (index % 3))));
    let spent = 0;
    let shown = 0;
    for (let step = next(waiting, "calm", spent); step; step = next(waiting, "calm", spent)) {
      expect(step.stays).toBeGreaterThanOrEqual(SHORTEST_MS);
      spent += step.stays;
      shown += step.act.acts;
      waiting = step.rest;
    }
    expect(shown).toBe(count);
    expect(spent).toBeLessThanOrEqual(LONGEST_WAIT_MS);
  });

  test("who has waited long enough sees the rest at once, but not too short", () => {
    const step = next(actsOf([entry(1), entry(2, 3), entry(3, 4)]), "brisk", LONGEST_WAIT_MS);
    expect(step?.rest).toEqual([]);
    expect(step?.act.acts).toBe(3);
    expect(step?.stays).toBe(SHORTEST_MS);
  });

  test("of one act everything is said, of several what each began with", () => {
    const one = actsOf([entry(1), entry(1)]).flatMap((act) => act.happened);
    expect(captionOf(one)).toEqual(one);
    const several = actsOf([entry(1), entry(1), entry(2)]).flatMap((act) => act.happened);
    expect(captionOf(several)).toEqual([several[0], several[2]]);
  });

  test("all at once is all at once", () => {
    const step = next(actsOf([entry(1), entry(2, 3)]), "instant", 0);
    expect([step?.act.acts, step?.stays]).toEqual([2, 0]);
  });
});

test("of the steps of an act only the last is told", () => {
  const one = (act: number, step?: true): Happening => ({ number: act, at: 0, act, message: { id: "x" }, ...(step ? { step } : {}) });
  const way = [one(1, true), one(1), one(1, true), one(2, true), one(2)];
  expect(withoutSteps(way)).toEqual([way[1], way[2], way[3], way[4]]);
});
