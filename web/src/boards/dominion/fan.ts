// Where the cards of a hand lie: side by side as long as there is room, equal ones closer together first, then all of them.

/** How far each card's left edge is from the hand's, and how wide all of it is. */
export interface Fan {
  lefts: number[];
  width: number;
}

/** Of every card at least so much stays in sight: a finger's width between kinds, a thumb's edge between equals. */
const LEAST = 40;
const LEAST_EQUAL = 18;
const GAP = 6;

/** Lays cards of a width in a room; each says whether it is equal to the one before it. */
export function fan(equal: readonly boolean[], card: number, room: number): Fan {
  const full = card + GAP;
  const steps = equal.slice(1);
  const [equals, others] = [steps.filter((same) => same).length, steps.filter((same) => !same).length];
  // First equal ones move together, then kinds.
  const spare = room - card - others * full;
  const close = equals === 0 ? full : Math.min(full, Math.max(LEAST_EQUAL, spare / equals));
  const apart = others === 0 ? full : Math.min(full, Math.max(LEAST, (room - card - equals * close) / others));
  const lefts = [0];
  for (const same of steps) lefts.push((lefts.at(-1) ?? 0) + (same ? close : apart));
  const width = (lefts.at(-1) ?? 0) + card;
  return { lefts: equal.length === 0 ? [] : lefts, width: equal.length === 0 ? 0 : width };
}
