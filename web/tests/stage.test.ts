import { describe, expect, it, test } from 'vitest';
import { TableFrame } from '../src/board/frame.ts';
import type { Actor, Frame } from '../src/lib/film.ts';
import type { Design } from '../src/ships/parts.ts';
import type { Brush, Spot } from '../src/stage/brush.ts';
import { Pace, SLOW, wishOf } from '../src/stage/choice.ts';
import { blast, flare, gold, greenRing, impact, lattice, launch, mark, missile, ray, scan, segments, sparks, torpedo, bolts } from '../src/stage/effects.ts';
import { LIFE } from '../src/lib/effects.ts';
import { fill, wakes, type Cast, type Sight } from '../src/stage/instances.ts';
import { seedOfRecord } from '../src/stage/noise.ts';
import { EFFECT, KIND, Picture, SHIP, STATE } from '../src/stage/picture.ts';
import { palettes, rowOf, rows } from '../src/stage/tints.ts';

const design: Design = { key: 'plain', form: 'round', size: 'cruiser', parts: [], engines: [{ x: 0, y: 1, r: 0.1, system: 'drive' }, { x: 0.4, y: 1, r: 0.1, system: 'spare' }], turrets: [], lights: [], windows: 0, plate: 0.1, seed: 1, dark: ['spare'] };
const frame = new TableFrame({ width: 48000, height: 36000 }, { x: 10, y: 20, k: 20 });
const sight: Sight = { frame, theme: 'dark', lean: false, berth: (actor) => (actor.kind === 'marker' ? null : { layer: 3, design, damage: (actor as { hit?: number }).hit ?? 0 }) };
function actor(name: string, x: number, y: number, more: Partial<Actor> = {}): Actor {
  return { name, kind: 'ship', seat: 1, side: 1, x, y, heading: 90, radius: 500, marked: false, fade: 1, ...more };
}
function cast(scene: Partial<Frame>, more: Partial<Cast> = {}): Cast {
  return { scene: { actors: [], trails: [], bursts: [], ...scene }, sizes: new Map([['A', 24], ['B', 30]]), faint: [], ghosts: [], ...more };
}
function painted(of: Cast, by: Sight = sight): Picture {
  const picture = new Picture();
  fill(picture, of, by);
  return picture;
}
function ship(picture: Picture, at: number): number[] {
  return [...picture.ships.data.slice(at * SHIP, (at + 1) * SHIP)];
}
function kinds({ data, count }: Picture['over']): number[] {
  return Array.from({ length: count }, (_, at) => data[at * EFFECT + 5] ?? -1);
}

describe('a frame as instances', () => {
  it('stands each ship where the camera sees it, turned to its heading', () => {
    const [x, y, turn, unit, layer, row, damage, state] = ship(painted(cast({ actors: [actor('A', 12000, 30000)] })), 0);
    expect([x, y, unit, layer]).toEqual([250, 140, 24, 3]);
    expect(turn).toBeCloseTo(Math.PI / 2);
    expect([row, damage, state]).toEqual([0, 0, STATE.ship]);
  });
  it('lays wrecks and ghosts under ships, and tells them apart', () => {
    const picture = painted(cast({ actors: [actor('A', 0, 0)], wrecks: [actor('W', 1000, 0, { wreck: true, side: 2 })] }, { ghosts: [{ actor: actor('A', 5000, 0), size: 24 }] }));
    expect([0, 1, 2].map((at) => ship(picture, at)[7])).toEqual([STATE.wreck, STATE.ghost, STATE.ship]);
    expect(ship(picture, 0)[5]).toBe(rowOf(2, undefined, true));
    expect(ship(picture, 0)[6]).toBe(4);
  });
  it('shows hull lost in quarters, never a living ship as a wreck', () => {
    const harm = (more: object): number | undefined => ship(painted(cast({ actors: [actor('A', 0, 0, more)] })), 0)[6];
    expect(harm({ hit: 1 })).toBe(1);
    expect(harm({ hit: 4 })).toBeCloseTo(3.35);
    expect(harm({})).toBe(0);
  });
  it('burns engines that work, leaves cold those that are out, and draws none on paper', () => {
    const flames = (picture: Picture): number => kinds(picture.under).filter((kind) => kind === KIND.flame).length;
    expect(flames(painted(cast({ actors: [actor('A', 0, 0)] })))).toBe(1);
    expect(flames(painted(cast({ actors: [actor('A', 0, 0)] }), { ...sight, theme: 'paper' }))).toBe(0);
  });
  it('shows a marker as a blip and no hull: nobody may know what it is', () => {
    const picture = painted(cast({ actors: [actor('M', 0, 0, { kind: 'marker' })] }));
    expect(picture.ships.count).toBe(0);
    expect(picture.under.count).toBeGreaterThan(0);
  });
  it('counts the boxes of each shield around a ship', () => {
    const shields = [{ arc: 'front', left: 2, of: 3, reinforced: 0 }, { arc: 'rear', left: 0, of: 2, reinforced: 0 }];
    const picture = painted(cast({ actors: [actor('A', 0, 0, { hex: [0, 0], shields } as Partial<Actor>)] }));
    /* A full box is one segment, an empty one its two rims. */
    expect(kinds(picture.under).filter((kind) => kind === KIND.arc)).toHaveLength(2 + 2 + 4);
  });
  it('fires from hull to hull, not from middle to middle', () => {
    const shots = [{ id: '1', side: 1, from: [0, 0] as [number, number], to: [10000, 0] as [number, number], kind: 'beam' as const, fade: 1, label: '', words: '', clause: '' }];
    const { data } = painted(cast({ actors: [actor('A', 0, 0), actor('B', 10000, 0, { side: 2 })], shots })).over;
    expect(data[5]).toBe(KIND.ray);
    /* Both face along the line of fire: the shot goes from near the bow of one to near the stern of the other. */
    expect(data[0]).toBeCloseTo(10 + (24 * 0.88 + 200 - 30 * 0.88) / 2);
  });
  it('is the same for the same frame', () => {
    const scene = cast({ actors: [actor('A', 3000, 4000)], bursts: [{ x: 3000, y: 4000, age: 0.4, size: 'loss' }] });
    expect(painted(scene)).toEqual(painted(scene));
    expect(kinds(painted(scene).over)).toContain(KIND.fire);
  });
  it('fires from the gun of the record sheet, or from the one nearest to the target', () => {
    const turrets = [[-0.3, -0.4, 'B1'], [0.3, -0.4, 'B2'], [0, 0.5, 'B3']].map(([x, y, system]) => ({ x: Number(x), y: Number(y), r: 0.06, base: 0, letter: 'B', system: String(system), bearing: 0 }));
    const muzzle = (gun: string, nth: number): string | undefined => {
      const scene = cast({ actors: [actor('A', 0, 0, { heading: 0 }), actor('B', 10000, 0, { side: 2 })], effects: [{ kind: 'flare', side: 1, at: { on: 'A', gun, nth }, from: { on: 'B' }, age: 60 }] });
      const { data } = painted(scene, { ...sight, berth: () => ({ layer: 0, design: { ...design, turrets }, damage: 0 }) }).over;
      return turrets.find(({ x, y }) => Math.abs(10 + x * 24 - (data[0] ?? 0)) < 0.01 && Math.abs(740 + y * 24 - (data[1] ?? 0)) < 0.01)?.system;
    };
    expect(['B1', 'B2', 'B3'].map((gun) => muzzle(gun, 0))).toEqual(['B1', 'B2', 'B3']);
    expect([0, 1, 2, 3].map((nth) => muzzle('', nth)), 'the target lies to starboard').toEqual(['B2', 'B3', 'B1', 'B2']);
  });
  it('draws nothing that comes from what is gone', () => {
    expect(painted(cast({ actors: [actor('A', 0, 0)], effects: [{ kind: 'impact', side: 1, at: { on: 'A' }, from: { on: 'B' }, age: 60 }] })).over.count).toBe(0);
  });
  it('plays the effects a film lists, also from a point on a piece', () => {
    const { over } = painted(cast({ actors: [actor('A', 0, 0, { heading: 0 })], effects: [{ kind: 'flare', side: 1, at: { on: 'A', x: 0.5, y: -1 }, from: [0, 9000], age: 60 }] }));
    expect(over.data[0]).toBeCloseTo(10 + 12);
    expect(over.data[1]).toBeCloseTo(20 + 720 - 24);
  });
});

test('legs that meet are one wake, and a piece that stood still leaves none', () => {
  const found = wakes([
    { piece: 'A', side: 1, from: [0, 0], to: [5, 5] },
    { piece: 'B', side: 2, from: [9, 9], to: [9, 9] },
    { piece: 'A', side: 1, from: [5, 5], to: [5, 9] },
  ]);
  expect(found).toEqual([{ piece: 'A', side: 1, points: [[0, 0], [5, 5], [5, 9]], old: 0 }]);
  const aged = wakes([{ piece: 'A', side: 1, from: [0, 0], to: [5, 5], ago: 2 }, { piece: 'A', side: 1, from: [5, 5], to: [5, 9], ago: 1 }]);
  expect(aged.map(({ old }) => old), 'legs before the last movement are old').toEqual([1]);
});

describe('effects', () => {
  type Drawn = [string, number, (brush: Brush, age: number) => void];
  const [from, to] = [{ x: 0, y: 0, unit: 40 }, { x: 300, y: 40, unit: 40 }];
  const allOf = (from: Spot, to: Spot): Drawn[] => [
    ['ray', LIFE.ray, (brush, age) => ray(brush, from, to, { side: 1, age })],
    ['a miss', LIFE.ray, (brush, age) => ray(brush, from, to, { side: 2, age, hit: false })],
    ['bolts', LIFE.bolts, (brush, age) => bolts(brush, from, to, { side: 1, age })],
    ['torpedo', LIFE.torpedo, (brush, age) => torpedo(brush, from, to, { side: 1, age })],
    ['flare', LIFE.flare, (brush, age) => flare(brush, from, { side: 1, age })],
    ['impact', LIFE.impact, (brush, age) => impact(brush, to, 1, { side: 1, age })],
    ['sparks', LIFE.sparks, (brush, age) => sparks(brush, to, 1, { side: 1, age })],
    ['lattice', LIFE.lattice, (brush, age) => lattice(brush, to, 1, { side: 1, age })],
    ['blast', LIFE.blast, (brush, age) => blast(brush, to, { age, seed: 5 })],
    ['scan', LIFE.scan, (brush, age) => scan(brush, from, to, { side: 1, age })],
    ['launch', LIFE.launch, (brush, age) => launch(brush, from, 1, { side: 1, age })],
    ['gold', LIFE.gold, (brush, age) => gold(brush, from, to, { side: 1, age })],
    ['green ring', LIFE.greenRing, (brush, age) => greenRing(brush, from, to, { side: 2, age })],
  ];
  const all = allOf(from, to);
  const drawn = (draw: (brush: Brush, age: number) => void, age: number, theme: Brush['theme'], lean = false): Picture => {
    const into = new Picture();
    draw({ into, theme, lean }, age);
    return into;
  };
  it.each(all)('%s is seen while it lasts and gone after, in both themes', (name, life, draw) => {
    for (const theme of ['dark', 'paper'] as const) {
      if (theme === 'paper' && name === 'flare') continue;
      const of = (age: number): number => drawn(draw, age, theme).over.count + drawn(draw, age, theme).under.count;
      expect(of(life * 0.4), theme).toBeGreaterThan(0);
      expect(of(life + 1), theme).toBe(0);
    }
  });
  it.each(all)('%s puts ink alone on paper: nothing that adds light', (_, life, draw) => {
    const { over } = drawn(draw, life * 0.4, 'paper');
    const ink: number[] = [KIND.line, KIND.tip, KIND.arc, KIND.star, KIND.dot];
    for (const kind of kinds(over)) expect(ink).toContain(kind);
  });
  it.each([0.3, 1, 2, 4, 8, 40])('has no radius below zero at any age, on pieces of %d pixels', (unit) => {
    const rim = (brush: Brush): void => segments(brush, { ...from, unit }, unit, 0, 1, 1, 2, [1, 1, 1], 1);
    const pieces: Drawn[] = [...allOf({ ...from, unit }, { ...to, unit }), ['mark', LIFE.mark, (brush, age) => mark(brush, { ...to, unit }, { side: 1, age })], ['segments', 1, rim]];
    for (const [name, life, draw] of pieces)
      for (const theme of ['dark', 'paper'] as const)
        for (let age = -100; age < life + 100; age += 17) {
          const { over, under } = drawn(draw, age, theme);
          for (const { data, count } of [over, under])
            for (let at = 0; at < count * EFFECT; at += EFFECT) {
              const [long = 0, wide = 0, kind, inside = 0] = [data[at + 2], data[at + 3], data[at + 5], data[at + 7]];
              expect(Math.min(long, wide, kind === KIND.arc ? inside : 0), `${name}, ${theme}, ${age} ms`).toBeGreaterThanOrEqual(0);
            }
        }
  });
  it('is leaner where asked, and never more than 400 at once', () => {
    const full = drawn((brush, age) => blast(brush, to, { age }), 300, 'dark').over.count;
    const lean = drawn((brush, age) => blast(brush, to, { age }), 300, 'dark', true).over.count;
    expect(lean).toBeLessThan(full * 0.65);
    expect(full).toBeLessThan(400);
  });
  it('leaves the wake of a missile and the diamond of a mark standing', () => {
    expect(drawn((brush) => missile(brush, from, to, { side: 1 }), 0, 'dark').under.count).toBeGreaterThan(4);
    expect(drawn((brush) => mark(brush, to, { side: 1 }), 0, 'dark').over.count).toBe(4);
  });
});

test('every palette has its row', () => {
  expect(rowOf(1, undefined, false)).toBe(0);
  expect(rowOf(2, 'saucer', false)).toBe(5);
  const all = palettes('dark');
  expect(all[rowOf(2, 'saucer', false)]?.hull).not.toEqual(all[1]?.hull);
  expect(rows('paper')).toHaveLength(all.length * 8 * 4);
});

test('a battle keeps its sky from its first turn to its last', () => {
  const head = 'firing-arc record 2\ngame ftl 1\ndice seed 1\n| title\n= f8ccb99aef9b9df6\n';
  expect(seedOfRecord(`${head}\nturn 1\n> 1 A L\n`)).toBe(seedOfRecord(`${head}\nturn 1\n> 1 A L\n= 1\n`));
  expect(seedOfRecord(head)).not.toBe(seedOfRecord(head.replace('f8', 'f9')));
});

test('a renderer can be forced by address or habit', () => {
  expect(wishOf('http://here/?stage=canvas#/', null)).toBe('canvas');
  expect(wishOf('http://here/#/', '{"stage":"gl"}')).toBe('gl');
  expect(wishOf('http://here/?stage=paint', '{')).toBe(null);
});

test('a first beat that is too slow asks for the simpler renderer, once, however slow it is', () => {
  const run = (step: number): boolean[] => {
    const pace = new Pace();
    return Array.from({ length: 90 }, () => pace.frame(step));
  };
  for (const slow of [SLOW + 4, 100, 400]) expect(run(slow).filter(Boolean), `${slow} ms a frame`).toHaveLength(1);
  expect(run(SLOW - 4).filter(Boolean)).toHaveLength(0);
  expect(run(400).indexOf(true), 'a very slow one asks after few frames').toBeLessThan(10);
});
