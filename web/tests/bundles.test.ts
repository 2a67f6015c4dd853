/** The choice of the engine for a request. */
import { describe, expect, it } from 'vitest';
import { first, meant } from '../src/lib/bundles.ts';

const games = ['ftl', 'full-thrust'];

describe('the engine a request is for', () => {
  it('is named by the request, by the record it opens, or by the battle it is about', () => {
    expect(meant(games, { call: 'new', game: 'full-thrust' })).toBe('full-thrust');
    expect(meant(games, { call: 'open', record: 'firing-arc record 2\ngame full-thrust 1\nscenario line-duel\n' })).toBe('full-thrust');
    for (const game of games) {
      expect(meant(games, { call: 'view', battle: first(games, game) })).toBe(game);
      expect(meant(games, { call: 'view', battle: first(games, game) + 99_999 })).toBe(game);
    }
  });

  it('is the first one where nobody knows the game: it refuses with its reason', () => {
    for (const request of [{ game: 'chess' }, { record: 'no record' }, { battle: 0 }, { battle: 999_999 }, {}]) expect(meant(games, request)).toBe('ftl');
  });
});
