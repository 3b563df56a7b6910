// A small picture for each arrangement that a form offers to start from.

import blackFlag from "icon:black-flag";
import campfire from "icon:campfire";
import cards from "icon:card-draw";
import chest from "icon:chest";
import fishing from "icon:fishing-net";
import footprint from "icon:footprint";
import harbour from "icon:harbor-dock";
import island from "icon:island";
import meeple from "icon:meeple-group";
import dice from "icon:perspective-dice-six-faces-random";
import person from "icon:person";
import pirateFlag from "icon:pirate-flag";
import sailboat from "icon:sailboat";
import spices from "icon:barrel";
import stars from "icon:stars-stack";
import swords from "icon:crossed-swords";
import treasureMap from "icon:treasure-map";
import trophy from "icon:trophy-cup";
import twoShadows from "icon:two-shadows";
import village from "icon:village";
import wax from "icon:wax-seal";

/** By the end of the arrangement's label: `port-royal-preset-set-sail`. */
const PICTURES: Record<string, string> = {
  "port-royal-preset-first-game": harbour,
  "port-royal-preset-explorers": footprint,
  "port-royal-preset-set-sail": sailboat,
  "port-royal-preset-contracts": wax,
  "port-royal-preset-together": meeple,
  "port-royal-preset-alone": person,
  "port-royal-preset-full-harbour": chest,
  "port-royal-preset-campaign": campfire,
  "port-royal-preset-rival-campaign": swords,
  "port-royal-preset-after-campaign": stars,
  "puerto-rico-preset-classic": village,
  "puerto-rico-preset-tournament": trophy,
  "puerto-rico-preset-two": twoShadows,
  "dominion-preset-seaside": harbour,
  "dominion-preset-first-game": cards,
  "dominion-preset-surprise": dice,
  "explorers-preset-land-ho": island,
  "explorers-preset-pirate-lairs": pirateFlag,
  "explorers-preset-fish": fishing,
  "explorers-preset-spices": spices,
  "explorers-preset-explorers-and-pirates": blackFlag,
};

export function pictureOf(label: string): string {
  return PICTURES[label] ?? treasureMap;
}
