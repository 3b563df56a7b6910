// The lists of the lobby: my tables with whose turn it is, and others' to join or watch.

import { get } from "../api/http";
import type { Listed, News } from "../api/types";

/** A table of mine, and whether I am awaited there. */
export interface Mine extends Listed {
  myTurn: boolean;
}

/** Of so many tables we ask whose turn it is; the list is the latest first. */
const LOOKED_INTO = 12;

export async function myTables(): Promise<Mine[]> {
  const listed = await get<Listed[]>("/api/tables?list=mine");
  const unfinished = listed.filter((table) => table.phase !== "over").slice(0, LOOKED_INTO);
  const mine = await Promise.all(unfinished.map(async (table) => ({ ...table, myTurn: await amAwaited(table) })));
  return mine.sort((one, other) => Number(other.myTurn) - Number(one.myTurn));
}

export async function finishedTables(): Promise<Listed[]> {
  const listed = await get<Listed[]>("/api/tables?list=mine");
  return listed.filter((table) => table.phase === "over").slice(0, LOOKED_INTO);
}

export function publicTables(list: "open" | "running"): Promise<Listed[]> {
  return get<Listed[]>(`/api/tables?list=${list}`);
}

async function amAwaited({ id, phase }: Listed): Promise<boolean> {
  if (phase !== "running") return false;
  // Nothing that happened need be told: only how things stand.
  const { table } = await get<News>(`/api/tables/${id}?after=${Number.MAX_SAFE_INTEGER}`);
  return table.viewer !== null && (table.play?.awaited.includes(table.viewer) ?? false);
}
