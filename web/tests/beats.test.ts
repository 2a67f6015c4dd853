/** Beats of a reveal: one shot a die, times that fit a storyboard, folds, the clock of a loss. */
import { describe, expect, test } from 'vitest';
import { beatAt, burning, death, deathClock, endOfBeat, fold, volley, type VolleyPlan } from '../src/lib/beats.ts';
import { LIFE } from '../src/lib/effects.ts';
import type { Die } from '../src/lib/film.ts';

const die = (face: number): Die => ({ face, faces: 6, did: face >= 4 ? 'good' : null });
const plan = (faces: number[], more: Partial<VolleyPlan> = {}): VolleyPlan => ({ at: 2, side: 1, firer: 'A1', target: 'B1', weapon: 'ray', dice: faces.map(die), widths: [3.4], x: [0, 9000], shielded: false, brief: false, seed: 1, ...more });

describe('a volley', () => {
  const cut = volley(plan([4, 6, 1, 2, 5, 3, 2]));
  const shots = cut.lights.filter((light) => light.effect.kind === 'ray');
  test('shoots once a die, and hits with those that hit', () => {
    expect(shots.map((shot) => 'hit' in shot.effect && shot.effect.hit)).toEqual([true, true, false, false, true, false, false]);
    expect(cut.lights.filter((light) => light.effect.kind === 'impact')).toHaveLength(3);
    const aimed = shots.flatMap(({ effect }) => ('to' in effect && effect.hit ? [effect.to] : []));
    expect(cut.lights.flatMap(({ effect }) => (effect.kind === 'impact' ? [effect.at] : [])), 'each hit bursts where its ray ends').toEqual(aimed);
    expect(new Set(aimed.map((place) => JSON.stringify(place))).size).toBe(3);
  });
  test('comes from the guns of the record sheet, each with a flare, or by turns from those nearest to the target', () => {
    const muzzles = (guns: string[], kind: string): unknown[] => volley(plan([4, 6, 1, 2], { guns })).lights.flatMap(({ effect }) => (effect.kind !== kind ? [] : effect.kind === 'flare' ? [effect.at] : 'to' in effect ? [effect.from] : []));
    expect(muzzles(['A1', 'A1', 'A1', 'B2'], 'ray')).toEqual(['A1', 'A1', 'A1', 'B2'].map((gun) => ({ on: 'A1', gun, nth: 0 })));
    expect(muzzles(['A1', 'A1', 'A1', 'B2'], 'flare')).toEqual(['A1', 'B2'].map((gun) => ({ on: 'A1', gun, nth: 0 })));
    expect(muzzles(['group 1'], 'ray')).toEqual([0, 1, 2, 3].map((nth) => ({ on: 'A1', gun: 'group 1', nth })));
    expect(muzzles([], 'ray')).toEqual([0, 1, 2, 0].map((nth) => ({ on: 'A1', gun: '', nth })));
    expect(muzzles([], 'flare')).toHaveLength(3);
  });
  test('keeps to the storyboard', () => {
    expect(cut.length).toBeCloseTo(1.3);
    expect(shots[0]?.at).toBeCloseTo(2.25);
    expect(cut.landed[0]).toBeCloseTo(2.35);
    expect((cut.landed[1] ?? 0) - (cut.landed[0] ?? 0)).toBeCloseTo(0.045);
    expect(cut.lost).toBeCloseTo(2.7);
    expect(Math.max(...cut.landed)).toBeLessThan(cut.lost);
  });
  test.each([1, 7, 20, 60])('of %i dice has all of them landed before its loss is told, and ends in time', (count) => {
    for (const brief of [false, true]) {
      const many = volley(plan(Array.from({ length: count }, () => 5), { brief }));
      expect(many.landed).toHaveLength(count);
      expect(Math.max(...many.landed)).toBeLessThanOrEqual(many.lost);
      expect(Math.max(...many.lights.map((light) => light.until))).toBeLessThanOrEqual(2 + many.length + 0.35);
    }
  });
  test('of misses strikes nothing and is not felt', () => {
    const missed = volley(plan([1, 2, 3]));
    expect(missed.lights.some((light) => light.effect.kind === 'impact')).toBe(false);
    expect(missed.cues.some((cue) => cue.cue === 'hull')).toBe(false);
  });
  test('on a shield lights its lattice', () => {
    const shielded = volley(plan([6], { shielded: true }));
    expect(shielded.lights.map((light) => light.effect.kind)).toContain('lattice');
    expect(shielded.cues.map((cue) => cue.cue)).toContain('shield');
  });
  test('of torpedoes flies half a second, and tells its loss later', () => {
    const slow = volley(plan([6], { weapon: 'torpedo' }));
    const impact = slow.lights.find((light) => light.effect.kind === 'impact');
    expect((impact?.at ?? 0) - 2.25).toBeCloseTo(0.5);
    expect(slow.lost).toBeGreaterThan(impact?.at ?? 9);
  });
  test('has its cues in order', () => {
    const times = cut.cues.map((cue) => cue.at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });
});

test('a loss is slow at first and never runs backwards', () => {
  expect(deathClock(0.7, 2)).toBeCloseTo(0.245);
  let before = -1;
  for (let at = 0; at <= 2; at += 0.01) {
    const clock = deathClock(at, 2);
    expect(clock).toBeGreaterThan(before);
    before = clock;
  }
  expect(death(1, [5, 5], 5, true, 3).length).toBe(2);
  expect(death(1, [5, 5], 5, false, 3).length).toBe(0.9);
  expect(deathClock(0.9, 0.9) * 1000, 'a later loss sees its whole blast').toBeCloseTo(LIFE.blast);
});

test('a moment has its lights and its beat', () => {
  const { lights } = death(1, [0, 0], 0, false, 1);
  expect([burning(lights, 0.99).length, burning(lights, 1).length, burning(lights, 1.9).length]).toEqual([0, 1, 0]);
  const beats = [0, 1, 2.5].map((at) => ({ at, length: 1, places: [], banner: null, still: at, told: 0 }));
  expect([beatAt(beats, -1), beatAt(beats, 0)?.at, beatAt(beats, 2.4)?.at, beatAt(beats, 9)?.at]).toEqual([null, 0, 1, 2.5]);
  expect([endOfBeat(beats, 0, 4), endOfBeat(beats, 1.2, 4), endOfBeat(beats, 3, 4)]).toEqual([1, 2.5, 4]);
});

test('three misses in a row are told together, two are not', () => {
  const idle = (points: number): boolean => points === 0;
  expect(fold([0, 0, 3, 0, 0, 0, 1, 0], idle)).toEqual([[0], [0], [3], [0, 0, 0], [1], [0]]);
  expect(fold([0, 0, 0, 0], idle)).toEqual([[0, 0, 0, 0]]);
  expect(fold([], idle)).toEqual([]);
});
