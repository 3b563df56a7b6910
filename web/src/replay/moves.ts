// Moves of an analysis in words, with the familiar signs.

import type { AnalysedMove, Mistake } from "../api/types";
import { tell } from "../words/speech.svelte";

/** How annotated games mark what gave something away. */
export const SIGNS: Record<Mistake["grade"], string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };

/** "12. Anna: Turn over a card ??" */
export function moveInWords({ at, seat, message, mistake }: AnalysedMove, names: readonly string[]): string {
  const told = tell("analysis-move", { number: at, seat: { seat }, action: message }, names);
  // The sign never stands alone on a line.
  return mistake ? `${told}\u00a0${SIGNS[mistake.grade]}` : told;
}
