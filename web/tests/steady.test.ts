import { expect, it } from 'vitest';
import { steady, steadyMap } from '../src/lib/steady.ts';

const boxes = { hull: 3 };
const ship = (name: string, x: number, more: object = {}): { name: string; x: number; boxes: object } => ({ name, x, boxes, ...more });

it('keeps the list where every piece stands as before', () => {
  const before = [ship('A', 1), ship('B', 2)];
  expect(steady(before, [ship('A', 1), ship('B', 2)])).toBe(before);
});
it('keeps each piece that stands as before, and takes each that does not', () => {
  const before = [ship('A', 1), ship('B', 2)];
  const moved = ship('B', 3);
  const now = steady(before, [ship('A', 1), moved]);
  expect(now).not.toBe(before);
  expect(now[0]).toBe(before[0]);
  expect(now[1]).toBe(moved);
});
it('sees a field that came, one that went, an order that changed, and a piece that is gone', () => {
  const before = [ship('A', 1), ship('B', 2)];
  const staged = ship('A', 1, { staged: {} });
  expect(steady(before, [staged, ship('B', 2)])[0]).toBe(staged);
  expect(steady([staged], [ship('A', 1)])[0]).not.toBe(staged);
  expect(steady(before, [ship('B', 2), ship('A', 1)]).map((one) => one.name)).toEqual(['B', 'A']);
  expect(steady(before, [ship('A', 1)])).toHaveLength(1);
});
it('keeps the values of a map that say the same', () => {
  const before = new Map([['A', { dx: 1 }], ['B', { dx: 2 }]]);
  const now = steadyMap(before, new Map([['A', { dx: 1 }], ['B', { dx: 3 }]]));
  expect(now.get('A')).toBe(before.get('A'));
  expect(now.get('B')).toEqual({ dx: 3 });
});
