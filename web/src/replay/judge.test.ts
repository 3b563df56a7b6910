import { expect, test } from "vitest";
import type { Mistake } from "../api/types";
import { judge } from "./judge";

const tried = (notation: string, percent: number): Mistake["tried"][number] => ({ notation, percent, message: { id: "x" } });
const move = {
  notation: "stop",
  mistake: {
    grade: "mistake",
    better: { notation: "reveal", message: { id: "x" }, promised: 35, left: 18, reason: null },
    tried: [tried("reveal", 35), tried("hire sailor", 33), tried("hire priest", 22), tried("stop", 18), tried("take flute", 12)],
  } satisfies Mistake,
};

test.each([
  ["reveal", "best", 35],
  ["hire sailor", "best", 33],
  ["hire priest", "better", 22],
  ["stop", "played", 18],
  ["take flute", "worse", 12],
  ["pass", "unknown", 0],
])("%s is %s", (notation, verdict, percent) => {
  expect(judge(move, [notation])).toEqual({ verdict, percent });
});

test("of several picks the best counts", () => {
  expect(judge(move, ["pass", "take flute", "hire priest"]).verdict).toBe("better");
});
