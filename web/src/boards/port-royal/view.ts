// Port Royal's view as the server sends it: the shape of `View` in `crates/port-royal/src/view.rs`. Cards are in notation.

import type { Message } from "../../api/types";

export interface View {
  phase: string;
  round: number;
  last_round: boolean;
  active: number;
  taker: number | null;
  takes: number;
  arriving: string | null;
  gambles: number;
  gambling: number;
  contracts: ContractView[];
  due: string[];
  asked: number[];
  tax: string | null;
  time_pile: number;
  scoring_pile: number;
  busted: boolean;
  /** The newest card last. */
  harbour: string[];
  /** The newest card last. */
  expeditions: string[];
  draw_pile: number;
  discard: Copies[];
  face_down: Pool[];
  bust_chance: number;
  /** What lies before each seat, by its number. */
  seats: Record<string, SeatView>;
  /** Only while the Adventure is played. */
  adventure?: AdventureView | null;
}

export interface Copies {
  card: string;
  copies: number;
}

export interface Pool {
  pile: number;
  cards: Copies[];
}

export interface ContractView {
  contract: string;
  done: number[];
  reward: number;
  seal: number;
  letter: string;
}

export interface SeatView {
  coins: number;
  coin_cards: number[];
  markers: number;
  people: string[];
  expeditions: string[];
  stowed: string[];
  kept: string[];
  steps: Record<string, number>;
  contract_markers: number;
  points: number;
  swords: number;
}

/** Words of the Adventure: a message of the built-in edition, or what a content file says. */
export type Text = { id: string } | { literal: string };

/** The Adventure: the shape of `AdventureView` in `crates/port-royal/src/adventure/view.rs`, as far as the board draws it. */
export interface AdventureView {
  chapter: number;
  name: Text;
  starred: boolean;
  month: number;
  event: EventView | null;
  /** The events that come back every month. */
  events: EventView[];
  next_event: number;
  new_events: number;
  tasks: TaskView[];
  due: string[];
  /** What the group needs and what it has, when all play together. */
  cubes: [need: number, have: number] | null;
  points: [need: number, have: number] | null;
  /** Cards that are being looked at, if the viewer sees them. */
  looked_at: string[] | null;
  known: KnownView[];
  seats: Record<string, HouseView>;
}

export interface EventView {
  id: string;
  name: Text;
  text: Text;
}

export interface TaskView {
  code: string;
  name: Text;
  story: Text;
  asks: Message;
  active_only: boolean;
  now_or_never: boolean;
  coins: number;
  crowns: number;
  solved: number[];
  begun: number[];
}

export interface KnownView {
  /** Whose coin it is; null for the top card of the draw pile. */
  holder: number | null;
  card: string | null;
}

export interface HouseView {
  name: Text | null;
  help: Text | null;
  windows: [number, number] | null;
  /** Cubes that count as placed: the first opens the door, the second the cup, two more the windows. */
  cubes: number;
  crowns: number;
  crown_points: number;
  goods: string[];
}

/** As a message that can be said. */
export function messageOfText(text: Text): Message {
  return "id" in text ? { id: text.id } : { id: "port-royal-literal", args: [["text", { text: text.literal }]] };
}

/** The id to explain it by; there is none for what a content file says. */
export function idOfText(text: Text): string {
  return "id" in text ? text.id : "";
}
