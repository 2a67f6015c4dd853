/** Names within a sentence, and those of pieces. */
import { expect, it } from 'vitest';
import { calledBefore, calledIn } from '../src/lib/called.ts';
import { partsOf } from '../src/lib/names.ts';
import type { Piece, Turn } from '../src/lib/protocol.ts';

const words = (sentence: string, names: string[]): string[] => partsOf(sentence, names).map(({ text, name }) => (name ? `[${text}]` : text));

it('are found whole, the longest first, with signs of their own', () => {
  expect(words('T-CA-1 and T-CA-2 may move once more.', ['T-CA-1', 'T-CA-2'])).toEqual(['[T-CA-1]', ' and ', '[T-CA-2]', ' may move once more.']);
  expect(words('Teal (Ben) is still thinking.', ['Teal', 'Teal (Ben)'])).toEqual(['[Teal (Ben)]', ' is still thinking.']);
  expect(words('Sealed. a.b writes', ['a.b'])).toEqual(['Sealed. ', '[a.b]', ' writes']);
  expect(words('Ada’s order, for (Ben), not Ada.', ['Ada', 'Ben']), 'signs stay with them').toEqual(['[Ada’s]', ' order, for ', '[(Ben),]', ' not ', '[Ada.]']);
});
it('are not found inside other words, nor where there are none', () => {
  expect(words('Adalbert waits for Ada', ['Ada'])).toEqual(['Adalbert waits for ', '[Ada]']);
  expect(words('You win.', ['', ' '])).toEqual(['You win.']);
});
it('leave the sentence as it is, put together again', () => {
  const sentence = 'Which die does your Cruiser A lose?';
  expect(partsOf(sentence, ['Cruiser A', 'A']).map(({ text }) => text).join('')).toBe(sentence);
});
it('of pieces are those known before a turn, also where the turn shows another kind', () => {
  const ship = { name: 'B1', kind: 'ship', side: 2 } as Piece;
  const heron = { name: 'B2', kind: 'ship', side: 2, title: 'Heron' } as Piece;
  const turn = { before: { pieces: [ship, heron] }, after: { pieces: [{ ...ship, design: 'Flagship' }, heron, { ...ship, name: 'B3' }] } } as Turn;
  const called = calledIn([turn]);
  expect([called.get('B1'), calledBefore(turn, called).get('B1')]).toEqual(['Flagship B1', 'Ship B1']);
  expect(['B2', 'B3'].map((name) => calledBefore(turn, called).get(name)), 'the others are called as after it').toEqual(['Heron', 'Ship B3']);
});
