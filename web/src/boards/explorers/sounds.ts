// What the things of this game sound like when they move.

import type { MadeOf } from "../../table/sounds";

export const MADE_OF: MadeOf = {
  gold: "coin",
  settlement: "wood",
  harbour: "wood",
  road: "wood",
  settler: "wood",
  crew: "wood",
  fish: "wood",
  sack: "wood",
  marker: "wood",
  ship: "wave",
  pirate: "wave",
  die: "dice",
};
