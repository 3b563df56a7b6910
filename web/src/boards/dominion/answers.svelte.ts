// Answers a person gives once and for all: questions that are then answered by themselves.

import type { Offer } from "../../api/types";
import { remembered } from "../../remembered.svelte";
import { isA } from "./cards";
import { nameOf, type Asked, type View } from "./view";

/** To an Attack: ask, always show a Reaction, never show one. Others: ask, or always the same. */
export type Answer = "ask" | "always" | "never";

function isAnswers(value: unknown): value is Record<string, Answer> {
  return typeof value === "object" && value !== null && Object.values(value).every((one) => one === "ask" || one === "always" || one === "never");
}

/** By what is asked: `react:militia`, `start-of-turn`, `treasuries`, `pirate-ship`, `explore`. */
export const answers = remembered<Record<string, Answer>>("dominion-answers", {}, isAnswers);

export function answerTo(what: string): Answer {
  return answers.value[what] ?? "ask";
}

export function setAnswer(what: string, answer: Answer): void {
  answers.value = { ...answers.value, [what]: answer };
}

/** Something that can be settled: what is asked, and the card it is about. */
export interface Settled {
  what: string;
  card: string;
  /** May it also be declined for good? */
  never: boolean;
}

/** What can be settled in a game with these cards. */
export function settled(view: View): Settled[] {
  const cards = view.supply.map(({ card }) => card);
  const attacks = cards.some((card) => isA(card, "reaction")) ? cards.filter((card) => isA(card, "attack")) : [];
  const durations = cards.filter((card) => isA(card, "duration"));
  const has = (card: string, what: string): Settled[] => (cards.includes(card) ? [{ what, card, never: false }] : []);
  return [
    ...attacks.map((card) => ({ what: `react:${card}`, card, never: true })),
    ...(durations[0] && durations.length > 1 ? [{ what: "start-of-turn", card: durations[0], never: false }] : []),
    ...has("treasury", "treasuries"),
    ...has("pirate-ship", "pirate-ship"),
    ...has("explorer", "explore"),
  ];
}

/** The offer that answers by itself, if the person has settled it. */
export function settledOffer(asked: Asked | null, legal: readonly Offer[], of: (what: string) => Answer): Offer | null {
  if (!asked) return null;
  const name = nameOf(asked.question);
  const starting = (word: string): Offer | null => legal.find(({ notation }) => notation.startsWith(word)) ?? null;
  if (name === "react") {
    const answer = of(`react:${asked.attack ?? ""}`);
    if (answer === "always") return starting("reveal") ?? starting("pass");
    return answer === "never" ? starting("pass") : null;
  }
  if (of(name) !== "always") return null;
  switch (name) {
    case "start-of-turn":
      return starting("resolve all");
    case "treasuries":
      return legal.at(-1) ?? null;
    case "pirate-ship":
      return starting("take coins");
    case "explore":
      return starting("reveal") ?? starting("gain");
    default:
      return null;
  }
}
