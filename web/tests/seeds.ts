// Where the deals of the browser tests come from. Every test is dealt the same in every run; those that hold for any deal ask for the
// fixture `seed`, which `SEED` sets: `SEED=fresh` draws a new one for each test, `SEED=<hex>` plays that deal again.

import { randomBytes } from "node:crypto";

export const FIXED_SEED = "2a";

export function wantedSeed(): string {
  const wanted = process.env["SEED"] ?? "";
  if (wanted === "") return FIXED_SEED;
  return wanted === "fresh" ? randomBytes(8).toString("hex") : wanted;
}

/** Kinds of tests that run only when one of these is set. */
const KINDS = ["ALARM", "SOAK", "TIMES"];

/** The command that plays a test again with the same deal. */
export function howToRepeat(titlePath: readonly string[], seed: string): string {
  const kinds = KINDS.filter((kind) => process.env[kind]).map((kind) => `${kind}=1 `);
  // Dots stand for what a shell or a pattern would read as something else.
  const title = titlePath.join(" ").replaceAll(/[^\w ,:/×-]/g, ".");
  return `Dealt from seed ${seed}. To repeat it: make browser ${kinds.join("")}SEED=${seed} ONLY="${title}"`;
}
