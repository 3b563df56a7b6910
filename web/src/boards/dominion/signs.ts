// A small drawing for each thing the game speaks of, by the id of its name without the game's own.

import anchor from "icon:anchor";
import anvil from "icon:anvil";
import anvilImpact from "icon:anvil-impact";
import backpack from "icon:backpack";
import bookshelf from "icon:bookshelf";
import camel from "icon:camel";
import cargoShip from "icon:cargo-ship";
import castle from "icon:castle";
import cellarBarrels from "icon:cellar-barrels";
import chessKnight from "icon:chess-knight";
import church from "icon:church";
import coins from "icon:coins";
import compass from "icon:compass";
import crossedSwords from "icon:crossed-swords";
import crown from "icon:crown";
import deathSkull from "icon:death-skull";
import discussion from "icon:discussion";
import erlenmeyer from "icon:erlenmeyer";
import fishingBoat from "icon:fishing-boat";
import fishingHook from "icon:fishing-hook";
import flowers from "icon:flowers";
import forestCamp from "icon:forest-camp";
import goldMine from "icon:gold-mine";
import goldStack from "icon:gold-stack";
import hammerNails from "icon:hammer-nails";
import harborDock from "icon:harbor-dock";
import hoodedFigure from "icon:hooded-figure";
import house from "icon:house";
import hutsVillage from "icon:huts-village";
import island from "icon:island";
import knapsack from "icon:knapsack";
import lighthouse from "icon:lighthouse";
import lockedChest from "icon:locked-chest";
import lyre from "icon:lyre";
import meal from "icon:meal";
import oysterPearl from "icon:oyster-pearl";
import padlock from "icon:padlock";
import pirateFlag from "icon:pirate-flag";
import pointyHat from "icon:pointy-hat";
import quillInk from "icon:quill-ink";
import receiveMoney from "icon:receive-money";
import robberMask from "icon:robber-mask";
import roundTable from "icon:round-table";
import scrollUnfurled from "icon:scroll-unfurled";
import shipWreck from "icon:ship-wreck";
import shop from "icon:shop";
import spyglass from "icon:spyglass";
import swapBag from "icon:swap-bag";
import throneKing from "icon:throne-king";
import treasureMap from "icon:treasure-map";
import twoCoins from "icon:two-coins";
import village from "icon:village";
import warehouse from "icon:warehouse";
import watchtower from "icon:watchtower";
import witchFace from "icon:witch-face";
import woodAxe from "icon:wood-axe";

const signs: Record<string, string> = {
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
};

export default signs;
