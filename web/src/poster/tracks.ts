/** The track of a piece as vectors: a tapered band for the first side, dashes for the second, corners rounded, paler towards its beginning. */
import { short, type Mark } from './marks.ts';

type Spot = readonly [number, number];
/** How far before and after a corner its curve begins and ends, in pixels. */
const ROUND = 44;
const DASH = 15;
const GAP = 9;

/** Points along a way with its corners rounded, about every six pixels. */
export function rounded(points: readonly Spot[]): Spot[] {
  const kept = points.filter((point, at) => at === 0 || Math.hypot(point[0] - (points[at - 1]?.[0] ?? 0), point[1] - (points[at - 1]?.[1] ?? 0)) > 0.5);
  const found: Spot[] = [];
  const line = (from: Spot, to: Spot): void => {
    const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 6));
    for (let n = 0; n < steps; n++) found.push([from[0] + ((to[0] - from[0]) * n) / steps, from[1] + ((to[1] - from[1]) * n) / steps]);
  };
  let [from] = kept;
  if (!from) return [];
  for (let at = 1; at + 1 < kept.length; at++) {
    const [before, corner, after] = [kept[at - 1] as Spot, kept[at] as Spot, kept[at + 1] as Spot];
    const [a, b] = [Math.hypot(corner[0] - before[0], corner[1] - before[1]), Math.hypot(after[0] - corner[0], after[1] - corner[1])];
    const off = Math.min(ROUND, a / 2, b / 2);
    const enter: Spot = [corner[0] - ((corner[0] - before[0]) * off) / a, corner[1] - ((corner[1] - before[1]) * off) / a];
    const leave: Spot = [corner[0] + ((after[0] - corner[0]) * off) / b, corner[1] + ((after[1] - corner[1]) * off) / b];
    line(from, enter);
    for (let n = 0; n < 6; n++) {
      const [t, s] = [n / 6, 1 - n / 6];
      found.push([s * s * enter[0] + 2 * s * t * corner[0] + t * t * leave[0], s * s * enter[1] + 2 * s * t * corner[1] + t * t * leave[1]]);
    }
    from = leave;
  }
  const last = kept.at(-1) as Spot;
  line(from, last);
  found.push(last);
  return found;
}

/** The two edges of a band along points; it grows from a third of its width to the whole. */
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
