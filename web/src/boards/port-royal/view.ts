// Port Royal's view as the server sends it: the shape of `View` in `crates/port-royal/src/view.rs`. Cards are in notation.

export type Phase = "prepare" | "discover" | "arrival" | "decide" | "set-aside" | "take" | "after" | "close" | "over";

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

/** What lies before a seat; PerSeat is written as an object by number. */
export function seatView(view: View, seat: number): SeatView | undefined {
  return view.seats[seat];
}
