// A small drawing for each thing that games without a board of their own speak of, by the id of its name.

import anchor from "icon:anchor";
import anvil from "icon:anvil";
import anvilImpact from "icon:anvil-impact";
import backpack from "icon:backpack";
import barn from "icon:barn";
import bigWave from "icon:big-wave";
import bookshelf from "icon:bookshelf";
import camel from "icon:camel";
import captainHatProfile from "icon:captain-hat-profile";
import cargoShip from "icon:cargo-ship";
import castle from "icon:castle";
import cellarBarrels from "icon:cellar-barrels";
import chessKnight from "icon:chess-knight";
import church from "icon:church";
import cigar from "icon:cigar";
import clayBrick from "icon:clay-brick";
import coffeeBeans from "icon:coffee-beans";
import coffeePot from "icon:coffee-pot";
import coins from "icon:coins";
import compass from "icon:compass";
import corn from "icon:corn";
import crossedSwords from "icon:crossed-swords";
import crown from "icon:crown";
import deathSkull from "icon:death-skull";
import discussion from "icon:discussion";
import doubleFish from "icon:double-fish";
import erlenmeyer from "icon:erlenmeyer";
import factory from "icon:factory";
import familyHouse from "icon:family-house";
import farmer from "icon:farmer";
import field from "icon:field";
import fishingBoat from "icon:fishing-boat";
import fishingHook from "icon:fishing-hook";
import flowers from "icon:flowers";
import forest from "icon:forest";
import forestCamp from "icon:forest-camp";
import gears from "icon:gears";
import goldMine from "icon:gold-mine";
import goldNuggets from "icon:gold-nuggets";
import goldStack from "icon:gold-stack";
import graduateCap from "icon:graduate-cap";
import greekTemple from "icon:greek-temple";
import hammerNails from "icon:hammer-nails";
import harborDock from "icon:harbor-dock";
import hills from "icon:hills";
import hoodedFigure from "icon:hooded-figure";
import hospitalCross from "icon:hospital-cross";
import hotSpices from "icon:hot-spices";
import house from "icon:house";
import hut from "icon:hut";
import hutsVillage from "icon:huts-village";
import island from "icon:island";
import knapsack from "icon:knapsack";
import lighthouse from "icon:lighthouse";
import lockedChest from "icon:locked-chest";
import log from "icon:log";
import lyre from "icon:lyre";
import meal from "icon:meal";
import minerals from "icon:minerals";
import mountains from "icon:mountains";
import oysterPearl from "icon:oyster-pearl";
import padlock from "icon:padlock";
import pirateFlag from "icon:pirate-flag";
import pointyHat from "icon:pointy-hat";
import quillInk from "icon:quill-ink";
import receiveMoney from "icon:receive-money";
import road from "icon:road";
import robberMask from "icon:robber-mask";
import roundTable from "icon:round-table";
import sailboat from "icon:sailboat";
import scales from "icon:scales";
import scrollUnfurled from "icon:scroll-unfurled";
import sheep from "icon:sheep";
import shipWreck from "icon:ship-wreck";
import shop from "icon:shop";
import spyglass from "icon:spyglass";
import stonePile from "icon:stone-pile";
import sugarCane from "icon:sugar-cane";
import swapBag from "icon:swap-bag";
import swordBrandish from "icon:sword-brandish";
import throneKing from "icon:throne-king";
import topHat from "icon:top-hat";
import treasureMap from "icon:treasure-map";
import twoCoins from "icon:two-coins";
import village from "icon:village";
import vineFlower from "icon:vine-flower";
import warehouse from "icon:warehouse";
import watchtower from "icon:watchtower";
import wheat from "icon:wheat";
import windmill from "icon:windmill";
import witchFace from "icon:witch-face";
import woodAxe from "icon:wood-axe";
import wool from "icon:wool";

const SIGNS: Record<string, Record<string, string>> = {
  "puerto-rico": {
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
  },
  dominion: {
    copper: twoCoins,
    silver: coins,
    gold: goldStack,
    estate: house,
    duchy: castle,
    province: crown,
    curse: deathSkull,
    adventurer: backpack,
    ambassador: discussion,
    bazaar: shop,
    bureaucrat: quillInk,
    caravan: camel,
    cellar: cellarBarrels,
    chancellor: scrollUnfurled,
    chapel: church,
    "council-room": roundTable,
    cutpurse: swapBag,
    embargo: padlock,
    explorer: spyglass,
    feast: meal,
    festival: lyre,
    "fishing-village": fishingBoat,
    gardens: flowers,
    "ghost-ship": shipWreck,
    haven: harborDock,
    island,
    laboratory: erlenmeyer,
    library: bookshelf,
    lighthouse,
    lookout: watchtower,
    market: shop,
    "merchant-ship": cargoShip,
    militia: crossedSwords,
    mine: goldMine,
    moat: castle,
    moneylender: receiveMoney,
    "native-village": hutsVillage,
    navigator: compass,
    outpost: forestCamp,
    "pearl-diver": oysterPearl,
    "pirate-ship": pirateFlag,
    remodel: hammerNails,
    salvager: fishingHook,
    "sea-hag": witchFace,
    smithy: anvil,
    smugglers: knapsack,
    spy: hoodedFigure,
    tactician: chessKnight,
    thief: robberMask,
    "throne-room": throneKing,
    "treasure-map": treasureMap,
    treasury: lockedChest,
    village,
    warehouse,
    wharf: anchor,
    witch: pointyHat,
    woodcutter: woodAxe,
    workshop: anvilImpact,
  },
  explorers: {
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
  },
};

/** The drawing of a thing: `puerto-rico-corn`, and its plantation's, too; none where there is none. */
export function signOf(thing: string): string | undefined {
  const game = Object.keys(SIGNS).find((name) => thing.startsWith(`${name}-`));
  if (game === undefined) return undefined;
  return SIGNS[game]?.[thing.slice(game.length + 1).replace(/-(short|plantation)$/, "")];
}
