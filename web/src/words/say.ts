// Putting a message into words: the twin of `crates/words/src/say.rs`, held to it by `locales/fixtures.json`.

import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";
import type { Arg, Message } from "../api/types";

/** Something said, in its plain form and in every case it has: what a name is while it stands in a message. */
class Spoken extends FluentType<string> {
  constructor(
    value: string,
    readonly cases: ReadonlyMap<string, string>,
  ) {
    super(value);
  }

  form(grammaticalCase: string | undefined): string {
    return (grammaticalCase === undefined ? undefined : this.cases.get(grammaticalCase)) ?? this.value;
  }

  override toString(): string {
    return this.value;
  }
}

/** `NAME($x, case: "acc")`: the form of a name in that case; the plain value where it has none. */
function nameFunction([value]: FluentValue[], named: Record<string, FluentValue>): FluentValue {
  if (!(value instanceof Spoken)) return value ?? "";
  const wanted = named["case"];
  return value.form(typeof wanted === "string" ? wanted : undefined);
}

function bundle(language: string, files: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false, functions: { NAME: nameFunction } });
  for (const file of files) made.addResource(new FluentResource(file));
  return made;
}

/** The words of one language. */
export class Words {
  readonly language: string;
  readonly #bundles: FluentBundle[];

  /** Reads the texts of `.ftl` files, those of the language first, then those of the language that fills its gaps. */
  constructor(language: string, files: readonly string[], english: readonly string[] = []) {
    this.language = language;
    this.#bundles = [bundle(language, files), ...(english.length > 0 ? [bundle("en", english)] : [])];
  }

  /** The message in words; what nobody can say is shown as its id. `seats` are the names, from the first seat on. */
  say(message: Message, seats: readonly string[] = []): string {
    return this.#speak(message, seats).toString();
  }

  /** Is there such a message? */
  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** Every id that begins so. */
  *ids(prefix: string): Generator<string> {
    for (const id of this.#bundles[0]?._messages.keys() ?? []) if (id.startsWith(prefix)) yield id;
  }

  #speak(message: Message, seats: readonly string[]): Spoken {
    const args: Record<string, FluentValue> = {};
    for (const [name, arg] of message.args ?? []) args[name] = this.#argument(arg, seats);
    return this.#find(message.id, args);
  }

  #argument(arg: Arg, seats: readonly string[]): FluentValue {
    if ("number" in arg) return number(arg.number);
    if ("seat" in arg) return seats[arg.seat - 1] || this.#find("seat-unnamed", { number: number(arg.seat) }).toString();
    if ("name" in arg) return this.#find(arg.name, {});
    if ("names" in arg) return this.#names(arg.names);
    if ("said" in arg) return this.#speak(arg.said, seats);
    return arg.text;
  }

  /** Names told one after the other, in every case that one of them has; equal ones are told once, with their number. */
  #names(ids: readonly string[]): Spoken {
    const counted = new Map<string, number>();
    for (const id of ids) counted.set(id, (counted.get(id) ?? 0) + 1);
    if (counted.size === 0) return this.#find("list-none", {});
    const names = [...counted].map(([id, count]) => ({ name: this.#find(id, {}), count }));
    const cases = new Set(names.flatMap(({ name }) => [...name.cases.keys()]));
    const list = (wanted?: string): string => this.#list(names.map(({ name, count }) => this.#several(name.form(wanted), count)));
    return new Spoken(list(), new Map([...cases].map((wanted) => [wanted, list(wanted)])));
  }

  #several(form: string, count: number): string {
    return count === 1 ? form : this.#find("list-several", { count: number(count), name: form }).toString();
  }

  #list([first = "", ...rest]: readonly string[]): string {
    if (rest.length === 0) return first;
    const [last = ""] = rest;
    const said = rest.length === 1 ? this.#find("list-two", { first, last }) : this.#find("list-many", { first, rest: this.#list(rest) });
    return said.toString();
  }

  /** The first language that has the message says it. */
  #find(id: string, args: Record<string, FluentValue>): Spoken {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(id);
      if (message?.value === null || message?.value === undefined) continue;
      // What went wrong is shown in the sentence itself (`{$what}`), as in Rust.
      const format = (pattern: typeof message.value): string => bundle.formatPattern(pattern ?? "", args, []);
      const cases = Object.entries(message.attributes).map(([name, pattern]): [string, string] => [name, format(pattern)]);
      return new Spoken(format(message.value), new Map(cases));
    }
    return new Spoken(id, new Map());
  }
}

/** Numbers are whole, and written without marks between the thousands. */
function number(value: number): FluentNumber {
  return new FluentNumber(value, { useGrouping: false, maximumFractionDigits: 0 });
}
