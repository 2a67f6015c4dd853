/** Talon beside the board: orders as text, arcs as drawn, the film of a decision, the report counted from events. */
import { describe, expect, it } from 'vitest';
import { centre } from '../src/board/hexes.ts';
import { ring } from '../src/games/talon/arcs.ts';
import { diceOf } from '../src/games/talon/dice.ts';
import { ailments, signed, type Ship } from '../src/games/talon/facts.ts';
import { film } from '../src/games/talon/film.ts';
import { ahead, lucky } from '../src/games/talon/foresight.ts';
import { moveEffects, moveWords, readVolley, statements, volleyText, wareOf } from '../src/games/talon/notation.ts';
import { chancesOf, meanOf, moves, over, type Aim, type Battery, type Move, type Offer, type Purchase } from '../src/games/talon/offers.ts';
import { bestShots, plainMove, plainPurchase } from '../src/games/talon/plans.ts';
import { TalonPlot } from '../src/games/talon/plot.svelte.ts';
import { summary } from '../src/games/talon/report.ts';
import { inWords } from '../src/games/talon/spoken.ts';
import { guide } from '../src/games/talon/talon-guide.ts';
import { join } from 'node:path';
import { engine } from '../bundles.ts';
import type { Referee } from '../src/lib/referee.ts';
import { scenesOf } from '../src/lib/film.ts';
import type { Told as Event } from '../src/games/talon/generated.ts';
import type { Point, Told, Turn, View } from '../src/lib/protocol.ts';

function cruiser(name: string, side: number, hex: Point, facing: number): Ship {
  const [x, y] = centre(hex);
  return {
    name, kind: 'ship', seat: side, side, x, y, heading: facing * 60, radius: 300, hex, where: 'table', class: 'CA', title: 'Heavy cruiser', race: 'terran', points: 115, modifier: 0, explosion: 3,
    hull: 6, of: 6, curve: [], row: 2, speed: 3, power: 3, 'turn-radius': 2, moves: ['B', 'D', 'F'], ap: ['B', 'D', 'F'], count: 0, marker: null, slip: false,
    'must-move': false, moved: false, 'has-ap': false, 'hull-row': [],
    shields: (['front', 'right', 'rear', 'left'] as const).map((arc) => ({ arc, left: 4, of: 4, reinforced: arc === 'front' ? 2 : 0, until: null })),
    groups: [{ number: 1, weapon: 'phaser', title: 'Phaser', weapons: 1, firing: 1, longest: 4, arcs: ['front', 'left'], red: 1, reds: 1, yellow: 0, yellows: 1, charged: false, lost: false }],
    status: { 'shields-down': false, 'helm-down': true, 'power-down': false, 'radius-more': 1, 'power-less': 0, 'ftl-offline': false },
    battery: null, afterburners: { left: 0, of: 0 }, initiative: null, retreating: null, carries: [], capacity: 0, aboard: null,
  };
}
const before = { turn: 1, phase: 'move', table: { width: 22804, height: 18500 }, pieces: [cruiser('CA-1', 1, [8, 2], 1), cruiser('T-CA-1', 2, [11, 2], 4), cruiser('CA-2', 1, [8, 12], 1)], spoken: [] };
function decided(told: Partial<Told>[], after: Ship[] = before.pieces): Turn {
  return { turn: 1, decision: 1, orders: [], before, after: { ...before, pieces: after }, told: told.map((one) => ({ clause: 'TAL-1.1', text: '', kind: '', ...one })), over: null } as unknown as Turn;
}

describe('an order as text', () => {
  it('names a target for each weapon of a group, and none for a fusion cannon', () => {
    const volley = { piece: 'CA-1', group: 2, targets: ['T-CA-1', 'M12'] };
    expect(volleyText(volley)).toBe('CA-1 fires 2 at T-CA-1, M12');
    expect(readVolley(volleyText(volley))).toEqual(volley);
    expect(readVolley('T-BB-1 fires 2')).toEqual({ piece: 'T-BB-1', group: 2, targets: [] });
    expect(readVolley('CA-1: left')).toBeNull();
  });
  it('is taken apart at its semicolons', () => {
    expect(statements(' CA-1: charge 2;; CA-2: slip ')).toEqual(['CA-1: charge 2', 'CA-2: slip']);
  });
});

describe('words', () => {
  const move: Move = { kind: 'slip-left', text: 'CA-1: slip-left', hex: [8, 3], facing: 1, count: 1, marker: [9, 3], slip: false, leaves: false, collides: ['CA-2'], enters: 'nebula', strikes: [], lands: null, afterburner: false };
  it('say what a move leads to', () => {
    expect(moveEffects(move)).toEqual(['collides with CA-2: 3 damage each', 'enters the nebula: no shields']);
    expect(moveWords('CA-1', move)).toBe('CA-1: slip left; collides with CA-2: 3 damage each, enters the nebula: no shields, 1 hex before it may turn.');
  });
  it('fill in what is not said of a launch or a missile', () => {
    const offer = { piece: 'M1', phase: 'move', actions: [{ kind: 'fly', text: 'M1: to 2', hex: [8, 3], facing: 2 }, { kind: 'first', text: 'first CA-1', piece: 'CA-1' }] } as unknown as Offer;
    expect(moves(offer)).toHaveLength(1);
    expect(moveEffects(moves(offer)[0] ?? move)).toEqual([]);
  });
  it('say what a point of power buys', () => {
    const ship = cruiser('CA-1', 1, [8, 2], 1);
    const buy = (what: Purchase['what'], more: Partial<Purchase> = {}): Purchase => ({ kind: 'buy', text: `CA-1: ${what}`, what, source: 'power', ...more });
    expect(wareOf(buy('charge', { group: 1 }), ship)).toEqual({ title: 'Phaser 1', does: 'yellow box 1 of 1', shelf: 'Weapons' });
    expect(wareOf(buy('through'), { ...ship, count: 2 }).does).toBe('1 hex left to go');
    expect(wareOf(buy('reinforce', { arc: 'rear' }), ship).title).toBe('Rear');
  });
  it('say what is wrong with a ship', () => {
    expect(ailments(cruiser('CA-1', 1, [8, 2], 1))).toEqual(['helm down: straight only', 'turn radius +1']);
    expect([signed(-2), signed(0), signed(1)]).toEqual(['−2', '0', '+1']);
    expect(meanOf({ counts: ['4', '0', '0', '0', '2'], outcomes: '6', mean: 1333 })).toBe('1.3');
    expect(meanOf(null)).toBe('0');
  });
});

describe('arcs', () => {
  it('put the front ahead', () => {
    expect(ring('front', 1, 0)).toBe('M-0.500 -0.866A1 1 0 0 1 0.500 -0.866');
  });
});

describe('the film of a decision', () => {
  it('takes a ship a hex on, turns its bow and moves its marker', () => {
    const made = film(decided([{ kind: 'moved', piece: 'CA-1', way: 'left', from: [8, 2], to: [8, 3], facing: 0, count: 2, marker: [8, 5] }], [{ ...cruiser('CA-1', 1, [8, 3], 0), count: 2, marker: [8, 5] }]));
    const end = made.at(made.length).actors.find((one) => one.name === 'CA-1');
    expect([end?.x, end?.y]).toEqual(centre([8, 3]));
    expect(((end?.heading ?? 0) + 360) % 360).toBe(0);
    expect(end).toMatchObject({ count: 2, marker: [8, 5] });
    expect(made.at(made.length).trails).toHaveLength(1);
  });
  it('gathers the dice of a volley at its target and marks the shield it meets', () => {
    const shot = (face: number, damage: number) => ({ kind: 'shot', piece: 'CA-1', target: 'T-CA-1', range: 3, face, damage, rolls: [{ clause: 'TAL-8.3', faces: 6, face }] });
    const struck = { ...cruiser('T-CA-1', 2, [11, 2], 4), hull: 5, shields: cruiser('T-CA-1', 2, [11, 2], 4).shields.map((one) => (one.arc === 'front' ? { ...one, left: 0, reinforced: 0 } : one)) };
    const made = film(decided([
      { kind: 'fires', piece: 'CA-1', group: 2, weapon: 'torpedo', targets: ['T-CA-1', 'T-CA-1'] },
      shot(5, 4), shot(1, 0),
      { kind: 'damaged', piece: 'T-CA-1', arc: 'front', damage: 7, reinforced: 2, shield: 4, hull: 1 },
    ], [struck]));
    const end = made.at(made.length);
    expect(end.shots).toHaveLength(1);
    expect(end.tallies?.[0]?.dice.map((die) => [die.face, die.did])).toEqual([[5, 'good'], [1, null]]);
    expect(end.tallies?.[0]?.text).toBe('4 damage: reinforcement 2, front −4, hull −1');
    const target = end.actors.find((one) => one.name === 'T-CA-1') as unknown as Ship;
    expect(target.shields[0]).toMatchObject({ left: 0, reinforced: 0 });
    expect(target.hull).toBe(5);
    expect([...made.told].sort((a, b) => a - b)).toEqual(made.told);
  });
  it('lets a missile appear in the hex of its launcher and fly on, even one that is gone in the end', () => {
    const made = film(decided([
      { kind: 'missile-launched', piece: 'T-CA-1', missile: 'M1', target: 'CA-1', at: [11, 2] },
      { kind: 'missile-moved', missile: 'M1', from: [11, 2], to: [10, 2] },
      { kind: 'missile-gone', missile: 'M1', why: 'shot' },
    ]));
    expect(made.at(0).actors.some((one) => one.name === 'M1')).toBe(false);
    const flying = made.at((made.told[2] ?? 0) - 0.01).actors.find((one) => one.name === 'M1');
    expect(flying?.side).toBe(2);
    expect(Math.round(flying?.x ?? 0)).toBeLessThan(centre([11, 2])[0]);
    expect(made.at(made.length).actors.some((one) => one.name === 'M1')).toBe(false);
  });
  it('shows dice by what they did', () => {
    const roll = (kind: string, more: Record<string, unknown>): Event => ({ clause: '', text: '', kind, rolls: [{ clause: '', faces: 6, face: 6 }], ...more }) as unknown as Event;
    expect([roll('repair', { works: true }), roll('repair', { works: false }), roll('critical', { effect: 'helm' })].map((event) => diceOf(event)[0]?.did)).toEqual(['good', null, 'bad']);
  });
});

it('keeps in sight who is told of and who stands around, not the far end of the map', () => {
  const places = scenesOf(decided([{ kind: 'moved', piece: 'CA-1' }]), 6500);
  expect(places).toContainEqual(centre([11, 2]));
  expect(places).not.toContainEqual(centre([8, 12]));
  expect(scenesOf(decided([{ kind: 'round' }]), 6500)).toContainEqual(centre([8, 12]));
});

it('counts a battle ship by ship and side by side', () => {
  const told = [
    { kind: 'bought', piece: 'CA-1', purchase: 'charge 1' },
    { kind: 'moved', piece: 'CA-1', way: 'left' },
    { kind: 'moved', piece: 'CA-1', way: 'slip-right' },
    { kind: 'fires', piece: 'CA-1' },
    { kind: 'shot', piece: 'CA-1', target: 'T-CA-1', damage: 4, sixths: 20 },
    { kind: 'shot', piece: 'CA-1', target: 'T-CA-1', damage: 0, sixths: 20 },
    { kind: 'damaged', piece: 'T-CA-1', shield: 3, hull: 1 },
    { kind: 'destroyed', piece: 'T-CA-1' },
  ];
  const { ships, sides, rounds } = summary([decided(told, [cruiser('CA-1', 1, [8, 2], 1), { ...cruiser('T-CA-1', 2, [11, 2], 4), where: 'destroyed' }])]);
  expect(ships.find((one) => one.name === 'CA-1')).toMatchObject({ hexes: 2, turns: 1, slips: 1, shots: 2, hits: 1, dealt: 4, end: 'hull whole' });
  expect(ships.find((one) => one.name === 'T-CA-1')).toMatchObject({ taken: 4, hull: 22, end: 'destroyed' });
  expect(sides[0]).toMatchObject({ dealt: 4, spent: 1, shots: 2 });
  expect(sides[0].damage).toEqual({ dice: 2, came: 4, expected: 40 / 6 });
  expect(sides[1].lost).toBe(1);
  expect(rounds[0]).toMatchObject({ turn: 1, counts: [4, 0] });
  expect(rounds[0]?.events.map((event) => event.kind)).toEqual(['destroyed']);
});

it('counts boxes lost to asteroids and to collisions of one side for nobody', () => {
  const of = (...told: Partial<Told>[]) => summary([decided([{ kind: 'fires', piece: 'CA-1' }, ...told])]);
  const lost = (piece: string): Partial<Told> => ({ kind: 'damaged', piece, shield: 3, hull: 0 });
  for (const what of [{ kind: 'collides', piece: 'CA-1', other: 'CA-2' }, { kind: 'asteroids', piece: 'CA-2' }, { kind: 'explodes', piece: 'CA-1' }]) {
    const found = of(what, lost('CA-2'));
    expect(found.sides.map((side) => side.dealt)).toEqual([0, 0]);
    expect(found.rounds[0]?.counts).toEqual([0, 0]);
    expect(found.ships.find((one) => one.name === 'CA-2')?.taken).toBe(3);
  }
  const hit = of({ kind: 'missile-hits', missile: 'M1', target: 'CA-2' }, lost('CA-2'));
  expect(hit.sides.map((side) => side.dealt)).toEqual([0, 3]);
  const both = of({ kind: 'collides', piece: 'CA-1', other: 'T-CA-1' }, lost('CA-1'), lost('T-CA-1'));
  expect(both.sides.map((side) => side.dealt)).toEqual([3, 3]);
});

it('says how many rolls do more than a shield holds', () => {
  const odds = { counts: ['1', '0', '15', '0', '75', '0', '125'], outcomes: '216', mean: 5000 };
  expect([over(odds, 0), over(odds, 4), over(odds, 6)]).toEqual(['215', '125', '0']);
  expect(chancesOf(odds).map((one) => [one.damage, one.count])).toEqual([[0, '1'], [2, '15'], [4, '75'], [6, '125']]);
});

describe('what is proposed', () => {
  const odds = (mean: number) => ({ counts: ['1', '1'], outcomes: '2', mean });
  /* The front shield of the first enemy holds its boxes and its reinforcement; that of the second holds nothing, in a nebula. */
  const aim = (target: string, mean: number, holds = target === 'T-CA-1' ? 6 : 0) => ({ target, range: 2, modifier: 0, through: [], arcs: ['front'], held: [{ arc: 'front', holds }], odds: odds(mean) }) as Aim;
  const group = (number: number, weapons: number, ...targets: Aim[]) => ({ number, weapon: 'phaser', weapons, arcs: ['front'], 'range-limit': 4, targets, blast: null }) as Battery;
  const strong = cruiser('T-CA-1', 2, [11, 2], 4);
  const weak = cruiser('T-CA-2', 2, [11, 3], 4);
  const look = (name: string) => [strong, weak, cruiser('CA-1', 1, [8, 2], 1)].find((one) => one.name === name) ?? null;
  const offer = (...groups: Battery[]) => ({ piece: 'CA-1', phase: 'fire', actions: [], groups }) as Offer;

  it('is the shield that holds least now, in a nebula too, though another target takes a little more', () => {
    expect(bestShots({ 'CA-1': offer(group(1, 2, aim('T-CA-1', 2200), aim('T-CA-2', 2000))) }, look).map((one) => one.text)).toEqual(['CA-1 fires 1 at T-CA-2, T-CA-2']);
  });
  it('is every group that bears, the heaviest first, and none wasted on a ship that is gone already', () => {
    const doomed = { ...weak, hull: 2 };
    const shots = bestShots({ 'CA-1': offer(group(1, 1, aim('T-CA-1', 500), aim('T-CA-2', 500)), group(2, 2, aim('T-CA-2', 2000))) }, (name) => (name === 'T-CA-2' ? doomed : look(name)));
    expect(shots.map((one) => one.text)).toEqual(['CA-1 fires 2 at T-CA-2, T-CA-2', 'CA-1 fires 1 at T-CA-1']);
  });
  it('is no blast that strikes an own ship', () => {
    const blast = { ...group(3, 1), blast: { text: 'CA-1 fires 3', hexes: [], ships: ['T-CA-1', 'CA-1'] } } as Battery;
    expect(bestShots({ 'CA-1': offer(blast) }, look)).toEqual([]);
  });
  const step = (kind: Move['kind'], more: Partial<Move> = {}): Move => ({ kind, text: `CA-1: ${kind}`, hex: [9, 2], facing: 1, count: 0, marker: null, slip: false, leaves: false, collides: [], enters: null, strikes: [], lands: null, afterburner: false, ...more });
  const flights = (...all: Move[]) => ({ piece: 'CA-1', phase: 'move', actions: all }) as unknown as Offer;
  it('is straight ahead, but never off the map nor a move that is not needed', () => {
    expect(plainMove(flights(step('left'), step('straight')), true)?.kind).toBe('straight');
    expect(plainMove(flights(step('straight', { leaves: true }), step('left')), true)?.kind).toBe('left');
    expect(plainMove(flights(step('straight', { leaves: true }), step('left', { leaves: true })), true)).toBeNull();
    expect(plainMove(flights(step('straight', { afterburner: true })), false)).toBeNull();
  });
  it('keeps out of a nebula, where shields hold nothing, if another move costs nothing', () => {
    expect(plainMove(flights(step('straight', { enters: 'nebula' }), step('left')), true)?.kind).toBe('left');
    expect(plainMove(flights(step('straight', { enters: 'nebula' }), step('left', { enters: 'asteroids' })), true)?.kind).toBe('straight');
  });
  it('is the weapon that is soonest ready, otherwise a shield; a battery is saved', () => {
    const buy = (what: Purchase['what'], more: Partial<Purchase> = {}): Purchase => ({ kind: 'buy', text: `CA-1: ${what}`, what, source: 'power', ...more });
    const sells = (...actions: Purchase[]) => ({ piece: 'CA-1', phase: 'power', actions }) as Offer;
    expect(plainPurchase(sells(buy('slip'), buy('reinforce', { arc: 'front' }), buy('charge', { group: 1 })), look('CA-1') as Ship)?.what).toBe('charge');
    expect(plainPurchase(sells(buy('slip'), buy('reinforce', { arc: 'left' }), buy('reinforce', { arc: 'front' })), look('CA-1') as Ship)?.arc).toBe('front');
    expect(plainPurchase(sells(buy('charge', { group: 1, source: 'battery' })), look('CA-1') as Ship)).toBeNull();
  });
});

describe('an order tried in a copy of the battle', () => {
  const told = (kind: string, ...faces: number[]): Event => ({ kind, clause: 'TAL-8.3', text: '', rolls: faces.map((face) => ({ clause: 'TAL-8.3', faces: 6, face })) }) as unknown as Event;
  it('ends where a die is rolled, a repair\'s too: what follows would tell dice to come', () => {
    expect(lucky([told('moved'), told('repair', 2)])).toBe(true);
    expect(lucky([told('shot', 6), told('moved')])).toBe(true);
  });
  it('goes on without dice, and where an event names none', () => {
    expect(lucky([told('moved'), told('bought')])).toBe(false);
    expect(lucky([{ kind: 'turn', clause: 'TAL-1.3', text: '' } as unknown as Event])).toBe(false);
    expect(lucky([])).toBe(false);
  });
  it('is given up where a repair is rolled, and tried on where nothing is', async () => {
    const asked: string[] = [];
    const referee = (rolls: unknown[]): Referee => ({
      call: (name: string) => {
        asked.push(name);
        const answers: Record<string, unknown> = { status: { decisions: 1, demand: [] }, branch: { battle: 2 }, seal: { status: { decisions: 2, demand: [] } }, turn: { told: [{ kind: 'repair', rolls }] }, view: { pieces: [] }, threats: { bearings: [], against: [] } };
        return Promise.resolve(answers[name] ?? {});
      },
    }) as unknown as Referee;
    expect(await ahead(referee([{ clause: 'TAL-8.5', faces: 6, face: 1 }]), 1, 1, ['done'])).toBeNull();
    expect(asked).toContain('close');
    expect(await ahead(referee([]), 1, 1, ['done'])).toMatchObject({ bears: [], against: [] });
  });
});

describe('the first battle', () => {
  it('is not lost over the edge of the map by whoever gives only what is proposed', async () => {
    const ask = await engine(join(import.meta.dirname, '../src/wasm'), 'talon');
    const { text, captain, seed } = guide;
    let { battle, status } = ask('new', { game: 'talon', text, dice: { seed } });
    const referee = { call: async (name: string, fields: Record<string, unknown>) => ask(name, fields) } as unknown as Referee;
    const given: string[] = [];
    for (let step = 0; step < 600 && !status.over; step++) {
      for (const seat of status.demand as number[]) {
        if (seat === 2) {
          ({ status } = ask('seal', { battle, seat, order: ask('captain', { battle, seat, captain, seed: String(step) }).order }));
          continue;
        }
        const plot = new TalonPlot(referee, battle, 1);
        await plot.begin('idle');
        await new Promise((done) => setTimeout(done));
        given.push(plot.text);
        expect(plot.planned.filter(({ move }) => move.leaves), given.slice(-6).join(' | ')).toEqual([]);
        expect(plot.blocked, given.slice(-6).join(' | ')).toBe(false);
        ({ status } = ask('seal', { battle, seat, order: plot.sequence[0] ?? plot.text }));
      }
    }
    expect(status.over?.text, given.slice(-12).join(' | ')).toMatch(/^Teal|Terran/);
  }, 120_000);
});

describe('an order in words', () => {
  const group = (number: number, title: string) => ({ number, title, weapon: title, weapons: 1, firing: 1, red: 0, reds: 0, yellow: 0, yellows: 0, arcs: [], longest: 1, lost: false, charged: true });
  const ship = { name: 'CA-1', kind: 'ship', groups: [group(1, 'Phaser'), group(2, 'Antimatter torpedo'), group(3, 'Phaser')] };
  const told = (order: string, phase = 'power'): string => inWords(order, { phase, pieces: [ship] } as unknown as View);
  it('names the weapons of its ship, with a number where two share a name', () => {
    expect(told('CA-1 fires 2 at T-CA-1, T-CA-1', 'fire')).toBe('CA-1 fires its antimatter torpedo at T-CA-1');
    expect(told('CA-1: charge 3; CA-1: reinforce front; CA-1: reinforce front')).toBe('CA-1 charges its phaser 3 and reinforces its front shield twice');
  });
  it('tells moves, speeds and the end of each phase', () => {
    expect(told('CA-1: afterburner slip-left; CA-2: straight land CV-1', 'move')).toBe('CA-1 slips left on the afterburner; CA-2 flies straight and lands on CV-1');
    expect(told('CA-1: speed 4 retreat', 'speeds')).toBe('CA-1 takes speed 4 and announces its retreat');
    expect(['power', 'move', 'fire'].map((phase) => told('done', phase))).toEqual(['spends nothing more', 'moves no further', 'holds fire']);
  });
  it('leaves what it does not know as it is written', () => expect(told('CA-1: dance')).toBe('CA-1: dance'));
  it('knows every order that captains give', async () => {
    const ask = await engine(join(import.meta.dirname, '../src/wasm'), 'talon');
    let { battle, status } = ask('new', { game: 'talon', scenario: 'war-is-upon-us', dice: { seed: '1' }, names: ['One', 'Two'] });
    for (let decision = 0; decision < 120 && !status.over; decision++) {
      for (const seat of [...status.demand]) {
        const { order } = ask('captain', { battle, seat, captain: decision % 2 ? 'random' : 'doctrine', seed: `${decision}` });
        expect(inWords(order, ask('view', { battle, seat })), order).not.toBe(order);
        ({ status } = ask('seal', { battle, seat, order, lenient: true }));
      }
    }
  });
});
