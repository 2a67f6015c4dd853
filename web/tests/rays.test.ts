import { expect, test } from 'vitest';
import { outside } from '../src/games/full-thrust/rays.ts';

test('a line of fire ends at the rims of firer and target, and is broken at a ghost between them', () => {
  const firer = { x: 0, y: 0, radius: 10 };
  const target = { x: 100, y: 0, radius: 20 };
  expect(outside([0, 0], [100, 0], [])).toEqual([[[0, 0], [100, 0]]]);
  expect(outside([0, 0], [100, 0], [firer, target])).toEqual([[[10, 0], [80, 0]]]);
  expect(outside([0, 0], [100, 0], [target, { x: 50, y: 3, radius: 5 }, firer])).toEqual([[[10, 0], [46, 0]], [[54, 0], [80, 0]]]);
  expect(outside([0, 0], [100, 0], [{ x: 50, y: 30, radius: 20 }]), 'one beside it leaves it whole').toHaveLength(1);
  expect(outside([0, 0], [100, 0], [{ x: 50, y: 0, radius: 90 }])).toEqual([]);
  expect(outside([5, 5], [5, 5], [])).toEqual([]);
});
