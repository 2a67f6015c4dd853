/** Panels over the board: the camera keeps out of them, whatever the window. */
import { expect, it } from 'vitest';
import { blocksOf } from '../src/lib/blocks.ts';
import { edgesOf, type KeepOut } from '../src/lib/keepouts.ts';
import type { Piece, Turn } from '../src/lib/protocol.ts';

const DESK: KeepOut[] = [
  { edge: 'top', box: { x0: 12, y0: 12, x1: 250, y1: 64 } },
  { edge: 'right', box: { x0: 1056, y0: 12, x1: 1428, y1: 888 } },
  { edge: 'bottom', box: { x0: 12, y0: 830, x1: 1044, y1: 888 } },
];

it('leaves room for every panel at its edge', () => {
  const edges = edgesOf({ width: 1440, height: 900 }, DESK);
  expect(edges.right).toBeGreaterThan(1440 - 1056);
  expect(edges.bottom).toBeGreaterThan(900 - 830);
  /* The head stands in a corner: the camera goes round it. */
  expect(edges.top).toBeLessThan(64);
  expect(edges.left).toBeLessThan(100);
});

it('keeps a third of the window for the board when a sheet is pulled over it', () => {
  const sheet: KeepOut[] = [{ edge: 'bottom', box: { x0: 0, y0: 76, x1: 390, y1: 844 } }];
  const edges = edgesOf({ width: 390, height: 844 }, sheet);
  expect(844 - edges.top - edges.bottom).toBeGreaterThan(844 / 3);
});

it('gathers decisions into turns, and marks who was lost with the side that took it', () => {
  const piece = (name: string, side: number, kind = 'ship'): Piece => ({ name, kind, seat: side, side, x: 0, y: 0, heading: 0, radius: 500 });
  const view = { turn: 1, table: { width: 1, height: 1 }, pieces: [piece('A', 1), piece('B', 2), piece('A.1', 1, 'missile')], spoken: [] };
  const turn = (number: number, told: Turn['told']): Turn => ({ turn: number, decision: 1, orders: [], before: view, after: view, told, over: null });
  const gone = { clause: 'X', text: '', kind: 'removed', pieces: ['A', 'A.1'] };
  const blocks = blocksOf([turn(1, []), turn(1, [gone]), turn(2, [{ clause: 'X', text: '', kind: 'destroyed', piece: 'B' }])]);
  expect(blocks).toEqual([
    { turn: 1, from: 0, to: 2, lost: [{ name: 'A', by: 2, step: 2 }] },
    { turn: 2, from: 2, to: 3, lost: [{ name: 'B', by: 1, step: 3 }] },
  ]);
});
