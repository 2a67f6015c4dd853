import { expect, test } from 'vitest';
import { bodyOf, bright, CALM, LIMITS, paintSky, starsOf } from '../src/stage/sky.ts';
import { seedOf } from '../src/stage/noise.ts';

const GAMES = ['full-thrust', 'ftl', 'talon', 'black-skies', 'simple-spaceships'];
const SEEDS = [1, 7, 20_011, 9_999_991];

test.each(GAMES)('the sky of %s stays dark enough for what is drawn on it, in the reveal and while an order is asked', (game) => {
  for (const seed of SEEDS)
    for (const [wide, high] of [[240, 150], [130, 170]] as const) {
      const pixels = paintSky(game, seed, wide, high);
      expect(bright(pixels), `reveal, seed ${seed}`).toBeLessThanOrEqual(LIMITS.reveal);
      expect(bright(pixels, CALM), `asked, seed ${seed}`).toBeLessThanOrEqual(LIMITS.asked);
      expect(bright(pixels), 'and is no black sheet').toBeGreaterThan(0.02);
    }
});

test.each(GAMES)('the world of %s is darkened too, and covers a quarter of the picture at most', (game) => {
  for (const seed of SEEDS) {
    const [wide, high] = [240, 150];
    const { x, y, radius } = bodyOf(game, seed, wide, high);
    const pixels = paintSky(game, seed, wide, high);
    const inside: number[] = [];
    for (let j = 0; j < high; j++) for (let i = 0; i < wide; i++) if (Math.hypot(i - x, j - y) < radius - 1) inside.push(...pixels.slice((j * wide + i) * 4, (j * wide + i) * 4 + 4));
    expect(inside.length / pixels.length).toBeLessThanOrEqual(0.25);
    expect(inside.length).toBeGreaterThan(0);
    if (game !== 'ftl') expect(bright(Uint8ClampedArray.from(inside))).toBeLessThanOrEqual(LIMITS.reveal);
  }
});

test('the same battle has the same sky, another battle another one', () => {
  expect(paintSky('talon', 5, 60, 40)).toEqual(paintSky('talon', 5, 60, 40));
  expect(paintSky('talon', 5, 60, 40)).not.toEqual(paintSky('talon', 6, 60, 40));
  expect(seedOf('12345')).toBe(seedOf('12345'));
  expect(seedOf('12345')).not.toBe(seedOf('12346'));
});

test('stars are as many as the picture is large, and few carry a cross', () => {
  const all = [...starsOf(3, 1440, 900, 0), ...starsOf(3, 1440, 900, 1)];
  const crossed = all.filter((star) => star.cross > 0);
  expect(all.length - crossed.length).toBe(Math.round((1440 * 900) / 1500));
  expect(crossed.length).toBeGreaterThanOrEqual(5);
  expect(crossed.length).toBeLessThanOrEqual(12);
  for (const { x, y, radius } of all) {
    expect(x >= 0 && x < 1440 && y >= 0 && y < 900).toBe(true);
    expect(radius >= 0.45 && radius <= 1.55).toBe(true);
  }
});
