// A small drawing for each thing the game speaks of, by the id of its name without the game's own.

import bigWave from "icon:big-wave";
import clayBrick from "icon:clay-brick";
import doubleFish from "icon:double-fish";
import farmer from "icon:farmer";
import field from "icon:field";
import forest from "icon:forest";
import goldMine from "icon:gold-mine";
import greekTemple from "icon:greek-temple";
import harborDock from "icon:harbor-dock";
import hills from "icon:hills";
import hotSpices from "icon:hot-spices";
import house from "icon:house";
import log from "icon:log";
import minerals from "icon:minerals";
import mountains from "icon:mountains";
import pirateFlag from "icon:pirate-flag";
import road from "icon:road";
import sailboat from "icon:sailboat";
import sheep from "icon:sheep";
import swordBrandish from "icon:sword-brandish";
import twoCoins from "icon:two-coins";
import wheat from "icon:wheat";
import wool from "icon:wool";

const signs: Record<string, string> = {
  lumber: log,
  brick: clayBrick,
  wool,
  grain: wheat,
  ore: minerals,
  gold: twoCoins,
  forest,
  hills,
  pasture: sheep,
  fields: field,
  mountains,
  sea: bigWave,
  council: greekTemple,
  "gold-field": goldMine,
  "swift-voyage": hotSpices,
  "better-trader": hotSpices,
  settler: farmer,
  crew: swordBrandish,
  fish: doubleFish,
  sack: hotSpices,
  "mission-lairs": pirateFlag,
  "mission-fish": doubleFish,
  "mission-spices": hotSpices,
  settlement: house,
  harbour: harborDock,
  road,
  ship: sailboat,
  "pirate-ship": pirateFlag,
};

export default signs;
