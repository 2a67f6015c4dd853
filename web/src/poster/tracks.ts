/** The track of a piece as vectors: a tapered band for the first side, dashes for the second, curved through every place, paler towards its beginning. */
import { short, type Mark } from './marks.ts';

type Spot = readonly [number, number];
const DASH = 15;
const GAP = 9;

/** Pixels between two points of a curve. */
const STEP = 6;

/**
 * Returns points about every six pixels along a curve through all points of a path: a centripetal Catmull-Rom spline.
 * It passes through each place where a piece stood.
 */
export function rounded(points: readonly Spot[]): Spot[] {
  const kept = points.filter((point, at) => at === 0 || away(point, points[at - 1] as Spot) > 0.5);
  const found: Spot[] = [];
  for (let at = 0; at + 1 < kept.length; at++) {
    const [from, to] = [kept[at] as Spot, kept[at + 1] as Spot];
    /* Beyond its ends a path continues straight. */
    const before = kept[at - 1] ?? [2 * from[0] - to[0], 2 * from[1] - to[1]];
    const after = kept[at + 2] ?? [2 * to[0] - from[0], 2 * to[1] - from[1]];
    const steps = Math.max(1, Math.round(away(from, to) / STEP));
    for (let n = 0; n < steps; n++) found.push(between(before, from, to, after, n / steps));
  }
  const last = kept.at(-1);
  if (last && found.length > 0) found.push(last);
  return found;
}
function away(a: Spot, b: Spot): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
/** Returns the place at a share of the curve from `b` to `c`. */
function between(a: Spot, b: Spot, c: Spot, d: Spot, share: number): Spot {
  const knots = [0, Math.sqrt(away(a, b)), Math.sqrt(away(b, c)), Math.sqrt(away(c, d))];
  for (let at = 1; at < 4; at++) knots[at] = (knots[at - 1] ?? 0) + Math.max(0.001, knots[at] ?? 0);
  const [ta, tb, tc, td] = knots as [number, number, number, number];
  const t = tb + (tc - tb) * share;
  const mix = (p: Spot, q: Spot, low: number, high: number): Spot => {
    const way = (t - low) / (high - low);
    return [p[0] + (q[0] - p[0]) * way, p[1] + (q[1] - p[1]) * way];
  };
  const [ab, bc, cd] = [mix(a, b, ta, tb), mix(b, c, tb, tc), mix(c, d, tc, td)];
  return mix(mix(ab, bc, ta, tc), mix(bc, cd, tb, td), tb, tc);
}

/** Returns the two edges of a band along points. It grows from a third of its width to the whole. */
function band(points: readonly Spot[], wide: number, begin: number, end: number, whole: number, run: readonly number[]): string {
  const [left, right]: [string[], string[]] = [[], []];
  points.forEach((point, at) => {
    if ((run[at] ?? 0) < begin - 0.01 || (run[at] ?? 0) > end + 0.01) return;
    const [before, after] = [points[Math.max(0, at - 1)] ?? point, points[Math.min(points.length - 1, at + 1)] ?? point];
    const long = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const half = (wide / 2) * (0.35 + (0.65 * (run[at] ?? 0)) / whole);
    const [nx, ny] = [(-(after[1] - before[1]) / long) * half, ((after[0] - before[0]) / long) * half];
    left.push(`${short(point[0] + nx)} ${short(point[1] + ny)}`);
    right.unshift(`${short(point[0] - nx)} ${short(point[1] - ny)}`);
  });
  return left.length > 1 ? `M${left.join('L')}L${right.join('L')}Z` : '';
}

/** Cuts points so that there is one at each of the given distances. */
function cutAt(points: readonly Spot[], places: readonly number[]): { points: Spot[]; run: number[] } {
  const found: Spot[] = [];
  const run: number[] = [];
  let sum = 0;
  points.forEach((point, at) => {
    const next = points[at + 1];
    found.push(point);
    run.push(sum);
    if (!next) return;
    const long = Math.hypot(next[0] - point[0], next[1] - point[1]);
    for (const place of places) {
      if (place <= sum + 0.01 || place >= sum + long - 0.01) continue;
      const share = (place - sum) / long;
      found.push([point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]);
      run.push(place);
    }
    sum += long;
  });
  return { points: found, run };
}

/** Draws a track, oldest point first. */
export function trackMarks(way: readonly Spot[], side: number, colour: string, wide: number, paper: boolean): Mark[] {
  const smooth = rounded(way);
  let whole = 0;
  smooth.forEach((point, at) => { const next = smooth[at + 1]; if (next) whole += Math.hypot(next[0] - point[0], next[1] - point[1]); });
  if (whole < 2) return [];
  const strong = paper ? 0.55 : 0.62;
  const of = (share: number): number => Math.round(strong * (0.16 + 0.84 * share ** 1.2) * 100) / 100;
  const thick = paper ? wide * 0.5 : wide;
  const pieces: [number, number][] = [];
  if (side === 2) for (let at = 0; at < whole; at += DASH + GAP) pieces.push([at, Math.min(whole, at + DASH)]);
  else for (let at = 0, step = Math.max(18, whole / 40); at < whole; at += step) pieces.push([at, Math.min(whole, at + step)]);
  const { points, run } = cutAt(smooth, pieces.flat());
  return pieces.flatMap(([from, to]): Mark[] => {
    const d = band(points, thick, from, to, whole, run);
    return d ? [{ as: 'path', d, fill: colour, opacity: of((from + to) / 2 / whole) }] : [];
  });
}
