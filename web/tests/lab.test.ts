/** The lab's client: what is asked survives the address, a run loses no battle and repeats none, and nothing is reckoned here. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isBuilt } from '../src/lib/lab/desk.ts';
import { loaded } from '../src/lib/lab/load.ts';
import type { Calls, Desk, Part } from '../src/lib/lab/protocol.ts';
import { Run, type News } from '../src/lib/lab/run.ts';
import { asked, fresh, gameNamed, readWish, writeWish } from '../src/lib/lab/wish.ts';
import { between, betweenPoints, called, chance, percent, points, timeLeft, traced } from '../src/lib/lab/words.ts';
import type { Game } from '../src/lib/protocol.ts';

const captain = (id: string) => ({ id, title: id.toUpperCase(), about: '' });
const GAME: Game = {
  id: 'ftl', title: 'FTL', line: '', flavour: '',
  scenarios: [{ id: 'duel', title: 'Duel', brief: '', seats: 2 }, { id: 'fleet', title: 'Fleet', brief: '', seats: 2 }],
  options: [], captains: ['random', 'doctrine', 'cadet'].map(captain),
};

describe('what the lab is asked', () => {
  it('stands in the address as it was typed, garbage too', () => {
    const wish = { ...fresh(GAME), scenario: 'fleet', seats: ['cadet', 'random'] as [string, string], battles: '0', seed: 'x & y', nodes: '7', fixed: true, early: true, interval: 'exact', options: { missiles: '3', limit: ' ' } };
    expect(readWish(writeWish(wish, GAME), GAME)).toEqual({ ...wish, options: { missiles: '3' } });
    const sweep = { ...fresh(GAME), kind: 'sweep' as const, vary: 'side.1.ship.1.at.1', path: true, values: '1, 2, 3' };
    expect(readWish(writeWish(sweep, GAME), GAME)).toEqual(sweep);
    const option = { ...fresh(GAME), kind: 'sweep' as const, vary: 'missiles', values: '0, 5' };
    expect(readWish(writeWish(option, GAME), GAME)).toEqual(option);
    expect(readWish('ask=experiment&experiment=santa-ufos', GAME)).toMatchObject({ kind: 'experiment', experiment: 'santa-ufos' });
  });

  it('is nothing in the address where nothing was chosen, and survives one that is garbled', () => {
    expect(writeWish(fresh(GAME), GAME)).toBe('');
    expect(readWish('', GAME)).toEqual(fresh(GAME));
    expect(readWish('ask=%E0&seats=one&=&&sides', GAME)).toEqual(fresh(GAME));
  });

  it('goes to the lab with its numbers as text', () => {
    expect(asked({ ...fresh(GAME), battles: 'ten' }, 'ftl', ['ftl'])).toMatchObject({ kind: 'match', battles: 'ten', captains: ['cadet', 'doctrine'] });
    expect(asked({ ...fresh(GAME), kind: 'experiment', text: 't', name: 'mine' }, 'ftl', ['ftl'])).toEqual({ kind: 'experiment', id: 'mine', text: 't', games: ['ftl'] });
  });

  it('knows whose experiment a text is', () => {
    expect(gameNamed('title = "x"\n game = "talon"\n', ['ftl', 'talon'])).toBe('talon');
    expect(gameNamed('game = "chess"', ['ftl'])).toBeUndefined();
  });
});

describe('words and places', () => {
  it('writes shares as the terminal does', () => {
    expect(percent(0.71349)).toBe('71.3\u00a0%');
    expect([points(0.05), points(-0.124), points(0)]).toEqual(['+5.0', '−12.4', '+0.0']);
    expect(between([0.1, 0.25])).toBe('10.0 to 25.0\u00a0%');
    expect(betweenPoints([-0.1, 0.25])).toBe('−10.0 to +25.0');
    expect([chance(0.00001), chance(0.0123)]).toEqual(['below 0.0001', '0.0123']);
    expect([timeLeft(0.4), timeLeft(44.6), timeLeft(600), timeLeft(20_000)]).toEqual(['a second left', '45 seconds left', '10 minutes left', '6 hours left']);
    expect(called(['a', 'a'], (id) => id.toUpperCase())).toEqual(['A, first seat', 'A, second seat']);
  });

  it('draws from left to right and from below to above', () => {
    const stage = (battles: number, score: number) => ({ battles, score, interval: [score - 0.1, score + 0.1] as [number, number] });
    expect(traced([stage(10, 0.5), stage(20, 0.75)], 20, 100, 100)).toEqual({ line: 'M50.0 50.0L100.0 25.0', band: 'M50.0 40.0L100.0 15.0L100.0 35.0L50.0 60.0Z' });
    expect(traced([], 0, 100, 100)).toEqual({ line: '', band: '' });
  });
});

/** A lab without rules: it hands out numbers, and knows which came back. */
class Clerk {
  readonly back = new Map<number, number>();
  next = 0;
  broken = Infinity;
  constructor(readonly most: number) {}
  desk(): Desk {
    const answers: { [N in keyof Calls]: (fields: Calls[N][0]) => Calls[N][1] } = {
      experiments: () => [],
      mail: () => { throw new Error('no letters here'); },
      verify: () => ({}),
      handicaps: () => ({ text: '', version: 1, handicaps: [] }),
      weakened: () => null,
      agenda: () => ({ level: 'admiral', nodes: 1, orders: [] }),
      analyse: () => { throw new Error('no battle'); },
      verdict: () => ({ turning: [], seats: [] }),
      open: () => ({ names: ['a'], most: this.most, fixed_sides: false, command: 'c' }),
      part: ({ most }) => {
        while (this.back.has(this.next)) this.next++;
        const from = this.next;
        this.next = Math.min(this.most, from + most);
        return from < this.next ? { series: 0, from, to: this.next } : null;
      },
      fight: ({ from, to }: Part) => {
        if (to > this.broken) throw new Error('battle 40 broke');
        return { lines: Array.from({ length: to - from }, (_, at) => from + at).join('\n') };
      },
      add: ({ lines }) => {
        for (const battle of lines.split('\n').map(Number)) this.back.set(battle, (this.back.get(battle) ?? 0) + 1);
        return { done: this.back.size, most: this.most, over: this.back.size === this.most };
      },
      recall: () => ((this.next = 0), {}),
      report: () => ({ done: this.back.size, most: this.most, over: this.back.size === this.most, answer: '' }),
      files: () => ({ files: [] }),
    };
    let gone = false;
    return {
      ask: async (call, fields) => {
        const battles = 'to' in fields ? fields.to - fields.from : 0;
        await new Promise((go) => setTimeout(go, battles / 2));
        if (gone) throw new Error('The desk was closed.');
        return answers[call](fields);
      },
      end: () => (gone = true),
    };
  }
}

async function begun(clerk: Clerk, hear: (news: News) => void): Promise<Run> {
  return Run.open({}, async () => clerk.desk(), 3, hear);
}

describe('a run', () => {
  it('fights every battle once, and says how far it is', async () => {
    const clerk = new Clerk(500);
    const heard: News[] = [];
    const run = await begun(clerk, (news) => heard.push(news));
    run.start();
    await expect.poll(() => heard.at(-1)?.told?.done).toBe(500);
    expect(heard.at(-1)).toMatchObject({ stand: 'over', counted: { done: 500, most: 500 }, left: null });
    expect([...clerk.back.values()].every((times) => times === 1)).toBe(true);
    expect(heard.some((news) => news.stand === 'running' && news.left !== null)).toBe(true);
  });

  it('stopped in the middle goes on, and neither loses nor repeats a battle', async () => {
    const clerk = new Clerk(400);
    let last: News | null = null;
    const run = await begun(clerk, (news) => (last = news));
    const now = (): News => last as unknown as News;
    run.start();
    await expect.poll(() => now().counted.done).toBeGreaterThan(5);
    await run.stop();
    const then = clerk.back.size;
    expect(now().stand).toBe('stopped');
    await new Promise((go) => setTimeout(go, 20));
    expect(clerk.back.size, 'nobody fights on').toBe(then);
    run.start();
    await expect.poll(() => now().stand).toBe('over');
    expect(clerk.back.size).toBe(400);
    expect([...clerk.back.values()].every((times) => times === 1)).toBe(true);
  });

  it('says why it had to stop, and keeps what was fought', async () => {
    const clerk = new Clerk(400);
    clerk.broken = 40;
    let last: News | null = null;
    const run = await begun(clerk, (news) => (last = news));
    const now = (): News => last as unknown as News;
    run.start();
    await expect.poll(() => now().stand).toBe('failed');
    expect(now().trouble).toBe('battle 40 broke');
    await expect.poll(() => now().told?.done === clerk.back.size).toBe(true);
    expect(clerk.back.size).toBeGreaterThan(0);
    clerk.broken = Infinity;
    run.start();
    await expect.poll(() => now().stand).toBe('over');
    expect(now().trouble).toBeNull();
    expect(clerk.back.size).toBe(400);
    expect([...clerk.back.values()].every((times) => times === 1)).toBe(true);
  });

  it('is not begun where the question does not stand', async () => {
    const desk: Desk = { ask: async () => Promise.reject(new Error('battles: not "0"')), end: () => undefined };
    await expect(Run.open({}, async () => desk, 2, () => undefined)).rejects.toThrow('battles: not "0"');
  });
});

it('knows which labs the page was built with', () => {
  expect(isBuilt('ftl')).toBe(true);
  expect(isBuilt('a game that nobody built')).toBe(false);
});

describe('a file of the lab that cannot be loaded', () => {
  afterEach(() => vi.unstubAllGlobals());
  const address = new URL('http://here/assets/lab-ftl_bg-1a2b.wasm');
  const said = async (answer: () => Promise<unknown>, onLine = true): Promise<string> => {
    vi.stubGlobal('fetch', answer);
    vi.stubGlobal('navigator', { onLine });
    return loaded('The lab of “ftl”', address).then(() => '', (failure: Error) => failure.message);
  };
  const broken = () => Promise.reject(new TypeError('Failed to fetch'));

  it('is named, with what to do', async () => {
    expect(await said(broken)).toBe('The lab of “ftl” could not be loaded (lab-ftl_bg-1a2b.wasm). Check the connection and load the page again.');
    expect(await said(broken, false)).toBe('The lab of “ftl” could not be loaded (lab-ftl_bg-1a2b.wasm). This device is offline: connect it and load the page again.');
    expect(await said(async () => ({ ok: true, arrayBuffer: broken }))).toContain('Check the connection');
    expect(await said(async () => ({ ok: false, status: 404 }))).toContain('the server answers 404). The page may be older than its files: load it again.');
    expect(await said(async () => ({ ok: false, status: 503 }))).toContain('answers 503). Load the page again in a while.');
    expect(await said(async () => ({ ok: true, arrayBuffer: async () => new ArrayBuffer(1) }))).toBe('');
  });
});
