// Every card of Dominion played and every question answered on its board. Long: only with SOAK=1.

import { nothingSeen, playByBoard } from "../dominion.ts";
import { expect, hurry, openTable, test, watchErrors } from "../harbour.ts";

/** Smugglers ask only where the other has gained different cards in one turn: that lies on the table at the start, luck brings it too seldom. */
const SMUGGLING = { active: 1, seats: { 1: { hand: ["smugglers", "copper", "copper", "copper", "estate"] }, 2: { discard: ["silver", "market"], gained: ["silver", "market"] } } };

/** Kingdoms in which every card of Dominion appears, each with questions that its cards ask: all there are. */
const KINGDOMS: { cards: string[]; questions: string[]; rig?: Record<string, unknown> }[] = [
  {
    cards: ["cellar", "chapel", "moat", "village", "workshop", "militia", "remodel", "market", "mine", "smithy"],
    questions: ["react", "discard-to", "discard-to-draw", "trash-up-to", "gain", "trash-treasure", "trash-for-gain"],
  },
  {
    cards: ["adventurer", "bureaucrat", "chancellor", "council-room", "feast", "festival", "gardens", "laboratory", "library", "moneylender"],
    questions: ["put-victory", "discard-deck", "gain", "keep-drawn"],
  },
  {
    cards: ["spy", "thief", "throne-room", "witch", "woodcutter", "moat", "bazaar", "caravan", "cutpurse", "village"],
    questions: ["spied", "play-twice", "react"],
  },
  {
    cards: ["ambassador", "embargo", "explorer", "fishing-village", "ghost-ship", "haven", "island", "lighthouse", "market", "smugglers"],
    questions: ["present", "return", "embargo", "explore", "put-back-to", "set-aside", "exile", "smuggle", "start-of-turn"],
    rig: SMUGGLING,
  },
  {
    cards: ["lookout", "merchant-ship", "native-village", "navigator", "outpost", "pearl-diver", "pirate-ship", "salvager", "festival", "sea-hag"],
    questions: ["lookout-trash", "lookout-discard", "native-village", "navigate", "put-in-order", "pearl-dive", "pirate-ship", "trash-for-coins"],
  },
  {
    cards: ["tactician", "treasure-map", "treasury", "warehouse", "wharf", "caravan", "woodcutter", "fishing-village", "sea-hag", "chapel"],
    questions: ["treasuries", "discard-to"],
  },
  // Thieves choose only between different Treasures: decks of little else.
  { cards: ["thief"], questions: ["plunder", "keep-stolen"] },
];

/** Gardens lie in the hand to the end; everything else is played. */
const NEVER_PLAYED = ["gardens"];

for (const { cards, questions, rig } of KINGDOMS) {
  test(`every card and every question on the board: ${cards.join(", ")}`, async ({ page, harbour, seed }) => {
    test.setTimeout(3_600_000);
    const errors = watchErrors(page);
    await hurry(page, { list: false });
    const seen = nothingSeen();
    const missing = () => [...cards.filter((card) => !NEVER_PLAYED.includes(card) && !seen.played.has(card)), ...questions.filter((question) => !seen.asked.has(question))];
    // One shuffle may not bring everything together: the next is dealt from the next seed.
    for (let games = 0; games < 3 && missing().length > 0; games += 1) {
      seen.bought.clear();
      const opening = rig ? { rig } : { seed: (BigInt(`0x${seed}`) + BigInt(games)).toString(16) };
      await openTable(page, harbour, "dominion", { setup: { kingdom: "chosen", cards, round_limit: 40 }, here: 2, ...opening });
      expect(await playByBoard(page, "mouse", seen, 5000, () => missing().length === 0)).toBe(true);
      process.stdout.write(`${cards.join(", ")}: game ${games + 1}, ${seen.decisions} decisions, not yet seen: ${missing().join(", ") || "nothing"}\n`);
    }
    test.info().annotations.push({ type: "seen", description: JSON.stringify({ ...seen, played: [...seen.played], asked: [...seen.asked], bought: [...seen.bought], hidden: [...seen.hidden] }) });
    expect(missing(), "never played or asked").toEqual([]);
    expect(seen.inSight / seen.decisions, `out of sight: ${[...seen.hidden].join(", ")}`).toBeGreaterThanOrEqual(0.95);
    expect(errors).toEqual([]);
  });
}
