// What can be touched on a board: offers and refusals by what they touch, shared by all parts of one board through a context.

import { createContext } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Blocked, Offer } from "../api/types";
import { blockedAt, markOf, offersAt, type BoardProps } from "./board";

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
  touch: (at: HTMLElement, offers: readonly Offer[]) => void;
  /** Asks which at this place, even if there is but one. */
  ask: (at: HTMLElement, offers: readonly Offer[]) => void;
  choose: (offer: Offer) => void;
  /** Says why not, beside what was touched. */
  refuse: (blocked: Blocked, at: Element) => void;
  explain: (id: string, help?: string, now?: string) => Attachment<HTMLElement | SVGElement>;
}

export const [getTouch, setTouch] = createContext<Touch>();

/** The touch of a board, from its properties as they are at any moment and a way to ask which of several offers is meant. */
export function touchOf(props: () => BoardProps, ask: (at: HTMLElement, offers: readonly Offer[]) => void): Touch {
  return {
    names: () => props().seats.map((seat) => seat.name),
    legal: () => (props().live ? props().play.legal : []),
    offers: (target) => (props().live ? offersAt(props().play, target) : []),
    blocked: (target) => (props().live ? blockedAt(props().play, target)[0] : undefined),
    isPointed: (target) => props().pointed?.targets.includes(target) ?? false,
    markOf: (target) => markOf(props().marks, target),
    point: (offer) => props().point(offer),
    touch: (at, offers) => {
      const [only, ...more] = offers;
      if (!only) return;
      if (more.length > 0) ask(at, offers);
      else props().choose(only);
    },
    ask,
    choose: (offer) => props().choose(offer),
    refuse: (blocked, at) => props().refuse(blocked, at),
    explain: (id, help, now) => props().explain(id, help, now),
  };
}
