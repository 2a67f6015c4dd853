import { expect, test } from 'vitest';
import { curves, otherwise, why } from '../src/lib/analysis.ts';
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

test('the reasons for an order stand in one line, and those beyond three are counted', () => {
  const reasons = ['A aims', 'A.1 closes', 'A.2 waits', 'A.3 waits', 'A.4 waits'].map((text) => ({ kind: 'why-x', text }));
  expect(why(reasons.slice(0, 2))).toBe('A aims; A.1 closes');
  expect(why(reasons)).toBe('A aims; A.1 closes; A.2 waits; and 2 more');
  expect(why([])).toBe('');
});

test('the reasons for the search are told where it would write another order', () => {
  const first = { order: 'A L', share: 600, value: 500, reasons: [{ kind: 'why-launches', text: 'A launches' }] };
  const finding = { ...found(1, 500), order: 'A S1', mixture: [first], reasons: [] };
  expect(otherwise(finding)).toBe('A launches');
  expect(otherwise({ ...finding, order: 'A L' })).toBe('');
  expect(otherwise({ ...finding, mixture: [] })).toBe('');
});
