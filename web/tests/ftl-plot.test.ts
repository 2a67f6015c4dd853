/** The plotter of Faster Than Light: a draw is offered exactly where the outline has the word, and the turn after an order is told as the rules play it. */
import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { engine } from '../bundles.ts';
import { nextTurn, reached } from '../src/games/ftl/foresight.ts';
import type { Action, Preview } from '../src/games/ftl/generated.ts';
import { friendly, offersDraw, FtlPlot } from '../src/games/ftl/plot.svelte.ts';
import type { Outline } from '../src/lib/protocol.ts';
import { Referee } from '../src/lib/referee.ts';

const SCENARIO = 'title = "Near"\nbrief = "Two ships."\n[table]\nwidth = 48\nheight = 48\n[[side]]\nname = "Teal"\nship = [{ at = [20, 24], heading = 0 }]\n[[side]]\nname = "Amber"\nship = [{ at = [24, 24], heading = 270 }]\n';

describe('the offer of a draw', () => {
  const plots: Outline = { form: 'all', parts: [{ form: 'any', subject: 'A', parts: [] }] };
  it('is made where the outline has the word', () => {
    expect(offersDraw({ form: 'any', parts: [plots, { form: 'text', text: 'draw' }] })).toBe(true);
  });
  it('is not made elsewhere', () => {
    expect(offersDraw(plots)).toBe(false);
    expect(offersDraw({ form: 'any', parts: [plots, { form: 'text', text: 'L' }] })).toBe(false);
    expect(offersDraw({ form: 'text', text: 'draw' })).toBe(false);
  });
});

describe('the turn after an order', () => {
  it('names each piece that a sprint reaches, with the shortest sprint, the nearest first', () => {
    const sprint = (amount: number, ...crosses: string[]): Action => ({ kind: 'sprint', amount, crosses }) as unknown as Action;
    expect(reached([sprint(1000), sprint(2000, 'B'), sprint(3000, 'B', 'C'), { ...sprint(500, 'D'), kind: 'rotate' }])).toEqual([{ target: 'B', from: 2000 }, { target: 'C', from: 3000 }]);
  });
  it('is played in a copy: a ship reaches what it turns to, and the battle itself stays as it was', async () => {
    const ask = await engine(join(import.meta.dirname, '../src/wasm'), 'ftl');
    const referee = new Referee((line) => {
      const { id, call, ...fields } = JSON.parse(line) as { id: number; call: string };
      return JSON.stringify({ id, ok: ask(call, fields) as unknown });
    });
    const { battle } = await referee.call('new', { game: 'ftl', text: SCENARIO, dice: { seed: '1' } });
    const { actions } = (await referee.call('reach', { battle, seat: 1, piece: 'A' })) as { actions: Action[] };
    const turn = (heading: number): string => `A ${actions.find((one) => one.kind === 'rotate' && one.heading === heading)?.text}`;
    const east = await nextTurn(referee, battle, 1, turn(90), 'A');
    expect(east?.reaches.map(({ target }) => target)).toEqual(['B']);
    expect(east?.reaches[0]?.from).toBeLessThan(4000);
    expect((await nextTurn(referee, battle, 1, turn(270), 'A'))?.reaches).toEqual([]);
    const launch = actions.find((one) => one.kind === 'launch');
    expect((await nextTurn(referee, battle, 1, `A ${launch?.text}`, launch?.launches?.name ?? ''))?.piece).toBe(launch?.launches?.name);
    expect((await referee.call('status', { battle })).decisions).toBe(0);
  });
});

describe('a sprint across an own piece', () => {
  const own = [{ name: 'A' }, { name: 'A.1' }];
  const preview = (marked: boolean): Preview => ({ pieces: [{ name: 'A', crosses: ['A.1', 'B'], marked: false }, { name: 'A.1', crosses: [], marked }], launches: [] }) as unknown as Preview;
  it('hits it if its own order marks it', () => expect(friendly(preview(true), own)).toEqual({ A: ['A.1'] }));
  it('flies through it otherwise', () => expect(friendly(preview(false), own)).toEqual({}));

  it('is taken out of a suggestion, and so is a turn by nothing', async () => {
    const ask = await engine(join(import.meta.dirname, '../src/wasm'), 'ftl');
    let { battle, status } = ask('new', { game: 'ftl', scenario: 'duel', dice: { seed: '1' } });
    for (const seat of [1, 2]) ({ status } = ask('seal', { battle, seat, order: seat === 1 ? 'A L' : 'idle' }));
    expect(status.turn).toBe(2);
    const plot = new FtlPlot({ call: async (name: string, fields: Record<string, unknown>) => ask(name, fields) } as unknown as Referee, battle, 1);
    await plot.begin('A S8; A.1 R15');
    expect(plot.ownHits).toEqual({ A: ['A.1'] });
    expect(plot.doubt?.text).toMatch(/hits your own/);
    await plot.mend();
    expect(plot.ownHits).toEqual({});
    expect(plot.text).toContain('A.1 R15');
    await plot.begin('A R0');
    await plot.mend();
    expect(plot.text).toBe('idle');
  });
});
