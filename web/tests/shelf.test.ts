/** The shelf keeps battles, reports what it cannot keep or read, and throws nothing away. */
import { describe, expect, it } from 'vitest';
import { forget, isDamaged, list, load, played, save, turnOf, unplayed, type Kept, type Store } from '../src/lib/shelf.ts';

function store(limit = Infinity): Store & { map: Map<string, string> } {
  const map = new Map<string, string>();
  return {
    map,
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
function kept(id: string, saved = 1): Kept {
  return {
    version: 1, id, game: 'ftl', title: 'Duel', players: [{ kind: 'person' }, { kind: 'captain', captain: 'random' }],
    names: ['Teal', 'Amber'], record: 'text', turns: 0, over: null, drafts: { 1: { order: 'A L', sealed: true } }, seed: '7', guide: false, saved,
  };
}

describe('the shelf', () => {
  it('gives back what was put on it, newest first', () => {
    const place = store();
    expect(save(place, kept('a', 1))).toEqual({ ok: true });
    save(place, kept('b', 2));
    expect(load(place, 'a')).toEqual(kept('a', 1));
    expect(list(place).kept.map((one) => one.id)).toEqual(['b', 'a']);
    forget(place, 'a');
    expect(load(place, 'a')).toBeNull();
  });

  it('shows no start that nobody played, and deletes it after an hour', () => {
    const start: Kept = { ...kept('start'), turns: 2, begun: 2, drafts: { 1: { order: 'A S4', sealed: false } } };
    const own = { ...start, id: 'own', drafts: { 1: { order: 'A S4', sealed: false, own: true } } };
    const begun = { ...start, id: 'begun', turns: 3 };
    expect([start, own, begun, { ...start, over: 'Teal wins.' }, kept('sealed')].map(unplayed)).toEqual([true, false, false, false, false]);
    const place = store();
    for (const one of [start, own, begun]) save(place, one);
    const names = (now: number): string[] => played(place, now).kept.map((one) => one.id).sort();
    expect([names(1_000_000), list(place).kept.length]).toEqual([['begun', 'own'], 3]);
    expect([names(4_000_000), list(place).kept.length]).toEqual([['begun', 'own'], 2]);
  });

  it('says when there is no room, and leaves what was there', () => {
    const place = store(2000);
    save(place, kept('a'));
    const saved = save(place, { ...kept('a'), record: 'x'.repeat(3000) });
    expect(saved).toMatchObject({ ok: false, why: expect.stringMatching(/Download the record/) });
    expect(load(place, 'a')).toEqual(kept('a'));
    expect(save(null, kept('a')).ok).toBe(false);
  });

  it('hands a damaged battle back whole', () => {
    const place = store();
    place.setItem('firing-arc:battle:x', '{"version":1,"rec');
    place.setItem('firing-arc:battle:y', '{"version":9}');
    place.setItem('something else', 'not ours');
    const { damaged } = list(place);
    expect(damaged.map((one) => one.id)).toEqual(['x', 'y']);
    expect(damaged[0]?.text).toBe('{"version":1,"rec');
    const found = load(place, 'x');
    expect(found && isDamaged(found)).toBe(true);
    expect(place.map.size).toBe(3);
  });

  it('survives a browser that refuses its storage', () => {
    const closed = new Proxy(store(), { get: () => { throw new Error('SecurityError'); } }) as Store;
    expect(list(closed)).toEqual({ kept: [], damaged: [] });
    expect(load(closed, 'a')).toBeNull();
    expect(save(closed, kept('a')).ok).toBe(false);
  });
});

it('a battle stands at the turn it was kept at, not at the number of its decisions; older ones at the last turn of their record', () => {
  const record = 'firing-arc record 2\n\nturn 1\n> 1  toss\nturn 1\n> 2  deploy E1 36,45\nturn 2\n> 1  fly Steady\n';
  expect(turnOf({ turn: 3, record })).toBe(3);
  expect(turnOf({ record })).toBe(2);
  expect(turnOf({ record: 'firing-arc record 2\n' })).toBe(1);
});
