import { expect, test } from "vitest";
import type { Happening } from "../api/types";
import { isTalk, speakers } from "./talk";

const said = (speaker: string, name: string): Happening => ({
  number: 1,
  at: 0,
  speaker,
  message: { id: "server-said", args: [["name", { text: name }], ["text", { text: "Ahoy" }]] },
});
const muted: Happening = { number: 2, at: 0, message: { id: "server-was-muted", args: [["name", { text: "Bob" }]] } };
const played: Happening = { number: 3, at: 0, message: { id: "port-royal-hired" } };

test("talk is what people say, and who may speak; what the game does is not", () => {
  expect([said("b", "Bob"), muted, played].map(isTalk)).toEqual([true, true, false]);
});

test("a speaker is known by the latest name", () => {
  expect(speakers([said("b", "Bob"), played, said("b", "Robert")]).get("b")).toBe("Robert");
});
