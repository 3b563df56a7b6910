// One table, watched over its WebSocket: what is shown, what happened, and what we ask for. A lost connection heals itself: we come
// back with the number of the last entry we heard and ask again for whatever was not answered, under the same id.

import { tick } from "svelte";
import { hasOwnBoard } from "../boards";
import { pace } from "../settings.svelte";
import { get, reason, Refused } from "../api/http";
import { takeOver } from "../api/opened";
import { comeIn } from "../api/people.svelte";
import type { Command, Done, Happening, Message, News, ToClient } from "../api/types";
import { actsOf, next, type Act } from "./acts";

export type Link = "connecting" | "open" | "lost" | "refused";

interface Pending {
  command: Command;
  resolve: (done: Done) => void;
  reject: (why: Refused) => void;
}

const RETRY_FIRST = 400;
const RETRY_MOST = 8000;
/** A line that was silent for this long is dead: the server says something every few seconds. */
const SILENT_MS = 9000;
const LISTEN_EVERY_MS = 1000;
/** What a board moves holds the next act back, but not for ever. */
const MOVES_MOST_MS = 1500;
/** Messages that arrive within one frame are handled together, so that a burst of bots' moves is drawn once. */
const FRAME_MS = 16;
/** Who was shown nothing for this long has not been waiting for the show. */
const IDLE_MS = 2000;

/** Who looks at a table: people by their ids, and how many who have not come in. */
export interface Present {
  people: readonly string[];
  others: number;
}

export class Session {
  /** The table as it is shown now; it may lag behind while others' acts are told one by one. */
  shown = $state.raw<News | null>(null);
  /** Everything that was told so far, oldest first. */
  log = $state.raw<readonly Happening[]>([]);
  /** The act between the view before and this one. */
  fresh = $state.raw<readonly Happening[]>([]);
  link = $state<Link>("connecting");
  /** Why the server turned us away, if it did. */
  turnedAway = $state.raw<Message | null>(null);
  /** Who looks at the table now; nobody can tell while the line is lost. */
  present = $state.raw<Present | null>(null);
  /** How many of our commands are unanswered; talk does not count. */
  asking = $state(0);
  /** Entries not shown yet. */
  behind = $state(0);

  readonly #id: string;
  #viewer: string | undefined;
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #retry = RETRY_FIRST;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Has this line been welcomed? */
  #welcomed = false;
  #heard = 0;
  #sheet = true;

  /** Hears at once what has arrived and waits for the next frame. */
  #hearArrived: () => void = () => undefined;
  /** When anything was last heard, and whether the server speaks regularly on this line. */
  #heardAt = 0;
  readonly #listening = setInterval(() => this.#listen(), LISTEN_EVERY_MS);
  readonly #gone = new AbortController();

  /** Entries that wait to be shown. */
  #waiting: News[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The act in sight, since when, and until when it stays. */
  #act: number | null = null;
  #since = 0;
  #until = 0;
  /** How long one has been waiting for others' acts to be shown. */
  #spent = 0;
  /** Until the board has shown what it is showing. */
  #showing: Promise<unknown> = Promise.resolve();

  constructor(id: string, viewer?: string) {
    this.#id = id;
    this.#viewer = viewer;
    const { signal } = this.#gone;
    window.addEventListener("offline", () => this.#drop(), { signal });
    window.addEventListener("online", () => this.#comeBack(), { signal });
    document.addEventListener("visibilitychange", () => this.#listen(), { signal });
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
    this.#act = null;
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
  async ask(command: Command): Promise<Done> {
    const client = crypto.getRandomValues(new Uint32Array(3)).join("-");
    const counts = command.do !== "say" && command.do !== "mute";
    if (counts) this.asking += 1;
    try {
      // A newcomer may ask before the server knows them. Once it does, their line is renewed: a request on the old one would be refused.
      await comeIn();
      await tick();
      return await new Promise<Done>((resolve, reject) => {
        this.#pending.set(client, { command, resolve, reject });
        this.#send(client, command);
      });
    } finally {
      if (counts) this.asking -= 1;
    }
  }

  /** Shows everything that has happened at once. */
  skip(): void {
    this.#hearArrived();
    const last = this.#waiting.at(-1);
    if (!last) return;
    const happened = this.#waiting.flatMap((news) => news.happened);
    this.#dropQueue();
    this.#spent = 0;
    this.#show(last, happened);
  }

  /** The board still moves something, or lets it be read: what comes next waits. */
  busy(until: Promise<unknown>): void {
    const enough = new Promise((resolve) => setTimeout(resolve, MOVES_MOST_MS));
    this.#showing = Promise.allSettled([this.#showing, Promise.race([until, enough])]);
  }

  close(): void {
    this.#closed = true;
    this.#gone.abort();
    clearInterval(this.#listening);
    clearTimeout(this.#timer);
    clearTimeout(this.#retryTimer);
    this.#socket?.close();
  }

  #address(kind: "" | "/stream"): string {
    const asked = new URLSearchParams({ after: String(this.#heard) });
    if (this.#viewer !== undefined) asked.set("viewer", this.#viewer);
    if (this.#sheet) asked.set("sheet", "true");
    return `/api/tables/${encodeURIComponent(this.#id)}${kind}?${asked.toString()}`;
  }

  /** What was told when the table was opened: whoever comes first need not ask. */
  #takeOver(): News | null {
    return this.#viewer === undefined ? takeOver(this.#id) : null;
  }

  /** `ask`: over plain HTTP first, because only there a refusal can be read. */
  async #connect(ask = this.shown === null): Promise<void> {
    if (ask) {
      try {
        const news = this.#takeOver() ?? (await get<News>(this.#address("")));
        if (this.#closed) return;
        // Whether the sheet is needed depends on the game.
        this.#sheet = !hasOwnBoard(news.table.game);
        this.#welcome(news);
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
    this.#heardAt = performance.now();
    this.#welcomed = false;
    const arrived: ToClient[] = [];
    let waits = false;
    const hearAll = (): void => {
      waits = arrived.length > 0;
      if (!waits) return;
      if (this.#socket === socket) this.#hearAll(arrived.splice(0));
      setTimeout(hearAll, FRAME_MS);
    };
    this.#hearArrived = hearAll;
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heardAt = performance.now();
      arrived.push(JSON.parse(event.data) as ToClient);
      // A page in the background is not drawn, and its timers are slow.
      if (!waits || document.visibilityState === "hidden") hearAll();
    };
    socket.onclose = () => {
      hearAll();
      // Who is not let in any more would knock for ever.
      if (this.#socket === socket) this.#again(!this.#welcomed);
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

  #again(ask = false): void {
    this.#socket = null;
    if (this.#closed) return;
    this.link = "lost";
    this.present = null;
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => void this.#connect(ask || this.shown === null), this.#retry);
    this.#retry = Math.min(this.#retry * 2, RETRY_MOST);
  }

  /** The line is dead, though nobody has closed it. */
  #drop(): void {
    const old = this.#socket;
    if (!old) return;
    this.#again();
    old.close();
  }

  /** The network is back: there is no need to wait for the next try. */
  #comeBack(): void {
    if (this.#socket || this.link !== "lost") return;
    clearTimeout(this.#retryTimer);
    this.#retry = RETRY_FIRST;
    void this.#connect();
  }

  /** Has the server said anything lately? */
  #listen(): void {
    if (!this.#socket || document.visibilityState === "hidden") return;
    if (performance.now() - this.#heardAt >= SILENT_MS) this.#drop();
  }

  #hearAll(messages: readonly ToClient[]): void {
    const wasEmpty = this.#waiting.length === 0;
    for (const message of messages) this.#hear(message);
    const [first] = actsOf(this.#waiting.slice(0, 1));
    if (!first) return;
    // What we do ourselves is seen at once, and so is what goes on with the act in sight.
    const goesOn = first.number !== null && first.number === this.#act;
    if (this.#timer === undefined || (wasEmpty && (isMine(first) || goesOn))) this.#next();
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
        this.#waiting.push(message);
        this.behind = this.#waiting.length;
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
      case "alive":
        break;
    }
  }

  #welcome(news: News): void {
    const known = this.#heard;
    this.#heard = news.number;
    this.#tell(news.happened);
    this.#dropQueue();
    this.#show(news, this.shown === null ? [] : news.happened.filter((one) => one.number > known));
  }

  #tell(happened: readonly Happening[]): void {
    const [first] = happened;
    // What is told once more takes the place of what was told before: a moderator may have taken something out.
    if (first) this.log = [...this.log.filter((one) => one.number < first.number), ...happened];
  }

  #dropQueue(): void {
    this.#waiting = [];
    this.behind = 0;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const now = performance.now();
    this.#spent = now - this.#until > IDLE_MS ? 0 : this.#spent + now - this.#since;
    const acts = actsOf(this.#waiting);
    const all = document.visibilityState === "hidden" ? next(acts, "instant", 0) : next(acts, pace.value, this.#spent);
    if (!all) return;
    const { act, rest, stays } = all;
    this.#waiting = this.#waiting.filter((news) => news.number > act.news.number);
    this.behind = this.#waiting.length;
    const goesOn = act.number !== null && act.number === this.#act;
    this.#show(act.news, act.happened);
    const mine = isMine(act);
    if (mine) this.#spent = 0;
    // Nobody waits for what is not of the game; and what is mine only has to arrive.
    const wait = act.number === null || mine || stays === 0 ? 0 : goesOn ? Math.max(this.#until - now, stays / 2) : stays;
    this.#act = act.number ?? this.#act;
    this.#since = now;
    this.#until = now + wait;
    if (rest.length > 0 || (act.number !== null && stays > 0)) this.#then(wait);
  }

  /** Goes on once the act has been in sight long enough, and the board stands still. */
  #then(wait: number): void {
    const timer = setTimeout(() => {
      void this.#showing.then(() => {
        // Somebody may have skipped ahead meanwhile.
        if (this.#timer === timer) this.#next();
      });
    }, wait);
    this.#timer = timer;
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

function isMine({ seat, news }: Act): boolean {
  return seat !== null && seat === news.table.viewer;
}
