// A seat's board as it is drawn: tiles and houses on their spaces. Where they lie has no meaning, so they are laid out in the order of
// the printed list.

import catalogue from "../../generated/puerto-rico/catalogue.json";
import type { BuildingPrint } from "../../generated/puerto-rico/BuildingPrint";
import type { Catalogue } from "../../generated/puerto-rico/Catalogue";
import type { SeatView } from "../../generated/puerto-rico/SeatView";
import { TILES } from "./pictures";

export const SPACES = 12;

export interface IslandSpace {
  /** What lies there; null for an empty space. */
  tile: string | null;
  manned: boolean;
}

export interface CitySpace {
  building: string | null;
  /** Colonists in it, and how many could be. */
  staff: number;
  circles: number;
  large: boolean;
  violet: boolean;
  /** What it processes. */
  good: string | null;
}

/** What is printed on a building; the column is also its points. */
export function printed(building: string): BuildingPrint {
  const found = (catalogue as Catalogue).buildings[building];
  if (!found) throw new Error(`no building ${building}`);
  return found;
}

/** The twelve spaces of an island. */
export function islandOf(own: Pick<SeatView, "island">): IslandSpace[] {
  const spaces = TILES.flatMap((tile) => {
    const [manned = 0, tiles = 0] = (own.island[tile] ?? "0/0").split("/").map(Number);
    return Array.from({ length: tiles }, (_, index) => ({ tile: tile as string, manned: index < manned }));
  });
  const free = Array.from({ length: SPACES - spaces.length }, () => ({ tile: null, manned: false }));
  return [...spaces, ...free];
}

/** The houses of a city and its free spaces; a large house takes two. */
export function cityOf(own: Pick<SeatView, "buildings" | "city_spaces">): CitySpace[] {
  const houses = Object.entries(own.buildings).map(([building, staff]) => {
    const { circles, class: kind, processes, spaces } = printed(building);
    return { building, staff: staff ?? 0, circles, large: spaces === 2, violet: kind === "violet" || kind === "large", good: processes };
  });
  const empty = { building: null, staff: 0, circles: 0, large: false, violet: false, good: null };
  const large = houses.filter((house) => house.large);
  const small = houses.filter((house) => !house.large);
  return [...large, ...small, ...Array.from({ length: SPACES - own.city_spaces }, () => empty)];
}
