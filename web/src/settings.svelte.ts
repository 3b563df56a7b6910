// What this browser's user likes: theme, pace, confirmations, aids.

import type { Motion } from "./boards/board";
import { CONFIRMS, PACES, THEMES, type Confirm, type Pace, type Theme } from "./liking";
import { remembered } from "./remembered.svelte";

const oneOf =
  <T extends string>(values: readonly T[]) =>
  (value: unknown): value is T =>
    values.some((one) => one === value);
const isFlag = (value: unknown): value is boolean => typeof value === "boolean";

/** How long others' actions stay in sight. */
export const pace = remembered<Pace>("pace", "brisk", oneOf(PACES));
/** Which choices ask once more. */
export const confirm = remembered<Confirm>("confirm", "matters", oneOf(CONFIRMS));
/** Odds and forecasts on boards. */
export const aids = remembered("aids", true, isFlag);
/** Does a single option play itself, even where others cannot see that it is the only one? */
export const autoPlay = remembered("auto-play", false, isFlag);
/** What things sound like, and a bell. */
export const sounds = remembered("sounds", true, isFlag);
/** Does the whole list of actions stay in sight? Otherwise it goes with the next choice. */
export const listStays = remembered("list", false, isFlag);
export const theme = remembered<Theme>("theme", "system", oneOf(THEMES));

const darkness = matchMedia("(prefers-color-scheme: dark)");
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
let dark = $state(darkness.matches);
let still = $state(stillness.matches);
darkness.addEventListener("change", (event) => (dark = event.matches));
stillness.addEventListener("change", (event) => (still = event.matches));

/** Is it night on the pages? */
export function isNight(): boolean {
  return theme.value === "system" ? dark : theme.value === "night";
}

/** How things on boards move. */
export function motion(): Motion {
  if (pace.value === "instant") return "none";
  return still ? "highlight" : "travel";
}
