// Where on the chart something can be done now, and what: places to build, goals of a ship, what a ship may do where it lies.

import type { Offer } from "../../api/types";
import type { Route } from "../../generated/explorers/Route";
import type { View } from "../../generated/explorers/View";

export interface Spot {
  /** A target: `corner:d4-ne`, `edge:…`, `hex:…`, or one of the viewer's ships, `ship:2`. */
  place: string;
  offers: readonly Offer[];
  /** Ways for the chosen ship to go there: one, or two where it depends on the way what is discovered. */
  routes: readonly Route[];
  /** Touched, the ship is chosen. */
  ship?: number;
}

/** The kinds of pieces that stand in the rack; offers to build one begin with its name. */
export const RACK = ["road", "settlement", "harbour", "ship", "settler", "crew"] as const;
export type RackPiece = (typeof RACK)[number];

export function verbOf({ notation }: { notation: string }): string {
  return notation.split(" ", 1)[0] ?? "";
}

/** The offers to build a kind of piece. */
export function toBuild<T extends { notation: string }>(offers: readonly T[], piece: RackPiece): T[] {
  return offers.filter((offer) => verbOf(offer) === piece);
}

const PLACE = /^(corner|edge|hex):/;
/** What is done at the ship itself, or with a route. */
const NOT_A_PLACE = new Set(["sail", "throw", "wool", "deliver", "chase"]);
/** What a ship does at a harbour: shown there for the chosen ship alone. */
const AT_HARBOUR = new Set(["load", "unload", "exchange"]);

function placeOf(offer: Offer): string | undefined {
  if (NOT_A_PLACE.has(verbOf(offer))) return undefined;
  return offer.targets.find((target) => PLACE.test(target)) ?? (verbOf(offer) === "settler" || verbOf(offer) === "crew" ? offer.targets.find((target) => target.startsWith("ship:")) : undefined);
}

/** The ships that could still do something in the movement phase. */
export function shipsToMove(legal: readonly Offer[], view: View): number[] {
  const named = legal.filter((offer) => verbOf(offer) !== "throw").flatMap(({ targets }) => targets.flatMap((target) => (target.startsWith("ship:") ? [Number(target.slice("ship:".length))] : [])));
  return [...new Set([...Object.keys(view.own?.routes ?? {}).map(Number), ...named])].sort();
}

/** `piece`: only where this kind of piece can be built. `ship`: the ship whose goals are shown. */
export function spotsOf(legal: readonly Offer[], view: View, piece: RackPiece | null, ship: number | null): Spot[] {
  const spots = new Map<string, Spot>();
  const moving = view.phase === "move";
  for (const offer of legal) {
    const place = placeOf(offer);
    if (place === undefined || (piece !== null && verbOf(offer) !== piece)) continue;
    if (AT_HARBOUR.has(verbOf(offer)) && !offer.targets.includes(`ship:${ship ?? ""}`)) continue;
    const spot = spots.get(place);
    spots.set(place, { place, offers: [...(spot?.offers ?? []), offer], routes: [] });
  }
  if (!moving) return [...spots.values()];
  for (const route of ship === null ? [] : (view.own?.routes[ship] ?? [])) {
    const place = `edge:${route.by.at(-1) ?? ""}`;
    const spot = spots.get(place);
    spots.set(place, { place, offers: spot?.offers ?? [], routes: [...(spot?.routes ?? []), route] });
  }
  for (const other of shipsToMove(legal, view)) {
    if (other !== ship) spots.set(`ship:${other}`, { place: `ship:${other}`, offers: [], routes: [], ship: other });
  }
  return [...spots.values()];
}

/** A ship's whole way as one line. */
export function orderTo(ship: number, route: Route): string[] {
  return [...(route.wool ? [`wool ${ship}`] : []), `sail ${ship} ${route.by.join(" ")}`];
}
