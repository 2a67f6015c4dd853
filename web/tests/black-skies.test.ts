/** Black Skies beside the board: orders as text, cards grouped, the film of a decision, the report counted from events. */
import { describe, expect, it } from 'vitest';
import { diceOf } from '../src/games/black-skies/dice.ts';
import { film } from '../src/games/black-skies/film.ts';
import { actOf, moved, partText, partWords } from '../src/games/black-skies/notation.ts';
import { better, checkWords, grouped, type Chance, type Part } from '../src/games/black-skies/offers.ts';
import { keenest } from '../src/games/black-skies/outlook.ts';
import { luck } from '../src/lib/luck.ts';
import { meanAfter, reaching, summary } from '../src/games/black-skies/report.ts';
import type { Told as Event } from '../src/games/black-skies/generated.ts';
import type { Told, Turn } from '../src/lib/protocol.ts';

describe('an order as text', () => {
  const written: [Part, string, string][] = [
    [{ kind: 'toss' }, 'toss', 'Toss the coin'],
    [{ kind: 'deploy', element: 'AE2', lead: [36000, 3500], wing: [38000, 3000] }, 'deploy E2 36,3.5 38,3', 'Deploy AE2'],
    [{ kind: 'deploy', element: 'BE1', lead: [1, 48000], wing: null }, 'deploy E1 0.001,48', 'Deploy BE1'],
    [{ kind: 'deck', entries: [{ element: 'BE1', card: 'Hard Left', speed: 8 }, { element: null }] }, 'deck E1 Hard Left 8, pass', 'Seal the deck'],
    [{ kind: 'fly', way: 'Accelerate 2', maneuver: 'Accelerate 2' }, 'fly Accelerate 2', 'Fly Accelerate 2'],
    [{ kind: 'check', tries: true, check: null }, 'check', 'Roll the check'],
    [{ kind: 'check', tries: false, check: null }, 'skip', 'Skip the check'],
    [{ kind: 'fire', piece: 'A1', weapons: ['laser1', 'laser2'], target: 'B2', volley: null }, 'fire A1 laser1+laser2 B2', 'Fire at B2'],
    [{ kind: 'hold' }, 'hold', 'Hold fire'],
    [{ kind: 'next', card: 'Snake' }, 'next Snake', 'Lay Snake'],
  ];
  it.each(written)('writes %o', (part, text, deed) => {
    expect(partText(part)).toBe(text);
    expect(actOf(part)).toBe(deed);
    expect(partWords(part)).toMatch(/\.$/);
  });
  it('moves a card up and down the deck, no farther than its ends', () => {
    const deck = ['AE1', 'AE2', 'AE3'].map((element) => ({ element }));
    const names = (entries: { element: string | null }[]): string => entries.map((one) => one.element).join(' ');
    expect(names(moved(deck, 2, 0))).toBe('AE3 AE1 AE2');
    expect(names(moved(deck, 0, 9))).toBe('AE2 AE3 AE1');
    expect(names(moved(deck, 1, -4))).toBe('AE2 AE1 AE3');
  });
});

it('puts ways that differ by amount together, and says what a check takes', () => {
  const ways = ['Steady', 'Accelerate 1', 'Accelerate 2', 'Decelerate'].map((way) => ({ way }));
  expect(grouped(ways).map(({ name, ways: all }) => `${name} ${all.length}`)).toEqual(['Steady 1', 'Accelerate 2', 'Decelerate 1']);
  expect([6, 5, 1, 0].map(checkWords)).toEqual(['no check', 'roll 2 or more', 'roll a 6', 'cannot pass']);
});

const fighter = (name: string, side: number, x: number, y: number) => ({
  name, kind: 'fighter', seat: side, side, x, y, heading: side === 1 ? 0 : 180, radius: 500, where: 'table', element: `${name.charAt(0)}E1`, hull: 6, of: 6, crippled: false, title: '', class: 'Black Tiger',
});
const before = { turn: 2, phase: 'fire', table: { width: 72000, height: 48000 }, pieces: [fighter('A1', 1, 30000, 12000), fighter('B1', 2, 30000, 16000)], spoken: [] };
const told: Told[] = [
  { clause: 'BS-5.1', text: 'A1 fires laser1 at B1', kind: 'fires', piece: 'A1', weapon: 'laser1', target: 'B1', range: 4000, band: 'close' },
  { clause: 'BS-5.2', text: 'rolls', kind: 'rolls', faces: [9, 2], number: 4, speed: 0, penalty: 0, needs: 4, hits: 1, rolls: [{ clause: 'BS-5.2', faces: 12, face: 9 }, { clause: 'BS-5.2', faces: 12, face: 2 }] },
  { clause: 'BS-5.3', text: 'damages', kind: 'damages', target: 'B1', faces: [6], armour: 1, points: 5, rolls: [{ clause: 'BS-5.3', faces: 6, face: 6 }] },
  { clause: 'BS-5.3', text: 'hull', kind: 'hull', piece: 'B1', points: 5, hull: 1, of: 6 },
  { clause: 'BS-5.3', text: 'crippled', kind: 'crippled', piece: 'B1' },
];
const after = { ...before, pieces: [before.pieces[0], { ...before.pieces[1], hull: 1, crippled: true }] };
const turn = { turn: 2, decision: 1, orders: [], before, after, told, over: null } as unknown as Turn;

it('shows the dice beside the target, and what came of them at the end', () => {
  const made = film(turn);
  expect(made.told).toHaveLength(told.length);
  expect([...made.told].sort((a, b) => a - b)).toEqual(made.told);
  const damage = made.at((made.told[2] ?? 0) + 0.5);
  expect(damage.tallies?.map((one) => one.text)).toContain('−5');
  const last = made.at(made.length);
  expect(last.tallies?.[0]?.text).toBe('−5, crippled');
  expect(last.actors.find((one) => one.name === 'B1')?.hull).toBe(1);
  expect(last.shots).toHaveLength(1);
});

it('flies a path by its legs, turns the nose, and turns the card first', () => {
  const flown = [
    { clause: 'BS-3.2', text: 'AE1 flips Left', kind: 'flips', element: 'AE1', card: 'Left', number: 2 },
    { clause: 'BS-4.2', text: 'moves', kind: 'moves', element: 'AE1', maneuver: 'Smooth Left', paths: [{ piece: 'A1', path: [[30000, 12000], [30000, 16000], [26536, 18000]] }], speed: 8, heading: 300 },
  ];
  const made = film({ ...turn, told: flown } as unknown as Turn);
  expect(made.at(0.3).flips?.[0]).toMatchObject({ title: 'Left', number: 2 });
  const end = made.at(made.length).actors.find((one) => one.name === 'A1');
  expect([end?.x, end?.y, ((end?.heading ?? 0) + 360) % 360]).toEqual([26536, 18000, 300]);
  const middle = made.at((made.told[1] ?? 0) + 0.85).actors.find((one) => one.name === 'A1');
  expect(Math.round(middle?.y ?? 0)).toBeGreaterThan(15000);
});

it('counts hits, damage and hull, against what as many dice give', () => {
  const { sides, fighters, rounds } = summary([turn]);
  expect(sides[0]).toMatchObject({ dealt: 5, lost: 0, hits: { dice: 2, came: 1, expected: 1.5 } });
  expect(sides[0]?.damage).toMatchObject({ dice: 1, came: 5 });
  expect(sides[0]?.damage.expected).toBeCloseTo(15 / 6);
  expect(fighters.find((one) => one.name === 'B1')).toMatchObject({ taken: 5, end: 'crippled at the end' });
  expect(rounds).toMatchObject([{ turn: 2, decision: 1, counts: [5, 0] }]);
  expect(luck({ dice: 1, came: 5, expected: 2.5 })).toBe('+2.5');
});

it('knows the chance of a die and its mean after armour', () => {
  expect([reaching(12, 4), reaching(12, 13), reaching(12, -1), reaching(6, 2)]).toEqual([0.75, 0, 1, 5 / 6]);
  expect(meanAfter(6, 1)).toBeCloseTo(2.5);
  expect(meanAfter(1, 2)).toBe(0);
});

it('marks a die that hits, and a check that fails', () => {
  expect(diceOf(told[1] as Event).map((die) => die.did)).toEqual(['good', null]);
  const check = { clause: 'BS-3.4', text: '', kind: 'checks', piece: 'A1', skill: 1, difficulty: 3, passed: false, rolls: [{ clause: 'BS-3.4', faces: 6, face: 1 }] } as unknown as Event;
  expect(diceOf(check)).toEqual([{ face: 1, faces: 6, did: 'bad', needs: 2 }]);
});

describe('the better of two volleys', () => {
  const chance = (destroys: string, outcomes: string, mean: number): Chance => ({ piece: 'A1', target: 'B1', order: '', volley: { target: 'B1', hull: 6, of: 6, destroys, cripples: null, odds: { counts: ['1'], outcomes, mean } } });
  it('destroys more often, as shares of different numbers of outcomes', () => {
    expect(better(chance('1', '4', 900), chance('2', '12', 2000))).toBe(true);
    expect(better(chance('2', '12', 2000), chance('1', '4', 900))).toBe(false);
  });
  it('does more on the average where both destroy as often', () => {
    expect(better(chance('0', '12', 901), chance('0', '144', 900))).toBe(true);
    expect(better(chance('0', '12', 900), chance('0', '144', 900))).toBe(false);
  });
});

it('takes for the best option the one of which most damage is expected, its check counted; the first of equals', () => {
  const [sure, hard, same] = [{ way: 'Steady', expected: 1875 }, { way: 'Break', expected: 1200 }, { way: 'Late', expected: 1875 }];
  expect(keenest([hard, sure, same])).toBe(sure);
  expect(keenest([])).toBeUndefined();
});
