/** No ship flashes more than twice within a second on the clock: in the recorded battles of every game, at every pace, and in films of whole battles. */
import { describe, expect, test, vi } from 'vitest';
import { BATTLES } from '../gallery/battles.mjs';
import type { Light } from '../src/lib/beats.ts';
import { calledIn } from '../src/lib/called.ts';
import { calm, flashesOn, ONE, type Flash } from '../src/lib/flashes.ts';
import type { Film } from '../src/lib/film.ts';
import { reveal } from '../src/lib/reveal.ts';
import { reelOf } from '../src/poster/film/reel.ts';
import { Picture } from '../src/stage/picture.ts';
import { impact } from '../src/stage/effects.ts';
import { recorded, wholeFaceOf } from './battles.ts';

vi.setConfig({ testTimeout: 60_000 });

const PACES = [1, 2, 4];
/** A moment of a film is looked at so often, in seconds of film. */
const STEP = 0.04;

/** Times at which each ship begins to flash white, in seconds on the clock, as the frames of a film show it. */
function seen(film: Film, pace: number): Map<string, number[]> {
  const found = new Map<string, number[]>();
  const last = new Map<string, number>();
  let struck = new Set<string>();
  for (let now = 0; now < film.length; now += STEP) {
    const { effects = [], bursts, actors } = film.at(now);
    const flash = (ship: string): void => {
      if (now - (last.get(ship) ?? -9) > ONE + STEP) found.set(ship, [...(found.get(ship) ?? []), now / pace]);
      last.set(ship, now);
    };
    const lit = bursts.filter(({ dim, size }) => !dim && size === 'hit').map(({ x, y }) => actors.find((one) => Math.hypot(one.x - x, one.y - y) < 30)?.name ?? '');
    for (const ship of lit) if (!struck.has(ship)) flash(ship);
    struck = new Set(lit);
    for (const effect of effects) {
      if ('dim' in effect || !('age' in effect)) continue;
      const ship = flashesOn({ at: 0, until: 0, effect }) ?? (effect.kind === 'blast' ? String(effect.at) : null);
      if (ship === null || (effect.age ?? 0) > STEP * 1000) continue;
      flash(ship);
    }
  }
  return found;
}
function most(times: readonly number[]): number {
  return Math.max(0, ...times.map((from) => times.filter((one) => one >= from && one < from + 1 - STEP).length));
}

describe.each(Object.keys(BATTLES))('%s', async (name) => {
  const face = await wholeFaceOf(BATTLES[name]?.game ?? '');
  const turns = await recorded(name, 60);

  test.each(PACES)('at %i×', (pace) => {
    const called = calledIn(turns);
    for (const turn of turns) {
      const film = reveal(turn, face, called);
      film.calm?.(pace, []);
      for (const [ship, times] of seen(film, pace)) expect(most(times), `decision ${turn.decision}, ${ship}`).toBeLessThanOrEqual(2);
    }
  });
  test('in a film of the whole battle', () => {
    const last = turns.at(-1);
    if (!last) return;
    const reel = reelOf({ face, turns, title: '', gameTitle: '', view: last.after }, 'battle');
    const all = new Map<string, number[]>();
    for (const clip of reel.clips)
      for (const [ship, times] of seen(clip.film, reel.pace)) all.set(ship, [...(all.get(ship) ?? []), ...times.map((at) => at + clip.at)]);
    for (const [ship, times] of all) expect(most(times), `${ship} at ${reel.pace}×`).toBeLessThanOrEqual(2);
  });
});

describe('a flash', () => {
  const hit = (at: number): Light => ({ at, until: at + 0.5, effect: { kind: 'impact', side: 1, at: { on: 'B1' }, from: { on: 'A1' } } });
  const dims = (lights: Light[], pace: number, past: Flash[] = []): boolean[] => {
    calm(lights, 9, pace, past);
    return lights.map(({ dim }) => dim ?? false);
  };
  test('is dimmed where it would be the third within a second', () => {
    expect(dims([0, 0.4, 0.8, 1.2, 3].map(hit), 1)).toEqual([false, false, true, false, false]);
    expect(dims([0, 1, 2, 3].map(hit), 1)).toEqual([false, false, false, false]);
    expect(dims([0, 1, 2, 3].map(hit), 4)).toEqual([false, false, true, true]);
  });
  test('of several shots at once is one', () => expect(dims([0, 0.03, 0.06, 0.1, 0.6].map(hit), 1)).toEqual([false, false, false, false, false]));
  test('counts those of the film before, by how long ago they were', () => {
    expect(dims([hit(0.1)], 1, [{ ship: 'B1', at: -0.2 }, { ship: 'B1', at: -0.6 }])).toEqual([true]);
    expect(calm([hit(8.5)], 9, 1, [])).toEqual([{ ship: 'B1', at: -0.5 }]);
  });
  test('of a loss goes before those of hits', () => {
    const lost: Light = { at: 0.9, until: 2, effect: { kind: 'blast', at: [0, 0], age: 0 }, ship: 'B1' };
    expect(dims([hit(0.1), hit(0.5), lost], 1)).toEqual([false, true, false]);
  });
  test('that is dimmed has sparks, and no light', () => {
    const drawn = (dim: boolean): Picture => {
      const into = new Picture();
      into.clear();
      impact({ into, theme: 'dark', lean: false }, { x: 0, y: 0, unit: 60 }, 0, { side: 1, age: 60, dim });
      return into;
    };
    expect([drawn(true).over.count, drawn(false).over.count]).toEqual([34, 40]);
    expect(drawn(true).flash[3]).toBe(0);
  });
});
