/** Every seat has a name to show, whatever a record left out. */
import { expect, it } from 'vitest';
import { seatNames, sidesNamed, sidesTitled } from '../src/lib/seats.ts';

it('falls back from name to side to colour', () => {
  expect(seatNames({ names: ['Ada', ''], sides: ['Teal', 'Rust'] })).toEqual(['Ada', 'Rust']);
  expect(seatNames({ names: [] })).toEqual(['Teal', 'Amber']);
});

it('puts names in the place of side numbers', () => {
  expect(sidesNamed('side 2 wins', ['Ada', 'Ben'])).toBe('Ben wins');
  expect(sidesNamed('side 3 wins', ['Ada', 'Ben'])).toBe('side 3 wins');
});

it('titles a table with you, a captain, or names', () => {
  expect(sidesTitled(['Teal', 'Amber (Doctrine)'], 1)).toEqual(['Teal, you', 'Doctrine']);
  expect(sidesTitled(['Santa', 'Grinch (Search)'], 1)).toEqual(['Santa, you', 'Grinch (Search)']);
  expect(sidesTitled(['Teal', 'Amber'], null)).toEqual(['Teal', 'Amber']);
  expect(sidesTitled(['Teal (Cadet)', 'Amber (Cadet)'], null), 'the same captain twice').toEqual(['Teal (Cadet)', 'Amber (Cadet)']);
  expect(sidesTitled(['Ada', 'Ada'], null)).toEqual(['Teal (Ada)', 'Amber (Ada)']);
});
