// How things move on any board: from where they were to where they are. Elements say what they are with `data-at="harbour:flute 2/2"`,
// in the words of the targets; happenings say what moved from where to where. `Flights.svelte` puts the two together.

import type { Happening, Moved } from "../api/types";

/** Everything with a `data-at` as it lies on the page, by that name; equal things in the order of the page. */
export type Layout = ReadonlyMap<string, readonly { element: HTMLElement | SVGElement; box: DOMRect }[]>;

export function layoutOf(root: Element): Layout {
  const layout = new Map<string, { element: HTMLElement | SVGElement; box: DOMRect }[]>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-at]")) {
    const box = element.getBoundingClientRect();
    const name = element.dataset["at"] ?? "";
    layout.set(name, [...(layout.get(name) ?? []), { element, box }]);
  }
  return layout;
}

/** Where something lies, and how large it is. */
export type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** A thing that goes from one place to another; what draws it may be on the page already. */
export interface Flight {
  thing: string;
  from: Box;
  to: Box;
  /** The thing itself, where it has just appeared there; otherwise a ghost flies. */
  element: HTMLElement | SVGElement | null;
  /** Does it come from something that lies face down (`data-face-down`)? Then it is turned over on its way. */
  turned: boolean;
  /** Milliseconds. */
  delay: number;
}

/** More ghosts of one thing than this tell nothing more. */
const MOST_GHOSTS = 5;
const STAGGER_MS = 90;
/** However many things move, the last one starts within this time. */
const STARTED_WITHIN_MS = 600;

/** What flies, after what happened and where things lay before and lie now. */
export function flights(before: Layout, now: Layout, happened: readonly Happening[]): Flight[] {
  const taken = new Set<Element>();
  const moves = happened.flatMap((one) => one.moved ?? []).flatMap((moved) => Array.from({ length: Math.min(moved.count, MOST_GHOSTS) }, () => moved));
  const stagger = Math.min(STAGGER_MS, STARTED_WITHIN_MS / Math.max(1, moves.length));
  return moves.flatMap((moved, index) => {
    const start = origin(before, now, moved, taken);
    const goal = destination(before, now, moved, taken);
    if (!start || !goal || start.box.width === 0 || goal.box.width === 0) return [];
    const turned = "faceDown" in start.element.dataset;
    const from = goal.isNew ? leaving(start.box, goal.box) : start.box;
    return [{ thing: moved.thing, from, to: goal.box, element: goal.isNew ? goal.element : null, turned, delay: index * stagger }];
  });
}

/**
 * By which names a place is found, the most exact first: kept for one kind of thing (`seat:2|coin`), or for any; and what a seat has
 * (`seat:2/people:captain 4/1`) is with the seat where it has no place of its own.
 */
function names(place: string, thing: string): string[] {
  const [seat] = /^seat:\d+(?=\/)/.exec(place) ?? [];
  return [place, ...(seat === undefined ? [] : [seat])].flatMap((name) => [`${name}|${thing}`, name]);
}

/** A thing that comes out of a place far larger than itself is drawn at most so many times its own size. */
const LARGEST = 3;

/** Where a thing starts out of a place: in the middle of it and of its own shape, as large as fits, but never as large as a panel. */
export function leaving(place: Box, thing: Pick<Box, "width" | "height">): Box {
  const scale = Math.min(place.width / thing.width, place.height / thing.height, LARGEST);
  const [width, height] = [thing.width * scale, thing.height * scale];
  return { left: place.left + (place.width - width) / 2, top: place.top + (place.height - height) / 2, width, height };
}

function origin(before: Layout, now: Layout, { thing, from }: Moved, taken: Set<Element>): { element: HTMLElement | SVGElement; box: DOMRect } | undefined {
  for (const name of names(from, thing)) {
    const were = before.get(name) ?? [];
    // The one that is no longer there has left; equal things leave one after the other.
    const gone = were.find(({ element }) => !element.isConnected && !taken.has(element));
    const found = gone ?? were[0] ?? now.get(name)?.[0];
    if (gone) taken.add(gone.element);
    if (found) return found;
  }
  return undefined;
}

function destination(
  before: Layout,
  now: Layout,
  { thing, to }: Moved,
  taken: Set<Element>,
): { element: HTMLElement | SVGElement; box: DOMRect; isNew: boolean } | undefined {
  for (const name of names(to, thing)) {
    const are = now.get(name) ?? [];
    const were = new Set(before.get(name)?.map(({ element }) => element));
    // A mere mark of a place (`data-anchor`) is nothing that could come over itself.
    const arrived = are.find(({ element }) => !were.has(element) && !taken.has(element) && !("anchor" in element.dataset));
    if (arrived) {
      taken.add(arrived.element);
      return { ...arrived, isNew: true };
    }
    const [there] = are;
    if (there) return { ...there, isNew: false };
  }
  return undefined;
}

/**
 * What lies elsewhere than before without having flown: it slides over, so that the eye can follow. A thing inside another slides
 * only as far as it moved within that one.
 */
export function shifts(before: Layout, now: Layout, flown: ReadonlySet<Element>): { element: HTMLElement | SVGElement; from: DOMRect; to: DOMRect }[] {
  const moved = new Map<Element, { x: number; y: number }>();
  // In the order of the page, so that what holds a thing comes before it.
  const all = [...now.values()].flat().sort((one, other) => (one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  return all.flatMap(({ element, box }) => {
    // A chart that is dragged and zoomed, for instance, moves what lies on it by itself.
    if (flown.has(element) || element.closest("[data-moves-itself]")) return [];
    const old = before.get(element.dataset["at"] ?? "")?.find((was) => was.element === element)?.box;
    if (!old || old.width === 0) return [];
    const holder = around(element, moved);
    const [x, y] = [old.left - box.left, old.top - box.top];
    moved.set(element, { x, y });
    const from = new DOMRect(old.left - (holder?.x ?? 0), old.top - (holder?.y ?? 0), old.width, old.height);
    if (Math.abs(from.left - box.left) < 2 && Math.abs(from.top - box.top) < 2) return [];
    return [{ element, from, to: box }];
  });
}

/** How far the nearest thing around it has moved. */
function around(element: Element, moved: ReadonlyMap<Element, { x: number; y: number }>): { x: number; y: number } | undefined {
  for (let holder = element.parentElement; holder; holder = holder.parentElement) {
    const far = moved.get(holder);
    if (far) return far;
  }
  return undefined;
}

const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)";
const TRAVEL_MS = 320;
const TURN_MS = 500;
const HIGHLIGHT_MS = 600;

/** A thing that lies there already comes over from its old place. */
export function travel(element: Element, from: Box, to: Box, delay = 0): Animation {
  const [x, y] = [from.left - to.left, from.top - to.top];
  const scale = to.width > 0 ? from.width / to.width : 1;
  const away = { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 };
  return element.animate([away, { transformOrigin: "0 0", zIndex: 5 }], { duration: TRAVEL_MS, delay, easing: EASE, fill: "backwards" });
}

/** A thing is turned over on its way from a pile. */
export function turn(element: Element, from: Box, to: Box, delay = 0): Animation {
  const [x, y] = between(to, from);
  const frames = [
    { transform: `perspective(60rem) translate(${x}px, ${y}px) rotateY(90deg)`, zIndex: 5, opacity: 0.2 },
    { transform: `perspective(60rem) translate(${x * 0.45}px, ${y * 0.45 - 12}px) rotateY(40deg) scale(1.08)`, zIndex: 5, opacity: 1, offset: 0.45 },
    { zIndex: 5 },
  ];
  return element.animate(frames, { duration: TURN_MS, delay, easing: EASE, fill: "backwards" });
}

/** A ghost that stands in the middle of where it comes from flies to the middle of where it goes, and is gone. */
export function vanish(ghost: Element, from: Box, to: Box, delay = 0): Animation {
  const [x, y] = between(from, to);
  const frames = [{ opacity: 1 }, { opacity: 1, offset: 0.75 }, { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0 }];
  return ghost.animate(frames, { duration: TRAVEL_MS + 80, delay, easing: EASE, fill: "both" });
}

/** Instead of moving: what has come is lit up. */
export function highlight(element: Element): Animation {
  const brass = getComputedStyle(element).getPropertyValue("--brass");
  const frames = [{ outline: `4px solid ${brass}`, outlineOffset: "2px" }, { outline: "4px solid transparent", outlineOffset: "2px" }];
  return element.animate(frames, { duration: HIGHLIGHT_MS });
}

function between(from: Box, to: Box): [number, number] {
  return [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
}
