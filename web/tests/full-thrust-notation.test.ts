/** Orders of Full Thrust as text, and odds as shares: what the plot writes is what the rulebook's notation says. */
import { expect, it } from 'vitest';
import { helmText, helmWords, moveText, partsText, STEADY } from '../src/games/full-thrust/notation.ts';
import { percent, share } from '../src/lib/odds.ts';

it('writes the turn before the change of speed, and leaves out what is none', () => {
  expect([moveText(-2, 4), moveText(1, 0), moveText(0, -3), moveText(0, 0)]).toEqual(['P2,+4', 'S1', '-3', '+0']);
});

it('writes further parts after the movement part, each after a semicolon', () => {
  expect(helmText(STEADY, 'B')).toBe('');
  expect(helmText({ ...STEADY, launch: 2 }, 'B')).toBe('+0; launch 2');
  expect(helmText({ ...STEADY, turn: -1, ram: 3 }, 'A')).toBe('P1; ram A3');
  expect(helmText({ ...STEADY, enter: 6, along: 12500, thrust: 1 }, 'B')).toBe('+1; enter 12.5 c6');
});

it('gathers the weapons of one ship at one target', () => {
  const shot = (weapon: string, target: string, system: string | null = null) => ({ kind: 'shot' as const, piece: 'A1', target, weapon, system });
  expect(partsText([shot('A1', 'B2'), shot('B1', 'B3'), shot('A2', 'B2'), shot('N1', 'B3', 'drive')])).toBe('A1 > B2: A1, A2; A1 > B3: B1, N1 at drive');
  expect(partsText([])).toBe('idle');
});

it('names own groups and enemy groups without their letters', () => {
  const guard = (target: string) => ({ kind: 'guard' as const, piece: 'A1', target });
  expect(partsText([guard('BG1'), guard('BG1'), guard('BG2')])).toBe('A1 > G1, G1, G2');
  expect(partsText([{ kind: 'attack', piece: 'AG1', target: 'B2' }, { kind: 'attack', piece: 'AG2', target: 'B2' }])).toBe('G1 > B2; G2 > B2');
  expect(partsText([{ kind: 'fly', piece: 'AG3', target: '', x: 12500, y: 24000, course: 3 }])).toBe('G3 12.5,24 c3');
});

it('says an order in words', () => {
  expect(helmWords({ ...STEADY, turn: 2, thrust: -1 })).toBe('2 to starboard, 1 slower');
  expect(helmWords(STEADY)).toBe('straight on');
});

it('keeps certain and never apart from what is only nearly so', () => {
  const all = (6n ** 200n).toString();
  expect(percent(all, all)).toBe('100\u00a0%');
  expect(percent('0', all)).toBe('0\u00a0%');
  expect(percent('1', all)).toBe('under 1\u00a0%');
  expect(percent((6n ** 200n - 1n).toString(), all)).toBe('over 99\u00a0%');
  expect(share((6n ** 199n).toString(), all)).toBeCloseTo(1 / 6, 5);
});
