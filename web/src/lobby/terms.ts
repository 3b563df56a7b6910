// What is chosen in the form for a new table, and the setups the server is asked about so that only valid ones can be chosen.

import type { Field, FieldKind, Game, Preset, Setup } from "../api/types";

/** Is the field asked at all, given what else is chosen? */
export function isAsked(field: Field, game: Game, setup: Setup): boolean {
  if (!field.only_if) return true;
  const [other, values] = field.only_if;
  return values.includes(valueOf(game, setup, other));
}

/** Fields under a heading of their own, or without one. */
export interface FieldGroup {
  heading: string | null;
  fields: Field[];
}

/** The fields that are asked: first what everybody is asked, then those under headings, each heading once. */
export function groups(game: Game, setup: Setup): FieldGroup[] {
  const asking = game.form.fields.filter((field) => isAsked(field, game, setup));
  const headings = [null, ...new Set(asking.flatMap((field) => field.group ?? []))];
  return headings.map((heading) => ({ heading, fields: asking.filter((field) => (field.group ?? null) === heading) }));
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

function valuesOf(kind: FieldKind): (string | number)[] {
  if (typeof kind === "string") return [];
  if ("number" in kind) return fewNumbers(kind) ?? [];
  return ("choice" in kind ? kind.choice : kind.choices).map(([value]) => value);
}

/** So many numbers can be laid out as buttons. */
const FEW = 8;

/** The numbers of a field one by one, if they are few. */
export function fewNumbers(kind: FieldKind): number[] | null {
  if (typeof kind !== "object" || !("number" in kind)) return null;
  const { least, most } = kind.number;
  return most - least < FEW ? Array.from({ length: most - least + 1 }, (_, index) => least + index) : null;
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

/** Is this the setup of a campaign, whose next game follows from the last one? The nearest preset tells, by what it is called. */
export function isCampaign(game: Game, setup: Setup): boolean {
  const fits = (preset: Preset): boolean => Object.entries(preset.setup).every(([field, value]) => valueOf(game, setup, field) === value);
  const size = (preset: Preset): number => Object.keys(preset.setup).length;
  const [nearest] = game.form.presets.filter(fits).sort((one, other) => size(other) - size(one));
  return nearest !== undefined && nearest.label.endsWith("-campaign") && !nearest.label.endsWith("-after-campaign");
}

/** The arrangement that equals what is set now, if one does; the number of seats and fields that are not asked do not count. */
export function presetOf(game: Game, setup: Setup): number | null {
  const apart = (one: Setup): string => {
    const fields = game.form.fields.filter((field) => isAsked(field, game, one) && field.id !== "seats");
    return JSON.stringify(fields.map((field) => [field.id, valueOf(game, one, field.id)]));
  };
  const now = apart(setup);
  const seats = valueOf(game, setup, "seats");
  const fits = game.form.presets.flatMap((preset, index) => (apart(preset.setup) === now ? [{ index, seats: preset.setup["seats"] }] : []));
  // One that is made for this number of seats fits better than one for any number; one that is made for another number does not fit.
  const fit = fits.find((one) => one.seats === seats) ?? fits.find((one) => one.seats === undefined);
  return fit?.index ?? null;
}

/** What a number stands for, where an arrangement is nothing but that number: the label of a scenario. */
export function nameOfNumber(game: Game, field: string, number: number): string | null {
  const named = game.form.presets.find(({ setup }) => Object.keys(setup).length === 1 && setup[field] === number);
  return field === "seats" ? null : (named?.label ?? null);
}

/** What the rules advise against in this setup, as message ids. */
export function warnings(game: Game, setup: Setup): string[] {
  const holds = ([field, values]: [string, unknown[]]): boolean => {
    const held = valueOf(game, setup, field);
    return (Array.isArray(held) ? (held as unknown[]) : [held]).some((value) => values.includes(value));
  };
  return game.form.warnings.filter((warning) => warning.when.every(holds)).map((warning) => warning.message);
}

/** What was chosen of these fields, to stand behind a question mark: `kingdom=chosen&cards=moat,village`. */
export function toQuery(game: Game, setup: Setup, fields: readonly string[]): string {
  const said = fields.flatMap((field) => {
    const value = asked(game, setup)[field];
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
    return [[field, Array.isArray(value) ? value.join(",") : String(value as string | number | boolean)]];
  });
  // Commas may stand in an address as they are.
  return new URLSearchParams(said).toString().replaceAll("%2C", ",");
}

/** What somebody else has chosen, as it stands in an address; what no field understands is left out. */
export function fromQuery(game: Game, query: URLSearchParams): Setup {
  const found = game.form.fields.flatMap((field): [string, unknown][] => {
    const text = query.get(field.id);
    if (text === null) return [];
    const value = read(field.kind, text);
    return value === undefined ? [] : [[field.id, value]];
  });
  return Object.fromEntries(found);
}

function read(kind: FieldKind, text: string): unknown {
  if (kind === "text") return text;
  if (kind === "flag") return text === "true";
  if ("number" in kind) return /^\d+$/.test(text) ? Number(text) : undefined;
  const values = ("choice" in kind ? kind.choice : kind.choices).map(([value]) => value);
  if ("choice" in kind) return values.includes(text) ? text : undefined;
  return text.split(",").filter((one) => values.includes(one));
}
