/** Ships as pictures: every class has a hull that is its sheet, and baking is the same every time. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Atlas, idle, type Oven } from '../src/ships/atlas.ts';
import { bake, harm } from '../src/ships/bake.ts';
import { classesOf, factsOf } from '../src/ships/classes.ts';
import { wearOf } from '../src/ships/damage.ts';
import { designOf, type Facts, type Subject } from '../src/ships/designs/index.ts';
import shipOf, { type Sheet } from '../src/games/full-thrust/hulls.ts';
import { light } from '../src/ships/lit.ts';
import { boxOf, EXTENT, parts, worn, type Design } from '../src/ships/parts.ts';

const HOMES = join(import.meta.dirname, '../../games');
const GAMES = ['full-thrust', 'talon', 'black-skies', 'simple-spaceships', 'ftl'];
/** Every class on both sides. */
const ALL = GAMES.flatMap((game) => classesOf(game).flatMap((one) => (one.side ? [one.side] : [1, 2]).map((side) => ({ name: `${game} ${one.code} of side ${side}`, game, subject: { ...one.subject, side } as Subject & Partial<Facts> }))));
const FLEET = classesOf('full-thrust').filter((one) => one.subject.kind === 'ship').map((one) => [one.code, one.subject as Sheet] as const);

function checksum(bytes: Uint8Array): number {
  let hash = 2166136261;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 16777619);
  return hash >>> 0;
}

describe('the shelf of ships', () => {
  it('has every class of every file', () => {
    for (const [game, folder] of [['full-thrust', 'ships'], ['talon', 'ships'], ['black-skies', 'fighters'], ['simple-spaceships', 'ships']] as const) {
      const files = readdirSync(join(HOMES, game, 'data', folder)).map((file) => file.replace('.toml', ''));
      expect(classesOf(game).map((one) => one.code)).toEqual(expect.arrayContaining(files));
    }
  });
  it('finds the facts of a class by what a view says of a piece', () => {
    expect(factsOf('full-thrust', { kind: 'ship', side: 1, code: 'DD' }).systems).toHaveLength(3);
    expect(factsOf('talon', { kind: 'ship', side: 2, class: 'T-DN' }).groups).toHaveLength(3);
    expect(factsOf('black-skies', { kind: 'fighter', side: 2, class: 'Lancer' }).thrusters).toEqual(['forward']);
    expect(factsOf('simple-spaceships', { kind: 'ship', side: 2, design: 'UFO' }).pool).toBe(4);
    expect(factsOf('ftl', { kind: 'ship', side: 2 })).toEqual({});
  });
  it('gives different pictures to different classes', () => {
    const keys = ALL.map(({ game, subject }) => designOf(game, subject).key);
    const same = keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => ALL.filter((_, at) => keys[at] === key).map((one) => one.name).join(' = '));
    expect([...new Set(same)].filter((one) => !/missile|sleigh|ufo/.test(one))).toEqual([]);
  });
});

/** Counts the weapons that the facts of a class name. */
function weaponsOf({ systems, groups, weapons, pool, caps, design }: Partial<Facts>): number | null {
  if (systems) return systems.length;
  if (groups) return groups.reduce((sum, one) => sum + one.weapons, 0);
  if (weapons) return weapons.length;
  return pool === undefined || design === 'Sleigh' || design === 'UFO' ? null : Math.min(8, pool, caps?.[2] ?? pool);
}

describe.each(ALL)('the ship $name', ({ game, subject }) => {
  const design = designOf(game, subject);
  const maps = bake(design, 96);
  const edge = (x: number, y: number): number => maps.paint[(Math.floor((y / EXTENT / 2 + 0.5) * 96) * 96 + Math.floor((x / EXTENT / 2 + 0.5) * 96)) * 4 + 3] as number;
  it('carries the weapons of its sheet, each on its hull', () => {
    const weapons = weaponsOf(subject);
    if (weapons !== null && subject.kind !== 'squadron') expect(design.turrets).toHaveLength(weapons);
    for (const { x, y } of design.turrets) expect(edge(x, y)).toBeGreaterThan(128);
  });
  it('fills the unit and stays within its map', () => {
    for (const part of design.parts) for (const side of boxOf(part)) expect(Math.abs(side)).toBeLessThan(EXTENT);
    let covered = 0;
    for (let at = 3; at < maps.paint.length; at += 4) if ((maps.paint[at] as number) > 128) covered++;
    expect(covered / 96 ** 2).toBeGreaterThan(0.03);
    expect(covered / 96 ** 2).toBeLessThan(0.5);
  });
  it('burns where it has engines', () => {
    for (const { x, y, r } of design.engines) expect(edge(x, y - r * 0.5)).toBeGreaterThan(120);
  });
});

describe('the sheet as a picture', () => {
  const sheet = FLEET.find(([code]) => code === 'HC')?.[1] as Sheet;
  it('has port batteries to port and starboard ones to starboard, in the order of the sheet', () => {
    const { turrets } = shipOf(sheet, 'round');
    const at = (system: string): { x: number; y: number } => turrets.find((one) => one.system === system) as { x: number; y: number };
    expect(at('A1').x).toBeLessThan(-0.05);
    expect(at('A2').x).toBeGreaterThan(0.05);
    expect(at('A1').y).toBeLessThan(at('B1').y);
    expect(at('B3').y).toBeLessThan(at('B4').y + 1e-9);
  });
  it('is another ship when a battery changes its arcs, and the same for the same sheet', () => {
    const turned = { ...sheet, systems: sheet.systems?.map((one) => (one.name === 'B4' ? { ...one, arcs: 'FPSA' } : one)) ?? [] };
    expect(shipOf(turned, 'round').key).not.toBe(shipOf(sheet, 'round').key);
    expect(shipOf({ ...sheet }, 'round')).toEqual(shipOf(sheet, 'round'));
  });
});

describe('baking', () => {
  const design = shipOf(FLEET.find(([code]) => code === 'DN')?.[1] as Sheet, 'round');
  it('gives the same bytes every time', () => {
    const [one, two] = [bake(design), bake(design)];
    expect([checksum(one.shape), checksum(one.paint)]).toEqual([checksum(two.shape), checksum(two.paint)]);
    expect(harm(2)).toEqual(harm(2));
    expect(checksum(harm(1))).not.toBe(checksum(harm(2)));
  });
  it('mirrors what is not said to stand alone', () => {
    const bare: Design = { ...design, turrets: [], lights: [], engines: [], windows: 0 };
    const { paint, size } = bake(bare, 96);
    for (let j = 0; j < size; j++) for (let i = 0; i < size / 2; i++) for (const channel of [0, 1, 3]) expect(paint[(j * size + i) * 4 + channel]).toBe(paint[(j * size + size - 1 - i) * 4 + channel]);
  });
  it('takes a turret off and leaves a socket, under another key', () => {
    const hurt = worn(design, ['A1', 'nothing of the kind']);
    expect(hurt.key).toBe(`${design.key}~A1`);
    const [before, after] = [bake(design), bake(hurt)];
    const { x, y } = design.turrets.find((one) => one.system === 'A1') as Design['turrets'][number];
    const k = (Math.floor((y / EXTENT / 2 + 0.5) * 192) * 192 + Math.floor((x / EXTENT / 2 + 0.5) * 192)) * 4 + 2;
    expect(after.shape[k]).toBeLessThan(before.shape[k] as number);
    expect(worn(design, [])).toBe(design);
  });
  it('loses more hull with every quarter', () => {
    const { data } = { data: harm(3) };
    for (let at = 0; at < data.length; at += 4) for (const quarter of [1, 2, 3]) expect(data[at + quarter]).toBeLessThanOrEqual(data[at + quarter - 1] as number);
  });
});

describe('lighting', () => {
  const design = shipOf(FLEET.find(([code]) => code === 'BB')?.[1] as Sheet, 'round');
  const maps = bake(design);
  /** Mean brightness of a region of the hull on the screen. */
  const mean = (heading: number, left: boolean): number => {
    const { data, width, height } = light(maps, null, { px: 60, side: 1, heading });
    let [sum, count] = [0, 0];
    for (let j = 0; j < height; j++) for (let i = 0; i < width; i++) {
      const at = (j * width + i) * 4;
      if (data[at + 3] !== 255 || i + j < width !== left) continue;
      sum += (data[at] as number) + (data[at + 1] as number);
      count++;
    }
    return sum / count;
  };
  it.each([0, 90, 180, 270])('comes from the upper left of the screen at heading %i', (heading) => {
    expect(mean(heading, true)).toBeGreaterThan(mean(heading, false));
  });
  it('cuts holes through wrecks and only burns ships', () => {
    const covered = (state: 'ship' | 'wreck'): number => {
      const { data } = light(maps, harm(0), { px: 40, side: 2, state, damage: 4 });
      return data.reduce((sum, value, at) => sum + (at % 4 === 3 && value > 128 ? 1 : 0), 0);
    };
    expect(covered('wreck')).toBeLessThan(covered('ship') * 0.9);
  });
});

describe('the short form of parts', () => {
  it('names the part that it cannot read', () => {
    expect(() => parts('ph0 1 2 0 0 1 1;qh1')).toThrow('qh1');
    expect(() => parts('px1')).toThrow('px1');
  });
});

describe('losses', () => {
  const cruiser = { ...(FLEET.find(([code]) => code === 'HC')?.[1] as Sheet), kind: 'ship', side: 1, damage: 0, thrust: 4 };
  const design = designOf('full-thrust', cruiser);
  it('never show less for more damage', () => {
    const shown = Array.from({ length: 19 }, (_, damage) => wearOf({ ...cruiser, damage }, design).damage);
    expect(shown[0]).toBe(0);
    expect(shown[18]).toBe(4);
    shown.forEach((one, at) => expect(one).toBeGreaterThan(at === 0 ? -1 : (shown[at - 1] as number)));
  });
  it('are the systems that are out, and engines for thrust', () => {
    const systems = cruiser.systems?.map((one) => ({ ...one, lost: one.name === 'B2' })) ?? [];
    expect(wearOf({ ...cruiser, systems }, design).dark).toEqual(['B2']);
    const half = wearOf({ ...cruiser, thrust: 2 } as Subject, design).dark;
    expect(half).toHaveLength(design.engines.length / 2);
    expect(wearOf({ ...cruiser, thrust: 0 } as Subject, design).dark).toHaveLength(design.engines.length);
  });
  it('are groups in Talon, spent weapons in Black Skies and dice in Simple Spaceships', () => {
    const talon = ALL.find((one) => one.name === 'talon CA of side 1')?.subject as Subject & Facts;
    const ship = designOf('talon', talon);
    const groups = talon.groups?.map((one) => ({ ...one, lost: one.number === 2 })) ?? [];
    expect(wearOf({ ...talon, hull: 3, of: 6, groups } as Subject, ship)).toEqual({ damage: 2, dark: ['group 2'] });
    const sky = ALL.find((one) => one.game === 'black-skies')?.subject as Subject & Facts;
    const weapons = sky.weapons?.map((one, at) => ({ ...one, spent: at === 0 })) ?? [];
    expect(wearOf({ ...sky, weapons } as Subject, designOf('black-skies', sky)).dark).toEqual([weapons[0]?.name]);
    expect(wearOf({ kind: 'ship', side: 1, pool: 12, dice: 9 } as Subject, design).damage).toBe(1);
  });
});

describe('the atlas', () => {
  const design = designOf('ftl', { kind: 'missile', side: 1 });
  it('bakes a design once, and each variant for itself', async () => {
    let baked = 0;
    const oven: Oven = { maps: (one, size) => { baked++; return idle.maps(one, size); }, holes: idle.holes };
    const atlas = new Atlas(oven);
    const [one, two] = await Promise.all([atlas.maps(design, 32), atlas.maps({ ...design }, 32)]);
    expect(one).toBe(two);
    expect(atlas.now(design, 32)).toBe(one);
    await atlas.maps(worn(design, ['engine 1']), 32);
    expect(baked).toBe(2);
    expect(atlas.holes(1)).toBe(atlas.holes(5));
  });
  it('forgets the oldest and keeps what is still asked for', async () => {
    const atlas = new Atlas(idle);
    for (let at = 0; at < 100; at++) {
      await atlas.maps({ ...design, key: `filler ${at}` }, 8);
      await atlas.maps(design, 8);
    }
    expect(atlas.now({ ...design, key: 'filler 0' }, 8)).toBeUndefined();
    expect(atlas.now(design, 8)).toBeDefined();
  });
  it('tries again after a failure', async () => {
    let tries = 0;
    const atlas = new Atlas({ maps: (one, size) => (tries++ === 0 ? Promise.reject(new Error('no room')) : idle.maps(one, size)), holes: idle.holes });
    await expect(atlas.maps(design, 8)).rejects.toThrow('no room');
    await expect(atlas.maps(design, 8)).resolves.toMatchObject({ size: 8 });
  });
});
