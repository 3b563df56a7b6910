// How things move: from where they were to where they are. What lies where is read from the page before and after a change; the
// events say where those go that are no longer there.

import type { Happening } from "../../api/types";
import type { Motion } from "../board";

/** Everything that can move, and every place it can come from or go to, as it lies on the page. */
export interface Layout {
  pieces: Map<string, { box: DOMRect; element: HTMLElement }>;
  places: Map<string, DOMRect>;
}

export function layoutOf(root: HTMLElement): Layout {
  const pieces: Layout["pieces"] = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    pieces.set(element.dataset["piece"] ?? "", { box: element.getBoundingClientRect(), element });
  }
  const places: Layout["places"] = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-place]")) {
    places.set(element.dataset["place"] ?? "", element.getBoundingClientRect());
  }
  return { pieces, places };
}

/** Milliseconds. A card that is turned over gets more attention. */
const TRAVEL = 320;
const TURN = 500;
const AFTER_ANOTHER = 130;
const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)";

/** Where a piece that has just appeared in a zone may have been before, the likeliest first. */
const ORIGINS: Record<string, string[]> = {
  harbour: ["arriving"],
  people: ["harbour"],
  made: ["expedition"],
  stowed: ["harbour"],
  kept: ["arriving", "harbour"],
  goods: ["harbour", "arriving"],
  looked: [],
};

/** What lies where it lies: it neither comes from a pile nor goes to one. */
const STAYS = new Set(["contracts", "tasks", "events", "pile"]);

interface Key {
  zone: string;
  card: string;
}

function read(key: string): Key {
  const [zone = "", card = ""] = key.split("|");
  return { zone: zone.split(":")[0] ?? "", card };
}

interface TradeEvent {
  what: string;
  seat: number;
  card: string;
}

function isTrade(event: unknown): event is TradeEvent {
  return typeof event === "object" && event !== null && "what" in event && event.what === "traded";
}

/** Moves everything from its old place to its new one. `over` is a layer above the board for what goes away. */
export function fly(before: Layout, root: HTMLElement, over: HTMLElement, happened: readonly Happening[], motion: Motion): void {
  if (motion === "none") return;
  const now = layoutOf(root);
  const gone = new Map([...before.pieces].filter(([key]) => !now.pieces.has(key)));

  /** Takes a piece that is gone from one of the zones: it is the one that lies elsewhere now. */
  const takeFrom = (zones: readonly string[], card: string): DOMRect | undefined => {
    for (const zone of zones) {
      for (const [key, { box }] of gone) {
        const was = read(key);
        if (was.zone !== zone || was.card !== card) continue;
        gone.delete(key);
        return box;
      }
    }
    return undefined;
  };

  let turned = 0;
  for (const [key, { box, element }] of now.pieces) {
    const old = before.pieces.get(key)?.box;
    if (old) {
      if (motion === "travel") travel(element, old, box, TRAVEL, 0);
      continue;
    }
    const { zone, card } = read(key);
    if (STAYS.has(zone)) continue;
    const origin = takeFrom(ORIGINS[zone] ?? [], card);
    if (motion === "highlight") {
      highlight(element);
    } else if (origin) {
      travel(element, origin, box, TRAVEL, 0);
    } else {
      const pile = before.places.get("pile:draw");
      if (pile) turn(element, pile, box, turned * AFTER_ANOTHER);
      turned += 1;
    }
  }
  if (motion !== "travel") return;

  const trades = happened.map(({ event }) => event).filter(isTrade);
  for (const [key, { box, element }] of gone) {
    const { zone, card } = read(key);
    if (STAYS.has(zone)) continue;
    const trade = trades.find((event) => event.card === card);
    if (trade) trades.splice(trades.indexOf(trade), 1);
    const to = now.places.get(trade && zone === "harbour" ? `seat:${trade.seat}` : "pile:discard");
    if (to && box.width > 0) leave(element, box, to, over);
  }
}

/** A piece that still lies there moves over from its old place. */
function travel(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay: number): void {
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return;
  const scale = to.width > 0 ? from.width / to.width : 1;
  element.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 }, { transformOrigin: "0 0", zIndex: 5 }], {
    duration,
    delay,
    easing: EASE,
    fill: "backwards",
  });
}

/** A card is turned over from the draw pile. */
function turn(element: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  element.animate(
    [
      { transform: `perspective(60rem) translate(${x}px, ${y}px) rotateY(90deg)`, zIndex: 5, opacity: 0.2 },
      { transform: `perspective(60rem) translate(${x * 0.45}px, ${y * 0.45 - 12}px) rotateY(40deg) scale(1.08)`, zIndex: 5, opacity: 1, offset: 0.45 },
      { zIndex: 5 },
    ],
    { duration: TURN, delay, easing: EASE, fill: "backwards" },
  );
}

/** A piece that is gone flies away as a copy of itself. */
function leave(element: HTMLElement, from: DOMRect, to: DOMRect, over: HTMLElement): void {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  const layer = over.getBoundingClientRect();
  copy.removeAttribute("data-piece");
  copy.inert = true;
  Object.assign(copy.style, {
    position: "absolute",
    left: `${from.left - layer.left}px`,
    top: `${from.top - layer.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: "0",
  });
  over.append(copy);
  const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
  const scale = Math.min(0.7, to.width / from.width);
  const flight = copy.animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0 }], {
    duration: TRAVEL + 60,
    easing: EASE,
  });
  const done = (): void => {
    copy.remove();
  };
  flight.finished.then(done, done);
}

function highlight(element: HTMLElement): void {
  const brass = getComputedStyle(element).getPropertyValue("--brass");
  element.animate([{ outline: `4px solid ${brass}`, outlineOffset: "2px" }, { outline: `4px solid transparent`, outlineOffset: "2px" }], { duration: 900 });
}
