// Moments worth a picture: games are played over the API, as a program would, until the moment is there; or it is laid out by hand.

import type { APIRequestContext } from "@playwright/test";
import { command, expect, open, type Opening } from "../harbour.ts";

interface Offer {
  notation: string;
  kind: { passes?: boolean };
}

/** What a moment is known by. */
export interface Play {
  awaited: number[];
  prompt: { id: string } | null;
  legal: Offer[];
  view: Record<string, unknown>;
}

interface News {
  number: number;
  table: { phase: "open" | "running" | "over"; viewer: number | null; play: Play | null };
}

const MOST_DECISIONS = 1500;

export class Table {
  constructor(
    readonly request: APIRequestContext,
    readonly harbour: string,
    readonly id: string,
  ) {}

  get address(): string {
    return `${this.harbour}/table/${this.id}`;
  }

  static async open(request: APIRequestContext, harbour: string, game: string, opening: Opening): Promise<Table> {
    return new Table(request, harbour, await open(request, harbour, game, opening));
  }

  /** A table laid out by hand, at which every seat is mine, and what was played there. */
  static async lay(request: APIRequestContext, harbour: string, game: string, setup: { seats: number } & Record<string, unknown>, rig: Record<string, unknown>, played: readonly [seat: number, line: string][]): Promise<Table> {
    const table = new Table(request, harbour, await open(request, harbour, game, { setup, rig, others: setup.seats - 1 }));
    for (let seat = 2; seat <= setup.seats; seat += 1) await table.ask({ do: "sit", seat, name: ["Bohumil", "Ileana", "Marin"][seat - 2] });
    await table.ask({ do: "start" });
    for (const [seat, line] of played) await table.ask({ do: "play", seat, line });
    return table;
  }

  async ask(wanted: object): Promise<void> {
    await command(this.request, this.harbour, this.id, wanted);
  }

  async look(): Promise<News> {
    const answer = await this.request.get(`${this.harbour}/api/tables/${this.id}?after=${Number.MAX_SAFE_INTEGER}`);
    return (await answer.json()) as News;
  }

  /** Waits until I am asked something; null when the game is over. */
  async asked(): Promise<Play | null> {
    let news = await this.look();
    const isMine = (): boolean => news.table.phase === "over" || (news.table.play?.awaited.includes(news.table.viewer ?? 0) ?? false);
    await expect.poll(async () => isMine() || ((news = await this.look()), isMine()), { intervals: [20, 50, 100] }).toBe(true);
    return news.table.phase === "over" ? null : news.table.play;
  }

  /** Plays on until the moment is there: of what may be done the first that begins with a wanted word, else now this and now that. */
  async playUntil(isThere: (play: Play) => boolean, wanted: readonly string[] = []): Promise<void> {
    for (let decision = 0; decision < MOST_DECISIONS; decision += 1) {
      const play = await this.asked();
      if (!play) throw new Error(`the game at ${this.address} ended before the moment came`);
      if (isThere(play)) return;
      await this.play(play, decision, wanted);
    }
    throw new Error(`the moment does not come at ${this.address}`);
  }

  async playToTheEnd(wanted: readonly string[] = []): Promise<void> {
    for (let decision = 0; decision < MOST_DECISIONS; decision += 1) {
      const play = await this.asked();
      if (!play) return;
      await this.play(play, decision, wanted);
    }
    throw new Error(`the game at ${this.address} does not end`);
  }

  private async play({ legal }: Play, decision: number, wanted: readonly string[]): Promise<void> {
    const does = legal.filter(({ kind }) => !kind.passes);
    const preferred = wanted.map((word) => legal.find(({ notation }) => notation.startsWith(word))).find((offer) => offer !== undefined);
    const offer = preferred ?? does[(decision * 7) % Math.max(1, does.length)] ?? legal[0];
    await this.ask({ do: "play", line: offer?.notation ?? "" });
  }
}
