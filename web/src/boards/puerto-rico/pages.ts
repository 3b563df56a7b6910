// On a phone one part of the table is in sight at a time: the one that the phase is about.

import type { Stage } from "../../generated/puerto-rico/Stage";

export const PAGES = ["mine", "quay", "market", "row"] as const;
export type Page = (typeof PAGES)[number];

export function pageFor(stage: Stage, live: boolean): Page {
  if (stage === "build") return "market";
  if (stage === "sell") return live ? "mine" : "quay";
  if (typeof stage === "object") {
    if ("settle" in stage) return "row";
    if ("load" in stage) return "quay";
    if ("extra" in stage) return "quay";
  }
  return "mine";
}
