import { expect, test } from 'vitest';
import { awayFrom, nearestFoe } from '../src/lib/film.ts';
import type { Piece } from '../src/lib/protocol.ts';

const piece = (name: string, side: number, x: number, more: object = {}): Piece => ({ name, side, x, y: 0, ...more }) as Piece;

test('the nearest enemy is one that is on the table, and friends do not count', () => {
  const own = piece('A', 1, 0);
  const fleet = [own, piece('B', 1, 1), piece('C', 2, 2, { where: 'away' }), piece('D', 2, 9), piece('E', 2, 5)];
  expect(nearestFoe(fleet, own)?.name).toBe('E');
  expect(nearestFoe([own], own)).toBeUndefined();
});

test('a distance is that from the nearest of one’s own', () => {
  expect(awayFrom({ x: 0, y: 0 }, { x: 10, y: 0 })({ x: 7, y: 4 })).toBe(5);
});
