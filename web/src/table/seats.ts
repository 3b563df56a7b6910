// Who sits where, with the names everything is said with.

import type { BoardSeat } from "../boards/board";
import type { Shown, ShownSeat } from "../api/types";
import { tell } from "../words/speech.svelte";
import type { Present } from "./session.svelte";

/** The name of whoever sits there. Bots of one level are told apart by their seats; an empty seat has its number. */
function nameOf(seat: ShownSeat, all: readonly ShownSeat[]): string {
  if (seat.name !== null) return seat.name;
  if (seat.person !== null) return tell("server-somebody");
  if (seat.bot === null) return "";
  const bot = { name: `server-${seat.bot}` };
  const twins = all.filter((other) => other.bot === seat.bot && other.is === "bot");
  return twins.length > 1 ? tell("browser-bot-numbered", { bot, number: seat.seat }) : tell(`server-${seat.bot}`);
}

export function seatNames(table: Shown): string[] {
  return table.seats.map((seat) => nameOf(seat, table.seats));
}

export function boardSeats(names: readonly string[], awaited: readonly number[]): BoardSeat[] {
  return names.map((name, index) => {
    const seat = index + 1;
    return { seat, name: name || tell("seat-unnamed", { number: seat }), colour: `var(--seat-${seat})`, awaited: awaited.includes(seat) };
  });
}

/** How many look on without a seat. */
export function onlookers(table: Pick<Shown, "seats">, present: Present | null): number {
  if (!present) return 0;
  const seated = new Set(table.seats.map((seat) => seat.person));
  return present.people.filter((person) => !seated.has(person)).length + present.others;
}
