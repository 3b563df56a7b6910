import { describe, expect, it } from "vitest";
import { Arrangement } from "./arrangement";

const posts = [
  { spot: "corn", staff: 1, circles: 2 },
  { spot: "hacienda", staff: 1, circles: 1 },
];

describe("an arrangement of colonists", () => {
  it("takes away before it places", () => {
    const before = new Arrangement(posts, 1);
    const after = before.with("hacienda", -1).with("corn", 1);
    expect(after.picksFrom(before)).toEqual(["lift hacienda", "place corn"]);
  });

  it("says that it is done where nothing changes", () => {
    const before = new Arrangement(posts, 0);
    expect(before.picksFrom(before)).toEqual(["done"]);
  });

  it("is not complete while somebody waits and a circle is empty", () => {
    const draft = new Arrangement(posts, 1);
    expect(draft.isComplete).toBe(false);
    expect(draft.with("corn", 1).isComplete).toBe(true);
  });

  it("places nobody where there is no circle or nobody waits", () => {
    const draft = new Arrangement(posts, 0);
    expect(draft.with("corn", 1)).toBe(draft);
    expect(new Arrangement(posts, 1).with("hacienda", 1).staffOf("hacienda")).toBe(1);
  });
});
