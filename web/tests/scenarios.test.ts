import { expect, test } from 'vitest';
import type { Game, Scenario } from '../src/lib/protocol.ts';
import { grouped, opener, sentence, starters } from '../src/lib/scenarios.ts';

const one = (id: string, form?: Scenario['form'], teaches: string | null = null): Scenario => ({ id, title: id, brief: '', seats: 2, teaches, ...(form ? { form } : {}) });
const game = { id: 'toy', title: 'Toy', line: '', options: [], captains: [], flavour: '', scenarios: [one('a-even', 'even', 'one idea'), one('a', 'book'), one('count', 'measure'), one('own')] } satisfies Game;

test('scenarios are grouped, and those for measuring left out', () => {
  const { battles, book } = grouped(game);
  expect(battles.map(({ id }) => id)).toEqual(['a-even', 'own']);
  expect(book.map(({ id }) => id)).toEqual(['a']);
  expect(grouped(null)).toEqual({ battles: [], book: [] });
});

test('a battle starts with the first that teaches, or else with an even one', () => {
  expect(opener({ ...game, scenarios: [one('b-even', 'even'), ...game.scenarios] })?.id).toBe('a-even');
  expect(opener({ ...game, scenarios: [one('own'), one('b-even', 'even')] })?.id).toBe('b-even');
  expect(opener({ ...game, scenarios: [one('own')] })?.id).toBe('own');
  expect(opener(null)).toBeUndefined();
});

test('the starter set is what teaches', () => {
  expect(starters(game).map(({ id }) => id)).toEqual(['a-even']);
});

test('a sentence begins with a capital letter', () => {
  expect(sentence('even; about 6 minutes')).toBe('Even; about 6 minutes.');
  expect(sentence('Amber wins 61 in 100; about 8 minutes'), 'with odds in the one form').toBe('Amber wins 61\u00a0%; about 8 minutes.');
});
