import { expect, test } from "vitest";
import { fromLink, toLink } from "./carried";

test.each(["", "game = \"dominion\"\n", "Kdo má pravdu? ř ů ț ș 🙂", "a+b/c=d"])("%s comes back from a link as it was", (text) => {
  expect(toLink(text)).toMatch(/^[A-Za-z0-9_-]*$/);
  expect(fromLink(toLink(text))).toBe(text);
});

test("what carries nothing is told from a text", () => {
  for (const junk of ["%", "a", "_w"]) expect(fromLink(junk)).toBeNull();
});
