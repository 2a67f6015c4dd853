/** The table's y goes up, the drawing's down: flipped once, and back again exactly. */
import { describe, expect, it } from 'vitest';
import { around, even, fit, pointers, serves, TableFrame, whole } from '../src/board/frame.ts';

const table = { width: 48000, height: 36000 };

describe('the frame', () => {
  it('puts the origin at the lower left', () => {
    const frame = new TableFrame(table, { x: 0, y: 0, k: 10 });
    expect([frame.x(0), frame.y(0)]).toEqual([0, 36]);
    expect(frame.y(36000)).toBe(0);
  });

  it('goes to the screen and back', () => {
    const frame = new TableFrame(table, { x: 37, y: -12, k: 17.5 });
    const [left, top] = [frame.x(12500) * 17.5 + 37, frame.y(7000) * 17.5 - 12];
    const [x, y] = frame.toTable(left, top);
    expect(x).toBeCloseTo(12500);
    expect(y).toBeCloseTo(7000);
  });

  it('moves ahead along a heading', () => {
    const frame = new TableFrame(table, { x: 0, y: 0, k: 1 });
    const [x, y] = frame.ahead(1000, 1000, 90, 2);
    expect(x).toBeCloseTo(3000);
    expect(y).toBeCloseTo(1000);
  });

  it('lets the camera stay while it serves', () => {
    const window = { width: 480, height: 360 };
    const region = { x0: 10000, y0: 10000, x1: 30000, y1: 24000 };
    const camera = fit(table, window, region, even(10));
    expect(serves(camera, table, window, region, even(0))).toBe(true);
    expect(serves(camera, table, window, { ...region, x1: 40000 }, even(0))).toBe(false);
    expect(serves(camera, table, window, { x0: 19000, y0: 16000, x1: 21000, y1: 18000 }, even(0))).toBe(false);
  });

  it('points from the border at what is out of sight, and once at those that lie together', () => {
    const frame = new TableFrame(table, { x: 0, y: 0, k: 10 });
    const window = { width: 300, height: 360 };
    const piece = (name: string, x: number, y: number) => ({ name, side: 2, x, y });
    expect(pointers([piece('B1', 10000, 10000)], frame, window, even(20))).toEqual([]);
    const [arrow, ...others] = pointers([piece('B1', 44000, 18000), piece('B2', 46000, 18000)], frame, window, even(20));
    expect(others).toEqual([]);
    expect(arrow).toMatchObject({ x: 280, y: 180, side: 2, names: 'B1, B2' });
    expect(arrow?.heading).toBeCloseTo(90);
  });

  it('fits a region whole and stays on the table', () => {
    const camera = fit(table, { width: 500, height: 400 }, whole(table), even(10));
    expect(camera.k).toBeCloseTo(10);
    expect(around(table, [[1000, 1000], [47000, 35500]], 5000)).toEqual({ x0: 0, y0: 0, x1: 48000, y1: 36000 });
    expect(around(table, [], 5000)).toEqual(whole(table));
  });
});
