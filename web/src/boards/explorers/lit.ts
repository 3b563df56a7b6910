// What a line of the log touched, on the chart: its places, and where the ships lie that it speaks of.

import type { View } from "../../generated/explorers/View";
import { pointOf } from "./places";

/** The places among these targets, each once. */
export function placesIn(targets: readonly string[], view: View): string[] {
  const places = targets.flatMap((target) => {
    const ship = /^seat:(\d)\/ship:(\d)$/.exec(target);
    if (!ship) return [target];
    const at = view.seats[Number(ship[1])]?.ships[ship[2] ?? ""]?.at;
    return at === undefined ? [] : [`edge:${at}`];
  });
  return [...new Set(places)].filter((place) => pointOf(place) !== undefined);
}
