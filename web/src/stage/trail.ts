/** Wakes behind pieces: their length, their rounded corners, and how they fade. */
import type { Brush } from './brush.ts';
import { lightOf } from './tints.ts';

/** Length of a dash and of a gap in a broken trail, in pixels. */
const DASH = 15;
const GAP = 10;

interface Spotted { x: number; y: number }
/** Returns the length of a path in pixels. */
export function pathLength(points: readonly Spotted[]): number {
  return points.slice(1).reduce((sum, point, at) => sum + Math.hypot(point.x - (points[at]?.x ?? 0), point.y - (points[at]?.y ?? 0)), 0);
}

/** The most pixels before and after a corner that its curve takes, and the number of lines that make it. */
const BEND = { most: 44, lines: 6 };
/** Returns a path with its corners rounded. */
export function rounded(points: readonly Spotted[]): Spotted[] {
  return points.flatMap((corner, at) => {
    const [before, after] = [points[at - 1], points[at + 1]];
    if (!before || !after) return [corner];
    const towards = (end: Spotted): Spotted => {
      const far = Math.hypot(end.x - corner.x, end.y - corner.y) || 1;
      const share = Math.min(BEND.most, far / 2) / far;
      return { x: corner.x + (end.x - corner.x) * share, y: corner.y + (end.y - corner.y) * share };
    };
    const [a, b] = [towards(before), towards(after)];
    return Array.from({ length: BEND.lines + 1 }, (_, line) => {
      const t = line / BEND.lines;
      const of = (axis: 'x' | 'y'): number => (1 - t) ** 2 * a[axis] + 2 * t * (1 - t) * corner[axis] + t ** 2 * b[axis];
      return { x: of('x'), y: of('y') };
    });
  });
}

/** Strength of a ship's wake: at the ship, and where earlier movements begin. */
const WAKE = { now: 0.42, old: 0.15 };
/** Draws a wake through points, oldest first, fading towards the oldest: solid for side one, dashed for side two. With `old`, the share of earlier movements, it is a ship's and stays below every plan. */
export function trail(brush: Brush, points: readonly Spotted[], side: number, wide: number, strength: number, old?: number): void {
  const lengths = points.slice(1).map((point, at) => Math.hypot(point.x - (points[at]?.x ?? 0), point.y - (points[at]?.y ?? 0)));
  const whole = pathLength(points);
  if (whole < 1) return;
  const level = (share: number): number => (old === undefined ? 0.85 * share ** 1.3 : share <= old ? WAKE.old * Math.min(1, (share / old) * 3) : WAKE.old + (WAKE.now - WAKE.old) * ((share - old) / (1 - old)));
  const tint = lightOf(side, brush.theme);
  const paper = brush.theme === 'paper';
  const { into } = brush;
  let run = 0;
  points.slice(1).forEach((to, at) => {
    const from = points[at];
    const long = lengths[at] ?? 0;
    if (!from || long < 0.01) return;
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    const piece = (a: number, b: number): void => {
      const fade = (here: number): number => strength * (paper && old === undefined ? 0.6 : 1) * level(Math.min(1, (run + here) / whole));
      const middle = (a + b) / 2;
      const grown = wide * (0.35 + 0.65 * ((run + middle) / whole));
      into.effect(into.under, 'trail', from.x + Math.cos(angle) * middle, from.y + Math.sin(angle) * middle, (b - a) / 2, grown * (paper ? 0.5 : 0.9), angle, Math.max(0.002, fade(a)), fade(b), tint, paper ? 1 : 0);
    };
    if (side === 1) {
      const steps = Math.max(1, Math.ceil(long / 60));
      for (let n = 0; n < steps; n++) piece((long * n) / steps, (long * (n + 1)) / steps);
    } else {
      const phase = run % (DASH + GAP);
      for (let begin = -phase; begin < long; begin += DASH + GAP) {
        const [a, b] = [Math.max(0, begin), Math.min(long, begin + DASH)];
        if (b - a > 0.5) piece(a, b);
      }
    }
    run += long;
  });
}
