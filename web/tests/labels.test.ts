/** Names on a crowded board: none runs into another, and counters shrink where they stand close. */
import { expect, it } from 'vitest';
import { TableFrame } from '../src/board/frame.ts';
import { aside, diceWords, tags } from '../src/board/labels.ts';
import type { Actor } from '../src/lib/film.ts';

const frame = new TableFrame({ width: 48000, height: 48000 }, { x: 0, y: 0, k: 20 });
function ship(name: string, x: number): Actor {
  return { name, kind: 'ship', seat: 1, side: 1, x, y: 24000, heading: 0, radius: 500, hits: 0, hull: 3, missiles: 3, marked: false, fade: 1 };
}
function missile(name: string, x: number): Actor {
  const { hits: _h, hull: _l, missiles: _m, ...rest } = ship(name, x);
  return { ...rest, kind: 'missile', radius: 250 };
}

it('keeps a lone ship large with its name below', () => {
  const tag = tags([ship('A', 24000)], frame).get('A');
  expect(tag).toMatchObject({ dx: 0, size: 20, shown: true, pips: true });
  expect(tag?.dy).toBeGreaterThan(0);
});

it('lets ships give way to ships, not to the missiles that lie over them', () => {
  const alone = tags([ship('A', 24000)], frame).get('A')?.size;
  expect(tags([ship('A', 24000), missile('A.1', 24100)], frame).get('A')?.size).toBe(alone);
  expect(tags([ship('A', 24000), missile('A.1', 24100)], frame).get('A.1')?.size).toBeLessThan(12);
});

it('lets names and counters give way', () => {
  const crowd = [ship('A', 24000), missile('A.1', 24750), missile('B.1', 25000), ship('B', 25500)];
  const found = tags(crowd, frame);
  expect(found.get('A')?.size).toBeLessThan(18);
  const places = crowd.filter((one) => found.get(one.name)?.shown).map((one) => {
    const tag = found.get(one.name);
    return { x: frame.x(one.x) * 20 + (tag?.dx ?? 0), y: frame.y(one.y) * 20 + (tag?.dy ?? 0) };
  });
  expect(new Set(places.map((one) => `${Math.round(one.x)} ${Math.round(one.y)}`)).size).toBe(places.length);
  for (const [at, one] of places.entries()) {
    for (const other of places.slice(at + 1)) expect(Math.abs(one.x - other.x) > 8 || Math.abs(one.y - other.y) > 12).toBe(true);
  }
});

it.each([
  [200, 0],
  [0, 200],
  [-150, 90],
  [120, 160],
  [0, -200],
])('a label beside a line that goes %i across and %i down is not struck through by it', (across, down) => {
  const text = '33.4″ · 12d';
  const [dx, dy] = aside(across, down, text);
  const far = Math.hypot(across, down);
  const off = Math.abs(dx * down - dy * across) / far;
  const reach = (Math.abs(down) / far) * ((text.length * 7.6) / 2) + (Math.abs(across) / far) * 6.5;
  expect(off).toBeGreaterThan(reach);
  expect(dy).toBeLessThanOrEqual(0);
});

it('names pieces of a side that stand too close to part once, together', () => {
  const wing = (name: string, x: number, side = 1): Actor => ({ ...ship(name, x), side, kind: 'fighter' });
  const found = tags([wing('A1', 24000), wing('A2', 24800), wing('B1', 24400, 2), wing('A3', 34000)], frame);
  expect(found.get('A1')).toMatchObject({ text: 'A1, A2', shown: true, pips: false });
  expect(found.get('A2')?.shown).toBe(false);
  expect(found.get('B1')?.shown).toBe(true);
  expect(found.get('A3')).toMatchObject({ shown: true, pips: true });
  expect(found.get('A3')?.text).toBeUndefined();
});

it('say in words what the dice of a ship are for', () => {
  const words = (defence: number, movement: number, attack: number, reserve: number, brief = false): string | null => diceWords({ boxes: { defence, movement, attack, reserve } }, brief);
  expect([words(0, 0, 0, 6), words(0, 1, 0, 0), words(0, 4, 1, 0), words(1, 1, 4, 0)]).toEqual(['6 dice in reserve', '1 die to move', '4 to move, 1 to attack', '1 defence, 1 move, 4 attack']);
  expect(words(0, 3, 0, 1, true), 'in little room').toBe('3 move, 1 reserve');
  expect([words(0, 0, 0, 0), words(1, 1, 1, 1)]).toEqual([null, null]);
});
