/** Letters by their first line, and the battles that a browser keeps. */
import { describe, expect, it } from 'vitest';
import { all, candidates, draftOf, drop, get, ofInvitation, put, putDraft, standingOf, type Box } from '../src/letters/box.ts';
import { sentence } from '../src/lib/sentences.ts';
import { gameIn, headOf, isKeptText, isSealed, readPath, tagOf, writePath, type Path } from '../src/letters/letter.ts';
import type { Store } from '../src/lib/shelf.ts';

const INVITATION = 'FIRING ARC LETTER - invitation to a battle of full-thrust, from seat 1\nABCD\nEFGH\nEND OF LETTER\n';
const LETTER = 'FIRING ARC LETTER of battle 4SZA-54BW-84D6, from seat 2\n2P8CQ38364647VTKGN5V0S3XNZDRJV69\nXYZ\nEND OF LETTER\n';

describe('the first line of a letter', () => {
  it('names the game of an invitation', () => {
    expect(headOf(INVITATION)).toEqual({ kind: 'invitation', game: 'full-thrust', seat: 1 });
  });
  it('names the battle of every other letter', () => {
    expect(headOf(LETTER)).toEqual({ kind: 'battle', name: '4SZA-54BW-84D6', seat: 2 });
    expect(headOf(LETTER.replace('4SZA-54BW-84D6', 'K7Q2-M9F3'))).toMatchObject({ name: 'K7Q2-M9F3' });
  });
  it('is found in a message that quotes it, and the last letter counts', () => {
    const quoted = `Hello Ben,\r\n\r\n${LETTER.split('\n').map((line) => `> > ${line}`).join('\r\n')}\r\nYours, Ada`;
    expect(headOf(quoted)).toEqual(headOf(LETTER));
    expect(tagOf(quoted)).toBe(tagOf(LETTER));
    expect(headOf(INVITATION + LETTER)).toEqual(headOf(LETTER));
    expect(headOf(LETTER + INVITATION)).toEqual(headOf(INVITATION));
  });
  it('is missing in other texts, and says nothing if it cannot be read', () => {
    expect(headOf('')).toBeNull();
    expect(headOf('Turn 3: A S4')).toBeNull();
    expect(headOf('FIRING ARC LETTER of something else\nA\nEND OF LETTER')).toBeNull();
  });
});

describe('a letter', () => {
  it('is told from others by the end of its body, and only if it is whole', () => {
    expect(tagOf(LETTER)).toBe('7VTKGN5V0S3XNZDRJV69XYZ'.padStart(24, '4'));
    expect(tagOf(LETTER.replace('END OF LETTER', ''))).toBe('');
    expect(tagOf('none')).toBe('');
  });
  it('is no battle, no record and no record that can be checked', () => {
    expect(isKeptText('firing-arc mail 1\nseat 1\nsecret ab\nrecord\n')).toBe(true);
    expect(isKeptText('firing-arc mail 1\nbefore 1\nrecord\n')).toBe(false);
    expect(isKeptText(LETTER)).toBe(false);
    expect(gameIn('firing-arc mail 1\nrecord\nfiring-arc record 2\ngame ftl 2\n')).toBe('ftl');
    expect(gameIn(LETTER)).toBeNull();
    expect(isSealed('game ftl 2\ndice steps\n~ mode strict\n')).toBe(true);
    expect(isSealed('game ftl 2\ndice seeded\n')).toBe(false);
  });
  it('is refused in whole sentences', () => {
    expect(sentence('wanted: your order')).toBe('Wanted: your order.');
    expect(sentence('Copy it again.')).toBe('Copy it again.');
  });
});

describe('paths', () => {
  it.each<Path>([
    { to: 'box' },
    { to: 'new', game: null, scenario: '', seat: 1 },
    { to: 'new', game: 'ftl', scenario: 'close-quarters', seat: 2 },
    { to: 'battle', id: 'a1b2c3' },
  ])('read back what they wrote: $to', (path) => {
    expect(readPath(writePath(path).slice(1))).toEqual(path);
  });
});

function store(limit = Infinity): Store {
  const map = new Map<string, string>();
  return {
    get length() {
      return map.size;
    },
    key: (at) => [...map.keys()][at] ?? null,
    getItem: (key) => map.get(key) ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError');
      map.set(key, value);
    },
  };
}
function box(id: string, more: Partial<Box> = {}): Box {
  return { version: 1, id, game: 'ftl', title: 'Duel', names: ['Ada', 'Ben'], name: '4SZA-54BW-84D6', seat: 1, begun: true, decision: 1, writes: true, over: false, kept: 'text', letter: 'tag', sent: null, shown: 0, saved: 1, ...more };
}

describe('battles by letters', () => {
  it('are kept, newest first, and can be put away', () => {
    const place = store();
    put(box('a', { saved: 1 }), place);
    put(box('b', { saved: 2 }), place);
    expect(all(place).map((one) => one.id)).toEqual(['b', 'a']);
    expect(get('a', place)).toEqual(box('a'));
    putDraft('a', { decision: 1, order: 'A L', sealed: false }, place);
    drop('a', place);
    expect([get('a', place), draftOf('a', 1, place)]).toEqual([null, null]);
  });
  it('stay in the page if the browser keeps nothing', () => {
    expect(put(box('c'), store(10)).ok).toBe(false);
    expect(get('c', store())?.id).toBe('c');
    expect(put(box('c'), null).ok).toBe(false);
    drop('c', null);
    expect(get('c', null)).toBeNull();
  });
  it('are never damaged by what cannot be read', () => {
    const place = store();
    place.setItem('firing-arc:letters:x', '{"version":7}');
    place.setItem('firing-arc:letters:y', 'no');
    expect(all(place)).toEqual([]);
  });
  it('are not mixed up with the drafts of their orders', () => {
    const place = store();
    put(box('a'), place);
    putDraft('a', { decision: 2, order: 'A S3', sealed: true }, place);
    expect(all(place)).toHaveLength(1);
    expect(draftOf('a', 2, place)?.order).toBe('A S3');
    expect(draftOf('a', 3, place)).toBeNull();
  });
  it('get the letters of their name, or the answer to an invitation', () => {
    const head = { kind: 'battle' as const, name: '4SZA-54BW-84D6', seat: 2 };
    const [mine, theirs, open] = [box('mine'), box('theirs', { seat: 2 }), box('open', { name: null, begun: false })];
    expect(candidates(head, [theirs, mine, open]).map((one) => one.id)).toEqual(['mine', 'theirs']);
    expect(candidates({ ...head, name: 'AAAA-BBBB' }, [theirs, mine, open]).map((one) => one.id)).toEqual(['open']);
    expect(candidates({ ...head, name: 'AAAA-BBBB', seat: 1 }, [open])).toEqual([]);
  });
  it('know the invitation that they took, or that they are', () => {
    const [taken, own] = [box('taken', { from: tagOf(INVITATION) }), box('own', { begun: false, name: null, letter: tagOf(INVITATION) })];
    expect(ofInvitation(INVITATION, [taken])?.id).toBe('taken');
    expect(ofInvitation(INVITATION, [own])?.id).toBe('own');
    expect(ofInvitation(LETTER, [taken, own])).toBeNull();
    expect(ofInvitation('rubbish', [box('none', { begun: false, letter: '' })])).toBeNull();
  });
  it('say in a word what is next', () => {
    expect(standingOf(box('a'))).toBe('Your order is awaited');
    expect(standingOf(box('a', { writes: false }))).toBe('Send your letter');
    expect(standingOf(box('a', { writes: false, sent: 'tag' }))).toBe('Waiting for a letter');
    expect(standingOf(box('a', { begun: false, writes: false }))).toBe('Send the invitation');
    expect(standingOf(box('a', { over: true, writes: false, sent: 'tag' }))).toBe('Over');
  });
});
