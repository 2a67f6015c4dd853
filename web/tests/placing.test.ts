/** Labels over random crowds: none covers another, a ship or a panel, and none leaves the window. */
import { describe, expect, it } from 'vitest';
import { TableFrame } from '../src/board/frame.ts';
import { boxOf, tags, type Body } from '../src/board/labels.ts';
import { isFree, overlap, placeAll, type Box, type Wish } from '../src/board/placing.ts';
import { sizeOfSlip, slips } from '../src/board/slips.ts';
import type { Tally } from '../src/lib/film.ts';

const ROOM = { width: 1440, height: 900, panels: [{ x0: 1056, y0: 12, x1: 1428, y1: 600 }, { x0: 12, y0: 830, x1: 1044, y1: 888 }, { x0: 12, y0: 12, x1: 250, y1: 64 }] };
const PHONE = { width: 390, height: 844, panels: [{ x0: 0, y0: 500, x1: 390, y1: 844 }, { x0: 12, y0: 12, x1: 300, y1: 64 }] };

/** Numbers from 0 to 1, the same for the same seed. */
function random(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
const NAMES = ['Halberd', 'Steadfast', 'Anvil', 'Pike', 'Bulwark', 'Lance', 'Viper', 'Torch', 'Colossus', 'Spur'];

/** A crowd on a table of 48 by 36 inches; `tight` crowds stand in a few inches. */
function crowd(seed: number, count: number, tight: number): Body[] {
  const next = random(seed);
  return Array.from({ length: count }, (_, at): Body => {
    const side = at % 2 ? 2 : 1;
    const missile = next() < 0.25;
    const name = `${side === 1 ? 'A' : 'B'}${at}${missile ? '.1' : ''}`;
    const place = { x: 24000 + (next() - 0.5) * tight, y: 18000 + (next() - 0.5) * tight * 0.75 };
    return { name, side, kind: missile ? 'missile' : 'ship', radius: 500, ...place, ...(missile ? {} : { hull: 12, of: 18, label: `${NAMES[at % NAMES.length]}` }) };
  });
}
function frames(room: typeof ROOM, zoom: number): TableFrame {
  return new TableFrame({ width: 48000, height: 36000 }, { x: room.width / 2 - 24 * zoom, y: room.height / 2 - 18 * zoom, k: zoom }).within(room);
}

describe.each([
  ['a desktop', ROOM, 22],
  ['a desktop, from afar', ROOM, 9],
  ['a phone', PHONE, 8],
  ['a phone, from close by', PHONE, 30],
] as const)('on %s', (_, room, zoom) => {
  const frame = frames(room as typeof ROOM, zoom);
  it.each(Array.from({ length: 40 }, (_, seed) => seed))('crowd %i keeps its labels apart', (seed) => {
    const actors = crowd(seed, 4 + (seed % 24), [46000, 20000, 6000][seed % 3] ?? 46000);
    const found = tags(actors, frame);
    const shown = actors.filter((actor) => found.get(actor.name)?.shown);
    const boxes = shown.map((actor) => boxOf(actor, found.get(actor.name)!, frame));
    for (const [at, box] of boxes.entries()) {
      expect(isFree(box, room), `${shown[at]?.name} is in the window and under no panel`).toBe(true);
      for (const [other, another] of boxes.entries()) if (other > at) expect(overlap(box, another), `${shown[at]?.name} and ${shown[other]?.name}`).toBe(0);
      for (const actor of actors) {
        const { k, x, y } = frame.camera;
        const half = found.get(actor.name)!.size * 0.7;
        const [mx, my] = [x + frame.x(actor.x) * k, y + frame.y(actor.y) * k];
        if (actor !== shown[at]) expect(overlap(box, { x0: mx - half, y0: my - half, x1: mx + half, y1: my + half }), `${shown[at]?.name} over ${actor.name}`).toBe(0);
      }
    }
  });

  it('names all but few of those who stand in the open', () => {
    const actors = crowd(3, 12, 46000);
    const found = tags(actors, frame);
    const open = actors.filter((actor) => isFree({ x0: frame.camera.x + frame.x(actor.x) * zoom - 2, y0: frame.camera.y + frame.y(actor.y) * zoom - 2, x1: frame.camera.x + frame.x(actor.x) * zoom + 2, y1: frame.camera.y + frame.y(actor.y) * zoom + 2 }, room));
    const named = open.filter((actor) => found.get(actor.name)?.shown);
    expect(named.length).toBeGreaterThanOrEqual(Math.floor(open.length * 0.7));
  });
});

it('moves a label out with a line rather than over its neighbour', () => {
  const wish = (id: string, x: number): Wish => ({ id, x, y: 400, reach: 12, forms: [{ text: id, wide: 90, high: 16, pips: false }] });
  const wishes = [wish('a', 500), wish('b', 512), wish('c', 524), wish('d', 536), wish('e', 548)];
  const bodies = wishes.map(({ id, x, y }) => ({ id, box: { x0: x - 10, y0: y - 10, x1: x + 10, y1: y + 10 } }));
  const placed = placeAll(wishes, bodies, { width: 1000, height: 800, panels: [] });
  expect(placed.size).toBe(5);
  expect([...placed.values()].some((place) => place.leader)).toBe(true);
});

it('says nothing of a piece under a panel', () => {
  const wish: Wish = { id: 'a', x: 1200, y: 300, reach: 12, forms: [{ text: 'a', wide: 20, high: 16, pips: false }] };
  expect(placeAll([wish], [], ROOM).size).toBe(0);
});

it.each(Array.from({ length: 20 }, (_, seed) => seed))('slips of crowd %i stand apart and in the open', (seed) => {
  const next = random(seed + 100);
  const frame = frames(ROOM, 22);
  const tallies = Array.from({ length: 1 + (seed % 7) }, (_, at): Tally => ({ id: `${at}`, x: 24000 + (next() - 0.5) * 12000, y: 18000 + (next() - 0.5) * 9000, side: 1, dice: Array.from({ length: 1 + Math.floor(next() * 12) }, () => ({ face: 4, faces: 6, did: null })), text: next() < 0.5 ? '−4' : '', fade: 1, words: '', clause: '' }));
  const boxes: Box[] = [...slips(tallies, frame).values()];
  expect(boxes.length).toBeGreaterThan(0);
  for (const [at, box] of boxes.entries()) {
    expect(isFree(box, ROOM)).toBe(true);
    for (const other of boxes.slice(at + 1)) expect(overlap(box, other)).toBe(0);
  }
  expect(boxes[0]!.x1 - boxes[0]!.x0).toBeCloseTo(sizeOfSlip(tallies[0]!).wide);
});
