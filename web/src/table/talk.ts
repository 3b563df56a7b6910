// What is talk among all that happens at a table, and who talks.

import type { Happening } from "../api/types";

const ABOUT_TALK = ["server-was-muted", "server-was-unmuted"];

/** Is it said by somebody, or about who may speak? */
export function isTalk({ speaker, message }: Happening): boolean {
  return speaker !== undefined || ABOUT_TALK.includes(message.id);
}

/** Under which names people have spoken, by their ids. */
export function speakers(log: readonly Happening[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { speaker, message } of log) {
    const name = message.args?.find(([name]) => name === "name")?.[1];
    if (speaker !== undefined && name && "text" in name) names.set(speaker, name.text);
  }
  return names;
}
