// Games whose sheet holds a drawing in letters that we draw properly: `drawing.ts` in the game's folder.

import type { Component } from "svelte";
import type { BoardProps } from "../board";

/** A drawing in place of one in letters; `label` is what it is called aloud. */
export type Drawing = Component<Pick<BoardProps, "view" | "play" | "seats" | "live" | "choose" | "explain" | "pointed" | "point"> & { label: string }>;

const DRAWINGS = import.meta.glob<{ default: Drawing }>("../*/drawing.ts");

/** The drawing of a game, loaded when it is first needed; none where letters must do. */
export async function drawingOf(game: string): Promise<Drawing | null> {
  const load = DRAWINGS[`../${game}/drawing.ts`];
  return load ? (await load()).default : null;
}
