// On a phone one part of the table is in sight at a time: the one that the phase is about. While a role is chosen that is what each would
// bring everybody. It needs no tab: to turn away from a page is to come back to the phase's own.

import type { Stage } from "../../generated/puerto-rico/Stage";

export const PAGES = ["mine", "row", "market", "quay"] as const;
export type Page = (typeof PAGES)[number];

/** The page of a phase. Whoever wants no aids looks at the own board while choosing. */
export function pageFor(stage: Stage, aids: boolean): Page | "outlook" {
  if (stage === "choose" && aids) return "outlook";
  if (stage === "build") return "market";
  if (stage === "sell") return "quay";
  if (typeof stage === "object") {
    if ("settle" in stage) return "row";
    if ("load" in stage || "bonus" in stage || "store" in stage || "extra" in stage) return "quay";
  }
  return "mine";
}
