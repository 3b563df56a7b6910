// A seat's board as it is drawn: tiles and houses on their spaces. Where they lie has no meaning, so everybody's lie in the same order.

import catalogue from "../../generated/puerto-rico/catalogue.json";
import type { BuildingPrint } from "../../generated/puerto-rico/BuildingPrint";
import type { Catalogue } from "../../generated/puerto-rico/Catalogue";
import type { SeatView } from "../../generated/puerto-rico/SeatView";
import { BUILDINGS, TILES } from "./pictures";

export const SPACES = 12;

export interface IslandSpace {
  /** The same tile has the same key, however many lie before it. */
  key: string;
  /** What lies there; null for an empty space. */
  tile: string | null;
  /** The how-manieth of its kind it is: circles of one kind fill from the first on. */
  ordinal: number;
  manned: boolean;
}

export interface CitySpace {
  key: string;
  building: string | null;
  /** Colonists in it, and how many could be. */
  staff: number;
  circles: number;
  large: boolean;
  /** What it processes; violet houses process nothing. */
  good: string | null;
  /** Not built yet: it is only shown where it would stand. */
  ghost: boolean;
}

/** What is printed on a building; the column is also its points. */
export function printed(building: string): BuildingPrint {
  const found = (catalogue as Catalogue).buildings[building];
  if (!found) throw new Error(`no building ${building}`);
  return found;
}

/** What a good fetches in the trading house, before anything that adds to it. */
export function priceOf(good: string): number {
  return (catalogue as Catalogue).goods[good]?.price ?? 0;
}

/** The twelve spaces of an island. */
export function islandOf(own: Pick<SeatView, "island">): IslandSpace[] {
  const spaces = TILES.flatMap((tile) => {
    const [manned = 0, tiles = 0] = (own.island[tile] ?? "0/0").split("/").map(Number);
    return Array.from({ length: tiles }, (_, ordinal) => ({ key: `${tile}${ordinal}`, tile: tile as string, ordinal, manned: ordinal < manned }));
  });
  const free = Array.from({ length: SPACES - spaces.length }, (_, ordinal) => ({ key: `free${ordinal}`, tile: null, ordinal, manned: false }));
  return [...spaces, ...free];
}

/**
 * The houses of a city, large ones first, and its free spaces; a large house takes two. What is planned stands where it would be built, so
 * that nothing moves when it is.
 */
export function cityOf(own: Pick<SeatView, "buildings" | "city_spaces">, planned: string | null = null): CitySpace[] {
  const houses = BUILDINGS.filter((building) => building in own.buildings || building === planned).map((building) => {
    const { circles, processes, spaces } = printed(building);
    return { key: building, building, staff: own.buildings[building] ?? 0, circles, large: spaces === 2, good: processes, ghost: !(building in own.buildings) };
  });
  const free = (index: number): CitySpace => ({ key: `free${index}`, building: null, staff: 0, circles: 0, large: false, good: null, ghost: false });
  const taken = own.city_spaces + (planned === null || planned in own.buildings ? 0 : printed(planned).spaces);
  const large = houses.filter((house) => house.large);
  const small = houses.filter((house) => !house.large);
  return [...large, ...small, ...Array.from({ length: SPACES - taken }, (_, index) => free(index))];
}
