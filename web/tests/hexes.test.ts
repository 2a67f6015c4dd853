/** The board of hexes: where a hex lies, which hex a place lies in, and the ground as drawn. */
import { describe, expect, it } from 'vitest';
import { centre, hexAt, honeycomb, sameHex } from '../src/board/hexes.ts';
import { apart } from '../src/board/labels.ts';
import { around } from '../src/board/frame.ts';

const MAP = { width: 22804, height: 18500 };

describe('hexes', () => {
  it('lie an inch from each neighbour, column beside column', () => {
    const [x, y] = centre([4, 2]);
    for (const [q, r] of [[4, 3], [5, 2], [5, 1], [4, 1], [3, 2], [3, 3]] as const) {
      const [a, b] = centre([q, r]);
      expect(Math.hypot(a - x, b - y)).toBeCloseTo(1000, -1);
    }
  });
  it('are found again from any place well inside them', () => {
    for (let q = -3; q < 30; q += 3) {
      for (let r = -16; r < 20; r += 5) {
        const [x, y] = centre([q, r]);
        for (const [dx, dy] of [[0, 0], [430, 100], [-430, -100], [200, 420], [-200, -420]] as const) expect(hexAt([x + dx, y + dy])).toEqual([q, r]);
      }
    }
  });
  it('are the same only in both numbers', () => {
    expect(sameHex([1, 2], [1, 2])).toBe(true);
    expect(sameHex([1, 2], [2, 1])).toBe(false);
    expect(sameHex(null, [1, 2])).toBe(false);
  });
});

describe('the ground', () => {
  const parts = (path: string): number => path.split('M').length - 1;
  it('has a hex for each of 26 columns and 18 rows, and every inner side once', () => {
    const { felt, lines, rim } = honeycomb(MAP, 'map', []);
    expect(parts(felt)).toBe(26 * 18);
    expect(2 * parts(lines) + parts(rim)).toBe(6 * 26 * 18);
    expect(parts(rim)).toBeGreaterThan(100);
  });
  it('goes on without a rim where the map has no edges, as far as the pieces do', () => {
    const near = honeycomb(MAP, 'endless', []);
    const far = honeycomb(MAP, 'endless', [[-60_000, 5000]]);
    expect(near.rim).toBe('');
    expect(parts(far.felt)).toBeGreaterThan(parts(near.felt));
    expect(around(MAP, [[-60_000, 5000]], 1000, true).x0).toBe(-61_000);
    expect(around(MAP, [[-60_000, 5000]], 1000).x0).toBe(0);
  });
});

it('draws pieces of one hex beside each other, and none elsewhere', () => {
  const [x, y] = centre([5, 5]);
  const at = (name: string, hex: [number, number]) => ({ name, hex, x: centre(hex)[0], y: centre(hex)[1] });
  const [one, two, lone] = apart([at('A', [5, 5]), at('B', [5, 5]), at('C', [6, 5])]);
  expect([one?.x, two?.x]).toEqual([x - 240, x + 240]);
  expect([Math.round(one?.y ?? 0), Math.round(two?.y ?? 0)]).toEqual([y, y]);
  expect(lone).toEqual(at('C', [6, 5]));
});
