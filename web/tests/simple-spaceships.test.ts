/** Simple Spaceships shown: legs of a die, the film after the log, the report after the dice. */
import { describe, expect, it } from 'vitest';
import { diceOf as dice, tags } from '../src/board/labels.ts';
import { TableFrame } from '../src/board/frame.ts';
import type { Boxes, Craft, Drag } from '../src/games/simple-spaceships/facts.ts';
import { diceOf, film } from '../src/games/simple-spaceships/film.ts';
import { dragOf, flightWord, flownLast, legsOf, legsWords, mostOf, nearestDrag } from '../src/games/simple-spaceships/legs.ts';
import { summary } from '../src/games/simple-spaceships/report.ts';
import type { Told as Event } from '../src/games/simple-spaceships/generated.ts';
import type { Point, Told, Turn } from '../src/lib/protocol.ts';

function boxes(defence: number, movement: number, attack: number, reserve: number): Boxes {
  return { defence, movement, attack, reserve };
}
function craft(name: string, side: number, x: number, y: number, held: Boxes, where: Craft['where'] = 'table'): Craft {
  const sum = held.defence + held.movement + held.attack + held.reserve;
  return { name, kind: 'ship', seat: side, side, x, y, heading: side === 1 ? 0 : 180, radius: 500, base: 'hexagon', where, design: 'Cruiser', dice: sum, pool: 6, boxes: held, caps: [6, 6, 6], done: false };
}
function told(kind: string, facts: Record<string, unknown>): Told {
  return { clause: 'SS-4.4', text: kind, kind, ...facts };
}
function turn(decision: number, before: Craft[], after: Craft[], events: Told[], number = 1): Turn {
  const table = { width: 36000, height: 36000 };
  const view = (pieces: Craft[]) => ({ turn: number, phase: 'active', table, pieces, spoken: [] });
  return { decision, turn: number, orders: [], told: events, over: null, before: view(before), after: view(after) };
}
function drag(orders: string[], to: Point, heading = 0): Drag {
  return { orders, to, heading, leaves: false, crosses: false, ahead: [], under: [] };
}

describe('the legs of a die', () => {
  const drags = [
    drag(['fly 1'], [0, 1000]),
    drag(['fly 1.5'], [0, 1500]),
    drag(['turn left'], [0, 0], 300),
    drag(['turn left', 'fly 1'], [-866, 500], 300),
    drag(['fly 1', 'turn left'], [0, 1000], 300),
    drag(['fly 1', 'turn left', 'fly 0.5'], [-433, 1250], 300),
  ];
  it('are ahead, a turn, and ahead again', () => {
    expect(legsOf(['fly 1', 'turn left', 'fly 0.5'])).toEqual({ before: 1, way: 'left', after: 0.5 });
    expect(legsOf(['turn right'])).toEqual({ before: 0, way: 'right', after: 0 });
    expect(legsWords({ before: 1, way: 'left', after: 0.5 })).toBe('1 in ahead, turn left, 0.5 in ahead');
    expect(flightWord({ before: 1, way: 'left', after: 0.5 })).toBe('Fly 1 in, turn left, fly 0.5 in');
    expect(flightWord({ before: 0, way: 'right', after: 0 })).toBe('Turn right');
  });
  it('are found only where they are offered', () => {
    expect(dragOf(drags, { before: 1, way: 'left', after: 0.5 })).toBe(drags[5]);
    expect(dragOf(drags, { before: 2, way: null, after: 0 })).toBeNull();
    expect(mostOf(drags, { before: 0, way: null, after: 0 }, 'before')).toBe(1.5);
    expect(mostOf(drags, { before: 1, way: 'left', after: 0 }, 'after')).toBe(0.5);
  });
  it('that end at one place are told apart by what is planned already', () => {
    expect(nearestDrag(drags, 0, 1010, { before: 0, way: null, after: 0 })).toBe(drags[0]);
    expect(nearestDrag(drags, 0, 1010, { before: 0, way: 'left', after: 0 })).toBe(drags[4]);
  });
});

const attack = [
  told('attacks', { piece: 'A', target: 'B', range: 0, bonus: 1, roll: 3, distance: 3000 }),
  told('rolled', { piece: 'A', target: 'B', faces: [5, 2, 6], needed: 5, hits: 2 }),
  told('met', { piece: 'B', hits: 1, left: 0 }),
];
const loss = [told('lost', { piece: 'B', box: 'Movement', by: 1, left: 5 })];
const south = craft('A', 1, 18000, 6000, boxes(0, 1, 4, 1));
const north = craft('B', 2, 18000, 9000, boxes(1, 2, 0, 3));
const spent = craft('A', 1, 18000, 6000, boxes(0, 1, 0, 5));
const struck = craft('B', 2, 18000, 9000, boxes(0, 2, 0, 4));
const hurt = craft('B', 2, 18000, 9000, boxes(0, 1, 0, 4));

describe('the film', () => {
  it('shows dice as dice, with the face that is needed', () => {
    expect(diceOf(attack[1] as Event)).toEqual([
      { face: 5, faces: 6, did: 'good', needs: 5 },
      { face: 2, faces: 6, did: null },
      { face: 6, faces: 6, did: 'good' },
    ]);
    expect(diceOf(attack[0] as Event)).toEqual([]);
  });
  it('moves a Defence die to Reserve when a hit meets it, and spends the attack', () => {
    const shot = film(turn(1, [south, north], [spent, struck], attack));
    expect(shot.told).toEqual([...shot.told].sort((a, b) => a - b));
    const held = (now: number, name: string) => shot.at(now).actors.find((one) => one.name === name)?.boxes;
    expect(held(0, 'B')).toEqual(boxes(1, 2, 0, 3));
    expect(held(shot.length, 'A')).toEqual(boxes(0, 1, 0, 5));
    expect(held(shot.length, 'B')).toEqual(boxes(0, 2, 0, 4));
  });
  it('flies, turns and leaves in the order told', () => {
    const events = [
      told('flown', { piece: 'A', length: 2000, from: [18000, 6000], to: [18000, 8000] }),
      told('turned', { piece: 'A', way: 'left', heading: 300 }),
      told('left', { piece: 'A', at: [18000, 8000] }),
    ];
    const shot = film(turn(1, [south], [craft('A', 1, 0, 0, boxes(0, 0, 0, 0), 'left')], events));
    const [flown = 0, turned = 0, left = 0] = shot.told;
    expect(shot.at((flown + turned) / 2).actors[0]?.y).toBeGreaterThan(6000);
    expect(shot.at(turned).actors[0]).toMatchObject({ y: 8000, heading: 0 });
    expect(shot.at(left).actors[0]?.heading).toBe(-60);
    expect(shot.at(shot.length).actors).toEqual([]);
    expect(shot.at(shot.length).trails).toHaveLength(1);
  });
  it('lets a ship enter that was away', () => {
    const away = craft('A', 1, 0, 0, boxes(0, 3, 1, 0), 'away');
    const shot = film(turn(1, [away], [craft('A', 1, 0, 20000, boxes(0, 2, 1, 1))], [told('entered', { piece: 'A', at: [0, 20000], heading: 60 })]));
    expect(shot.at(0).actors).toEqual([]);
    expect(shot.at(shot.length).actors[0]).toMatchObject({ x: 0, y: 20000, heading: 60 });
  });
});

describe('the report', () => {
  it('counts hits against what as many dice with that bonus give, and dice lost by their box', () => {
    const found = summary([turn(1, [south, north], [spent, struck], attack), turn(2, [spent, struck], [spent, hurt], loss)]);
    expect(found.sides[0]).toMatchObject({ luck: { dice: 3, came: 2, expected: 1 }, taken: 1 });
    expect(found.sides[1]).toMatchObject({ stopped: 1, taken: 0 });
    const line = found.ships[1];
    expect(line?.lost).toEqual({ movement: 1 });
    expect(line?.taken).toBe(1);
    expect(line?.end).toBe('5 of 6 dice left');
    expect(found.turns).toEqual([{ turn: 1, decision: 1, counts: [0, 1], events: [] }]);
  });
});

describe('a ship on the board', () => {
  it('has its dice under its name, without empty boxes', () => {
    expect(dice(north)).toBe('D1 M2 R3');
    expect(dice({})).toBeNull();
    const frame = new TableFrame({ width: 36000, height: 36000 }, { x: 0, y: 0, k: 12 });
    expect(tags([south, north], frame).get('A')?.pips).toBe(true);
  });
});

describe('the die before', () => {
  const turn = (seat: number, order: string): Turn => ({ orders: [{ seat, order }] }) as Turn;
  it('is what was flown since it was spent, order by order', () => {
    expect(flownLast([turn(1, 'fly 3'), turn(1, 'spend'), turn(1, 'fly 1'), turn(1, 'turn left'), turn(1, 'fly 2')], 1)).toEqual(['fly 1', 'turn left', 'fly 2']);
  });
  it('is nothing after an attack, or when the other side was active', () => {
    expect(flownLast([turn(1, 'fly 3'), turn(1, 'attack B range 0 bonus 0 roll 1')], 1)).toEqual([]);
    expect(flownLast([turn(2, 'fly 3')], 1)).toEqual([]);
  });
});
