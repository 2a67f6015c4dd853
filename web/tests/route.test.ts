/** Every route survives the way through the address bar; unknown ones are lost, not errors. */
import { describe, expect, it } from 'vitest';
import { readRoute, writeRoute, type Route } from '../src/lib/route.ts';

const ROUTES: Route[] = [
  { screen: 'home' },
  { screen: 'game', game: 'full-thrust' },
  { screen: 'new', game: 'ftl', mode: 'watch' },
  { screen: 'table', id: 'a1b2' },
  { screen: 'learn', game: 'ftl' },
  { screen: 'rules', game: 'ftl', clause: null },
  { screen: 'rules', game: 'ftl', clause: 'FTL-6.3' },
  { screen: 'lab', game: 'full-thrust', asks: '' },
  { screen: 'lab', game: 'ftl', asks: 'scenario=duel&o.limit=3&seats=a%2Cb' },
  { screen: 'open' },
  { screen: 'ships' },
  { screen: 'link', packed: 'abc_-9' },
  { screen: 'letters', path: '/letters' },
  { screen: 'letters', path: '/letters/new/ftl?scenario=duel' },
];

describe('routes', () => {
  it.each(ROUTES)('reads back what it wrote: $screen', (route) => {
    expect(readRoute(writeRoute(route))).toEqual(route);
  });

  it('takes an empty hash for the first page', () => {
    expect(readRoute('')).toEqual({ screen: 'home' });
    expect(readRoute('#')).toEqual({ screen: 'home' });
  });

  it.each(['#/nowhere', '#/table', '#/new/ftl/sideways', '#/%E0%A4%A', '#/lab', '#/lab/ftl/more'])('is lost at %s', (hash) => {
    expect(readRoute(hash).screen).toBe('lost');
  });
});
