// Dominion's view as the board reads it: the types written from the Rust ones. Cards are in notation.

export type { Asked } from "../../generated/dominion/Asked";
export type { Copies } from "../../generated/dominion/Copies";
export type { Pile } from "../../generated/dominion/Pile";
export type { Question } from "../../generated/dominion/Question";
export type { SeatView } from "../../generated/dominion/SeatView";
export type { View } from "../../generated/dominion/View";

import type { Question } from "../../generated/dominion/Question";

/** The name of a question, whatever else it says. */
export function nameOf(question: Question): string {
  return typeof question === "string" ? question : (Object.keys(question)[0] ?? "");
}
