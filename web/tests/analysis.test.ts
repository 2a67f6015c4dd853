import { expect, test } from 'vitest';
import { curves } from '../src/lib/analysis.ts';
import type { Finding } from '../src/lib/protocol.ts';

const found = (decision: number, value: number): Finding => ({ decision, turn: decision, seat: 0, chance: { value, low: value - 100, high: value + 100 } }) as Finding;

test('a chance of a single order is drawn as wide as its turn', () => {
  const [one] = curves([found(1, 500)], 1, 300, 100);
  expect(one?.line).toBe('M0.0 50.0L300.0 50.0');
  expect(one?.band).toBe('M0.0 40.0L300.0 40.0L300.0 60.0L0.0 60.0Z');
});

test('chances of several orders are drawn from order to order; forced orders have none', () => {
  const forced = { ...found(2, 0), chance: null };
  const [one] = curves([found(1, 500), forced, found(3, 900)], 3, 300, 100);
  expect(one?.line).toBe('M50.0 50.0L250.0 10.0');
  expect(one?.dots).toHaveLength(2);
  expect(curves([forced], 3, 300, 100)[0]).toMatchObject({ line: '', band: '' });
});
