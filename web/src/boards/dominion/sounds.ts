// What the things of this game sound like when they move.

import type { MadeOf } from "../../table/sounds";

export const MADE_OF: MadeOf = { coin: "coin", token: "wood", embargo: "wood" };
