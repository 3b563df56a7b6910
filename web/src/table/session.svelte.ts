// One table, watched over its WebSocket: what is shown, what happened, and what we ask for. A lost connection heals itself: we come
// back with the number of the last entry we heard and ask again for whatever was not answered, under the same id.

import { hasOwnBoard } from "../boards";
import { pace } from "../settings.svelte";
import { get, reason, Refused } from "../api/http";
import type { Command, Done, Happening, Message, News, ToClient } from "../api/types";

export type Link = "connecting" | "open" | "lost" | "refused";

interface Pending {
  command: Command;
  resolve: (done: Done) => void;
  reject: (why: Refused) => void;
}

/** How long one action of somebody else stays in sight before the next, in milliseconds. */
const PAUSES = { calm: 1400, brisk: 650, instant: 0 };
/** Somebody who is this many entries behind sees them faster. */
const BEHIND = 6;
const RETRY_FIRST = 400;
const RETRY_MOST = 8000;

/** Who looks at a table: people by their ids, and how many who have not come in. */
export interface Present {
  people: readonly string[];
  others: number;
}

export class Session {
  /** The table as it is shown now; it may lag behind `latest` while others' actions are told one by one. */
  shown = $state.raw<News | null>(null);
  /** Everything that was told so far, oldest first. */
  log = $state.raw<readonly Happening[]>([]);
  /** What happened between the view before and this one. */
  fresh = $state.raw<readonly Happening[]>([]);
  link = $state<Link>("connecting");
  /** Why the server turned us away, if it did. */
  turnedAway = $state.raw<Message | null>(null);
  /** Who looks at the table now; nobody can tell while the line is lost. */
  present = $state.raw<Present | null>(null);
  /** How many of our commands are unanswered, talk aside. */
  asking = $state(0);
  /** Entries not shown yet. */
  behind = $state(0);

  readonly #id: string;
  #viewer: string | undefined;
  #socket: WebSocket | null = null;
  #waiting: News[] = [];
  #pending = new Map<string, Pending>();
  #retry = RETRY_FIRST;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Has this line been welcomed? */
  #welcomed = false;
  #heard = 0;
  #sheet = true;

  constructor(id: string, viewer?: string) {
    this.#id = id;
    this.#viewer = viewer;
    void this.#connect();
  }

  /** Is everything shown that has happened? */
  get upToDate(): boolean {
    return this.behind === 0;
  }

  /** Looks through other eyes: another seat of ours, or an onlooker's. */
  lookAs(viewer: string | undefined): void {
    this.#viewer = viewer;
    this.#heard = 0;
    this.log = [];
    this.#dropQueue();
    this.renew();
  }

  /** Opens the line anew, for instance because we are somebody else now: a line belongs to whoever opened it. */
  renew(): void {
    const old = this.#socket;
    // Without one it is being opened already.
    if (!old) return;
    this.#socket = null;
    old.close();
    void this.#connect();
  }

  /** Asks for something. Resolves once it is stored, rejects with a message if it is refused. */
  ask(command: Command): Promise<Done> {
    const client = crypto.getRandomValues(new Uint32Array(3)).join("-");
    const counts = command.do !== "say" && command.do !== "mute";
    if (counts) this.asking += 1;
    return new Promise<Done>((resolve, reject) => {
      this.#pending.set(client, { command, resolve, reject });
      this.#send(client, command);
    }).finally(() => {
      if (counts) this.asking -= 1;
    });
  }

  /** Shows everything that has happened at once. */
  skip(): void {
    const last = this.#waiting.at(-1);
    if (!last) return;
    const happened = this.#waiting.flatMap((news) => news.happened);
    this.#dropQueue();
    this.#show(last, happened);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#retryTimer);
    this.#socket?.close();
  }

  #dropQueue(): void {
    this.#waiting = [];
    this.behind = 0;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #address(kind: "" | "/stream"): string {
    const asked = new URLSearchParams({ after: String(this.#heard) });
    if (this.#viewer !== undefined) asked.set("viewer", this.#viewer);
    if (this.#sheet) asked.set("sheet", "true");
    return `/api/tables/${encodeURIComponent(this.#id)}${kind}?${asked.toString()}`;
  }

  async #connect(): Promise<void> {
    this.#welcomed = false;
    if (this.link !== "open") {
      // A refusal can only be read over plain HTTP, and whether the sheet is needed depends on the game.
      try {
        const news = await get<News>(this.#address(""));
        if (this.#closed) return;
        if (this.shown === null) {
          this.#sheet = !hasOwnBoard(news.table.game);
          this.#welcome(news);
        }
      } catch (error) {
        this.turnedAway = reason(error);
        if (isFinal(error)) this.#turnAway(this.turnedAway);
        else this.#again();
        return;
      }
    }
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.#address("/stream")}`);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ToClient);
    socket.onclose = () => {
      if (this.#socket === socket) this.#again();
    };
  }

  /** The server does not want us here: we do not come back. */
  #turnAway(why: Message): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.turnedAway = why;
    this.link = "refused";
    this.present = null;
    for (const { reject } of this.#pending.values()) reject(new Refused(why, 403));
    this.#pending.clear();
  }

  #again(): void {
    this.#socket = null;
    if (this.#closed) return;
    this.link = "lost";
    this.present = null;
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => void this.#connect(), this.#retry);
    this.#retry = Math.min(this.#retry * 2, RETRY_MOST);
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case "welcome":
        this.link = "open";
        this.#welcomed = true;
        this.turnedAway = null;
        this.#retry = RETRY_FIRST;
        this.#welcome(message);
        for (const [client, { command }] of this.#pending) this.#send(client, command);
        break;
      case "entry":
        this.#heard = message.number;
        this.#tell(message.happened);
        this.#queue(message);
        break;
      case "done":
        this.#answered(message.client)?.resolve(message);
        break;
      case "refused":
        // Before the welcome it is we who are refused, not something we asked for.
        if (this.#welcomed) this.#answered(message.client)?.reject(new Refused(message.message, 409));
        else this.#turnAway(message.message);
        break;
      case "present":
        this.present = message;
        break;
      case "goodbye":
        this.link = "lost";
        break;
    }
  }

  #welcome(news: News): void {
    this.#heard = news.number;
    this.#tell(news.happened);
    this.#dropQueue();
    this.#show(news, this.shown === null ? [] : news.happened);
  }

  #tell(happened: readonly Happening[]): void {
    if (happened.length > 0) this.log = [...this.log, ...happened];
  }

  #queue(news: News): void {
    this.#waiting.push(news);
    this.behind = this.#waiting.length;
    if (this.#timer === undefined) this.#next();
  }

  #next(): void {
    const news = this.#waiting.shift();
    this.behind = this.#waiting.length;
    this.#timer = undefined;
    if (!news) return;
    this.#show(news, news.happened);
    const wait = this.#pause(news);
    if (wait === 0 && this.#waiting.length > 0) this.#next();
    else if (wait > 0) this.#timer = setTimeout(() => this.#next(), wait);
  }

  /** What others did is looked at for a while; what we did ourselves, and talk, is not. */
  #pause(news: News): number {
    const seen = document.visibilityState === "visible" && news.happened.some((one) => one.event !== undefined);
    if (!seen || news.table.phase === "over") return 0;
    const mine = news.table.viewer !== null && news.happened.some((one) => one.seat === news.table.viewer);
    const full = mine ? PAUSES[pace.value] / 2 : PAUSES[pace.value];
    return this.#waiting.length > BEHIND ? full / 4 : full;
  }

  #show(news: News, happened: readonly Happening[]): void {
    this.fresh = happened;
    this.shown = news;
  }

  #send(client: string, command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ client, command }));
  }

  /** What was answered. Whoever could not read us does not know our id; but answers come in the order of the questions. */
  #answered(client: string | null): Pending | undefined {
    const id = client ?? this.#pending.keys().next().value;
    if (id === undefined) return undefined;
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }
}

/** Does it make no sense to ask again? Too much haste and trouble at the server pass; a place one may not look at stays closed. */
function isFinal(error: unknown): boolean {
  return error instanceof Refused && error.status >= 400 && error.status < 500 && error.status !== 429;
}
