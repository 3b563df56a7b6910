// What the text of a record tells about itself; everything else the server reads.

/** The entries, one a line ("1: hire sailor 3/1", "2: undo"), from the first on. */
function entriesOf(record: string): string[] {
  const lines = record.split(/\r?\n/);
  return lines.slice(lines.indexOf("") + 1).filter((line) => line !== "");
}

/** What was played before an entry, counted from 1. Undo is an entry like any other. */
export function playedBefore(record: string, at: number): string[] {
  return entriesOf(record).slice(0, at - 1);
}

/** What was laid out by hand, where the game did not begin with a seed. */
export function rigOf(record: string): Record<string, unknown> | null {
  const rig = /^rig: (.+)$/m.exec(record)?.[1];
  return rig === undefined ? null : (JSON.parse(rig) as Record<string, unknown>);
}

/** Does it say how the game ended? */
export function isPlayedOut(record: string): boolean {
  return /^final: /m.test(record);
}
