// Which offer somebody points at, on the board, in the bar or in the list. Only a pointer that moves there itself points, or a focus that
// keys have moved: what comes to lie under a resting pointer does not, and a finger leaves nothing behind.

import type { Offer } from "../api/types";

export class Pointing {
  offer = $state.raw<Offer | null>(null);
  /** Did a moving pointer or a key lead to what says so now? */
  #led = false;
  #last = { x: -1, y: -1 };

  /** To be made while a component is. */
  constructor() {
    $effect(() => {
      const gone = new AbortController();
      const early = { capture: true, signal: gone.signal };
      window.addEventListener("pointerover", (event) => (this.#led = event.pointerType !== "touch" && this.#moved(event)), early);
      window.addEventListener("pointermove", (event) => void this.#moved(event), early);
      window.addEventListener("pointerdown", () => (this.#led = false), early);
      window.addEventListener("keydown", () => (this.#led = true), early);
      return () => gone.abort();
    });
  }

  at = (offer: Offer | null): void => {
    if (offer !== null && !this.#led) return;
    // Later: what is taken away while it has the focus says so in the middle of drawing.
    queueMicrotask(() => (this.offer = offer));
  };

  /** What is offered has changed, or is done: nothing is pointed at until somebody points again. */
  forget(): void {
    this.offer = null;
  }

  #moved({ clientX: x, clientY: y }: PointerEvent): boolean {
    const moved = x !== this.#last.x || y !== this.#last.y;
    this.#last = { x, y };
    return moved;
  }
}
