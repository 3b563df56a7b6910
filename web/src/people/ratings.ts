// Ratings in figures: an estimate and how sure it is, from thousandths, in the language spoken.

import { get } from "../api/http";
import type { Rated, Somebody } from "../api/types";

/** A rating or its uncertainty: `25.0`. */
export function figure(thousandths: number, language: string): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(thousandths / 1000);
}

/** By how much a rating has changed: `+1.2`, `−0.8`, `0.0`. */
export function change(thousandths: number, language: string): string {
  const signs = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" } as const;
  return new Intl.NumberFormat(language, signs).format(thousandths / 1000).replace("-", "−");
}

/** Places ratings on a line: where on it, in hundredths, a figure lies between the least and the greatest that may be meant. */
export function rangeOf(rated: readonly Pick<Rated, "rating" | "uncertainty">[]): (thousandths: number) => number {
  const least = Math.min(...rated.map(({ rating, uncertainty }) => rating - uncertainty));
  const most = Math.max(...rated.map(({ rating, uncertainty }) => rating + uncertainty));
  return (thousandths) => (most > least ? (100 * (thousandths - least)) / (most - least) : 50);
}

export function somebody(person: string): Promise<Somebody> {
  return get<Somebody>(`/api/people/${encodeURIComponent(person)}`);
}

/** Somebody's rating in a game; none before their first rated one. */
export async function ratingOf(person: string, game: string): Promise<Rated | null> {
  return (await somebody(person)).ratings.find((rated) => rated.game === game) ?? null;
}
