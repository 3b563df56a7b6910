// What a board is: a component that draws one game's view and lets legal targets be touched. The frame around it does the rest:
// prompt, whatever the board does not claim, log, undo, words. A board holds no state of the game: it is drawn from its properties
// alone. What it may hold is a draft: picks that are sent together.

import type { Component, Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Blocked, Happening, Message, Offer, Play } from "../api/types";
import type { Sound } from "../table/sounds";

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

/** Where a finger or pointer was, in pixels of the window. */
export interface Point {
  x: number;
  y: number;
}

/** What an offer looks like while a move is examined: the one that was played, or a better one. */
export interface Mark {
  kind: "played" | "better";
  targets: readonly string[];
}

/** How a target is marked (`data-mark`); both where the two moves touch the same thing. */
export function markOf(marks: readonly Mark[], target: string): Mark["kind"] | "both" | undefined {
  const [first, ...more] = marks.filter(({ targets }) => targets.includes(target));
  return more.length > 0 ? "both" : first?.kind;
}

export interface BoardProps<View = unknown> {
  /** The game's name in the registry. */
  game: string;
  /** All the viewer may know; its type is generated from the game's Rust `View`. */
  view: View;
  /** Who is awaited, what is asked (`prompt`), what is legal with its targets, what is near at hand but blocked, everybody's points. */
  play: Play;
  /** The act that led to this view, oldest happening first: what there is to animate. */
  happened: readonly Happening[];
  /** All that was told up to this view, oldest first: for what only the story tells, such as what was rolled so far. */
  log: readonly Happening[];
  /** Everybody at the table, from the first seat on. */
  seats: readonly BoardSeat[];
  /** Through whose eyes: a seat's number, or null for an onlooker. */
  viewer: number | null;
  /** May the viewer act on this view? Not while looking back, while waiting for the server, or as an onlooker. */
  live: boolean;
  /** Tells the frame, in an `$effect`, which of the legal offers can be chosen on the board. The prompt bar shows the rest. */
  claim: (offers: readonly Offer[]) => void;
  /** Does one of the legal offers. The frame asks for confirmation where that is wanted. */
  choose: (offer: Offer) => void;
  /** Does a draft of several picks, in this order, as one request: all of it, or nothing. */
  send: (notations: readonly string[]) => void;
  /** Says why something cannot be done, where the finger is: for a `blocked` entry that was touched. It stays until the next tap. */
  refuse: (blocked: Blocked, at: Element | Point) => void;
  /**
   * `{@attach explain("port-royal-sailor")}` explains a thing with the messages `X` and `X-help`, or with another message where
   * several things share their help: on hover and focus, and on a tap unless the thing is marked `data-legal` (and not `data-lifts`: a
   * first tap does nothing yet) or the board prevents the click's default, because it shows the thing itself. The message `now` says what is special about it at this moment.
   */
  explain: (id: string, help?: string | Message, now?: string) => Attachment<HTMLElement | SVGElement>;
  /** `{@render seatTag(2)}`: number, name, presence, clock, rating, substitute, whether awaited; for the board's own seat panels. */
  seatTag: Snippet<[seat: number]>;
  /** A sound beyond those that moved things make by themselves (`sounds.ts` in the game's folder): dice, a wave. */
  sound: (sound: Sound) => void;
  /** The next act is not shown before this: something still moves, or is read. */
  busy: (until: Promise<unknown>) => void;
  /** The offer under the pointer or focus in the prompt bar or the list: its targets should stand out. Null when there is none. */
  pointed: Offer | null;
  /** What the line of the log under the pointer or focus touched: it should stand out, too. */
  lit: readonly string[];
  /** The moves that are compared while a finished game is reviewed. */
  marks: readonly Mark[];
  /** Tells the frame which offer is under the pointer on the board, so that it can say in words what a touch would do. */
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

/** What is near at hand but not allowed with a target. */
export function blockedAt(play: Play, target: string): Blocked[] {
  return play.blocked.filter((one) => one.targets.includes(target));
}
