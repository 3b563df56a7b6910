// Opening tables, from the one-click game against bots to the long form.

import { post } from "../api/http";
import { comeIn } from "../api/people.svelte";
import { handOver } from "../api/opened";
import type { Command, Done, Game, OpenedTable, SeatTerms, Setup, Terms } from "../api/types";

/** How many seats a setup has: what it says, or the game's default. */
export function seatsOf(game: Game, setup: Setup): number {
  const seats = setup["seats"] ?? game.setup["seats"];
  return typeof seats === "number" ? seats : 2;
}

/** Does something at a table without watching it. */
export function command(table: string, command: Command): Promise<Done> {
  return post<Done>(`/api/tables/${table}/commands`, { command });
}

/** `sit`: at the first open seat; `start`: the game begins at once. */
export async function openTable(game: string, terms: Partial<Terms>, { sit = true, start = false } = {}): Promise<string> {
  await comeIn();
  const { id, news } = await post<OpenedTable>("/api/tables", { game, terms, sit, start });
  if (news) handOver(news);
  return id;
}

/** A table of mine against bots of a level, begun at once. */
export async function playNow(game: Game, bot: string): Promise<string> {
  const setup = game.form.presets[0]?.setup ?? {};
  const others = Array.from({ length: seatsOf(game, setup) - 1 }, (): SeatTerms => ({ is: "bot", bot }));
  return openTable(game.name, { setup, seats: [{ is: "open" }, ...others] }, { start: true });
}
