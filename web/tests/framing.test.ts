/* The camera: close to what matters, with no panel over a piece; and counters as large as there is room for. */
import { describe, expect, it } from 'vitest';
import { around, serves, TableFrame, widened } from '../src/board/frame.ts';
import { covered, frameOn, type Sight } from '../src/board/framing.ts';
import { pitchOf, roominess, tags, type Body } from '../src/board/labels.ts';
import { placeNotes, sizeOfNote } from '../src/board/notes.svelte.ts';
import { boxAt, overlap } from '../src/board/placing.ts';
import type { Point } from '../src/lib/protocol.ts';

const table = { width: 60000, height: 48000 };
const window = { width: 1440, height: 900 };
const BANNER = { x0: 170, y0: 716, x1: 890, y1: 818 };
const HEAD = { x0: 12, y0: 12, x1: 300, y1: 64 };
const sight: Sight = { table, window, edges: { top: 56, right: 428, bottom: 126, left: 56 }, panels: [BANNER, HEAD], margin: 64, closest: 42, must: [], others: [] };
const pair: Point[] = [[20000, 20000], [29000, 24000]];
const body = (name: string, x: number, y: number): Body => ({ name, kind: 'ship', side: 1, x, y, radius: 500, hull: 8, of: 8, group: 'cruiser' }) as unknown as Body;

describe('the camera', () => {
  it('comes close, but no closer than it may', () => {
    const camera = frameOn(around(table, pair, 300), { ...sight, must: pair });
    expect(camera.k).toBeGreaterThan(25);
    expect(camera.k).toBeLessThanOrEqual(42);
    expect(frameOn(around(table, pair, 300), { ...sight, must: pair, closest: 20 }).k).toBe(20);
  });
  it('steps aside where the banner would lie over a ship', () => {
    const must: Point[] = [[20000, 20000], [29000, 34000]];
    const first = frameOn(around(table, must, 300), { ...sight, must });
    /* A ship that stands right under the banner in that picture. */
    const frame = new TableFrame(table, first);
    const hidden: Point = frame.toTable(500, 760);
    expect(covered([hidden], first, sight, 30)).toBe(1);
    const second = frameOn(around(table, must, 300), { ...sight, must, others: [hidden] });
    expect(covered([hidden], second, sight, 30)).toBe(0);
    expect(covered(must, second, sight, 46)).toBe(0);
  });
  it('stays with the camera that was chosen with a margin, however far apart the pieces', () => {
    const [hero, edges, must] = [{ width: 1440, height: 560 }, { top: 70, right: 40, bottom: 70, left: 576 }, [[55000, 30000], [41320, 16000]] as Point[]];
    const region = around(table, must, 400);
    const camera = frameOn(region, { table, window: hero, edges, panels: [], margin: 110, closest: 43, must, others: [] });
    expect(serves(camera, table, hero, region, edges, 43, 110)).toBe(true);
  });
  it('leaves room between its edges in any window', () => {
    const small = { width: 320, height: 300 };
    const edges = widened({ top: 90, right: 30, bottom: 110, left: 30 }, 200, small);
    expect(small.height - edges.top - edges.bottom).toBeGreaterThan(0);
    expect(small.width - edges.left - edges.right).toBeGreaterThan(0);
  });
});

describe('counters', () => {
  it('are larger where few stand on a large board', () => {
    const room = { ...window, panels: [] };
    const few = Array.from({ length: 6 }, (_, at) => body(`A${at}`, at * 9000, 20000));
    const many = Array.from({ length: 60 }, (_, at) => body(`A${at}`, at * 900, 20000));
    expect(roominess(few, room)).toBeGreaterThan(roominess(many, room));
    const frame = new TableFrame(table, { x: 0, y: 0, k: 14 }, 14).within(room);
    expect(tags(few, frame).get('A0')?.size ?? 0).toBeGreaterThan(30);
    expect(tags(many, frame).get('A30')?.size ?? 0).toBeLessThanOrEqual(20);
  });
  it('show points that can be counted where there is room for them', () => {
    expect(pitchOf(4, 12)).toBe(9);
    expect(pitchOf(18, 40)).toBeGreaterThan(3.6);
    expect(pitchOf(18, 14)).toBeNull();
    expect(pitchOf(60, 90)).toBeNull();
  });
});

it('puts notes clear of each other and of what is taken, pills first', () => {
  const frame = new TableFrame(table, { x: 0, y: 0, k: 15 }).within({ ...window, panels: [HEAD] });
  const at: Point = [30000, 24000];
  const taken = [boxAt(450, 360, 60, 60)];
  const notes = ['fore 4 dice', '9.2 in, 8 dice', 'port 2 dice'].map((text, nth) => ({ id: text, text, at, spots: [at], reach: 0, pill: nth === 1 }));
  const found = placeNotes(notes, frame, taken);
  expect(found.has('9.2 in, 8 dice')).toBe(true);
  const boxes = [...found].map(([id, { dx, dy }]) => boxAt(450 + dx, 360 + dy, sizeOfNote({ text: id, pill: id.startsWith('9') }).wide, sizeOfNote({ text: id, pill: id.startsWith('9') }).high));
  for (const [n, box] of boxes.entries()) for (const other of [...taken, ...boxes.slice(n + 1)]) expect(overlap(box, other)).toBe(0);
});
