// A small drawing for each thing the game speaks of, by the id of its name without the game's own.

import anchor from "icon:anchor";
import barn from "icon:barn";
import captainHatProfile from "icon:captain-hat-profile";
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
import hospitalCross from "icon:hospital-cross";
import hut from "icon:hut";
import quillInk from "icon:quill-ink";
import scales from "icon:scales";
import scrollUnfurled from "icon:scroll-unfurled";
import shop from "icon:shop";
import stonePile from "icon:stone-pile";
import sugarCane from "icon:sugar-cane";
import topHat from "icon:top-hat";
import vineFlower from "icon:vine-flower";
import warehouse from "icon:warehouse";
import windmill from "icon:windmill";

const signs: Record<string, string> = {
  corn,
  "corn-plantation": corn,
  indigo: vineFlower,
  "indigo-plantation": vineFlower,
  sugar: sugarCane,
  "sugar-plantation": sugarCane,
  tobacco: cigar,
  "tobacco-plantation": cigar,
  coffee: coffeeBeans,
  "coffee-plantation": coffeeBeans,
  quarry: stonePile,
  settler: farmer,
  mayor: topHat,
  builder: hammerNails,
  craftsman: gears,
  trader: scales,
  captain: captainHatProfile,
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
  hospice: hospitalCross,
  office: quillInk,
  factory,
  university: graduateCap,
  harbor: harborDock,
  wharf: anchor,
  "guild-hall": hammerNails,
  residence: familyHouse,
  fortress: castle,
  "customs-house": scrollUnfurled,
  "city-hall": greekTemple,
};

export default signs;
