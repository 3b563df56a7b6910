// Things explain themselves: on hover, focus and long press, with the messages `X` and `X-help`, or another message that they share.

import type { Attachment } from "svelte/attachments";
import { canTell } from "./words/speech.svelte";

/** What is being explained now, and where it is on the screen. */
let current = $state.raw<Explained | null>(null);

interface Explained {
  id: string;
  help: string;
  at: DOMRect;
}

const HOVER_MS = 250;
const LONG_PRESS_MS = 450;

export function explained(): Explained | null {
  return current;
}

export function stopExplaining(): void {
  current = null;
}

/** `{@attach explain("port-royal-sailor")}`. Nothing happens for what has no explanation. */
export function explain(id: string, help = `${id}-help`): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    if (!canTell(help)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      current = { id, help, at: element.getBoundingClientRect() };
    };
    const later = (ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(show, ms);
    };
    // Later: what is taken away while it has the focus says so in the middle of drawing.
    const hide = (): void => {
      clearTimeout(timer);
      queueMicrotask(() => {
        if (current?.id === id) current = null;
      });
    };
    const enter = (event: Event): void => {
      if (event instanceof PointerEvent && event.pointerType === "mouse") later(HOVER_MS);
    };
    const press = (event: Event): void => {
      if (event instanceof PointerEvent && event.pointerType !== "mouse") later(LONG_PRESS_MS);
    };
    const focus = (): void => {
      if (element.matches(":focus-visible")) show();
    };
    const handlers: [string, (event: Event) => void][] = [
      ["pointerenter", enter],
      ["pointerdown", press],
      ["pointerup", () => clearTimeout(timer)],
      ["pointercancel", hide],
      ["pointerleave", hide],
      ["focus", focus],
      ["blur", hide],
    ];
    for (const [name, handler] of handlers) element.addEventListener(name, handler);
    return () => {
      hide();
      for (const [name, handler] of handlers) element.removeEventListener(name, handler);
    };
  };
}
