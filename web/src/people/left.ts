// Whoever has deleted their account has no name any more.

import { tell } from "../words/speech.svelte";

/** What stands for their name in records and campaigns. */
const WHO_LEFT = "–";

/** A name as a record or a campaign holds it, as it is shown. */
export function nameOrLeft(name: string): string {
  return name === WHO_LEFT ? tell("server-somebody") : name;
}
