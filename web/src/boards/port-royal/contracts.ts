// What contracts ask for, in pictures. Their words come from `locales/`.

import type { Colour } from "./cards";
import type { Sign } from "./people";

/** A sign of a contract: a person's portrait, a hull, a plain sign or a figure. */
export type Asked = Sign | { who: string } | { hull: Colour };

const who = (role: string): Asked => ({ who: role });
const hull = (colour: Colour): Asked => ({ hull: colour });
const say = (text: string): Asked => ({ say: text });

export const ASKED: Record<string, Asked[]> = {
  comedian: [who("priest"), who("jester")],
  "lady-killer": [who("captain"), who("mademoiselle")],
  "maritime-supremacy": [who("captain"), who("vice-admiral")],
  "new-colony": [who("settler"), who("gunner")],
  "trade-outpost": [who("settler"), who("clerk")],
  "trader-prince": [who("trader"), who("trader")],
  "cheap-staff": [say("4×"), "person", say("≤3"), "coin"],
  fighter: ["sword", "sword", "sword"],
  explorer: ["expedition"],
  "frigate-foe": [say("3×"), hull("red"), say("0"), "coin"],
  "galleon-foe": [say("2×"), hull("black"), say("0"), "coin"],
  "tax-officer": [say("12+"), "coin", say("÷2")],
  jinx: ["bust"],
  "little-gamester": [say("2×"), hull("yellow"), hull("blue"), hull("green")],
  gamester: [hull("yellow"), hull("blue"), hull("green"), hull("red")],
  "pack-of-pirates": ["sword", hull("yellow"), hull("blue"), hull("green"), hull("red"), hull("black")],
  "small-estate": [say("12"), "points"],
  ransom: [say("15"), "coin"],
};
