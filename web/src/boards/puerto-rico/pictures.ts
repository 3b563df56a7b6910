// A drawing for everything that lies on the table.

import catalogue from "../../generated/puerto-rico/catalogue.json";
import type { Catalogue } from "../../generated/puerto-rico/Catalogue";
import anchor from "icon:anchor";
import barn from "icon:barn";
import captain from "icon:captain-hat-profile";
import castle from "icon:castle";
import cigar from "icon:cigar";
import coffeeBeans from "icon:coffee-beans";
import coffeePot from "icon:coffee-pot";
import corn from "icon:corn";
import factory from "icon:factory";
import familyHouse from "icon:family-house";
import farmer from "icon:farmer";
import gears from "icon:gears";
import goldNuggets from "icon:gold-nuggets";
import graduateCap from "icon:graduate-cap";
import greekTemple from "icon:greek-temple";
import hammerNails from "icon:hammer-nails";
import harborDock from "icon:harbor-dock";
import hospital from "icon:hospital-cross";
import hut from "icon:hut";
import plow from "icon:plow";
import quillInk from "icon:quill-ink";
import scales from "icon:scales";
import scroll from "icon:scroll-unfurled";
import shop from "icon:shop";
import stonePile from "icon:stone-pile";
import sugarCane from "icon:sugar-cane";
import topHat from "icon:top-hat";
import vineFlower from "icon:vine-flower";
import warehouse from "icon:warehouse";
import windmill from "icon:windmill";

/** The goods, from the cheapest up: the order of every shelf. */
export const GOODS = ["corn", "indigo", "sugar", "tobacco", "coffee"] as const;
/** The role cards, in the order in which a round is usually explained. */
export const ROLES = ["settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector", "second-prospector"] as const;
/** The kinds of tiles on an island. */
export const TILES = [...GOODS, "quarry"] as const;

export const PICTURES: Record<string, string> = {
  corn,
  indigo: vineFlower,
  sugar: sugarCane,
  tobacco: cigar,
  coffee: coffeeBeans,
  quarry: stonePile,
  settler: farmer,
  mayor: topHat,
  builder: hammerNails,
  craftsman: gears,
  trader: scales,
  captain,
  prospector: goldNuggets,
  "second-prospector": goldNuggets,
  "small-indigo-plant": vineFlower,
  "indigo-plant": vineFlower,
  "small-sugar-mill": windmill,
  "sugar-mill": windmill,
  "tobacco-storage": cigar,
  "coffee-roaster": coffeePot,
  "small-market": shop,
  "large-market": shop,
  hacienda: barn,
  "construction-hut": hut,
  "small-warehouse": warehouse,
  "large-warehouse": warehouse,
  hospice: hospital,
  office: quillInk,
  factory,
  university: graduateCap,
  harbor: harborDock,
  wharf: anchor,
  "guild-hall": hammerNails,
  residence: familyHouse,
  fortress: castle,
  "customs-house": scroll,
  "city-hall": greekTemple,
};

/** The buildings: first those that process goods, from the cheapest good up, then the violet ones. */
export const BUILDINGS = Object.keys(PICTURES).filter(isBuilding);

/** What stands for the parts of the table where only one is in sight. */
export const PAGE_PICTURES = { mine: familyHouse, row: plow, market: hammerNails, quay: anchor } as const;

/** Is it one of the buildings, and not a role, a good or a tile? */
export function isBuilding(thing: string): boolean {
  return thing in (catalogue as Catalogue).buildings;
}

/** The message that names a tile. */
export function tileName(tile: string): string {
  return tile === "quarry" ? "puerto-rico-quarry" : `puerto-rico-${tile}-plantation`;
}
