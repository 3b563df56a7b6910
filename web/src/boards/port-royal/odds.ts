// Where the danger comes from: the chance that the next card is a second ship of a colour that cannot be repelled, colour by colour.
// Everybody can reckon it: the faces that lie face down are known, only not where they lie.

import { readCard, type Colour } from "./cards";
import type { Copies, View } from "./view";

/** The chance of a bust by each colour in the harbour; together they are `bust_chance`. */
export function dangers(view: View): Map<Colour, number> {
  const docked = new Set(view.harbour.map(readCard).flatMap((card) => (card?.kind === "ship" ? [card.colour] : [])));
  const swords = view.seats[view.active]?.swords ?? 0;
  const cards = mayCome(view);
  const all = cards.reduce((sum, { copies }) => sum + copies, 0);
  const found = new Map<Colour, number>();
  for (const { card, copies } of cards) {
    const ship = readCard(card);
    if (ship?.kind !== "ship" || !docked.has(ship.colour)) continue;
    if (ship.guard !== null && ship.guard <= swords) continue;
    found.set(ship.colour, (found.get(ship.colour) ?? 0) + copies / all);
  }
  return found;
}

/** The faces of which the next card is equally likely any: the draw pile's, or those it will be made of. */
function mayCome(view: View): Copies[] {
  if (view.draw_pile > 0) return view.face_down.at(-1)?.cards ?? [];
  return view.discard.length > 0 ? view.discard : view.face_down.flatMap(({ cards }) => cards);
}
