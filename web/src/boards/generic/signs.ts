// A small drawing for each thing that games without a board of their own speak of: `signs.ts` in the game's folder, if there is one.

const SIGNS = import.meta.glob<Record<string, string>>("../*/signs.ts", { eager: true, import: "default" });

/** The drawing of a thing by the id of its name, long or short; none where there is none. */
export function signOf(thing: string): string | undefined {
  for (const [file, signs] of Object.entries(SIGNS)) {
    const game = file.split("/")[1] ?? "";
    if (thing.startsWith(`${game}-`)) return signs[thing.slice(game.length + 1).replace(/-short$/, "")];
  }
  return undefined;
}
