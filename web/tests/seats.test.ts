/** Every seat has a name to show, whatever a record left out. */
import { expect, it } from 'vitest';
import { seatNames } from '../src/lib/seats.ts';

it('falls back from name to side to colour', () => {
  expect(seatNames({ names: ['Ada', ''], sides: ['Teal', 'Rust'] })).toEqual(['Ada', 'Rust']);
  expect(seatNames({ names: [] })).toEqual(['Teal', 'Amber']);
});
