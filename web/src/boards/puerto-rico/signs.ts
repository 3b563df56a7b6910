// A small drawing for each thing the game speaks of, by the id of its name without the game's own.

import { PICTURES, TILES } from "./pictures";

const plantations = Object.fromEntries(TILES.map((tile) => [`${tile}-plantation`, PICTURES[tile] ?? ""]));

const signs: Record<string, string> = { ...PICTURES, ...plantations };

export default signs;
