// A ship follows its whole way on the chart, edge by edge: one movement, however many steps were told and when.

import type { Point } from "./places";

const STEP_MS = 170;
const LONGEST_MS = 900;

const placed = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

export class Voyage {
  #animation: Animation | null = null;
  /** Where it still goes, and how long each leg takes. */
  #legs: Point[] = [];
  #leg = 0;

  /** Sails on over these points; where it is under way already, after what is left of that. Resolves on arrival. */
  sail(ship: SVGElement, from: Point, over: readonly Point[]): Promise<unknown> {
    const now = Number(this.#animation?.currentTime ?? 0);
    const under = this.#animation?.playState === "running";
    const rest = under ? this.#legs.slice(Math.floor(now / this.#leg)) : [];
    const start = under ? getComputedStyle(ship).transform : placed(from);
    this.#animation?.cancel();
    this.#legs = [...rest, ...over];
    this.#leg = Math.min(STEP_MS, LONGEST_MS / Math.max(1, this.#legs.length));
    const frames = [{ transform: start }, ...this.#legs.map((point) => ({ transform: placed(point) }))];
    this.#animation = ship.animate(frames, { duration: this.#leg * this.#legs.length, easing: "linear" });
    return this.#animation.finished.catch(() => undefined);
  }
}
