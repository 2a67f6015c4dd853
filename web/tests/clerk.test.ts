/** Deeds in one battle by letters that come at the same time: a player seals while a letter arrives. */
import { afterEach, expect, it, vi } from 'vitest';
import { Clerk, deliver } from '../src/letters/clerk.ts';
import { drop, FULL, get, keyOf, knowsMore, put, type Box } from '../src/letters/box.ts';

/** Acts of another window while the desk works. */
const meanwhile: (() => void)[] = [];

/** A desk whose first deed takes longest, and that refuses a claim. */
vi.mock('../src/lib/lab/desk.ts', () => ({
  hire: async () => ({
    ask: async (_: string, { kept, deed }: { kept: string; deed: string }) => {
      await new Promise((done) => setTimeout(done, deed === 'order' ? 30 : 1));
      meanwhile.splice(0).forEach((act) => act());
      if (deed === 'claim') throw Object.assign(new Error('not now'), { name: 'Refused' });
      return { kept: `${kept} ${deed}`, game: 'ftl', letter: '', names: [] };
    },
  }),
}));

it('builds each deed on the one before, also after one that was refused', async () => {
  const clerk = new Clerk({ version: 1, id: 'a1', game: 'ftl', kept: 'battle', letter: '' } as unknown as Box);
  const sealed = clerk.does({ deed: 'order', order: 'A L' });
  const refused = expect(clerk.does({ deed: 'claim' })).rejects.toThrow('not now');
  const taken = await clerk.does({ deed: 'take', letter: '…' });
  await refused;
  expect((await sealed).kept).toBe('battle order');
  expect(taken.kept).toBe('battle order take');
  expect(clerk.box.kept).toBe('battle order take');
});

const BOX = { version: 1, id: 'a2', game: 'ftl', seat: 1, name: '4SZA-54BW-84D6', begun: true, kept: 'battle', letter: '', sent: null } as unknown as Box;
const LETTER = 'FIRING ARC LETTER of battle 4SZA-54BW-84D6, from seat 2\nX\nEND OF LETTER\n';

/** A store of this many characters at most. */
function storeOf(most: number): Storage {
  const items = new Map<string, string>();
  const full = (key: string, text: string): boolean => [...items].reduce((sum, [at, one]) => sum + (at === key ? 0 : one.length), text.length) > most;
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (full(key, text)) throw new Error('quota');
      items.set(key, text);
    },
    removeItem: (key: string) => void items.delete(key),
    key: (at: number) => [...items.keys()][at] ?? null,
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
  };
}
afterEach(() => {
  vi.unstubAllGlobals();
  drop('a1');
  drop('a2');
});

it('takes a letter in the box upon what another window has sealed meanwhile', async () => {
  vi.stubGlobal('localStorage', storeOf(100_000));
  put(BOX);
  meanwhile.push(() => put({ ...BOX, kept: 'battle sealed' }));
  const done = await deliver(LETTER);
  expect('box' in done && done.box.kept).toBe('battle sealed take');
  expect(get('a2')?.kept).toBe('battle sealed take');
});

it('changes nothing and sends nothing if an older copy is kept and the storage is full', async () => {
  vi.stubGlobal('localStorage', storeOf(JSON.stringify(BOX).length + 60));
  expect(put(BOX)).toEqual({ ok: true });
  const big = { ...BOX, kept: 'x'.repeat(400) };
  expect(put(big)).toEqual({ ok: false, why: FULL });
  expect(get('a2')?.kept, 'what a reload would find').toBe('battle');
  const clerk = new Clerk({ ...BOX });
  localStorage.setItem(keyOf('a2'), JSON.stringify(BOX));
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('quota');
  });
  await expect(clerk.does({ deed: 'order', order: 'A L' })).rejects.toThrow(FULL);
  expect(clerk.box.kept).toBe('battle');
  await expect(deliver(LETTER)).rejects.toThrow(FULL);
});

it('goes on without a storage at all: nothing older comes back', async () => {
  const clerk = new Clerk({ ...BOX, id: 'a1' });
  expect((await clerk.does({ deed: 'order', order: 'A L' })).kept).toBe('battle order');
  expect(clerk.unkept).toMatch(/keeps nothing/);
});

it('seals and ends nothing once the seat went on in another copy, and still takes letters', async () => {
  const clerk = new Clerk({ ...BOX, id: 'a1' });
  clerk.gone = true;
  await expect(clerk.does({ deed: 'order', order: 'A L' })).rejects.toThrow(/went on elsewhere/);
  await expect(clerk.does({ deed: 'concede' })).rejects.toThrow(/went on elsewhere/);
  expect((await clerk.does({ deed: 'look' })).kept).toBe('battle look');
});

it('counts the time of the other seat once for each letter of its own', () => {
  const clerk = new Clerk({ ...BOX, id: 'a1', letter: 'tag1', room: { id: 'r1', token: '' } });
  expect([clerk.waits(100), clerk.waits(900)]).toEqual([100, 100]);
  clerk.box = { ...clerk.box, letter: 'tag2' };
  expect([clerk.waits(950), clerk.waits(990)]).toEqual([950, 950]);
});

it('takes up a file of the same decision only if it has more and lacks nothing that the seat has signed', () => {
  const kept = (...lines: string[]): string => ['firing-arc mail 1', 'seat 1', 'record', ...lines].join('\n');
  const here = kept('~ seal 1 1 aa', '~ step 1 bb', '= 01');
  const sealed = kept('+ ~ seal 1 1 cc', '~ seal 1 1 aa', '~ step 1 bb', '= 01');
  expect(knowsMore(sealed, here, 1), 'sealed in the terminal').toBe(true);
  expect(knowsMore(here, sealed, 1), 'an older copy').toBe(false);
  expect(knowsMore(sealed, sealed, 1), 'the same').toBe(false);
  expect(knowsMore(kept('+ ~ seal 1 1 dd', '~ seal 1 1 aa', '~ step 1 bb'), sealed, 1), 'another seal').toBe(false);
  expect(knowsMore(kept('~ seal 1 1 aa', '~ step 1 bb', '~ seal 1 1 cc', '~ seal 2 1 ee'), sealed, 1), 'a decision later').toBe(true);
  const theirs = kept('+ ~ seal 2 1 ee', '~ seal 1 1 aa', '~ step 1 bb');
  expect(knowsMore(sealed, theirs, 1), 'the other’s seal comes again by letter').toBe(true);
  const over = kept('~ seal 1 1 aa', '~ step 1 bb', 'end', '> 1  concedes', '~ signed 1 ff');
  expect([knowsMore(over, here, 1), knowsMore(sealed, over, 1)]).toEqual([true, false]);
});
