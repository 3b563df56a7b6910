// The picture on a game's chart in the lobby: `emblem.ts` in the game's folder, or a treasure map.

import anyChart from "icon:treasure-map";

const EMBLEMS = import.meta.glob<string>("./*/emblem.ts", { eager: true, import: "default" });

export function emblemOf(game: string): string {
  return EMBLEMS[`./${game}/emblem.ts`] ?? anyChart;
}
