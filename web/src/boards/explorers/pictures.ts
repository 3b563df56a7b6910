// A picture for each thing on the chart, in hands and holds; and the pattern of each terrain.

import card from "icon:card-pickup";
import council from "icon:greek-temple";
import field from "icon:field";
import forest from "icon:forest";
import goldMine from "icon:gold-mine";
import hills from "icon:hills";
import mountains from "icon:mountains";
import sheep from "icon:sheep";
import swiftVoyage from "icon:wind-slap";
import pirate from "icon:pirate-flag";
import pirateBonus from "icon:cannon";
import betterTrader from "icon:trade";
import signs from "./signs";

/** What stands on a hex of this face. */
export const SIGNS: Record<string, string> = {
  forest,
  hills,
  pasture: sheep,
  fields: field,
  mountains,
  council,
  "gold-field": goldMine,
  "swift-voyage": swiftVoyage,
  "pirate-bonus-4": pirateBonus,
  "pirate-bonus-5": pirateBonus,
  "better-trader": betterTrader,
};

/** The picture of a card, a piece or a mission, by its notation. */
export function pictureOf(thing: string): string {
  return { card, pirate }[thing] ?? signs[thing] ?? "";
}

const OWN_PATTERN = new Set(["forest", "hills", "pasture", "fields", "mountains", "gold-field"]);
const SPICES = new Set(["swift-voyage", "pirate-bonus-4", "pirate-bonus-5", "better-trader"]);

/** The pattern of a face; of the fog where there is none. */
export function patternOf(tile: string | null): string {
  if (tile === null) return "fog";
  if (SPICES.has(tile)) return "spice";
  return OWN_PATTERN.has(tile) ? tile : "sea";
}
