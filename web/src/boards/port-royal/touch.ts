// What can be touched on the board: offers and refusals by what they touch, shared by all parts of the board.

import { createContext, type Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Blocked, Offer } from "../../api/types";

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
  point: (offer: Offer | null) => void;
  /** Does the only offer there is, or asks which of several at this place. */
  touch: (at: HTMLElement, offers: Offer[]) => void;
  choose: (offer: Offer) => void;
  /** Says why not, beside what was touched. */
  refuse: (blocked: Blocked, at: Element) => void;
  /** Who sits at a seat. */
  seatTag: () => Snippet<[seat: number]>;
  explain: (id: string, help?: string) => Attachment<HTMLElement | SVGElement>;
}

export const [getTouch, setTouch] = createContext<Touch>();

/** What a refused action would have touched: its notation says so. */
export function targetOf(notation: string): string | undefined {
  const [verb, ...rest] = notation.split(" ");
  const object = rest.join(" ");
  switch (verb) {
    case "reveal":
    case "gamble":
    case "scout":
    case "peek":
      return "pile:draw";
    case "event":
      return "pile:events";
    case "set-aside":
      return "pile:time";
    case "hire":
    case "take":
      return `harbour:${object.replace(/ for nothing.*| as goods.*|, a coin to .*/, "")}`;
    case "keep":
    case "fetch":
      return `looked:${object}`;
    case "sell":
      return `goods:${object.replace(/ for \d+$/, "")}`;
    case "claim":
      return `expedition:${object.replace(/ with .*/, "")}`;
    case "complete":
      return `contract:${object}`;
    case "solve":
      return `task:${object.replace(/ with .*/, "")}`;
    default:
      return undefined;
  }
}
