import { describe, expect, it } from "vitest";
import { Arrangement } from "./arrangement";

const posts = [
  { spot: "corn", staff: 1, circles: 2 },
  { spot: "sugar-mill", staff: 0, circles: 3 },
  { spot: "hacienda", staff: 1, circles: 1 },
];

describe("an arrangement of colonists", () => {
  it("takes away before it places", () => {
    const before = new Arrangement(posts, 1);
    const after = before.toggled("hacienda", true).toggled("corn", false);
    expect(after.picksFrom(before, true)).toEqual(["lift hacienda", "place corn"]);
  });

  it("says that it is done where nothing changes, or where the table wants to hear it", () => {
    const before = new Arrangement(posts, 0);
    expect(before.picksFrom(before, true)).toEqual(["done"]);
    const one = new Arrangement(posts, 1);
    expect(one.toggled("corn", false).picksFrom(one, false)).toEqual(["place corn", "done"]);
  });

  it("says nothing of colonists that have but one place left to go", () => {
    const before = new Arrangement([{ spot: "corn", staff: 0, circles: 1 }, { spot: "sugar-mill", staff: 0, circles: 3 }], 3);
    const after = before.to({ corn: 1, "sugar-mill": 2 });
    expect(after.picksFrom(before, true)).toEqual(["place corn"]);
    expect(after.picksFrom(before, false)).toEqual(["place corn", "place sugar-mill", "place sugar-mill", "done"]);
  });

  it("is not complete while somebody waits and a circle is empty", () => {
    const draft = new Arrangement(posts, 1);
    expect(draft.isComplete).toBe(false);
    expect(draft.toggled("corn", false).isComplete).toBe(true);
  });

  it("fills a building touch by touch, and empties it when nobody can be added", () => {
    const two = new Arrangement(posts, 2).touched("sugar-mill").touched("sugar-mill");
    expect([two.staffOf("sugar-mill"), two.idle]).toEqual([2, 0]);
    const none = two.touched("sugar-mill");
    expect([none.staffOf("sugar-mill"), none.idle]).toEqual([0, 2]);
  });

  it("follows a proposal with the same colonists", () => {
    const draft = new Arrangement(posts, 1).to({ corn: 2, hacienda: 0 });
    expect([draft.staffOf("corn"), draft.staffOf("hacienda"), draft.idle]).toEqual([2, 0, 1]);
  });

  it("places nobody where nobody waits and nobody is new", () => {
    const draft = new Arrangement(posts, 0);
    expect(draft.canFill("corn")).toBe(false);
    expect(draft.toggled("corn", false)).toBe(draft);
    expect(draft.touched("sugar-mill")).toBe(draft);
  });

  it("moves the latest newcomer to an empty circle where nobody waits", () => {
    const draft = new Arrangement(posts, 2).touched("sugar-mill").toggled("corn", false);
    expect([draft.newcomersAt("sugar-mill"), draft.newcomersAt("corn"), draft.newcomersAt("hacienda")]).toEqual([1, 1, 0]);
    const emptied = new Arrangement([...posts, { spot: "quarry", staff: 0, circles: 1 }], 1).touched("sugar-mill");
    const moved = emptied.toggled("quarry", false);
    expect([moved.staffOf("sugar-mill"), moved.staffOf("quarry"), moved.idle]).toEqual([0, 1, 0]);
    expect([moved.newcomersAt("sugar-mill"), moved.newcomersAt("quarry")]).toEqual([0, 1]);
  });

  it("knows who is new in a proposal", () => {
    const draft = new Arrangement(posts, 1).to({ corn: 2, hacienda: 1 });
    expect([draft.newcomersAt("corn"), draft.newcomersAt("hacienda")]).toEqual([1, 0]);
  });
});
