// What can be touched on the board: offers and refusals by what they touch, shared by all parts of the board.

import { createContext, type Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Blocked, Message, Offer } from "../../api/types";
import type { markOf } from "../board";

export interface Touch {
  /** The names at the table, from the first seat on. */
  names: () => readonly string[];
  /** Everything that may be done now; nothing while the viewer may not act. */
  legal: () => readonly Offer[];
  /** What may be done with it now. */
  offers: (target: string) => Offer[];
  /** What is near at hand but not allowed with it. */
  blocked: (target: string) => Blocked | undefined;
  /** Is it touched by the offer that is pointed at, here or in the list of actions? */
  isPointed: (target: string) => boolean;
  /** Which of the moves that are compared touch it: for `data-mark`. */
  markOf: (target: string) => ReturnType<typeof markOf>;
  point: (offer: Offer | null) => void;
  /** Does the only offer there is, or asks which of several at this place. */
  touch: (at: HTMLElement, offers: Offer[]) => void;
  choose: (offer: Offer) => void;
  /** Says why not, beside what was touched. */
  refuse: (blocked: Blocked, at: Element) => void;
  /** Who sits at a seat. */
  seatTag: () => Snippet<[seat: number]>;
  explain: (id: string, help?: string | Message, now?: string) => Attachment<HTMLElement | SVGElement>;
}

export const [getTouch, setTouch] = createContext<Touch>();
