// The picture on each card, put together from the icon set: where it happens, and what is seen there. Every drawing is placed on a
// field of 100 by 70 by its middle and its size; the first is the one that is recognised when the card is small.

import anchor from "icon:anchor";
import anvil from "icon:anvil";
import axeInStump from "icon:axe-in-stump";
import backpack from "icon:backpack";
import bookPile from "icon:book-pile";
import bookshelf from "icon:bookshelf";
import bridge from "icon:drawbridge";
import brokenShield from "icon:cracked-shield";
import bubblingFlask from "icon:bubbling-flask";
import camel from "icon:camel";
import candles from "icon:candles";
import captain from "icon:captain-hat-profile";
import caravel from "icon:caravel";
import cargoCrane from "icon:cargo-crane";
import castle from "icon:castle";
import cauldron from "icon:cauldron";
import cellarBarrels from "icon:cellar-barrels";
import chessKnight from "icon:chess-knight";
import chessPawn from "icon:chess-pawn";
import church from "icon:church";
import cloakDagger from "icon:cloak-dagger";
import coins from "icon:coins";
import coinsPile from "icon:coins-pile";
import compass from "icon:compass";
import crossedChains from "icon:crossed-chains";
import crossedSwords from "icon:crossed-swords";
import crown from "icon:crown";
import deathSkull from "icon:death-skull";
import divingHelmet from "icon:diving-helmet";
import drama from "icon:drama-masks";
import drum from "icon:drum";
import erlenmeyer from "icon:erlenmeyer";
import fire from "icon:small-fire";
import fishingBoat from "icon:fishing-boat";
import flowers from "icon:flowers";
import forestCamp from "icon:forest-camp";
import fruitTree from "icon:fruit-tree";
import galleon from "icon:galleon";
import ghost from "icon:ghost";
import goldBar from "icon:gold-bar";
import goldMine from "icon:gold-mine";
import goldStack from "icon:gold-stack";
import hammerNails from "icon:hammer-nails";
import harborDock from "icon:harbor-dock";
import hills from "icon:hills";
import hood from "icon:hooded-figure";
import house from "icon:house";
import hut from "icon:hut";
import hutsVillage from "icon:huts-village";
import imperialCrown from "icon:imperial-crown";
import island from "icon:island";
import lighthouse from "icon:lighthouse";
import lockedChest from "icon:locked-chest";
import lyre from "icon:lyre";
import meal from "icon:meal";
import medievalVillage from "icon:medieval-village-01";
import mineWagon from "icon:mine-wagon";
import moon from "icon:moon";
import openChest from "icon:open-treasure-chest";
import oysterPearl from "icon:oyster-pearl";
import padlock from "icon:padlock";
import palmTree from "icon:palm-tree";
import pineTree from "icon:pine-tree";
import pirateFlag from "icon:pirate-flag";
import pointyHat from "icon:pointy-hat";
import purse from "icon:shiny-purse";
import quillInk from "icon:quill-ink";
import receiveMoney from "icon:receive-money";
import robberHand from "icon:robber-hand";
import robberMask from "icon:robber-mask";
import roundTable from "icon:round-table";
import saw from "icon:hand-saw";
import scales from "icon:scales";
import scroll from "icon:scroll-unfurled";
import shakingHands from "icon:shaking-hands";
import shipWheel from "icon:ship-wheel";
import shipWreck from "icon:ship-wreck";
import shop from "icon:shop";
import tentacle from "icon:tentacle-strike";
import spyglass from "icon:spyglass";
import star from "icon:polar-star";
import stoneTower from "icon:stone-tower";
import telescope from "icon:telescope";
import throne from "icon:throne-king";
import tiedScroll from "icon:tied-scroll";
import treasureMap from "icon:treasure-map";
import village from "icon:village";
import warehouse from "icon:warehouse";
import watchtower from "icon:watchtower";
import waxSeal from "icon:wax-seal";
import witchFace from "icon:witch-face";
import woodAxe from "icon:wood-axe";
import woodenCrate from "icon:wooden-crate";

/** Where it happens: what is drawn behind. */
export type Ground = "land" | "sea" | "hall" | "night";

/** A drawing, the middle of where it stands, how large it is, and how faint, from 0 to 1; a negative size is mirrored. */
export type Drawn = readonly [icon: string, x: number, y: number, size: number, strength?: number];

export interface Picture {
  ground: Ground;
  drawn: readonly Drawn[];
}

const on =
  (ground: Ground) =>
  (...drawn: Drawn[]): Picture => ({ ground, drawn });
const land = on("land");
const sea = on("sea");
const hall = on("hall");
const night = on("night");

const PICTURES: Record<string, Picture> = {
  copper: hall([coins, 50, 37, 46]),
  silver: hall([coinsPile, 50, 37, 50]),
  gold: hall([goldStack, 50, 36, 54]),
  estate: land([house, 48, 36, 46], [pineTree, 82, 42, 28, 0.5], [pineTree, 14, 44, 24, 0.4]),
  duchy: land([castle, 50, 34, 52], [hills, 82, 50, 32, 0.4], [hills, 16, 52, 28, 0.35]),
  province: land([imperialCrown, 50, 24, 32], [castle, 50, 50, 30, 0.75], [medievalVillage, 20, 52, 26, 0.5], [medievalVillage, 80, 52, -26, 0.5]),
  curse: night([deathSkull, 50, 36, 48], [moon, 84, 18, 18, 0.5]),

  adventurer: land([backpack, 38, 38, 46], [goldBar, 76, 48, 26, 0.7], [hills, 82, 22, 26, 0.35]),
  bureaucrat: hall([quillInk, 40, 36, 46], [coinsPile, 76, 48, 28, 0.7], [waxSeal, 80, 18, 18, 0.5]),
  cellar: hall([cellarBarrels, 50, 38, 54], [candles, 86, 20, 20, 0.55]),
  chancellor: hall([scroll, 44, 36, 50], [waxSeal, 80, 46, 26, 0.7]),
  chapel: night([church, 46, 36, 52], [candles, 84, 50, 24, 0.6]),
  "council-room": hall([roundTable, 50, 42, 52], [crown, 50, 14, 20, 0.7]),
  feast: hall([meal, 50, 38, 52], [candles, 88, 22, 20, 0.5]),
  festival: land([lyre, 38, 36, 44], [drum, 74, 46, 34, 0.75], [drama, 78, 16, 22, 0.5]),
  gardens: land([flowers, 40, 38, 48], [fruitTree, 80, 34, 40, 0.55]),
  laboratory: night([erlenmeyer, 42, 36, 48], [bubblingFlask, 78, 44, 32, 0.65]),
  library: hall([bookshelf, 44, 36, 52], [bookPile, 84, 50, 26, 0.6]),
  market: land([shop, 46, 36, 50], [scales, 84, 42, 28, 0.6]),
  militia: land([crossedSwords, 50, 34, 50], [brokenShield, 50, 50, 24, 0.45]),
  mine: night([mineWagon, 46, 40, 48], [goldMine, 82, 24, 28, 0.55]),
  moat: sea([bridge, 50, 34, 54]),
  moneylender: hall([receiveMoney, 48, 36, 50], [scales, 84, 22, 24, 0.5]),
  remodel: land([hammerNails, 40, 36, 46], [house, 80, 44, 32, 0.55]),
  smithy: night([anvil, 46, 42, 50], [fire, 80, 24, 30, 0.7]),
  spy: night([hood, 46, 36, 52], [spyglass, 82, 46, 26, 0.6]),
  thief: night([robberMask, 46, 28, 44], [robberHand, 74, 50, 32, 0.65]),
  "throne-room": hall([throne, 50, 35, 56], [crown, 85, 18, 20, 0.5], [crown, 15, 18, 20, 0.5]),
  village: land([village, 50, 38, 56], [hills, 88, 20, 24, 0.3]),
  witch: night([pointyHat, 38, 28, 42], [cauldron, 72, 46, 38, 0.75]),
  woodcutter: land([axeInStump, 42, 40, 48], [pineTree, 82, 34, 40, 0.5], [woodAxe, 14, 20, 20, 0.35]),
  workshop: hall([saw, 44, 36, 48], [hammerNails, 82, 46, 28, 0.6]),

  ambassador: sea([shakingHands, 44, 38, 50], [tiedScroll, 82, 22, 26, 0.65]),
  bazaar: land([shop, 34, 38, 40], [palmTree, 80, 32, 42, 0.6], [purse, 58, 54, 20, 0.7]),
  caravan: land([camel, 44, 38, 50], [camel, 82, 46, 28, 0.5], [palmTree, 12, 36, 26, 0.35]),
  cutpurse: night([purse, 42, 38, 44], [cloakDagger, 78, 34, 36, 0.65]),
  embargo: sea([padlock, 50, 34, 38], [crossedChains, 50, 36, 58, 0.4]),
  explorer: land([telescope, 40, 36, 46], [hills, 80, 48, 36, 0.45], [goldBar, 82, 18, 20, 0.6]),
  "fishing-village": sea([fishingBoat, 42, 38, 48], [hut, 82, 30, 30, 0.6]),
  "ghost-ship": night([ghost, 70, 26, 34], [shipWreck, 38, 42, 48, 0.85]),
  haven: sea([harborDock, 48, 38, 52], [anchor, 86, 18, 20, 0.5]),
  island: sea([island, 50, 34, 56]),
  lighthouse: night([lighthouse, 50, 34, 56], [star, 84, 16, 14, 0.5]),
  lookout: sea([watchtower, 40, 36, 52], [spyglass, 78, 28, 30, 0.65]),
  "merchant-ship": sea([galleon, 46, 36, 52], [woodenCrate, 86, 50, 22, 0.6]),
  "native-village": land([hutsVillage, 46, 38, 54], [palmTree, 88, 32, 34, 0.5]),
  navigator: sea([compass, 40, 36, 46], [shipWheel, 80, 42, 32, 0.6]),
  outpost: land([forestCamp, 44, 40, 50], [stoneTower, 84, 32, 34, 0.55]),
  "pearl-diver": sea([oysterPearl, 38, 42, 42], [divingHelmet, 76, 32, 38, 0.7]),
  "pirate-ship": sea([caravel, 40, 38, 48], [pirateFlag, 78, 24, 34, 0.75]),
  salvager: sea([cargoCrane, 44, 36, 50], [shipWreck, 80, 50, 30, 0.5]),
  "sea-hag": night([witchFace, 44, 34, 48], [tentacle, 82, 42, 36, 0.55]),
  smugglers: night([lockedChest, 38, 44, 38], [hood, 74, 34, 42, 0.7]),
  tactician: hall([chessKnight, 42, 34, 50], [chessPawn, 76, 46, 28, 0.6], [captain, 84, 18, 20, 0.45]),
  "treasure-map": land([treasureMap, 44, 36, 50], [openChest, 82, 48, 30, 0.6]),
  treasury: hall([openChest, 44, 38, 50], [coinsPile, 82, 50, 26, 0.65]),
  warehouse: hall([warehouse, 48, 36, 54], [woodenCrate, 86, 52, 22, 0.55]),
  wharf: sea([anchor, 38, 36, 44], [cargoCrane, 76, 36, 42, 0.6]),
};

const UNKNOWN: Picture = hall([waxSeal, 50, 35, 44]);

export function pictureOf(card: string): Picture {
  return PICTURES[card] ?? UNKNOWN;
}
