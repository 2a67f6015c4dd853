/** Handicaps: who is weaker than whom, what a record says of a weaker start, and the search, which loses nothing and always ends. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { engine } from '../bundles.ts';
import { another, takeUp } from '../src/lib/another.ts';
import { startOf } from '../src/lib/handicap.ts';
import { Fairness, type Pairing } from '../src/lib/lab/fairness.svelte.ts';
import type { Calls, Desk, Found, Measured } from '../src/lib/lab/protocol.ts';
import { between, easier, inOwnWords, levelOf, noHandicap, weakerThan } from '../src/lib/lab/ranks.ts';
import { remember, remembered } from '../src/lib/lab/remembered.ts';
import { begin, fromMemory } from '../src/lib/muster.ts';
import { setBy } from '../src/lib/options.ts';
import type { Game } from '../src/lib/protocol.ts';
import type { Referee } from '../src/lib/referee.ts';
import type { Session } from '../src/lib/session.svelte.ts';
import type { Store } from '../src/lib/shelf.ts';

const captains = ['random', 'doctrine', 'cadet', 'lieutenant', 'captain', 'admiral', 'search'].map((id) => ({ id, title: id.charAt(0).toUpperCase() + id.slice(1), about: '' }));

describe('levels', () => {
  it('below a captain are those that play worse; a search without limit is no level', () => {
    expect(weakerThan('captain', captains).map(({ id }) => id)).toEqual(['doctrine', 'cadet', 'lieutenant']);
    expect(weakerThan('search', captains)).toEqual([]);
    expect(weakerThan('random', captains)).toEqual([]);
    expect(weakerThan('doctrine', captains), 'nobody plays at random').toEqual([]);
  });

  it('take a player for a cadet at first, and never for one as strong as the opponent', () => {
    expect(levelOf(null, weakerThan('admiral', captains))).toBe('cadet');
    expect(levelOf(null, weakerThan('cadet', captains))).toBe('doctrine');
    expect(levelOf('captain', weakerThan('admiral', captains))).toBe('captain');
    expect(levelOf('captain', weakerThan('cadet', captains)), 'no handicap').toBe('');
    expect(levelOf('random', weakerThan('cadet', captains)), 'a level of an earlier version').toBe('doctrine');
  });

  it('have one between them that may stand in, if there is any', () => {
    expect(between('cadet', 'admiral')).toBe('captain');
    expect(between('captain', 'admiral')).toBeUndefined();
  });

  it('are told in a person’s words; where there is no handicap, one sentence says why', () => {
    const words = weakerThan('admiral', captains).map(inOwnWords);
    expect(words).toEqual(['Doctrine – my very first battle', 'Cadet – my first battles', 'Lieutenant – a few battles', 'Captain – I often win']);
    for (const { id, title } of captains) expect(noHandicap(id, title)).toMatch(/^\w+ [^.]+\.$/);
    expect(noHandicap('doctrine', 'Doctrine')).toBe('Doctrine plays plain tactics: against it there is no handicap.');
  });

  it('name a fairer opponent: the next above the player, else one of the same level', () => {
    expect([easier('cadet', 'admiral'), easier('cadet', 'lieutenant'), easier('doctrine', 'cadet')]).toEqual(['lieutenant', 'cadet', 'doctrine']);
  });
});

describe('a record of a weaker start', () => {
  it('is read from the header alone', () => {
    const header = 'game ftl 1\nseat 1 Teal\nseat 2 Amber (Captain)\nposition turn 1; A\nhandicap Amber starts without 7 of its 10 missiles\n| position of the file\n= 0123\n';
    expect(startOf(header)).toEqual({ position: 'turn 1; A', told: 'Amber starts without 7 of its 10 missiles' });
    expect(startOf(header.replace(/^handicap.*\n/m, ''))).toEqual({ position: 'turn 1; A', told: null });
    expect(startOf('seat 1 Teal\n= 0\nposition x\nhandicap y\n')).toEqual({ position: null, told: null });
    expect(startOf('')).toEqual({ position: null, told: null });
  });
});

describe('a battle with a handicap', async () => {
  const ask = await engine(join(import.meta.dirname, '../src/wasm'), 'ftl');
  const referee = { call: async (call: string, fields: Record<string, unknown>) => ask(call, fields) } as unknown as Referee;
  const game = (ask('games').games as Game[])[0] as Game;
  const { battle } = ask('new', { game: 'ftl', scenario: 'duel', dice: { seed: '1' } });
  const position = (ask('position', { battle }).position as string).replace(/launched 0$/, 'launched 4');
  const players = [{ kind: 'person' as const }, { kind: 'captain' as const, captain: 'captain' }];
  const start = { position, handicap: 'Amber starts without 4 of its 10 missiles' };

  it('shows the options that a scenario sets itself', async () => {
    expect(await setBy(referee, 'ftl', 'duel-sharp')).toEqual({ 'idle-is-marked': 'on', ram: 'hit', 'turn-limit': '20', 'at-limit': 'hits' });
    expect(await setBy(referee, 'ftl', 'duel')).toEqual({});
  });

  it('keeps it in its record, through a branch and a rematch; whoever swaps sides leaves it', async () => {
    const { id } = await begin(referee, { game, scenario: 'duel', players, ...start });
    const kept = fromMemory(id);
    if (!kept) throw new Error('not kept');
    const told = { position, told: start.handicap };
    expect(kept.names).toEqual(['Teal', 'Amber (Captain)']);
    expect(startOf(kept.record)).toEqual(told);
    const opened = ask('open', { record: kept.record });
    expect(ask('view', { battle: opened.battle, seat: null }).pieces[1].missiles).toBe(6);
    const branch = fromMemory((await takeUp(referee, { game, battle: opened.battle, decision: 1, players: [players[0]!, players[0]!] })).id);
    expect([branch?.names, startOf(branch?.record ?? '')]).toEqual([['Teal', 'Amber'], told]);
    const session = { kept, referee, status: opened.status, battle: opened.battle } as unknown as Session;
    const again = fromMemory(await another(session, false));
    expect([again?.names, startOf(again?.record ?? '')]).toEqual([kept.names, told]);
    const swapped = fromMemory(await another(session, true));
    expect([swapped?.names, startOf(swapped?.record ?? '')]).toEqual([['Teal (Captain)', 'Amber'], { position: null, told: null }]);
  });
});

function store(full = false): Store & { map: Map<string, string> } {
  const map = new Map<string, string>();
  const setItem = (key: string, value: string): void => {
    if (full) throw new DOMException('full', 'QuotaExceededError');
    map.set(key, value);
  };
  return { map, length: 0, key: () => null, getItem: (key) => map.get(key) ?? null, removeItem: (key) => void map.delete(key), setItem };
}

const ASKED = { game: 'ftl', version: 1, scenario: 'duel', text: 'ab', options: { a: '1', b: '2' }, weak: 'cadet', strong: 'captain', side: 2 };
const KEPT = { steps: 3, share: 0.5, low: 0.4, high: 0.6, battles: 80 };

describe('handicaps of this device', () => {
  it('are found again for the same question alone', () => {
    const place = store();
    remember(place, ASKED, KEPT);
    expect(remembered(place, { ...ASKED, options: { b: '2', a: '1' } })).toEqual(KEPT);
    for (const other of [{ text: 'cd' }, { version: 2 }, { options: {} }, { side: 1 }, { weak: 'doctrine' }]) expect(remembered(place, { ...ASKED, ...other })).toBeNull();
    remember(place, ASKED, { ...KEPT, steps: 4 });
    expect(remembered(place, ASKED)?.steps).toBe(4);
    for (let side = 3; side < 80; side++) remember(place, { ...ASKED, side }, KEPT);
    expect(remembered(place, ASKED), 'the oldest is forgotten').toBeNull();
  });

  it('do no harm where they are damaged or cannot be kept', () => {
    for (const damage of ['', 'null', '{"a":1}', '[["x",null],[1,{}],["y",{"steps":"3"}]]', '[[']) {
      const place = store();
      place.setItem('firing-arc:handicaps', damage);
      expect(remembered(place, ASKED)).toBeNull();
      remember(place, ASKED, KEPT);
      expect(remembered(place, ASKED)).toEqual(KEPT);
    }
    remember(store(true), ASKED, KEPT);
    remember(null, ASKED, KEPT);
    expect(remembered(null, ASKED)).toBeNull();
  });
});

const FOUND: Found = { steps: 5, told: 'without 5 of its 10 missiles', position: 'p5', share: 0.52, low: 0.45, high: 0.59, battles: 0 };
const PAIRING: Pairing = { game: 'ftl', scenario: 'duel', options: {}, weak: 'cadet', strong: 'admiral', seat: 2, instead: 'captain' };

/** A lab without rules: battles of a captain take some time, and after 20 a handicap is found. */
class Lab {
  listed: Measured[] = [];
  most = 60;
  /** Battles before a handicap is found. */
  first = 20;
  pace: Record<string, number> = { captain: 1, admiral: 1 };
  broken = '';
  readonly opened: string[] = [];
  alive = 0;
  #done = 0;
  #next = 0;
  desk(): Desk {
    if (this.broken === 'hire') throw new Error('The lab could not be loaded.');
    this.alive++;
    let [gone, strong] = [false, ''];
    const answer = async <N extends keyof Calls>(call: N, fields: Calls[N][0]): Promise<unknown> => {
      const of = fields as { wish?: { captains: [string, string] }; from: number; to: number; steps: number };
      const handicap = this.#done > 0 ? { ...FOUND, ...(this.#done < this.first ? { steps: 0, share: 0.9 } : {}), battles: this.#done } : undefined;
      const counted = { done: this.#done, most: this.most, over: this.#done >= this.most };
      switch (call) {
        case 'handicaps': return { text: 'ab', version: 1, handicaps: this.listed };
        case 'weakened':
          if (this.broken === 'weakened') throw new Error('unknown variant `weakened`, expected one of `open`');
          return { position: `p${of.steps}`, told: FOUND.told };
        case 'open':
          strong = of.wish?.captains[1] ?? '';
          if (!this.opened.includes(strong)) [this.#done, this.#next] = [0, 0];
          this.opened.push(strong);
          return { names: [], most: this.most, fixed_sides: true, command: '' };
        case 'part': return this.#next < this.most ? { series: 0, from: this.#next, to: ++this.#next } : null;
        case 'fight':
          if (this.broken === 'fight' && of.from > 5) throw new Error('battle 6 broke');
          await new Promise((go) => setTimeout(go, this.pace[strong]));
          return { lines: '' };
        case 'add':
          this.#done++;
          return { done: this.#done, most: this.most, over: this.#done >= this.most };
        case 'report': return { ...counted, answer: '', handicap };
        default: return {};
      }
    };
    return {
      ask: async (call, fields) => {
        const given = await answer(call, fields);
        if (gone) throw new Error('The desk was closed.');
        return given as never;
      },
      end: () => {
        if (!gone) this.alive--;
        gone = true;
      },
    };
  }
}

function searching(lab: Lab, place: Store | null = store(), longest = 5000): Fairness {
  return new Fairness(async () => lab.desk(), 2, place, longest);
}

describe('the search for a handicap', () => {
  it('takes one from the data of the game, but not where options were chosen or another side is asked', async () => {
    const lab = new Lab();
    lab.listed = [{ weak: 'cadet', strong: 'admiral', side: 2, found: FOUND }];
    const search = searching(lab);
    await search.ask(PAIRING);
    expect([search.stand, search.found]).toEqual(['found', { ...FOUND, from: 'shelf' }]);
    for (const other of [{ ...PAIRING, options: { limit: '5' } }, { ...PAIRING, seat: 1 }]) {
      await search.ask(other);
      expect(search.stand).toBe('measuring');
    }
    search.drop();
    expect([search.stand, search.found, lab.alive]).toEqual(['idle', null, 0]);
  });

  it('measures one that is not known, and knows it the next time', async () => {
    const [lab, place] = [new Lab(), store()];
    const search = searching(lab, place);
    await search.ask(PAIRING);
    await expect.poll(() => search.stand).toBe('found');
    expect(search.found).toEqual({ ...FOUND, battles: 60, from: 'now' });
    expect(lab.alive, 'every worker has ended').toBe(0);
    const later = searching(lab, place);
    await later.ask(PAIRING);
    expect(later.found).toMatchObject({ steps: 5, position: 'p5', battles: 60, from: 'device' });
    lab.broken = 'weakened';
    await later.ask(PAIRING);
    expect([later.stand, later.trouble], 'what cannot be made again is measured anew').toEqual(['measuring', null]);
    const opened = lab.opened.length;
    await later.ask(PAIRING, true);
    expect([later.stand, lab.opened.length > opened]).toEqual(['measuring', true]);
    later.drop();
    expect(lab.alive).toBe(0);
  });

  it('ends by its time, or earlier on request, with what it has found', async () => {
    const lab = new Lab();
    lab.most = 100_000;
    const search = searching(lab, store(), 400);
    await search.ask(PAIRING);
    await expect.poll(() => search.stand).toBe('found');
    expect(search.found?.battles).toBeGreaterThanOrEqual(20);
    const other = searching(lab);
    await other.ask(PAIRING);
    expect(other.usable).toBe(false);
    await expect.poll(() => other.fought).toBeGreaterThan(25);
    await expect.poll(() => other.usable).toBe(true);
    await other.stop();
    expect([other.stand, other.found?.from]).toEqual(['found', 'now']);
    expect(lab.alive).toBe(0);
  });

  it('lets a quicker captain stand in for one that thinks too long, and says so', async () => {
    const [lab, place] = [new Lab(), store()];
    lab.pace['admiral'] = 200;
    const search = searching(lab, place, 1000);
    await search.ask(PAIRING);
    await expect.poll(() => search.stand, { timeout: 3000 }).toBe('found');
    expect(search.found).toMatchObject({ instead: 'captain', battles: 60 });
    expect(lab.alive).toBe(0);
    const later = searching(lab, place);
    await later.ask(PAIRING);
    expect(later.found).toMatchObject({ instead: 'captain', from: 'device' });
  });

  it('says what went wrong, keeps nothing of it, and can be asked again', async () => {
    const [lab, place] = [new Lab(), store()];
    const search = searching(lab, place);
    lab.broken = 'hire';
    await search.ask(PAIRING);
    expect([search.stand, search.trouble]).toEqual(['failed', 'The lab could not be loaded.']);
    lab.broken = 'fight';
    await search.ask(PAIRING);
    await expect.poll(() => search.stand).toBe('failed');
    expect(search.trouble).toBe('battle 6 broke');
    expect([place.map.size, lab.alive]).toEqual([0, 0]);
    lab.broken = '';
    lab.pace['admiral'] = 100;
    await search.ask({ ...PAIRING, instead: undefined });
    await search.stop();
    expect(search.hopeless).toBe(false);
    expect(search.trouble, 'stopped too early').toBe('Too few battles were fought to find a handicap.');
    expect(place.map.size).toBe(0);
    const hopeless = Object.assign(new Lab(), { most: 120, first: 1000 });
    const other = searching(hopeless, place);
    await other.ask(PAIRING);
    await expect.poll(() => other.stand).toBe('failed');
    expect(other.trouble).toBe('No handicap of this game makes the battle even: this captain is too strong for that level.');
    expect(other.hopeless).toBe(true);
    other.drop();
    expect(other.hopeless).toBe(false);
  });

  it('forgets a question that is no longer asked', async () => {
    const lab = new Lab();
    lab.listed = [{ weak: 'cadet', strong: 'admiral', side: 2, found: FOUND }];
    const search = searching(lab);
    const asked = search.ask(PAIRING);
    expect(search.stand).toBe('looking');
    search.drop();
    await asked;
    expect([search.stand, search.found, lab.alive]).toEqual(['idle', null, 0]);
  });
});

const LABS = join(import.meta.dirname, '../src/wasm/lab');

/** `cargo xtask play` opens the page before the labs are built. */
describe.skipIf(!existsSync(join(LABS, 'lab-ftl_bg.wasm')))('the real lab', () => {
  it('finds a handicap, and makes its start again on the next visit', async () => {
    const glue = await import(pathToFileURL(join(LABS, 'lab-ftl.js')).href);
    glue.initSync({ module: readFileSync(join(LABS, 'lab-ftl_bg.wasm')) });
    const hire = async (): Promise<Desk> => {
      const lab = new glue.Lab();
      const ask = async (call: string, fields: object): Promise<never> => {
        // A turn of the event loop, as a worker’s answer takes one.
        await new Promise((go) => setTimeout(go));
        const { ok, error } = JSON.parse(lab.line(JSON.stringify({ call, ...fields })));
        if (error) throw new Error(error.what);
        return ok as never;
      };
      return { ask, end: () => {} };
    };
    const place = store();
    const pairing: Pairing = { game: 'ftl', scenario: 'duel-sharp', options: { missiles: '6' }, weak: 'random', strong: 'doctrine', seat: 2 };
    const search = new Fairness(hire, 1, place, 20_000);
    await search.ask(pairing);
    await expect.poll(() => search.stand, { timeout: 40_000 }).toBe('found');
    expect(search.found?.steps).toBeGreaterThan(0);
    const later = new Fairness(hire, 1, place, 20_000);
    await later.ask(pairing);
    const { most_steps: _, ...found } = search.found ?? { most_steps: 0 };
    expect([later.stand, later.trouble, later.found]).toEqual(['found', null, { ...found, from: 'device' }]);
  });
});
