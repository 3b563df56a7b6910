// What things cost and bring one seat now: the sums people do in their heads.

import type { Arg, Message, Play } from "../../api/types";
import { readCard, type Ship } from "./cards";
import type { View } from "./view";

/** What hiring somebody of this cost takes out of the seat's purse, the fee to the active seat included. */
function hireFor(view: View, seat: number, cost: number): number {
  return Math.max(0, cost - count(view, seat, "mademoiselle")) + feeFor(view, seat);
}

/** What a ship puts into the seat's purse, traders counted and the fee to the active seat paid. */
function worthFor(view: View, seat: number, ship: Ship): number {
  return ship.coins + count(view, seat, `${ship.colour}-trader`) - feeFor(view, seat);
}

function feeFor(view: View, seat: number): number {
  return view.active === seat ? 0 : 1;
}

function count(view: View, seat: number, role: string): number {
  const people = view.seats[seat]?.people ?? [];
  return people.filter((person) => person.startsWith(`${role} `)).length;
}

/** What lies in the harbour, in the seat's own coins: below zero what it costs, above zero what it brings. */
export function saysOffer(play: Play, card: string): number | undefined {
  const offer = play.legal.find(({ notation }) => notation === `hire ${card}` || notation === `take ${card}`);
  if (offer) {
    const price = number(offer.message, "price");
    const coins = number(offer.message, "coins");
    const fee = number(offer.message, "fee") ?? 0;
    if (price !== undefined) return -(price + fee);
    return coins === undefined ? undefined : coins - fee;
  }
  const blocked = play.blocked.find(({ notation }) => notation === `hire ${card}`);
  const price = blocked && number(blocked.why, "price");
  return price === undefined ? undefined : -price;
}

/** The same, by the rules, where nothing is offered yet. Events of the Adventure change prices: there only offers count. */
export function reckon(view: View, seat: number, card: string): number | undefined {
  if (view.adventure) return undefined;
  const read = readCard(card);
  if (read?.kind === "person") return -hireFor(view, seat, read.cost);
  if (read?.kind === "ship" && read.crowns === 0) return worthFor(view, seat, read);
  return undefined;
}

function number(message: Message, name: string): number | undefined {
  const arg: Arg | undefined = message.args?.find(([key]) => key === name)?.[1];
  return arg && "number" in arg ? arg.number : undefined;
}

/** What a card costs or brings me, where that is not what is printed on it. */
export interface Mine {
  coins: number;
  /** Is it more than I have? */
  poor: boolean;
}

/** What a card in the harbour costs or brings the viewer now; the table's own word counts where there is one. */
export function priceFor(view: View, play: Play | null, viewer: number | null, card: string): Mine | undefined {
  const own = viewer === null ? undefined : view.seats[viewer];
  if (viewer === null || !own) return undefined;
  const coins = (play ? saysOffer(play, card) : undefined) ?? reckon(view, viewer, card);
  if (coins === undefined) return undefined;
  const read = readCard(card);
  const printed = read?.kind === "person" ? -read.cost : read?.kind === "ship" ? read.coins : undefined;
  const poor = coins < 0 && -coins > own.coins;
  return coins === printed && !poor ? undefined : { coins: Math.abs(coins), poor };
}

/** How many cards the active seat would take if it stopped now: for colours of ships, governors and gamblers sent. */
export function takesNow(view: View): number {
  const colours = new Set(view.harbour.map(readCard).flatMap((card) => (card?.kind === "ship" ? [card.colour] : []))).size;
  return Math.max(1, colours - 2) + count(view, view.active, "governor") + view.gambles;
}
