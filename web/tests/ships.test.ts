/** Ships as pictures: every class has a hull that is its sheet, and baking is the same every time. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bake, harm } from '../src/ships/bake.ts';
import { shipOf, type Sheet } from '../src/ships/designs/full-thrust.ts';
import { light } from '../src/ships/lit.ts';
import { boxOf, EXTENT, parts, worn, type Design } from '../src/ships/parts.ts';

const DATA = join(import.meta.dirname, '../../data');

/** A class of Full Thrust as the referee tells of it. */
function sheetOf(file: string): Sheet & { hull: number; systems: NonNullable<Sheet['systems']> } {
  const text = readFileSync(join(DATA, 'full-thrust/ships', file), 'utf8');
  const value = (key: string): string => new RegExp(`^${key} = "?([^"\n]*)"?`, 'm').exec(text)?.[1] ?? '';
  const counts: Record<string, number> = {};
  const systems = value('batteries').split(';').filter(Boolean).flatMap((one) => {
    const [, many = '1', letter = '', arcs = ''] = /^ ?(?:(\d+) )?([ABC]) ([FPSA]+)$/.exec(one) ?? [];
    return Array.from({ length: Number(many) }, () => ({ name: `${letter}${(counts[letter] = (counts[letter] ?? 0) + 1)}`, arcs, lost: false }));
  });
  return { group: value('group'), hull: Number(value('damage')), built: Number(value('thrust')), systems, bays: Array.from({ length: Number(value('fighters') || 0) / 6 }, () => 6) };
}
const FLEET = readdirSync(join(DATA, 'full-thrust/ships')).map((file) => [file.replace('.toml', ''), sheetOf(file)] as const);

function checksum(bytes: Uint8Array): number {
  let hash = 2166136261;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 16777619);
  return hash >>> 0;
}

describe.each(FLEET)('the ship %s', (_, sheet) => {
  it.each(['round', 'flat'] as const)('in its %s form carries as many turrets as it has batteries, each at home on the hull', (form) => {
    const design = shipOf(sheet, form);
    expect(design.turrets.map((one) => one.system).sort()).toEqual(sheet.systems.map((one) => one.name).sort());
    const maps = bake(design, 96);
    for (const { x, y } of design.turrets) {
      const [i, j] = [x, y].map((at) => Math.floor((at / EXTENT / 2 + 0.5) * 96)) as [number, number];
      expect(maps.paint[(j * 96 + i) * 4 + 3]).toBeGreaterThan(128);
    }
  });
  it.each(['round', 'flat'] as const)('in its %s form stays within its map', (form) => {
    for (const part of shipOf(sheet, form).parts) for (const side of boxOf(part)) expect(Math.abs(side)).toBeLessThan(EXTENT);
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
