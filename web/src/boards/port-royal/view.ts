// Port Royal's view as the board reads it: the types written from the Rust ones, and the words of the Adventure. Cards are in notation.

import type { Message } from "../../api/types";
import type { Text } from "../../generated/port-royal/Text";

export type { AdventureView } from "../../generated/port-royal/AdventureView";
export type { ContractView } from "../../generated/port-royal/ContractView";
export type { Copies } from "../../generated/port-royal/Copies";
export type { EventView } from "../../generated/port-royal/EventView";
export type { HouseView } from "../../generated/port-royal/HouseView";
export type { Prospect } from "../../generated/port-royal/Prospect";
export type { SeatView } from "../../generated/port-royal/SeatView";
export type { TaskView } from "../../generated/port-royal/TaskView";
export type { View } from "../../generated/port-royal/View";

/** As a message that can be said. */
export function messageOfText(text: Text): Message {
  return "id" in text ? { id: text.id } : { id: "port-royal-literal", args: [["text", { text: text.literal }]] };
}

/** The id to explain it by; there is none for what a content file says. */
export function idOfText(text: Text): string {
  return "id" in text ? text.id : "";
}
