// Ids of what the board says, where which one depends on something.

export const PAGE_NAMES = {
  hand: "browser-explorers-page-hand",
  build: "browser-explorers-page-build",
  trade: "browser-explorers-page-trade",
  ships: "browser-explorers-page-ships",
} as const;

/** The pieces of the rack, in as few letters as can be. */
export const PIECE_NAMES = {
  road: "browser-explorers-piece-road",
  settlement: "browser-explorers-piece-settlement",
  harbour: "browser-explorers-piece-harbour",
  ship: "browser-explorers-piece-ship",
  settler: "browser-explorers-piece-settler",
  crew: "browser-explorers-piece-crew",
} as const;

export const MISSION_NAMES: Readonly<Record<string, string>> = {
  lairs: "browser-explorers-mission-lairs",
  fish: "browser-explorers-mission-fish",
  spices: "browser-explorers-mission-spices",
};

export const ANSWERS = {
  "not-asked": "browser-explorers-answer-not-asked",
  awaited: "browser-explorers-answer-awaited",
  accepted: "browser-explorers-answer-accepted",
  declined: "browser-explorers-answer-declined",
  countered: "browser-explorers-answer-countered",
} as const;

export const SIDES = {
  give: { name: "browser-explorers-give", more: "browser-explorers-give-more" },
  want: { name: "browser-explorers-want", more: "browser-explorers-want-more" },
} as const;

/** Offers whose place is in sight on the board: said without its name. */
export const WITHOUT_PLACE: Readonly<Record<string, string>> = {
  "explorers-do-catch": "browser-explorers-do-catch",
  "explorers-do-crew": "browser-explorers-do-crew",
  "explorers-do-crew-aboard": "browser-explorers-do-crew-aboard",
  "explorers-do-deliver": "browser-explorers-do-deliver",
  "explorers-do-exchange": "browser-explorers-do-exchange",
  "explorers-do-exchange-one": "browser-explorers-do-exchange-one",
  "explorers-do-fetch": "browser-explorers-do-fetch",
  "explorers-do-found": "browser-explorers-do-found",
  "explorers-do-harbour": "browser-explorers-do-harbour",
  "explorers-do-land-lair": "browser-explorers-do-land-lair",
  "explorers-do-land-village": "browser-explorers-do-land-village",
  "explorers-do-load": "browser-explorers-do-load",
  "explorers-do-pirate": "browser-explorers-do-pirate",
  "explorers-do-place-harbour": "browser-explorers-do-place-harbour",
  "explorers-do-place-road": "browser-explorers-do-place-road",
  "explorers-do-place-settlement": "browser-explorers-do-place-settlement",
  "explorers-do-place-ship": "browser-explorers-do-place-ship",
  "explorers-do-rebuild-ship": "browser-explorers-do-rebuild-ship",
  "explorers-do-road": "browser-explorers-do-road",
  "explorers-do-settlement": "browser-explorers-do-settlement",
  "explorers-do-settler": "browser-explorers-do-settler",
  "explorers-do-settler-aboard": "browser-explorers-do-settler-aboard",
  "explorers-do-ship": "browser-explorers-do-ship",
  "explorers-do-throw": "browser-explorers-do-throw",
  "explorers-do-throw-overboard": "browser-explorers-do-throw-overboard",
  "explorers-do-unload": "browser-explorers-do-unload",
};
