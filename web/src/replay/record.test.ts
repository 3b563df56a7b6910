import { expect, test } from "vitest";
import { isPlayedOut, playedBefore, rigOf } from "./record";

const RECORD = `portolan record 1
game: port-royal
rules: 1
setup: {"seats":2}
rig: {"active":1}
seat 1: Anna
final: 1ae6

1: reveal
1: undo
1: stop
2: hire sailor 3/1
`;

test("what was played before an entry is kept line by line, with what was taken back", () => {
  expect(playedBefore(RECORD, 1)).toEqual([]);
  expect(playedBefore(RECORD, 4)).toEqual(["1: reveal", "1: undo", "1: stop"]);
  expect(playedBefore(RECORD.replaceAll("\n", "\r\n"), 2)).toEqual(["1: reveal"]);
});

test("a record says what was laid out by hand, and whether it was played out", () => {
  expect(rigOf(RECORD)).toEqual({ active: 1 });
  expect(rigOf("portolan record 1\nseed: 2a\n\n1: reveal\n")).toBeNull();
  expect(isPlayedOut(RECORD)).toBe(true);
  expect(isPlayedOut(RECORD.replace(/^final.*\n/m, ""))).toBe(false);
});
