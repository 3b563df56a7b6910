// The picture on a game's chart in the lobby.

import anyChart from "icon:treasure-map";
import lighthouse from "icon:lighthouse";
import galleon from "icon:galleon";
import windmill from "icon:windmill";
import spyglass from "icon:spyglass";

const emblems: Record<string, string> = {
  "port-royal": galleon,
  "puerto-rico": windmill,
  dominion: lighthouse,
  explorers: spyglass,
};

export function emblemOf(game: string): string {
  return emblems[game] ?? anyChart;
}
