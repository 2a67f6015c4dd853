/** The placing of slips: dice beside the pieces they concern. Pure, in pixels of the window. */
import type { Tally } from '../lib/film.ts';
import type { TableFrame } from './frame.ts';
import { boxAt, isFree, overlap, type Box } from './placing.ts';

/** Number of dice in a row. */
export const ROW = 8;
const LETTER = 7.2;

/** Returns the size of a slip: its rows of dice, their labels, and the words below. `labelled` is `true` if any die has a label. */
export function sizeOfSlip(tally: Pick<Tally, 'dice' | 'text'>): { wide: number; high: number; labelled: boolean } {
  const rows = Math.ceil(tally.dice.length / ROW);
  const labelled = tally.dice.some((die) => die.of);
  const wide = Math.max(Math.min(ROW, tally.dice.length) * 16 + (labelled ? 8 : 0), tally.text.length * LETTER) + 10;
  return { wide, high: rows * (labelled ? 27 : 16) + (tally.text ? 16 : 0) + 6, labelled };
}

/** Directions around a piece, the best first: above, below, beside, then the corners. `OUT` has the distances in pixels, the nearest first. */
const SPOTS: readonly [number, number][] = [[0, -1], [0, 1], [1, 0], [-1, 0], [1, -1], [-1, -1], [1, 1], [-1, 1]];
const OUT = [20, 44, 76, 112, 150];

/** Places slips in the window, clear of panels and of earlier slips, and clear of hulls where possible. A slip without a place is left out. */
export function slips(tallies: readonly Tally[], frame: TableFrame, hulls: readonly Box[] = []): Map<string, Box> {
  const { k, x: left, y: top } = frame.camera;
  const found = new Map<string, Box>();
  for (const tally of tallies) {
    const { wide, high } = sizeOfSlip(tally);
    const [x, y] = [left + frame.x(tally.x) * k, top + frame.y(tally.y) * k];
    const boxes = OUT.flatMap((out) => SPOTS.map(([across, down]) => boxAt(x + across * (out + wide / 2), y + down * (out + high / 2), wide, high)));
    const clear = (box: Box): boolean => isFree(box, frame.room) && [...found.values()].every((other) => overlap(box, other) === 0);
    const box = boxes.find((one) => clear(one) && hulls.every((hull) => overlap(one, hull) === 0)) ?? boxes.find(clear);
    if (box) found.set(tally.id, box);
  }
  return found;
}
