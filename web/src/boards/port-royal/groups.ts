// What lies before a seat, grouped as one looks at it: people by what they do.

import { printOf, type Person } from "./cards";

export interface Group {
  role: string;
  people: { card: string; copy: number; person: Person }[];
}

/** Travellers first, then swords, then those who bring coins or cards. */
const ORDER = [
  "settler",
  "captain",
  "priest",
  "expert-settler",
  "expert-captain",
  "expert-priest",
  "jack",
  "sailor",
  "pirate",
  "tybuk",
  "admiral",
  "vice-admiral",
  "gunner",
  "jester",
  "governor",
  "mademoiselle",
  "trader",
  "clerk",
  "shopkeeper",
  "innkeeper",
  "scout",
  "gambler",
  "passenger",
];

export function groupsOf(people: readonly string[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { card, copy } of withCopies(people)) {
    const person = printOf(card);
    if (person?.kind !== "person") continue;
    const group = groups.get(person.role) ?? { role: person.role, people: [] };
    group.people.push({ card, copy, person });
    groups.set(person.role, group);
  }
  const rank = ({ people }: Group): number => ORDER.indexOf(people[0]?.person.trade ?? "");
  return [...groups.values()].sort((one, other) => rank(one) - rank(other) || one.role.localeCompare(other.role));
}

/** Equal cards told apart by a number, so that each keeps its place. */
export function withCopies(cards: readonly string[]): { card: string; copy: number }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, copy };
  });
}
