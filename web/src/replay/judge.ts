// What a tried move is worth, by what the analysis found.

import type { AnalysedMove, Mistake } from "../api/types";

export interface Judgement {
  verdict: "best" | "better" | "played" | "worse" | "unknown";
  /** The chance to win it promised; 0 where it is unknown. */
  percent: number;
}

/** What promises so few percentage points less is as good, for all that imagined games can tell. */
const AS_GOOD = 2;

/** Judges what was tried in place of a move. Of several picks sent together the best counts: their order is the board's own. */
export function judge({ notation, mistake }: Pick<AnalysedMove, "notation"> & { mistake: Mistake }, notations: readonly string[]): Judgement {
  // The best comes first.
  const found = mistake.tried.find((one) => notations.includes(one.notation));
  if (!found) return { verdict: "unknown", percent: 0 };
  const { promised, left } = mistake.better;
  const { percent } = found;
  if (found.notation === mistake.better.notation || percent >= promised - AS_GOOD) return { verdict: "best", percent };
  if (found.notation === notation) return { verdict: "played", percent };
  return { verdict: percent > left ? "better" : "worse", percent };
}
