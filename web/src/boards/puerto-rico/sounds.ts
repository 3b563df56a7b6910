// What the things of this game sound like when they move.

import type { MadeOf } from "../../table/sounds";

export const MADE_OF: MadeOf = { doubloon: "coin", point: "coin", colonist: "wood", corn: "wood", indigo: "wood", sugar: "wood", tobacco: "wood", coffee: "wood", ship: "wave" };
