// What the server sends and takes: the types written from the Rust ones, under one roof.

export type { Arg } from "../generated/server/Arg";
export type { Block } from "../generated/server/Block";
export type { Blocked } from "../generated/server/Blocked";
export type { CampaignGame } from "../generated/server/CampaignGame";
export type { Clock } from "../generated/server/Clock";
export type { Command } from "../generated/server/Command";
export type { Done } from "../generated/server/Done";
export type { Field } from "../generated/server/Field";
export type { FieldKind } from "../generated/server/FieldKind";
export type { Form } from "../generated/server/Form";
export type { Game } from "../generated/server/Game";
export type { Games } from "../generated/server/Games";
export type { Happening } from "../generated/server/Happening";
export type { Hint } from "../generated/server/Hint";
export type { Invitation } from "../generated/server/Invitation";
export type { Kind } from "../generated/server/Kind";
export type { LessonStep } from "../generated/server/LessonStep";
export type { Listed } from "../generated/server/Listed";
export type { ListedCampaign } from "../generated/server/ListedCampaign";
export type { Me } from "../generated/server/Me";
export type { Message } from "../generated/server/Message";
export type { Mine } from "../generated/server/Mine";
export type { Moved } from "../generated/server/Moved";
export type { News } from "../generated/server/News";
export type { Offer } from "../generated/server/Offer";
export type { Placed } from "../generated/server/Placed";
export type { Play } from "../generated/server/Play";
export type { Played } from "../generated/server/Played";
export type { Preset } from "../generated/server/Preset";
export type { Rated } from "../generated/server/Rated";
export type { Replayed } from "../generated/server/Replayed";
export type { SeatTerms } from "../generated/server/SeatTerms";
export type { Sheet } from "../generated/server/Sheet";
export type { Shown } from "../generated/server/Shown";
export type { ShownCampaign } from "../generated/server/ShownCampaign";
export type { ShownSeat } from "../generated/server/ShownSeat";
export type { Shuffle } from "../generated/server/Shuffle";
export type { Somebody } from "../generated/server/Somebody";
export type { Standing } from "../generated/server/Standing";
export type { Start } from "../generated/server/Start";
export type { Tally } from "../generated/server/Tally";
export type { Terms } from "../generated/server/Terms";
export type { ToClient } from "../generated/server/ToClient";
export type { Warning } from "../generated/server/Warning";

/** A game's setup: its fields are the game's own. */
export type Setup = Record<string, unknown>;
