/** The strokes that effects are drawn with: places, the target of the drawing, rays, lines and glows. */
import type { Theme } from '../ships/palette.ts';
import type { Picture, Tint } from './picture.ts';

/** A point of the board in pixels, and the pixels that one unit of the ship there takes. */
export interface Spot { x: number; y: number; unit: number }
/** The target of the drawing. `lean` leaves out half of the sparks, for slow machines. */
export interface Brush { into: Picture; theme: Theme; lean: boolean }

/** Returns the share of a span of time that has passed, from 0 to 1. */
export function part(age: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (age - from) / (to - from)));
}
/** Returns a share that begins fast and ends slowly. */
export function out(share: number): number {
  return 1 - (1 - share) ** 3;
}
/** Returns the number of sparks of so many, fewer for a slow machine. */
export function count(brush: Brush, all: number): number {
  return brush.lean ? Math.ceil(all / 2) : all;
}
/** Returns the inner radius of a rim as a share of its reach. A rim thicker than its reach is a whole disc: no radius is negative. */
export function inner(reach: number, thick: number): number {
  return reach > thick ? 1 - thick / reach : 0;
}
/** Returns the direction from one place to another, in radians of the screen. */
export const heading = (from: Spot, to: Spot): number => Math.atan2(to.y - from.y, to.x - from.x);

/** Draws a straight quad from one point to another. */
export function between(brush: Brush, kind: 'ray' | 'line', x0: number, y0: number, x1: number, y1: number, wide: number, first: number, second: number, tint: Tint, cover: number): void {
  const long = Math.hypot(x1 - x0, y1 - y0) / 2;
  brush.into.effect(brush.into.over, kind, (x0 + x1) / 2, (y0 + y1) / 2, long + (kind === 'ray' ? first * 2 : 0), wide, Math.atan2(y1 - y0, x1 - x0), first, second, tint, cover);
}

/** Draws a round glow. */
export function glow(brush: Brush, x: number, y: number, reach: number, strength: number, tint: Tint, under = false): void {
  brush.into.effect(under ? brush.into.under : brush.into.over, 'glow', x, y, reach, reach, 0, strength, 0, tint);
}
