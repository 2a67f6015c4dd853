import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { overlap } from '../src/board/placing.ts';
import { meshOf } from '../src/games/face.ts';
import type { Turn } from '../src/lib/protocol.ts';
import { factsOf } from '../src/poster/facts.ts';
import type { Actor } from '../src/lib/film.ts';
import { FORMATS, shownOf, type FormatName } from '../src/poster/frame.ts';
import type { Tale } from '../src/poster/tale.ts';
import { cut, sizeFor, widthOf, wrap } from '../src/poster/measure.ts';
import { planOf, type Plan, type Subject } from '../src/poster/plan.ts';
import { headlineOf, scoreWords, titleOf } from '../src/poster/result.ts';
import { rounded, trackMarks } from '../src/poster/tracks.ts';
import { BATTLES, engine } from '../gallery/battles.mjs';
import { wholeFaceOf } from './battles.ts';

const WASM = join(import.meta.dirname, '../src/wasm');

/** A battle fought to its end by captains, as a picture is asked for it. */
async function subject(game: string, start: Record<string, unknown>, seed: string, upto = Infinity): Promise<Subject> {
  const ask = await engine(WASM, game);
  let { battle, status } = ask('new', { game, ...start, dice: { seed }, names: ['Teal', 'Amber (Doctrine)'] });
  const turns: Turn[] = [];
  while (!status.over && turns.length < upto) {
    const orders = status.demand.map((seat: number) => ({ seat, order: ask('captain', { battle, seat, captain: 'doctrine', seed: `${turns.length}`, nodes: 5 }).order }));
    for (const { seat, order } of orders) ({ status } = ask('seal', { battle, seat, order, lenient: true }));
    turns.push(ask('turn', { battle, decision: turns.length + 1, seat: null }));
  }
  const face = await wholeFaceOf(game);
  const view = ask('view', { battle, seat: null });
  return { game, gameTitle: game, title: status.title, face, seed: 5, turns, view, mesh: meshOf(face, view), names: ['Teal', 'Amber (Doctrine)'], sides: status.sides ?? [], over: status.over, place: 'firingarc.example', link: 'https://firingarc.example/#/b=x' };
}

/** All that is wrong with a picture's places. */
function faults(plan: Plan): string[] {
  const { format, placed } = plan;
  const texts = placed.filter((one) => one.kind === 'text');
  const outside = texts.filter(({ box }) => box.x0 < 8 || box.y0 < 8 || box.x1 > format.wide - 8 || box.y1 > format.high - 8).map((one) => `${one.id} leaves the picture`);
  const told = placed.filter((one) => one.kind !== 'ship');
  const over = told.flatMap((one, at) => told.slice(at + 1).filter((other) => overlap(one.box, other.box) > 1).map((other) => `${one.id} lies over ${other.id}`));
  const names = texts.filter((one) => one.id.startsWith('name ') || one.id === 'moment');
  const hidden = names.flatMap((one) => placed.filter((ship) => ship.kind === 'ship' && !one.id.startsWith(`name ${ship.id}`) && overlap(one.box, ship.box) > 1).map((ship) => `${one.id} lies over the ship ${ship.id}`));
  return [...outside, ...over, ...hidden];
}

const FOUGHT: [string, Record<string, unknown>, string][] = [
  ['full-thrust', { text: BATTLES['close-action'].text }, '27'],
  ['full-thrust', { text: BATTLES['close-action'].text }, '7'],
  ['full-thrust', { text: BATTLES['close-action'].text }, '14'],
  ['full-thrust', { scenario: 'line-duel' }, '1'],
  ['ftl', { scenario: 'duel' }, '2'],
  ['ftl', { scenario: 'crossing-courses' }, '3'],
  ['simple-spaceships', { scenario: 'santa' }, '4'],
  ['black-skies', { scenario: 'duel' }, '3'],
  ['black-skies', { scenario: 'duel' }, '8'],
  ['talon', { scenario: 'war-is-upon-us' }, '5'],
];

describe('a picture of a battle', () => {
  for (const [game, start, seed] of FOUGHT)
    it(`lays nothing over anything else: ${game} ${'scenario' in start ? String(start['scenario']) : 'at close quarters'}, seed ${seed}`, async () => {
      const whole = await subject(game, start, seed);
      const half = { ...whole, turns: whole.turns.slice(0, Math.ceil(whole.turns.length / 2)), over: null };
      for (const one of [whole, { ...half, view: half.turns.at(-1)?.after ?? half.view }]) {
        const facts = await factsOf(game, one.turns);
        for (const format of ['tall', 'wide'] as FormatName[])
          for (const theme of ['dark', 'paper'] as const) {
            const plan = planOf(one, facts, format, theme);
            expect(faults(plan), `${format} ${theme}, ${one.turns.length} decisions`).toEqual([]);
            const ships = plan.shown.ships.filter((ship) => !ship.wreck && ship.actor.kind !== 'missile');
            const cutOff = plan.placed.filter(({ kind, box }) => kind === 'ship' && (box.x0 < 0 || box.y0 < 0 || box.x1 > plan.format.wide || box.y1 > (format === 'tall' ? plan.format.art.y1 + 40 : plan.format.high))).map(({ id, box }) => [id, box]);
            expect(cutOff, `${format}: hulls that an edge or the words below would cut`).toEqual([]);
            for (const ship of ships) expect([ship.x > 0 && ship.x < plan.format.wide, ship.y > 0 && ship.y < plan.format.high], ship.actor.name).toEqual([true, true]);
          }
      }
    }, 60_000);

  it('tells who won, the points of the rules and the last volley as it was', async () => {
    const whole = await subject('full-thrust', { text: BATTLES['close-action'].text }, '27');
    const plan = planOf(whole, await factsOf('full-thrust', whole.turns), 'tall', 'dark');
    const over = whole.turns.at(-1)?.told.find((event) => event.kind === 'over');
    const [first, second] = over?.['points'] as [number, number];
    const said = plan.marks.flatMap((mark) => (mark.as === 'text' ? [mark.runs.map((run) => run.text).join('')] : []));
    const winner = whole.over?.winner ?? 0;
    expect(plan.title).toContain(['Teal', 'Amber'][winner - 1]);
    expect(said).toContain(`${Math.max(first, second)} points to ${Math.min(first, second)}`);
    expect(plan.tale.moment?.effects.some((effect) => effect.kind === 'blast')).toBe(true);
    expect(plan.tale.wrecks.map((one) => one.actor.name)).toContain(plan.tale.moment?.whom);
  });

  it('is of the same battle always the same', async () => {
    const whole = await subject('black-skies', { scenario: 'duel' }, '3');
    const facts = await factsOf('black-skies', whole.turns);
    expect(planOf(whole, facts, 'tall', 'dark').marks).toEqual(planOf(whole, facts, 'tall', 'dark').marks);
  });
});

describe('the words of a picture', () => {
  const turn = (pieces: object[], over: object = {}): Turn => ({ turn: 3, decision: 3, orders: [], before: { turn: 3, table: { width: 1, height: 1 }, pieces: [], spoken: [] }, after: { turn: 3, table: { width: 1, height: 1 }, pieces: pieces as Turn['after']['pieces'], spoken: [] }, told: [{ clause: 'X', text: '', kind: 'over', ...over }], over: null });
  const piece = (side: number, hull: number): object => ({ name: `P${side}`, kind: 'ship', seat: side, side, x: 0, y: 0, heading: 0, radius: 1, hull, damage: 0 });
  const ended = { names: ['You', 'Amber (Doctrine)'], sides: ['Teal', 'Amber'], score: null };
  it('claim no more than is true', () => {
    const over = (winner: number | null): { winner: number | null; clause: string; text: string } => ({ winner, clause: 'X', text: '' });
    expect(headlineOf({ ...ended, turns: [turn([piece(1, 4)])], over: over(1) })).toEqual({ who: 'Teal', side: 1, did: 'holds the field' });
    expect(headlineOf({ ...ended, turns: [turn([piece(1, 4), piece(2, 4)])], over: over(2) })).toEqual({ who: 'Amber', side: 2, did: 'wins' });
    expect(headlineOf({ ...ended, turns: [turn([piece(1, 4), piece(2, 4)])], over: over(2), score: { values: [3, 9], unit: ['point', 'points'] } }).did).toBe('wins on points');
    expect(headlineOf({ ...ended, turns: [turn([])], over: over(null) })).toEqual({ who: 'Both', side: null, did: 'are lost' });
    expect(headlineOf({ ...ended, turns: [turn([piece(1, 1), piece(2, 1)])], over: over(null) }).who).toBe('A draw');
    expect(headlineOf({ ...ended, turns: [], over: { winner: 1, clause: null, text: '' } })).toEqual({ who: 'Amber', side: 2, did: 'concedes' });
    expect(headlineOf({ ...ended, turns: [], over: { winner: 1, clause: null, text: '', claimed: true } }).did).toBe('runs out of time');
    expect(headlineOf({ ...ended, turns: [], over: { winner: null, clause: null, text: '' } })).toEqual({ who: 'A draw', side: null, did: 'is agreed' });
    expect(headlineOf({ ...ended, turns: [turn([piece(1, 4), piece(2, 4)], { how: 'crossed' })], over: over(1) }).did).toBe('gets through');
  });
  it('name sides for those who were not there', () => {
    expect(titleOf(1, ['You', 'Amber (Doctrine)'], ['Teal', 'Amber'])).toBe('Teal');
    expect(titleOf(2, ['You', 'Amber (Doctrine)'], ['Teal', 'Amber'])).toBe('Amber');
    expect(scoreWords({ values: [3, 9], unit: ['point', 'points'] }, 2).map((run) => run.text).join('')).toBe('9 points to 3');
  });
  it('are measured, broken and cut', () => {
    expect(widthOf('Firing Arc', 20, 700)).toBeGreaterThan(60);
    const lines = wrap('Aft batteries, 7.1 in, 6 dice: 5 damage. Steadfast breaks up.', 18, 500, 200, 2);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(widthOf(line, 18, 500)).toBeLessThanOrEqual(200);
    expect(lines[1]).toMatch(/…$/);
    expect(widthOf(cut('Unpronounceableness', 18, 500, 90), 18, 500)).toBeLessThanOrEqual(90);
    expect(sizeFor('A very long name of a side holds the field', 700, 600, 1, 104, 30)).toBeLessThan(60);
  });
});

describe('pieces on a picture', () => {
  it('stand side by side where several missiles are on one place', () => {
    const missile = (name: string): Actor => ({ name, kind: 'missile', seat: 1, side: 1, x: 20_000, y: 20_000, heading: 30, radius: 100, marked: false, fade: 1 }) as Actor;
    const tale: Tale = { word: 'turn', turns: [], called: new Map() as Tale['called'], actors: [{ ...missile('A'), kind: 'ship', x: 15_000, hull: 3 }, ...['A.1', 'A.2', 'A.3'].map(missile)], wrecks: [], tracks: [], moment: null, first: 1, last: 1 };
    const { ships } = shownOf(tale, { width: 36_000, height: 36_000 }, FORMATS.tall, false);
    const [one, two, three] = ships.filter(({ actor }) => actor.kind === 'missile');
    if (!one || !two || !three) throw new Error('a missile is missing');
    for (const [a, b] of [[one, two], [two, three]] as const) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.unit * 0.8);
  });
});

describe('tracks', () => {
  it('curve through every place where the piece was, without a corner', () => {
    const places = [[0, 0], [100, 0], [100, 100], [40, 160]] as const;
    const way = rounded(places);
    for (const [x, y] of places) expect(Math.min(...way.map((one) => Math.hypot(one[0] - x, one[1] - y))), `${x},${y}`).toBeLessThan(0.01);
    const turns = way.slice(1, -1).map((here, at) => {
      const [before, after] = [way[at] ?? here, way[at + 2] ?? here];
      const turn = Math.atan2(after[1] - here[1], after[0] - here[0]) - Math.atan2(here[1] - before[1], here[0] - before[0]);
      return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
    });
    expect(Math.max(...turns), 'no step turns by more than 25 degrees').toBeLessThan((25 * Math.PI) / 180);
  });
  it('are whole for the first side and broken for the second', () => {
    expect(trackMarks([[0, 0], [300, 0]], 2, '#fff', 10, false).length).toBe(Math.ceil(300 / 24));
    expect(trackMarks([[0, 0], [0, 0]], 1, '#fff', 10, false)).toEqual([]);
  });
});
