// Where places lie on the chart, by the names the rules give them: hexes are `d4`, corners `d4-ne`, edges `d4-e`. The twin of the
// geometry in `crates/explorers`: rows `a` to `g`, each half a hex further in the further it is from the middle.

export interface Point {
  x: number;
  y: number;
}

/** Half a hex from west to east, and a sixth of the way its corners span from north to south: so hexes are regular. */
const HALF = 26;
const SIXTH = 15;
const MIDDLE_ROW = 3;
/** What stands on the outermost corners reaches so far beyond them. */
const MARGIN = 20;

const CORNERS: Record<string, [number, number]> = { n: [0, -2], ne: [1, -1], se: [1, 1], s: [0, 2], sw: [-1, 1], nw: [-1, -1] };
const SIDES: Record<string, [string, string]> = {
  ne: ["n", "ne"],
  e: ["ne", "se"],
  se: ["se", "s"],
  sw: ["s", "sw"],
  w: ["sw", "nw"],
  nw: ["nw", "n"],
};

/** The middle of a hex. */
export function hexAt(hex: string): Point {
  const row = hex.charCodeAt(0) - "a".charCodeAt(0);
  const column = Number(hex.slice(1)) - 1;
  return { x: (2 * column + Math.abs(row - MIDDLE_ROW)) * HALF, y: 3 * row * SIXTH };
}

export function cornerAt(corner: string): Point {
  const [hex = "", direction = ""] = corner.split("-");
  const { x, y } = hexAt(hex);
  const [east, south] = CORNERS[direction] ?? [0, 0];
  return { x: x + east * HALF, y: y + south * SIXTH };
}

/** The two ends of an edge. */
export function edgeAt(edge: string): [Point, Point] {
  const [hex = "", side = ""] = edge.split("-");
  const [one, other] = SIDES[side] ?? ["n", "n"];
  return [cornerAt(`${hex}-${one}`), cornerAt(`${hex}-${other}`)];
}

export function middleOf([one, other]: [Point, Point]): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** A hex as the points of a polygon; a little smaller than its cell, for a gap between neighbours. */
export function outline(hex: string, scale = 1): string {
  const { x, y } = hexAt(hex);
  const corners = Object.values(CORNERS).map(([east, south]) => `${x + east * HALF * scale},${y + south * SIXTH * scale}`);
  return corners.join(" ");
}

/** A part of the chart. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How wide a hex is. */
export const HEX_WIDTH = 2 * HALF;

/** What part of the chart these hexes cover. */
export function bounds(hexes: readonly string[]): Box {
  const points = hexes.map(hexAt);
  return around(points, HALF + MARGIN, 2 * SIXTH + MARGIN);
}

/** The part of the chart around some points. */
export function around(points: readonly Point[], wide: number, high = wide): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - wide, Math.min(...ys) - high];
  return { left, top, width: Math.max(...xs) + wide - left, height: Math.max(...ys) + high - top };
}

/** The same corner or edge has several names; where it lies is the same. */
export function keyOf({ x, y }: Point): string {
  return `${x},${y}`;
}

/** The six corners of a hex, and the middles of its six sides. */
export function rimOf(hex: string): { corners: Point[]; sides: Point[] } {
  return {
    corners: Object.keys(CORNERS).map((direction) => cornerAt(`${hex}-${direction}`)),
    sides: Object.keys(SIDES).map((side) => middleOf(edgeAt(`${hex}-${side}`))),
  };
}

/** Where a target lies, if it is a place on the chart. */
export function pointOf(target: string): Point | undefined {
  const [kind, name = ""] = target.split(":");
  if (kind === "hex") return hexAt(name);
  if (kind === "corner") return cornerAt(name);
  if (kind === "edge") return middleOf(edgeAt(name));
  return undefined;
}

/** North or south of the middle: in which of the two fogs a hex lies. */
export function regionOf(hex: string): "north" | "south" {
  return hex.charCodeAt(0) - "a".charCodeAt(0) < MIDDLE_ROW ? "north" : "south";
}

/** Where a ship lies on an edge that it shares with so many before it. */
export function besideOf({ x, y }: Point, shift: number): Point {
  return { x: x + shift * 9, y: y - shift * 7 };
}
