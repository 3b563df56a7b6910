// The bots one likes to play against.

import { remembered } from "../remembered.svelte";

export const level = remembered("level", "mate", (value): value is string => typeof value === "string");
