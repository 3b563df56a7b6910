// The analysis of a record: requested, followed while it runs, stopped.

import { get, post, reason, remove } from "../api/http";
import { comeIn } from "../api/people.svelte";
import type { Analysis, AnalysisProgress, Message } from "../api/types";

/** How often it is asked how far it has come. */
const ASK_MS = 700;

export class Study {
  progress = $state.raw<AnalysisProgress | null>(null);
  problem = $state.raw<Message | null>(null);
  asking = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone = false;

  constructor(readonly record: string) {}

  get analysis(): Analysis | null {
    return this.progress?.analysis ?? null;
  }

  begin(): void {
    this.asking = true;
    this.problem = null;
    // Whoever opens the page by a link may not have been let in yet.
    void this.#follow(async () => {
      await comeIn();
      return post<AnalysisProgress>("/api/analyses", { record: this.record });
    });
  }

  async stop(): Promise<void> {
    if (!this.progress) return;
    clearTimeout(this.#timer);
    try {
      await remove(`/api/analyses/${this.progress.id}`);
      this.progress = { ...this.progress, state: "stopped" };
    } catch (error) {
      this.problem = reason(error);
    }
  }

  /** The page has gone: nobody waits for it any more. */
  forget(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
  }

  async #follow(ask: () => Promise<AnalysisProgress>): Promise<void> {
    try {
      const answer = await ask();
      if (this.#gone) return;
      this.progress = answer;
      if (answer.state === "running") this.#timer = setTimeout(() => void this.#follow(() => get<AnalysisProgress>(`/api/analyses/${answer.id}`)), ASK_MS);
    } catch (error) {
      this.problem = reason(error);
    }
    this.asking = false;
  }
}
