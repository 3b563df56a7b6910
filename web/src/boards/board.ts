// What a board is: a component that draws one game's view and lets legal targets be touched. The frame around it does the rest:
// prompt, list of actions, log, undo, words. A board holds no state of the game: it is drawn from its properties alone.

import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Happening, Offer, Play } from "../api/types";

/** A seat as a board shows it. */
export interface BoardSeat {
  /** Its number, from 1. */
  seat: number;
  /** The name of whoever sits there. */
  name: string;
  /** Its colour as CSS, `var(--seat-1)`; never the only sign. */
  colour: string;
  /** Is it asked something now? */
  awaited: boolean;
}

/** How things move: along their way, only lit up, or not at all. */
export type Motion = "travel" | "highlight" | "none";

export interface BoardProps<View = unknown> {
  /** The game's name in the registry. */
  game: string;
  /** All the viewer may know; its type is generated from the game's Rust `View`. */
  view: View;
  /** Who is awaited, what is asked (`prompt`), what is legal with its targets, what is near at hand but blocked. */
  play: Play;
  /** What happened since the view before this one, oldest first: what there is to animate. */
  happened: readonly Happening[];
  /** Everybody at the table, from the first seat on. */
  seats: readonly BoardSeat[];
  /** Through whose eyes: a seat's number, or null for an onlooker. */
  viewer: number | null;
  /** May the viewer act on this view? Not while looking back, while waiting for the server, or as an onlooker. */
  live: boolean;
  /** Does one of the legal offers. The frame asks for confirmation where that is wanted. */
  choose: (offer: Offer) => void;
  /** Says why something cannot be done, where the finger is: for a `blocked` entry that was touched. */
  refuse: (notation: string) => void;
  /**
   * `{@attach explain("port-royal-sailor")}` explains a thing on hover, focus and long press with the messages `X` and `X-help`, or
   * with another message where several things share their help.
   */
  explain: (id: string, help?: string) => Attachment<HTMLElement | SVGElement>;
  /** Offers under the pointer or focus in the list of actions: their targets should stand out. Null when there is none. */
  pointed: Offer | null;
  /** Tells the frame which offer is under the pointer on the board, so that the list can show it. */
  point: (offer: Offer | null) => void;
  motion: Motion;
  /** Optional aids (odds, forecasts) are wanted. */
  aids: boolean;
}

/** A board: a Svelte component with these properties. */
export type Board = Component<BoardProps>;

/** The offers that touch a target. */
export function offersAt(play: Play, target: string): Offer[] {
  return play.legal.filter((offer) => offer.targets.includes(target));
}
