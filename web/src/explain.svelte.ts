// Things explain themselves, with the messages `X` and `X-help`, or another message that they share: on hover and focus, and on a
// tap of whatever a tap does nothing else with. What cannot be done says why in the same place, at the finger. A board that shows a
// tapped thing in a place of its own prevents the click's default: then nothing is said twice.

import type { Attachment } from "svelte/attachments";
import type { Message } from "./api/types";
import type { Point } from "./boards/board";
import { canTell } from "./words/speech.svelte";

/** The messages that name and explain a thing, and one that says what is special about it now. */
interface Thing {
  id: string;
  /** An id, or a whole message where it has figures to tell. */
  help: string | Message;
  now: string | undefined;
}

/** What is being explained now, and where it is on the screen. */
export interface Explained {
  /** What it is; null where only a refusal is told. */
  thing: Thing | null;
  /** Why it cannot be done, in words. */
  why: string | null;
  at: DOMRect;
  /** Opens the rule behind the refusal, where there is a rulebook to open. */
  read: (() => void) | null;
  /** Does it stay until the next tap? Otherwise until the pointer or the focus goes elsewhere. */
  stays: boolean;
}

let current = $state.raw<Explained | null>(null);
/** What each thing on the page is explained by, so that a refusal can explain it, too. */
const known = new WeakMap<Element, Thing>();
const HOVER_MS = 250;

export function explained(): Explained | null {
  return current;
}

export function stopExplaining(): void {
  current = null;
}

/** Says why something cannot be done, beside it; `read` opens the rule behind it. */
export function explainWhy(why: string, at: Element | Point, read: (() => void) | null = null): void {
  const thing = at instanceof Element ? (known.get(at) ?? null) : null;
  current = { thing, why, read, at: at instanceof Element ? at.getBoundingClientRect() : new DOMRect(at.x, at.y, 0, 0), stays: true };
}

/** `{@attach explain("port-royal-sailor")}`. Nothing happens for what has no explanation. */
export function explain(id: string, help: string | Message = `${id}-help`, now?: string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    if (typeof help === "string" && !canTell(help)) return;
    const thing: Thing = { id, help, now };
    known.set(element, thing);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (stays: boolean): void => {
      current = { thing, why: null, read: null, at: element.getBoundingClientRect(), stays };
    };
    // Later: what is taken away while it has the focus says so in the middle of drawing.
    const hide = (): void => {
      clearTimeout(timer);
      queueMicrotask(() => {
        if (current?.thing === thing && !current.stays) current = null;
      });
    };
    const enter = (event: Event): void => {
      if (event instanceof PointerEvent && event.pointerType === "mouse") timer = setTimeout(() => show(false), HOVER_MS);
    };
    const tap = (event: Event): void => {
      clearTimeout(timer);
      if (!(event instanceof PointerEvent) || event.pointerType === "mouse" || element.closest("[data-legal]:not([data-lifts])")) return;
      // After the board has had its say: a refusal explains the thing, too.
      setTimeout(() => {
        if (!event.defaultPrevented && (current?.thing !== thing || current.why === null)) show(true);
      });
    };
    const focus = (): void => {
      if (element.matches(":focus-visible")) show(false);
    };
    const handlers: [string, (event: Event) => void][] = [
      ["pointerenter", enter],
      ["pointerleave", hide],
      ["click", tap],
      ["focus", focus],
      ["blur", hide],
    ];
    for (const [name, handler] of handlers) element.addEventListener(name, handler);
    return () => {
      hide();
      known.delete(element);
      for (const [name, handler] of handlers) element.removeEventListener(name, handler);
    };
  };
}
