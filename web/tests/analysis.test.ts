import { expect, test } from 'vitest';
import { accuracyWords, bars, causes, curves, preferred, likely, otherwise, why, whySwung, within } from '../src/lib/analysis.ts';
import type { Estimate, Finding, AssessedOrder } from '../src/lib/protocol.ts';

const estimate = (value: number): Estimate => ({ value, low: value - 100, high: value + 100 });
const found = (decision: number, value: number): Finding => ({ decision, turn: decision, chance: [estimate(value), estimate(1000 - value)], orders: [] }) as unknown as Finding;

test('a chance of a single decision is drawn as wide as its turn', () => {
  const [one] = curves([found(1, 500)], 1, 300, 100);
  expect(one?.line).toBe('M0.0 50.0L300.0 50.0');
  expect(one?.band).toBe('M0.0 40.0L300.0 40.0L300.0 60.0L0.0 60.0Z');
});

test('chances are drawn from decision to decision, one line a side', () => {
  const [one, other] = curves([found(1, 500), found(3, 900)], 3, 300, 100);
  expect(one).toMatchObject({ side: 1, line: 'M50.0 50.0L250.0 10.0' });
  expect(other).toMatchObject({ side: 2, line: 'M50.0 50.0L250.0 90.0' });
  expect(curves([], 3, 300, 100)).toEqual([]);
});

test('the causes of a change are told with their gains, and those that round to nothing are left out', () => {
  const orders = [{ seat: 1, order: 'A L', gains: [20, -20] }, { seat: 2, order: 'B S8', gains: [0, 0] }];
  const swing = { decision: 1, turn: 1, before: [500, 500], after: [560, 440], end: false, by_players: false, orders, guessing: [-10, 10], dice: [50, -50], second_thoughts: [0, 0] };
  expect(whySwung(swing, (seat) => `side ${seat}`)).toBe('the order A L (side 1) +2.0, guessing −1.0, the dice +5.0');
  const conceded = { ...swing, by_players: true, second_thoughts: [400, -400] };
  expect(whySwung(conceded, (seat) => `side ${seat}`)).toContain('the end by the players +40.0');
});

test('the reasons for an order stand in one line, and those beyond three are counted', () => {
  const reasons = ['A aims', 'A.1 closes', 'A.2 waits', 'A.3 waits', 'A.4 waits'].map((text) => ({ kind: 'why-x', text }));
  expect(why(reasons.slice(0, 2))).toBe('A aims; A.1 closes');
  expect(why(reasons)).toBe('A aims; A.1 closes; A.2 waits; and 2 more');
  expect(why([])).toBe('');
});

test('the reasons for the search are told where it would write another order', () => {
  const first = { order: 'A L', share: 600, value: 500, reasons: [{ kind: 'why-launches', text: 'A launches' }] };
  const finding = { order: 'A S1', mixture: [first] } as unknown as AssessedOrder;
  expect(otherwise(finding)).toBe('A launches');
  expect(otherwise({ ...finding, order: 'A L' })).toBe('');
  expect(otherwise({ ...finding, mixture: [] })).toBe('');
});

test('a likely continuation names who writes what, and a single decision is none', () => {
  const line = (...orders: string[]): Finding => ({ ...found(1, 500), continuation: orders.map((order, at) => [{ seat: (at % 2) + 1, order }]) });
  const name = (seat: number): string => (seat === 1 ? 'Teal' : 'Amber');
  expect(likely(line('L3', 'F', 'R90'), name)).toBe('Expected instead, from before this decision: Teal L3, then Amber F, then Teal R90.');
  expect(likely(line('L3'), name)).toBe('');
  expect(likely(line(), name)).toBe('');
});

test('orders, luck and second thoughts are summed turn by turn for the first side, and drawn up for its gains', () => {
  const part = (decision: number, turn: number, gains: [number, number], guessing: number, dice: number): Finding =>
    ({ decision, turn, orders: gains.map((gain) => ({ gains: [gain, -gain] })), chance: [estimate(500)], guessing: [estimate(guessing)], dice: [estimate(dice)] }) as unknown as Finding;
  const all = causes([part(1, 1, [-20, 10], 4, 0), part(2, 1, [0, 10], 0, 96), part(3, 2, [-50, 0], 0, 0)]);
  expect(all).toEqual([{ turn: 1, from: 1, to: 2, orders: 0, luck: 100, thoughts: -100 }, { turn: 2, from: 3, to: 3, orders: -50, luck: 0, thoughts: 0 }]);
  const { bars: drawn, most } = bars(all, 3, 300, 100);
  expect(most).toBe(100);
  expect(drawn.map(({ kind, y, height }) => [kind, y, height])).toEqual([['orders', 50, 0], ['luck', 0, 50], ['thoughts', 50, 50], ['orders', 50, 25], ['luck', 50, 0], ['thoughts', 50, 0]]);
  expect(drawn[1]?.x).toBeGreaterThan(drawn[0]?.x ?? 0);
});

test('the search prefers another order only if it has one and there was a choice', () => {
  const order = (order: string, forced = false): AssessedOrder => ({ order, forced, mixture: [{ order: 'A L' }] }) as unknown as AssessedOrder;
  expect(preferred(order('A S1'))).toBe('A L');
  expect(preferred(order('A L'))).toBeNull();
  expect(preferred(order('A S1', true))).toBeNull();
});

test('an estimate that cannot be true is cut or not told', () => {
  expect(within(1130)).toMatch(/^100.% \(a rough estimate\)$/);
  expect(within(480)).toMatch(/^48.%$/);
  expect(accuracyWords(-570)).toBe('Accuracy: still too rough to tell.');
});
