// What was tried in vain, as a sentence.

import type { ShownRefusal } from "../api/types";
import { tell } from "../words/speech.svelte";

export function refusedSentence({ seat, action, why }: ShownRefusal, names: readonly string[]): string {
  if (action) return tell("browser-example-refused", { seat: { seat }, action, why }, names);
  return tell("browser-example-refused-plain", { seat: { seat }, why }, names);
}
