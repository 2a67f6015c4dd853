/** Lines of fire as they are drawn: broken where they would cross a hull or a ghost. Pure. */
import type { Point } from '../../lib/protocol.ts';

/** A round place that a line avoids, in thousandths of an inch. */
export interface Disc { x: number; y: number; radius: number }
/** The least share of a line that a piece of it must have to be drawn. */
const LEAST = 0.03;

/** Returns the parts of a line outside all discs, in order, as pairs of ends. */
export function outside(from: Point, to: Point, discs: readonly Disc[]): [Point, Point][] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  if (square === 0) return [];
  const cuts = discs.flatMap(({ x, y, radius }): [number, number][] => {
    const middle = ((x - from[0]) * dx + (y - from[1]) * dy) / square;
    const off = ((x - from[0]) * dy - (y - from[1]) * dx) ** 2 / square;
    if (off >= radius * radius) return [];
    const half = Math.sqrt((radius * radius - off) / square);
    return [[middle - half, middle + half]];
  });
  const found: [Point, Point][] = [];
  const at = (share: number): Point => [from[0] + dx * share, from[1] + dy * share];
  let open = 0;
  for (const [begin, end] of [...cuts.toSorted((a, b) => a[0] - b[0]), [1, 1] as const]) {
    const until = Math.min(1, begin);
    if (until - open > LEAST) found.push([at(open), at(until)]);
    open = Math.max(open, end);
  }
  return found;
}
