/** Hexes of the table: flat sides up and down, an inch from centre to centre, columns counted from the left, rows from below. */
import type { Point } from '../lib/protocol.ts';
import type { Extent } from './frame.ts';

/** A hex as the referee names it: column and row on slanted axes. */
export type Hex = readonly [number, number];
/** The ground of a hex table: a map with edges, or one that goes on. */
export type Mesh = 'map' | 'endless';

const COLUMN = 866;
const CORNER = 577;
const HALF = 500;

/** Path of one hex around the origin, an inch across its flats. */
export const OUTLINE = 'M.2885-.5 .577 0 .2885 .5-.2885 .5-.577 0-.2885-.5Z';
/** The six corners of a hex, in thousandths and y up, clockwise. Side `i` of a hex lies between corners `i` and `i + 1`. */
const CORNERS: readonly Point[] = [[-288, HALF], [288, HALF], [CORNER, 0], [288, -HALF], [-288, -HALF], [-CORNER, 0]];

/** Returns the middle of a hex on the table, in thousandths. */
export function centre([q, r]: Hex): Point {
  return [CORNER + COLUMN * q, HALF + 1000 * r + HALF * q];
}

/** Returns the hex that contains a place of the table. */
export function hexAt([x, y]: Point): Hex {
  const q = (x - CORNER) / COLUMN;
  const r = (y - HALF) / 1000 - q / 2;
  const s = -q - r;
  const [near, row, rest] = [Math.round(q), Math.round(r), Math.round(s)];
  const [dq, dr, ds] = [Math.abs(near - q), Math.abs(row - r), Math.abs(rest - s)];
  if (dq > dr && dq > ds) return [-row - rest || 0, row || 0];
  return dr > ds ? [near || 0, -near - rest || 0] : [near || 0, row || 0];
}
export function sameHex(a: Hex | null | undefined, b: Hex | null | undefined): boolean {
  return !!a && !!b && a[0] === b[0] && a[1] === b[1];
}

/** Returns the width and height of a map in hexes. */
export function extent(table: Extent): { columns: number; rows: number } {
  return { columns: Math.round((table.width - CORNER * 2) / COLUMN) + 1, rows: Math.round((table.height - HALF) / 1000) };
}
/** Returns the hexes of a map. An endless map reaches as far as its pieces have gone. */
function ground(table: Extent, mesh: Mesh, near: readonly Point[]): Hex[] {
  const { columns, rows } = extent(table);
  let [left, right, low, high] = [0, columns - 1, 0, rows - 1];
  if (mesh === 'endless') {
    /* The size grows in steps of 8, so that a moving piece does not redraw the ground each time. */
    const out = (value: number): number => Math.ceil(value / 8) * 8;
    const xs = near.map(([x]) => (x - CORNER) / COLUMN);
    const ys = near.map(([, y]) => y / 1000);
    [left, right] = [-out(Math.max(8, 12 - Math.min(0, ...xs))), out(Math.max(columns + 8, ...xs.map((x) => x + 12)))];
    [low, high] = [-out(Math.max(8, 12 - Math.min(0, ...ys))), out(Math.max(rows + 8, ...ys.map((y) => y + 12)))];
  }
  const found: Hex[] = [];
  for (let q = left; q <= right; q++) for (let row = low; row <= high; row++) found.push([q, row - Math.floor(q / 2)]);
  return found;
}

/** Returns paths of hexes in inches, y down: `felt` to fill, the sides that two of them share, and the rim around all. */
export function shapeOfHexes(hexes: readonly Hex[], { height }: Pick<Extent, 'height'>): Honeycomb {
  const at = ([x, y]: Point): string => `${x / 1000} ${(height - y) / 1000}`;
  const sides = new Map<string, { path: string; times: number }>();
  let felt = '';
  for (const hex of hexes) {
    const [x, y] = centre(hex);
    const corners = CORNERS.map(([dx, dy]): Point => [x + dx, y + dy]);
    felt += `M${corners.map(at).join(' ')}Z`;
    corners.forEach((from, side) => {
      const to = corners[(side + 1) % 6] ?? from;
      /* The middles of a shared side differ only by rounding. */
      const key = `${Math.round((from[0] + to[0]) / 20)} ${Math.round((from[1] + to[1]) / 20)}`;
      const known = sides.get(key);
      if (known) known.times++;
      else sides.set(key, { path: `M${at(from)} ${at(to)}`, times: 1 });
    });
  }
  const paths = (times: number): string => [...sides.values()].filter((one) => one.times === times).map((one) => one.path).join('');
  return { felt, lines: paths(2), rim: paths(1) };
}

export interface Honeycomb { felt: string; lines: string; rim: string }

/** Draws the ground: every hex to fill, every side once, and the rim of a map. */
export function honeycomb(table: Extent, mesh: Mesh, near: readonly Point[]): Honeycomb {
  const shape = shapeOfHexes(ground(table, mesh, near), table);
  return mesh === 'map' ? shape : { ...shape, rim: '' };
}
