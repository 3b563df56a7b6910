// What the server sends and takes: the types written from the Rust ones, under one roof.

export type { Arg } from "../generated/server/Arg";
export type { Block } from "../generated/server/Block";
export type { CampaignGame } from "../generated/server/CampaignGame";
export type { Clock } from "../generated/server/Clock";
export type { Command } from "../generated/server/Command";
export type { Done } from "../generated/server/Done";
export type { Field } from "../generated/server/Field";
export type { FieldKind } from "../generated/server/FieldKind";
export type { Form } from "../generated/server/Form";
export type { Game } from "../generated/server/Game";
export type { Games } from "../generated/server/Games";
export type { Hint } from "../generated/server/Hint";
export type { Invitation } from "../generated/server/Invitation";
export type { Listed } from "../generated/server/Listed";
export type { ListedCampaign } from "../generated/server/ListedCampaign";
export type { Me } from "../generated/server/Me";
export type { Message } from "../generated/server/Message";
export type { Played } from "../generated/server/Played";
export type { Mine } from "../generated/server/Mine";
export type { Preset } from "../generated/server/Preset";
export type { Rated } from "../generated/server/Rated";
export type { SeatTerms } from "../generated/server/SeatTerms";
export type { Sheet } from "../generated/server/Sheet";
export type { ShownCampaign } from "../generated/server/ShownCampaign";
export type { ShownSeat } from "../generated/server/ShownSeat";
export type { Shuffle } from "../generated/server/Shuffle";
export type { Somebody } from "../generated/server/Somebody";
export type { Standing } from "../generated/server/Standing";
export type { Start } from "../generated/server/Start";
export type { Terms } from "../generated/server/Terms";
export type { Warning } from "../generated/server/Warning";

/** A game's setup: its fields are the game's own. */
export type Setup = Record<string, unknown>;

// The contract's next shape, until it is generated.
import type { Blocked as OldBlocked } from "../generated/server/Blocked";
import type { Happening as OldHappening } from "../generated/server/Happening";
import type { LessonStep as OldLessonStep } from "../generated/server/LessonStep";
import type { Message as AMessage } from "../generated/server/Message";
import type { News as OldNews } from "../generated/server/News";
import type { Offer as OldOffer } from "../generated/server/Offer";
import type { Play as OldPlay } from "../generated/server/Play";
import type { Replayed as OldReplayed } from "../generated/server/Replayed";
import type { Shown as OldShown } from "../generated/server/Shown";
import type { ToClient as OldToClient } from "../generated/server/ToClient";

export interface Kind {
  ends_turn?: boolean;
  passes?: boolean;
  is_final?: boolean;
  group?: string;
}
export type Offer = OldOffer & { kind?: Kind };
export type Blocked = OldBlocked & { targets?: string[]; why: AMessage };
export interface Moved {
  thing: string;
  count: number;
  from: string;
  to: string;
}
export type Happening = OldHappening & { seat?: number | null; targets?: string[]; moved?: Moved[]; act?: number };
export interface Source {
  name: AMessage;
  points: number;
}
export interface Tally {
  seat: number;
  points: number | null;
  sources: Source[];
}
export type Play = Omit<OldPlay, "legal" | "blocked"> & { legal: Offer[]; blocked: Blocked[]; tallies?: Tally[]; has_secrets?: boolean };
export interface Placed {
  seat: number;
  place: number;
  score: number;
  gave_up: boolean;
}
export type Shown = Omit<OldShown, "play"> & { play: Play | null; places?: Placed[] };
export type News = Omit<OldNews, "happened" | "table"> & { happened: Happening[]; table: Shown };
export type ToClient = ({ type: "welcome" } & News) | ({ type: "entry" } & News) | { type: "beat" } | Exclude<OldToClient, { type: "welcome" | "entry" }>;
export type LessonStep = Omit<OldLessonStep, "play" | "happened"> & { play: Play; happened: Happening[] };
export type Replayed = Omit<OldReplayed, "play" | "happened"> & { play: Play; happened: Happening[] };
