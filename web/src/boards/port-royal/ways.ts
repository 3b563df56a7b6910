// The ways that things take on this board: those the events tell of, and two that a person sees but the rules do not speak of.

import type { Happening, Moved } from "../../api/types";

/**
 * Coins of a trade come out of the ship, not off the pile. And cards that lay in the harbour before and lie nowhere now were swept away.
 */
export function waysOf(happened: readonly Happening[], before: readonly string[], now: readonly string[]): Happening[] {
  const shown = happened.map((one) => ({ ...one, moved: fromShips(one.moved ?? []) }));
  const left = [...now];
  const taken = shown.flatMap((one) => one.moved.map(({ from }) => from));
  const swept: Moved[] = [];
  for (const card of before) {
    const stays = left.indexOf(card);
    if (stays >= 0) {
      left.splice(stays, 1);
      continue;
    }
    const went = taken.indexOf(`harbour:${card}`);
    if (went >= 0) taken.splice(went, 1);
    else swept.push({ thing: card, count: 1, from: `harbour:${card}`, to: "pile:discard" });
  }
  const last = shown.at(-1);
  return last && swept.length > 0 ? [...shown.slice(0, -1), { ...last, moved: [...last.moved, ...swept] }] : shown;
}

function fromShips(moved: readonly Moved[]): Moved[] {
  const ship = moved.find(({ from, to }) => from.startsWith("harbour:") && to === "pile:discard");
  return moved.map((one) => (ship && one.thing === "coin" && one.from === "pile:draw" ? { ...one, from: ship.from } : one));
}
