/** A picture as a list of marks, lowest first, which a canvas and an SVG file draw alike. Lengths are pixels of the picture. */
import type { Camera } from '../board/frame.ts';
import type { Weight } from './measure.ts';

/** A colour, or a straight gradient between two points. */
export type Paint = string | { from: readonly [number, number]; to: readonly [number, number]; stops: readonly (readonly [number, string])[] };
/** A part of a line of text with a colour of its own. */
export interface Run { text: string; fill: string; weight?: Weight }

export interface TextMark {
  as: 'text';
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  weight: Weight;
  runs: readonly Run[];
  anchor?: 'start' | 'middle' | 'end';
  /** The colour of an edge around the letters, for text over the board. */
  halo?: string;
  /** The address of a link, in a file that can hold links. */
  link?: string;
}
export type Mark =
  | { as: 'rect'; x: number; y: number; wide: number; high: number; round?: number; fill?: Paint; stroke?: string; width?: number }
  | { as: 'circle'; x: number; y: number; r: number; fill?: string; stroke?: string; width?: number }
  /** A path. With a camera its coordinates are inches of the table, and its line keeps its width in pixels. */
  | { as: 'path'; d: string; fill?: Paint; stroke?: Paint; width?: number; dash?: readonly number[]; cap?: 'round' | 'butt'; opacity?: number; view?: Camera }
  /** A bitmap, named by `of`. */
  | { as: 'image'; of: string; x: number; y: number; wide: number; high: number; opacity?: number; title?: string }
  | TextMark;

/** Rounds a number for a path, to a tenth of a pixel. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
