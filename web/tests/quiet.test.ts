/** Turns without an effect, by the told events of every game. */
import { expect, test } from 'vitest';
import { hullOf } from '../src/lib/film.ts';
import type { Told, Turn, View } from '../src/lib/protocol.ts';
import { hasEffect, quietTurns } from '../src/lib/quiet.ts';
import { fought } from './battles.ts';

const turn = (number: number, ...kinds: string[]): Turn => ({ turn: number, told: kinds.map((kind) => ({ kind, clause: '', text: '' })) }) as unknown as Turn;

test('whole turns are counted since the last effect, and the turn being written is not', () => {
  expect(quietTurns([], 1)).toBe(0);
  expect(quietTurns([turn(1, 'sprint'), turn(2, 'rotate')], 3)).toBe(2);
  expect(quietTurns([turn(1, 'hit'), turn(2, 'fires'), turn(3, 'moves'), turn(3, 'rolls')], 4)).toBe(2);
  expect(quietTurns([turn(1, 'moves'), turn(2, 'damage')], 3)).toBe(0);
});

test('a passed check and a lost control are no effect; a failed check and a lost die are', () => {
  const told = (event: object): Told => event as Told;
  expect(hasEffect(told({ kind: 'threshold', lost: false }))).toBe(false);
  expect(hasEffect(told({ kind: 'threshold', lost: true }))).toBe(true);
  expect(hasEffect(told({ kind: 'lost', element: 'AE1' }))).toBe(false);
  expect(hasEffect(told({ kind: 'lost', piece: 'A' }))).toBe(true);
});

/** The strength of the sides, as far as all views tell it: pieces in play, hull left, fighters, dice. */
const strength = ({ pieces }: View): string =>
  JSON.stringify(pieces.map((piece) => {
    const hull = hullOf(piece);
    return [piece.name, piece.where ?? 'table', hull ? hull.whole - hull.gone : 0, piece.fighters ?? 0, Object.values(piece.boxes ?? {}).reduce((sum, dice) => sum + dice, 0)];
  }).sort());

test.each([
  ['ftl', 'duel', 40],
  ['full-thrust', 'line-duel', 60],
  ['talon', 'war-is-upon-us', 160],
  ['simple-spaceships', 'duel', 160],
  ['black-skies', 'duel', 60],
])('%s: no side’s strength changes without a told effect', async (game, scenario, decisions) => {
  const turns = await fought(game, scenario, '5', decisions);
  const changed = turns.filter(({ before, after }) => strength(before) !== strength(after));
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter(({ told }) => !told.some(hasEffect)).map(({ told }) => told.map(({ kind }) => kind))).toEqual([]);
}, 60_000);
