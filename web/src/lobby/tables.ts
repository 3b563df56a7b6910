// What lists say of tables.

import binoculars from "icon:binoculars";
import hourglass from "icon:hourglass";
import sailboat from "icon:sailboat";
import { get } from "../api/http";
import type { Listed, Mine } from "../api/types";
import { tell } from "../words/speech.svelte";

/** A word about a table, with a sign; marked where it waits for me. */
export interface Note {
  icon: string;
  words: string;
  marked: boolean;
}

export function noteOnMine(table: Listed): Note {
  const { phase, awaits_me: marked } = table as Mine;
  const words = tell(phase === "open" ? "browser-not-begun" : marked ? "browser-your-turn" : "browser-others-turn");
  return { icon: marked ? sailboat : hourglass, words, marked };
}

export function noteOnOpen({ open_seats: open, seats }: Listed): Note {
  return { icon: sailboat, words: tell("browser-seats-open", { open, seats }), marked: false };
}

export function noteOnRunning({ seats }: Listed): Note {
  return { icon: binoculars, words: tell("browser-seats", { seats }), marked: false };
}

/** How many finished games are listed, the latest first. */
const FINISHED = 12;

export async function finishedTables(): Promise<Listed[]> {
  const listed = await get<Listed[]>("/api/tables?list=mine");
  return listed.filter((table) => table.phase === "over").slice(0, FINISHED);
}
