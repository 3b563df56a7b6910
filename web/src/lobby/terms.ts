// What is chosen in the form for a new table, and the setups the server is asked about so that only valid ones can be chosen.

import type { Field, Form, Game, Setup } from "../api/types";

/** Is the field asked at all, given what else is chosen? */
export function isAsked(field: Field, game: Game, setup: Setup): boolean {
  if (!field.only_if) return true;
  const [other, values] = field.only_if;
  return values.includes(valueOf(game, setup, other));
}

/** What a field holds: what was chosen, or the game's default. */
export function valueOf(game: Game, setup: Setup, field: string): unknown {
  return setup[field] ?? game.setup[field];
}

/** The setup without what is not asked. */
export function asked(game: Game, setup: Setup): Setup {
  const hidden = game.form.fields.filter((field) => !isAsked(field, game, setup)).map((field) => field.id);
  return Object.fromEntries(Object.entries(setup).filter(([key]) => !hidden.includes(key)));
}

/** One thing that could be chosen instead. */
export interface Alternative {
  field: string;
  /** The value, as text: a choice's value, a number, or a thing to add or take away. */
  value: string;
  setup: Setup;
}

/** Everything that can be chosen with one touch from here. */
export function alternatives(game: Game, setup: Setup): Alternative[] {
  return game.form.fields
    .filter((field) => isAsked(field, game, setup))
    .flatMap((field) => valuesOf(field.kind).map((value) => ({ field: field.id, value: String(value), setup: choose(game, setup, field, value) })));
}

function valuesOf(kind: Form["fields"][number]["kind"]): (string | number)[] {
  if (typeof kind === "string") return [];
  if ("number" in kind) return Array.from({ length: kind.number.most - kind.number.least + 1 }, (_, index) => kind.number.least + index);
  return ("choice" in kind ? kind.choice : kind.choices).map(([value]) => value);
}

/** The setup after a value was touched: chosen, or in a list of several, added or taken away. */
export function choose(game: Game, setup: Setup, field: Field, value: string | number | boolean): Setup {
  let chosen: unknown = value;
  if (typeof field.kind === "object" && "choices" in field.kind) {
    const now = valueOf(game, setup, field.id);
    const list = Array.isArray(now) ? (now as unknown[]) : [];
    chosen = list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
  }
  return asked(game, { ...setup, [field.id]: chosen });
}
