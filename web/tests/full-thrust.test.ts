/** Full Thrust shown: the film follows the log, the chart follows the class, the report follows the dice. */
import { describe, expect, it } from 'vitest';
import { boxes, diagram, inWords, writtenFor } from '../src/games/full-thrust/chart.ts';
import { diceOf } from '../src/games/full-thrust/dice.ts';
import type { Ship } from '../src/games/full-thrust/facts.ts';
import { film } from '../src/games/full-thrust/film.ts';
import { luck } from '../src/lib/luck.ts';
import { summary } from '../src/games/full-thrust/report.ts';
import { fileOf } from '../src/games/full-thrust/yard.ts';
import { placesOf } from '../src/lib/film.ts';
import type { Told as Event } from '../src/games/full-thrust/generated.ts';
import type { Piece, Told, Turn } from '../src/lib/protocol.ts';
import { readRoute, writeRoute } from '../src/lib/route.ts';

function ship(name: string, x: number, y: number, course: number, side: number): Ship {
  return {
    name, kind: 'ship', seat: side, side, x, y, heading: (course % 12) * 30, radius: 500, course, velocity: 6, where: 'table', hidden: false, edge: null, back: null,
    title: 'Regent', class: 'Heavy Cruiser', code: 'HC', group: 'cruiser', damage: 0, hull: 18, thrust: 4, built: 4, firecons: 2, bays: [], points: 32,
    thresholds: [{ at: 6, needs: 6 }, { at: 12, needs: 4 }],
    systems: ['A1 FP', 'A2 FS', 'B1 FPA', 'B2 FPA', 'B3 FSA', 'B4 FSA', 'drive', 'F1', 'F2'].map((one) => ({ name: one.split(' ')[0] ?? '', arcs: one.split(' ')[1] ?? '', lost: false })),
  };
}
function told(kind: string, facts: Record<string, unknown>, faces: number[] = []): Told {
  return { clause: 'FT-3.2', text: kind, kind, rolls: faces.map((face) => ({ clause: 'FT-3.2', faces: 6, face })), ...facts };
}
function turn(number: number, before: Piece[], after: Piece[], events: Told[], phase: string): Turn {
  const table = { width: 72000, height: 48000 };
  return { decision: number, turn: number, orders: [], told: events, over: null, before: { turn: number, phase, table, pieces: before, spoken: [] }, after: { turn: number, table, pieces: after, spoken: [] } };
}

describe('the film of a move', () => {
  const before = [ship('A1', 24000, 12000, 12, 1), ship('B1', 30000, 40000, 6, 2)];
  const after = [ship('A1', 24000, 18000, 12, 1), { ...ship('B1', 30000, 50000, 6, 2), where: 'away' }];
  const events = [
    told('revealed', { turn: 1 }),
    told('moves', { piece: 'A1', from: [24000, 12000], bend: null, to: [24000, 18000], course: 12, velocity: 6 }),
    told('moves', { piece: 'B1', from: [30000, 40000], bend: [30000, 45000], to: [30000, 50000], course: 6, velocity: 10 }),
    told('leaves', { piece: 'B1', edge: 'top', back: 7 }, [5]),
  ];
  const shot = film(turn(1, before, after, events, 'orders'));

  it('moves both sides at once and tells every line in order', () => {
    const half = shot.at(0.25 + 1.2).actors;
    expect(half.map((one) => Math.round(one.y))).toEqual([15000, 45000]);
    expect(shot.told).toHaveLength(events.length);
    expect([...shot.told].sort((a, b) => a - b)).toEqual(shot.told);
    expect(shot.told.at(-1)).toBeLessThanOrEqual(shot.length);
  });
  it('ends without the ship that left', () => {
    expect(shot.at(shot.length).actors.map((one) => one.name)).toEqual(['A1']);
  });
});

describe('the film of fire', () => {
  const fleet = [ship('A1', 24000, 12000, 12, 1), ship('B1', 30000, 40000, 6, 2)];
  const events = [
    told('declares', { piece: 'A1', targets: ['B1'] }),
    told('fires', { piece: 'A1', weapon: 'A1', target: 'B1', range: 28600, arc: 'fore', dice: 1 }),
    told('hits', { target: 'B1', faces: [6], points: 2, each: [2], expects: 666 }, [6]),
    told('fires', { piece: 'A1', weapon: 'A2', target: 'B1', range: 28600, arc: 'fore', dice: 1 }),
    told('hits', { target: 'B1', faces: [1], points: 0, each: [0], expects: 666 }, [1]),
    told('damage', { piece: 'B1', damage: 2, of: 18 }),
    told('threshold', { piece: 'B1', point: 1, system: 'A1', face: 6, needs: 6, lost: true, expects: 166 }, [6]),
    told('destroyed', { piece: 'B1' }),
    told('over', { winner: 1, points: [2, 0] }),
  ];
  const fire = turn(1, fleet, [fleet[0] as Ship, { ...ship('B1', 30000, 40000, 6, 2), where: 'destroyed' }], events, 'fire');
  const shot = film(fire);

  it('groups the shots of one ship at another, their dice together', () => {
    const frames = Array.from({ length: 200 }, (_, at) => shot.at((shot.length * at) / 200));
    expect(Math.max(...frames.map((one) => one.shots?.length ?? 0))).toBe(1);
    expect(frames.some((one) => one.tallies?.some((tally) => tally.text === '−2' && tally.dice.length === 2))).toBe(true);
  });
  it('leaves in its last frame what each ship came away with', () => {
    const last = shot.at(shot.length);
    expect(last.tallies?.map((one) => one.text)).toEqual(['−2, lost: A1']);
    expect(last.actors.map((one) => one.name)).toEqual(['A1']);
  });
  it('leaves a wreck where a ship was destroyed, and none before', () => {
    expect(shot.at(0).wrecks).toEqual([]);
    expect(shot.at(shot.length).wrecks).toMatchObject([{ name: 'B1', x: 30000, y: 40000, wreck: true }]);
  });
  it('does not take points or faces for places', () => {
    expect(placesOf(fire)).toEqual([[24000, 12000], [30000, 40000], [24000, 12000]]);
  });
  it('is counted ship by ship, with luck against the average', () => {
    const { ships, sides, turns } = summary([fire]);
    expect(sides.map((side) => side.points)).toEqual([2, 0]);
    expect(ships[0]).toMatchObject({ name: 'A1', shots: 2, hits: 1, fire: { dice: 2, came: 2 } });
    expect(ships[1]).toMatchObject({ taken: 2, lost: ['A1'], end: 'destroyed in turn 1' });
    expect(luck(sides[0]?.fire ?? { dice: 0, came: 0, expected: 0 })).toBe('+0.7');
    expect(turns).toMatchObject([{ turn: 1, decision: 1, counts: [2, 0] }]);
  });
  it('names the face needed and what a die did', () => {
    expect(diceOf(events[6] as Event)).toEqual([{ face: 6, faces: 6, did: 'bad', of: 'A1', needs: 6 }]);
    expect(diceOf(events[2] as Event)).toEqual([{ face: 6, faces: 6, did: 'good', twice: true }]);
  });
});

describe('a record chart', () => {
  const one = ship('A1', 0, 0, 12, 1);
  it('divides its boxes at the threshold points', () => {
    expect(boxes(one)).toEqual([{ from: 0, to: 6, needs: 6 }, { from: 6, to: 12, needs: 4 }, { from: 12, to: 18, needs: null }]);
    expect(boxes({ hull: 26, thresholds: [] }).map((line) => line.to - line.from)).toEqual([13, 13]);
  });
  it('has a symbol for every system, apart from each other and inside the drawing', () => {
    const { marks, width, height } = diagram(one);
    expect(marks.map((mark) => mark.name).sort()).toEqual(one.systems.map((system) => system.name).sort());
    for (const mark of marks) {
      expect(mark.x).toBeGreaterThan(0);
      expect(mark.x).toBeLessThan(width);
      expect(mark.y).toBeLessThan(height);
      for (const other of marks) if (other !== mark) expect(Math.hypot(mark.x - other.x, mark.y - other.y)).toBeGreaterThan(28);
    }
  });
  it('has a bay for every group it carried', () => {
    expect(diagram({ systems: [], bays: [6, 2] }).marks.map((mark) => mark.letter)).toEqual(['6', '2']);
  });
  it('has the orders of its own ship, with all parts up to the next ship', () => {
    const wrote = { ...turn(3, [one, ship('A2', 0, 0, 12, 1)], [], [told('moves', { piece: 'A1', velocity: 7 })], 'orders'), orders: [{ seat: 1, order: 'A1 S1,+1; launch 2; A2 P2; ram B1' }] };
    expect(writtenFor('A1', [wrote])).toEqual([{ turn: 3, order: 'S1,+1; launch 2', velocity: 7 }]);
  });
  it('can be heard', () => {
    expect(inWords({ ...one, damage: 3, thrust: 2 }, false)).toContain('3 of 18 damage points crossed off, thrust 2 of 4');
  });
});

describe('the yard and its pages', () => {
  it('writes a draft as a file', () => {
    const text = fileOf({ id: 'X', name: 'A "B"', base: 'CA', damage: 17, fighters: 8, weapons: [{ kind: 'A', arcs: 'FP', factors: 3 }, { kind: 'N', arcs: 'F', factors: 1 }] });
    expect(text).toBe('[design.X]\nname = "A \\"B\\""\nbase = "CA"\ndamage = 17\nbatteries = "A FP"\ntorpedoes = 0\nneedles = ["F"]\nfighters = 8\n');
  });
  it('is found again by its address', () => {
    for (const route of [{ screen: 'yard', game: 'full-thrust' }, { screen: 'print', game: 'full-thrust', of: 'battle', what: 'ab c' }] as const) expect(readRoute(writeRoute(route))).toEqual(route);
  });
});
