/** Reading of outlines: the pieces they are about, and the parts with a role. */
import { describe, expect, it } from 'vitest';
import { subjects, withRole } from '../src/lib/outline.ts';
import type { Outline } from '../src/lib/protocol.ts';

const deck: Outline = {
  form: 'all',
  role: 'deck',
  parts: [
    { form: 'all', subject: 'AE1', parts: [{ form: 'listed', role: 'card', texts: ['Left'] }, { form: 'number', role: 'speed', from: 0, to: 12 }] },
    { form: 'any', parts: [{ form: 'nothing' }, { form: 'listed', subject: 'AE2', texts: ['x'] }] },
    { form: 'all', subject: 'AE1', parts: [{ form: 'text', subject: 'B1', text: 'y' }] },
  ],
};

describe('an outline', () => {
  it('names each piece once, and no part of a piece', () => {
    expect(subjects(deck)).toEqual(['AE1', 'AE2']);
    expect(subjects({ form: 'text', text: 'done' })).toEqual([]);
  });
  it('gives the parts with a role, from the outside in', () => {
    expect(withRole(deck, 'speed')).toEqual([{ form: 'number', role: 'speed', from: 0, to: 12 }]);
    expect(withRole(deck, 'deck')).toEqual([deck]);
    expect(withRole(deck, 'helm')).toEqual([]);
  });
});
