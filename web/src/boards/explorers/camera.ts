// How the chart is looked at: which point is in the middle, and how large. All of it is never smaller than the board allows, and
// nobody can lose it by dragging it away.

import { HEX_WIDTH, type Box, type Point } from "./places";

export interface Size {
  width: number;
  height: number;
}

export interface Camera extends Point {
  /** Pixels for a unit of the chart. */
  scale: number;
}

/** Hexes are never shown larger than this, in pixels, unless all of them fit larger still. */
const LARGEST_HEX = 130;

/** How large the chart is when all of it is in sight. */
function wholeScale(whole: Box, { width, height }: Size): number {
  return Math.min(width / whole.width, height / whole.height);
}

/** The nearest camera that keeps the chart in sight. */
export function kept(camera: Camera, whole: Box, size: Size): Camera {
  const least = wholeScale(whole, size);
  const scale = Math.min(Math.max(camera.scale, least), Math.max(least, LARGEST_HEX / HEX_WIDTH));
  const within = (middle: number, start: number, length: number, pixels: number): number => {
    const half = pixels / scale / 2;
    return 2 * half >= length ? start + length / 2 : Math.min(Math.max(middle, start + half), start + length - half);
  };
  return { x: within(camera.x, whole.left, whole.width, size.width), y: within(camera.y, whole.top, whole.height, size.height), scale };
}

/** All of it. */
export function fitted(whole: Box, size: Size): Camera {
  return kept({ x: 0, y: 0, scale: 0 }, whole, size);
}

/** So that a part is as large as it can be, but its hexes no larger than this. */
export function closeUp(part: Box, whole: Box, size: Size, largestHex: number): Camera {
  const scale = Math.min(wholeScale(part, size), largestHex / HEX_WIDTH);
  return kept({ x: part.left + part.width / 2, y: part.top + part.height / 2, scale }, whole, size);
}

/** Larger or smaller by a factor; the point of the chart that lies there, in pixels from the corner, stays where it is. */
export function zoomed(camera: Camera, by: number, at: Point, whole: Box, size: Size): Camera {
  const scale = kept({ ...camera, scale: camera.scale * by }, whole, size).scale;
  const [right, down] = [at.x - size.width / 2, at.y - size.height / 2];
  const under = { x: camera.x + right / camera.scale, y: camera.y + down / camera.scale };
  return kept({ x: under.x - right / scale, y: under.y - down / scale, scale }, whole, size);
}

/** What an SVG shows through it. */
export function viewBoxOf({ x, y, scale }: Camera, { width, height }: Size): string {
  const [wide, high] = [width / scale, height / scale];
  return `${x - wide / 2} ${y - high / 2} ${wide} ${high}`;
}
