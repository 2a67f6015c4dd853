/** Captains in a list: each is told with its difference to the others. */
import { expect, it } from 'vitest';
import { levelled } from '../src/lib/levels.ts';

it.each(['random', 'doctrine', 'cadet', 'lieutenant', 'captain', 'admiral', 'search'])('the captain %s has a word of its own', (id) => {
  expect(levelled({ id, title: id, about: 'said by the game' })).toMatch(new RegExp(`^${id} – (?!said by)\\w`));
});
it('a captain of no known level is described by its game', () => {
  expect(levelled({ id: 'ghost', title: 'Ghost', about: 'never fires first' })).toBe('Ghost – never fires first');
});
