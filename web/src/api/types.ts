// What the server sends and takes. The shapes are those of `crates/server/src/{shown,entry}.rs` and `crates/table`.

/** A message id from `locales/`, with its arguments. */
export interface Message {
  id: string;
  args?: [string, Arg][];
}

export type Arg = { number: number } | { seat: number } | { name: string } | { names: string[] } | { said: Message } | { text: string };

/** A game of the registry. */
export interface Game {
  name: string;
  rules: number;
  form: Form;
  setup: Setup;
}

export type Setup = Record<string, unknown>;

export interface Form {
  fields: Field[];
  presets: Preset[];
  warnings: Warning[];
}

/** Something the rules allow and advise against, when all of these fields hold one of the values beside them. */
export interface Warning {
  message: string;
  when: [field: string, values: unknown[]][];
}

export interface Field {
  id: string;
  label: string;
  kind: FieldKind;
  only_if?: [string, unknown[]];
}

export type FieldKind =
  | { number: { least: number; most: number } }
  | "flag"
  | { choice: [value: string, label: string][] }
  | { choices: [value: string, label: string][] }
  | "text";

export interface Preset {
  label: string;
  setup: Setup;
}

export interface Games {
  games: Game[];
  bots: string[];
}

export interface Me {
  id: string;
  name: string;
  claimed: boolean;
}

export type Clock = { is: "none" } | { is: "turn"; seconds: number } | { is: "bank"; seconds: number; increment: number };

export type SeatTerms = { is: "open" } | { is: "invited" } | { is: "bot"; bot: string };

/** What is settled when a table is opened. */
export interface Terms {
  setup: Setup;
  seats: SeatTerms[];
  public: boolean;
  rated: boolean;
  automatic: boolean;
  onlookers: boolean;
  clock: Clock;
  /** The campaign the table belongs to. */
  campaign?: string | null;
}

export type Phase = "open" | "running" | "over";

/** A table in a list. */
export interface Listed {
  id: string;
  game: string;
  owner: string;
  phase: Phase;
  seats: number;
  open_seats: number;
  rated: boolean;
  clock: Clock;
  created: number;
  changed: number;
}

/** Something a seat may do: notation, words, and what it touches. */
export interface Offer {
  notation: string;
  message: Message;
  targets: string[];
}

/** Something near at hand that is not allowed, and why. */
export interface Blocked {
  notation: string;
  message: Message;
}

/** A view as blocks of text. */
export interface Sheet {
  blocks: Block[];
}

export interface Block {
  title: Message;
  drawing?: string[];
  columns?: Message[];
  rows: Message[][];
  marked?: number;
  beside: boolean;
}

export interface Standing {
  over: boolean;
  outcome: "competitive" | { cooperative: { won: boolean; rank?: string } };
  scores: Record<string, number>;
  ranks: Record<string, number>;
  payoffs: Record<string, number>;
}

/** The game as one viewer may know it, and what the viewer may do. */
export interface Play {
  awaited: number[];
  view: unknown;
  sheet?: Sheet;
  prompt: Message | null;
  legal: Offer[];
  blocked: Blocked[];
  can_undo: boolean;
  standing: Standing | null;
}

export interface ShownSeat {
  seat: number;
  is: "open" | "invited" | "person" | "bot";
  person: string | null;
  name: string | null;
  bot: string | null;
  substitute: "left" | "clock" | "resigned" | null;
  abandons: boolean;
  left_ms: number | null;
  ticking: boolean;
}

export interface Shuffle {
  commitment: string;
  salts: { seat: number; salt: string }[];
  secret: string | null;
  seed: string | null;
}

/** A table as one viewer may know it. */
export interface Shown {
  id: string;
  game: string;
  terms: Terms;
  owner: string;
  phase: Phase;
  abandoned: boolean;
  seats: ShownSeat[];
  viewer: number | null;
  muted: string[];
  shuffle: Shuffle;
  rematch: string | null;
  play: Play | null;
}

/** Something that happened, as this viewer may know it. */
export interface Happening {
  number: number;
  at: number;
  message: Message;
  event?: unknown;
  speaker?: string;
}

export interface News {
  number: number;
  happened: Happening[];
  complete: boolean;
  table: Shown;
}

export interface Done {
  client: string | null;
  number: number;
  table?: string;
}

export type ToClient =
  | ({ type: "welcome" } & News)
  | ({ type: "entry" } & News)
  | ({ type: "done" } & Done)
  | { type: "refused"; client: string | null; message: Message }
  | { type: "goodbye"; message: Message };

/** What people do at a table. */
export type Command =
  | { do: "sit"; seat?: number; invitation?: string; name?: string }
  | { do: "seat-bot"; seat: number; bot: string }
  | { do: "free"; seat: number }
  | { do: "leave"; seat?: number }
  | { do: "salt"; seat?: number; salt: string }
  | { do: "start"; fill?: string }
  | { do: "play"; seat?: number; line: string }
  | { do: "undo"; seat?: number }
  | { do: "return"; seat?: number }
  | { do: "resign"; seat?: number }
  | { do: "abandon"; seat?: number; agree: boolean }
  | { do: "say"; text: string }
  | { do: "mute"; person: string; muted: boolean }
  | { do: "rematch" };

export interface Hint {
  notation: string;
  message: Message;
  reason: Message;
}

export interface Invitation {
  seat: number;
  invitation: string;
}

/** A moment of a recorded game. */
export interface Replayed {
  game: string;
  setup: Setup;
  names: string[];
  seats: number;
  entries: number;
  at: number;
  seed: string | null;
  verified: boolean;
  happened: Happening[];
  play: Play;
}

/** A step of a lesson. */
export interface LessonStep {
  step: number;
  steps: number;
  say: Message;
  wanted: string | null;
  show: string[];
  setup: Setup;
  happened: Happening[];
  play: Play;
}

/** A campaign in a list. */
export interface ListedCampaign {
  id: string;
  game: string;
  owner: string;
  names: string[];
  /** How many games were played. */
  games: number;
  /** How many of them are behind the group for good. */
  progress: number;
  /** How often the game to be played has been tried, this time included. */
  tries: number;
  over: boolean;
  /** The latest table. */
  table: string | null;
  created: number;
  changed: number;
}

/** A campaign, game by game. */
export interface ShownCampaign extends ListedCampaign {
  played: CampaignGame[];
  next: Setup | null;
}

export interface CampaignGame {
  setup: Setup;
  end: "won" | "lost" | "finished" | "given-up";
  scores: number[];
  rank: string | null;
  table: string | null;
}
