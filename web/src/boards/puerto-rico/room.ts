// How much room the board has. Everything lies side by side where it can; where it cannot, one part of the table is in sight at a time.

/** `wide` and `snug` show everything; `phone` stands upright, `low` lies on its side. */
export type Room = "wide" | "snug" | "phone" | "low";

/** In pixels: less is a phone's width, or its height when it lies on its side. */
const NARROW = 700;
const LOW = 470;
/** Less height than this and everything is drawn smaller. */
const SNUG = 700;

export function roomOf(width: number, height: number): Room {
  if (height > 0 && height < LOW && width > height * 1.3) return "low";
  if (width > 0 && width < NARROW) return "phone";
  return height > 0 && height < SNUG ? "snug" : "wide";
}

/** Is only one part of the table in sight at a time? */
export function hasPages(room: Room): boolean {
  return room === "phone" || room === "low";
}
