// A practice table that begins in the middle of a recorded game.

import type { AnalysedMove, Replayed, SeatTerms } from "../api/types";
import { openTable } from "../lobby/open";
import { playedBefore, rigOf } from "./record";

/** Who plays the other seats. */
const LEVEL = "captain";

/** Can the same cards be dealt again? */
export function canPlayOn(record: string, { seed }: Replayed): boolean {
  return seed !== null || rigOf(record) !== null;
}

/** Opens a table just before the move, at the seat that made it, and returns its id. */
export function playOnFrom(record: string, { game, setup, seats, seed }: Replayed, { at, seat }: AnalysedMove): Promise<string> {
  const rig = rigOf(record);
  const begun = rig === null ? { seed: seed ?? "" } : { rig };
  const everyone = Array.from({ length: seats }, (_, index): SeatTerms => (index + 1 === seat ? { is: "open" } : { is: "bot", bot: LEVEL }));
  return openTable(game, { setup, ...begun, played: playedBefore(record, at), seats: everyone, automatic: false }, { start: true });
}
