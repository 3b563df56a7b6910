// The review of one seat's game: its most costly decisions, one after the other, each as a position to solve.

import type { AnalysedMove, Analysis, Message, Mistake } from "../api/types";
import { judge, type Judgement } from "./judge";

/** A move that gave something away. */
export type CostlyMove = AnalysedMove & { mistake: Mistake };

export class Review {
  readonly moves: readonly CostlyMove[];
  /** Which of them, from 0. */
  step = $state(0);
  judgement = $state.raw<Judgement | null>(null);
  /** The answer is shown: it was found or asked for. */
  answered = $state(false);

  constructor(
    analysis: Analysis,
    readonly seat: number,
  ) {
    const moves = analysis.seats[seat - 1]?.decisive.map((index) => analysis.moves[index]) ?? [];
    this.moves = moves.filter((move): move is CostlyMove => move !== undefined && move.mistake !== null);
  }

  get move(): CostlyMove | null {
    return this.moves[this.step] ?? null;
  }

  get isLast(): boolean {
    return this.step >= this.moves.length - 1;
  }

  try(notations: readonly string[]): void {
    if (!this.move || this.answered) return;
    this.judgement = judge(this.move, notations);
    this.answered = this.judgement.verdict === "best";
  }

  showAnswer(): void {
    this.judgement = null;
    this.answered = true;
  }

  next(): void {
    this.step += 1;
    this.judgement = null;
    this.answered = false;
  }

  /** What is said of the move that was tried last. */
  get said(): Message | null {
    if (!this.judgement || !this.move) return null;
    const { verdict, percent } = this.judgement;
    return { id: WORDS[verdict], args: [["percent", { number: percent }], ["left", { number: this.move.mistake.better.left }]] };
  }
}

const WORDS: Record<Judgement["verdict"], string> = {
  best: "browser-review-best",
  better: "browser-review-more",
  played: "browser-review-played",
  worse: "browser-review-no-better",
  unknown: "browser-review-unknown",
};
