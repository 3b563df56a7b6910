// How large cards can be: ten by fourteen of their own units, in a box of any size. Places are worked out here rather than left to the
// page's flow, so that a new card never pushes the others about.

export interface Spot {
  x: number;
  y: number;
}

export interface Fit {
  /** The width of a card. */
  card: number;
  spots: Spot[];
}

const RATIO = 1.4;

interface Options {
  gap?: number;
  /** No card is wider than this. */
  most?: number;
  /** So many are reckoned with, at least. */
  reserve?: number;
}

/** Cards in rows, as large as the box allows. */
export function fit(count: number, width: number, height: number, { gap = 8, most = 190, reserve = 0 }: Options = {}): Fit {
  const places = Math.max(count, reserve, 1);
  let best = { card: 0, columns: 1 };
  for (let rows = 1; rows <= places; rows += 1) {
    const columns = Math.ceil(places / rows);
    const card = Math.min(most, (width - (columns - 1) * gap) / columns, (height - (rows - 1) * gap) / rows / RATIO);
    if (card > best.card) best = { card, columns };
  }
  const card = Math.max(0, Math.floor(best.card));
  // A row is filled before the next one begins.
  const columns = Math.max(best.columns, Math.floor((width + gap) / (card + gap)));
  const spots = Array.from({ length: count }, (_, index) => ({
    x: (index % columns) * (card + gap),
    y: Math.floor(index / columns) * Math.round(card * RATIO + gap),
  }));
  return { card, spots };
}

export interface FanFit {
  card: number;
  /** For each fan, where each of its cards lies. */
  fans: Spot[][];
}

/** How much of a card is seen when another lies on it. */
const SHOWN = 0.38;

/** Fans of overlapping cards, one after the other, in as many rows as make them largest. `below` is the height of a line under each. */
export function fitFans(sizes: readonly number[], width: number, height: number, { gap = 8, most = 110, below = 0 } = {}): FanFit {
  let best: FanFit = { card: 0, fans: sizes.map(() => []) };
  for (let rows = 1; rows <= Math.max(1, sizes.length); rows += 1) {
    const tall = ((height - (rows - 1) * gap) / rows - below) / RATIO;
    if (tall <= best.card) break;
    const laid = layFans(sizes, rows, width, Math.min(most, tall), gap, below);
    if (laid.card > best.card) best = laid;
  }
  return best;
}

/** The largest cards, up to `most`, with which the fans fit into this number of rows. */
function layFans(sizes: readonly number[], rows: number, width: number, most: number, gap: number, below: number): FanFit {
  const lines = split(sizes, rows);
  const units = (line: readonly number[]): number => line.reduce((sum, size) => sum + 1 + SHOWN * (size - 1), 0);
  const card = Math.max(0, Math.floor(Math.min(most, ...lines.filter((line) => line.length > 0).map((line) => (width - (line.length - 1) * gap) / units(line)))));
  const fans = lines.flatMap((line, row) => {
    let left = 0;
    return line.map((size) => {
      const spots = Array.from({ length: size }, (_, index) => ({
        x: Math.round(left + index * SHOWN * card),
        y: row * Math.round(card * RATIO + below + gap),
      }));
      left += card * (1 + SHOWN * (size - 1)) + gap;
      return spots;
    });
  });
  return { card, fans };
}

/** What a finger can touch. */
export const FINGER = 44;

/** Where whole cards would be too small for a finger: one row of cards this wide, each lying on the last one if need be. */
export function squeeze(sizes: readonly number[], width: number, card = FINGER, gap = 4): FanFit {
  const count = sizes.reduce((sum, size) => sum + size, 0);
  const step = Math.min(card + gap, (width - card) / Math.max(1, count - 1));
  let before = 0;
  const fans = sizes.map((size) => Array.from({ length: size }, () => ({ x: Math.floor(before++ * step), y: 0 })));
  return { card, fans };
}

/** Splits them into rows of about the same length, in order. */
function split(sizes: readonly number[], rows: number): number[][] {
  const all = sizes.reduce((sum, size) => sum + 1 + SHOWN * (size - 1), 0);
  const lines: number[][] = Array.from({ length: rows }, () => []);
  let before = 0;
  for (const size of sizes) {
    const row = Math.min(rows - 1, Math.floor((before / Math.max(all, 1)) * rows));
    lines[row]?.push(size);
    before += 1 + SHOWN * (size - 1);
  }
  return lines;
}
