/** The log as cards, over battles that captains fight with the built engines: nothing is lost, in order, with names and rounded. */
import { describe, expect, it } from 'vitest';
import { calledIn, calledOf, rounded, spoken } from '../src/lib/called.ts';
import { cardsOf, listed, type Card } from '../src/lib/cards.ts';
import { deal } from '../src/games/ftl/cards.ts';
import { plainDice } from '../src/lib/dice.ts';
import type { Piece, Turn } from '../src/lib/protocol.ts';
import type { WholeFace } from '../src/games/face.ts';
import { fought, wholeFaceOf } from './battles.ts';

const BATTLES: [string, string, number][] = [
  ['full-thrust', 'skirmish', 60],
  ['full-thrust', 'fleet-action', 24],
  ['full-thrust', 'carrier-strike', 40],
  ['full-thrust', 'hide-and-seek', 30],
  ['ftl', 'duel', 90],
  ['ftl', 'fleet', 40],
  ['black-skies', 'squadron', 90],
  ['black-skies', 'lancers', 90],
  ['black-skies', 'rocks', 90],
  ['talon', 'war-is-upon-us', 160],
  ['talon', 'fleet-action', 160],
  ['talon', 'base-assault', 120],
  ['simple-spaceships', 'santa', 160],
  ['simple-spaceships', 'last-stand', 160],
];

/** Decisions of one turn of play, together. */
function rounds(turns: Turn[]): Turn[][] {
  const found: Turn[][] = [];
  for (const turn of turns) {
    const last = found.at(-1);
    if (last?.[0]?.turn === turn.turn) last.push(turn);
    else found.push([turn]);
  }
  return found;
}
function words(card: Card): string {
  return `${card.title} ${card.result} ${card.detail}`;
}

const FACES = Object.fromEntries(await Promise.all(BATTLES.map(async ([game]) => [game, await wholeFaceOf(game)] as const)));

describe.each(BATTLES)('the cards of %s, %s', { timeout: 60_000 }, (game, scenario, decisions) => {
  const face = FACES[game] as WholeFace;
  const battle = fought(game, scenario, '7', decisions);

  it('tell every event once, in the order it was told', async () => {
    const turns = await battle;
    expect(turns.length).toBeGreaterThan(5);
    for (const round of rounds(turns)) {
      const told = round.flatMap((turn) => turn.told.map((event) => event));
      const dealt = cardsOf(round, face, Infinity, calledIn(turns)).flatMap((card) => card.lines.map((line) => line.event));
      expect(new Set(dealt).size).toBe(dealt.length);
      expect(dealt).toEqual(told);
    }
  });

  it('gather: a turn has fewer cards than lines, and every die of an attack stands on its card', async () => {
    const turns = await battle;
    const called = calledIn(turns);
    const cards = rounds(turns).flatMap((round) => cardsOf(round, face, Infinity, called));
    const lines = turns.flatMap((turn) => turn.told);
    expect(cards.length).toBeLessThan(lines.length);
    const rolled = lines.reduce((sum, event) => sum + (face.dice ?? plainDice)(event).length, 0);
    expect(cards.reduce((sum, card) => sum + card.dice.length, 0)).toBe(rolled);
    for (const card of cards) if (card.who === null) expect(card.title, card.lines[0]?.event.text).not.toBe('');
  });

  it('name pieces, and round to one decimal', async () => {
    const turns = await battle;
    const called = calledIn(turns);
    const codes = [...called].filter(([code, name]) => code !== name && !name.includes(code)).map(([code]) => code);
    for (const round of rounds(turns)) {
      for (const card of cardsOf(round, face, Infinity, called)) {
        expect(words(card)).not.toMatch(/\d\.\d\d|undefined|NaN|null/);
        for (const line of card.lines) expect(spoken(line.event.text, called)).not.toMatch(/\d\.\d\d/);
        if (game !== 'full-thrust') continue;
        for (const code of codes) if (card.kind === 'move') expect(spoken(card.lines.at(-1)?.event.text ?? '', called).split(/\W/)).not.toContain(code);
      }
    }
  });

  it('grow as lines are told: what is told first stands first', async () => {
    const turns = await battle;
    const called = calledIn(turns);
    const longest = [...turns].sort((a, b) => b.told.length - a.told.length)[0];
    const whole = cardsOf([longest!], face, Infinity, called).map((card) => card.key);
    for (let told = 1; told <= longest!.told.length; told++) {
      const part = cardsOf([longest!], face, told, called).map((card) => card.key);
      expect(whole.slice(0, part.length)).toEqual(part);
    }
  });
});

describe('Full Thrust', () => {
  it('makes one card of all that a ship fires at another', async () => {
    const turns = await fought('full-thrust', 'skirmish', '7', 60);
    for (const turn of turns) {
      const pairs = turn.told.filter((event) => event.kind === 'fires').map((event) => `${event['piece'] as string} ${event['target'] as string}`);
      const cards = cardsOf([turn], await wholeFaceOf('full-thrust')).filter((card) => card.kind === 'attack');
      const runs = pairs.filter((pair, at) => pair !== pairs[at - 1]);
      expect(cards.map((card) => `${card.who} ${card.whom}`)).toEqual(runs);
      for (const card of cards) {
        const points = card.lines.reduce((sum, { event }) => sum + (event.kind === 'hits' ? Number(event['points']) : 0), 0);
        expect(card.result).toBe(points > 0 ? `${points} damage` : 'no damage');
      }
    }
  });

  it('makes one card of all that moved', async () => {
    const [first] = await fought('full-thrust', 'skirmish', '7', 1);
    const moves = cardsOf([first!], await wholeFaceOf('full-thrust')).filter((card) => card.kind === 'move');
    expect(moves.map((card) => card.title)).toEqual(['Six ships moved']);
    const named = moves[0]?.detail.split(', ') ?? [];
    expect(new Set(named).size, 'each of them by name').toBe(6);
    for (const name of named) expect(name).not.toMatch(/^[AB]\d+$/);
  });

  it('names who acts on every card on which something does', async () => {
    for (const [game, scenario] of [['ftl', 'crossing-courses'], ['full-thrust', 'skirmish'], ['simple-spaceships', 'patrol'], ['black-skies', 'duel'], ['talon', 'duel']] as const) {
      const turns = await fought(game, scenario, '7', 40);
      for (const card of cardsOf(turns, await wholeFaceOf(game)).filter(({ kind, title }) => kind !== 'note' && title !== 'Nobody moved')) {
        const known = [...calledIn(turns).values()];
        const says = `${card.title} ${card.detail}`;
        expect(card.who !== null || card.lines.some(({ event }) => event.kind === 'over') || known.some((name) => says.toLowerCase().includes(name.toLowerCase())), `${game}: ${says}`).toBe(true);
      }
    }
  }, 60_000);
  it('writes a long row of names short', () => {
    expect(listed(['a', 'b'])).toBe('a, b');
    expect(listed([...'abcdefgh'])).toBe('a, b, c, d, e and 3 more');
  });
});

describe('names', () => {
  const piece = (name: string, kind: string, facts: object = {}): Piece => ({ name, kind, seat: 1, side: 1, x: 0, y: 0, heading: 0, radius: 1, ...facts });
  it('are those of the ships, told apart where two share one', () => {
    const called = calledOf([piece('A1', 'ship', { title: 'Halberd' }), piece('A2', 'ship', { title: 'Pike' }), piece('B1', 'ship', { title: 'Pike' }), piece('CA-1', 'ship', { title: 'Heavy cruiser' }), piece('UFO1', 'ship'), piece('Fighter2', 'ship'), piece('A', 'ship'), piece('A.1', 'missile'), piece('AG1', 'fighters')]);
    expect(Object.fromEntries(called)).toEqual({ A1: 'Halberd', A2: 'Pike A2', B1: 'Pike B1', 'CA-1': 'CA-1', UFO1: 'UFO 1', Fighter2: 'Fighter 2', A: 'Ship A', 'A.1': 'Missile A.1', AG1: 'Group AG1' });
    expect(spoken('A1 fires battery A1 at B1: 23.685 in', called)).toBe('Halberd fires battery A1 at Pike B1: 23.7 in');
    expect(spoken('A2 fires at B1 with A1, B1 and B2', called)).toBe('Pike A2 fires at Pike B1 with batteries A1, B1 and B2');
    expect(spoken('A.1 sprints 7.5 in', called)).toBe('Missile A.1 sprints 7.5 in');
    expect(spoken('Missile A.1 flew', called)).toBe('Missile A.1 flew');
  });
  it('stand by figures of one decimal', () => {
    expect(rounded('from 32.5,10.062 to 4.96 in, 12 in')).toBe('from 32.5,10.1 to 5 in, 12 in');
  });
});

it('say what a sprint of Faster Than Light passed through, as the referee remarks on it', () => {
  const ship = (name: string, seat: number): Piece => ({ name, kind: 'ship', seat, side: seat, x: 0, y: 0, heading: 0, radius: 500 }) as Piece;
  const pieces = [ship('A', 1), ship('B', 2)];
  const told = [{ kind: 'sprint', piece: 'A', length: 8000 }, { kind: 'idle', piece: 'B' }].map((one) => ({ clause: 'FTL-6.3', text: one.kind, ...one }));
  const turn = (remarks?: Turn['remarks']): Turn => ({ turn: 1, decision: 1, orders: [], before: { pieces }, after: { pieces }, told, remarks, over: null }) as unknown as Turn;
  const detail = (one: Turn): string | undefined => cardsOf([one], { deal }, Infinity, new Map([['A', 'Mallet'], ['B', 'Lance']]))[0]?.detail;
  expect(detail(turn())).toBe('');
  expect(detail(turn([{ kind: 'passes', clause: 'FTL-6.3', text: '', piece: 'B', target: 'A' }]))).toBe('');
  expect(detail(turn([{ kind: 'passes', clause: 'FTL-6.3', text: '', piece: 'A', target: 'B' }]))).toBe('Mallet passed through Lance: no marker (FTL-6.3)');
});
