/** Reveals of real battles of every game: they tell every line in order, lose nothing of the film, and are told in beats. */
import { describe, expect, test } from 'vitest';
import { BATTLES } from '../gallery/battles.mjs';
import { lossesOf } from '../src/lib/blocks.ts';
import type { View } from '../src/lib/protocol.ts';
import { reveal } from '../src/lib/reveal.ts';
import { designOf } from '../src/ships/designs/index.ts';
import { recorded, wholeFaceOf } from './battles.ts';

describe.each(Object.keys(BATTLES))('%s', async (name) => {
  const face = await wholeFaceOf(BATTLES[name].game);
  const turns = await recorded(name, BATTLES[name].game === 'ftl' ? Infinity : 40);
  const shown = turns.map((turn) => ({ turn, film: reveal(turn, face), plain: face.film(turn) }));

  test('tells every line, in order, within its length', () => {
    for (const { turn, film } of shown) {
      expect(film.told).toHaveLength(turn.told.length);
      expect([...film.told].sort((a, b) => a - b)).toEqual(film.told);
      if (film.told.length > 0) expect(film.told.at(-1)).toBeLessThanOrEqual(film.length + 1e-9);
    }
  });
  test('ends as the film ends, with every ship that was destroyed as a wreck', () => {
    for (const { turn, film, plain } of shown) {
      const [end, told] = [film.at(film.length), plain.at(plain.length)];
      const lost = lossesOf(turn).map(({ name }) => name);
      expect((end.wrecks ?? []).map(({ name }) => name).sort()).toEqual((told.wrecks ?? lost.map((name) => ({ name }))).map(({ name }) => name).sort());
      expect({ ...end, wrecks: [] }).toEqual({ ...told, moved: 1, actors: told.actors.filter(({ name }) => !lost.includes(name)), wrecks: [] });
    }
  });
  test('shows a wreck under the fireball, before its loss has been told to the end', () => {
    for (const { turn, film } of shown)
      for (const { name } of lossesOf(turn)) {
        const under = film.beats?.some((beat) => film.at(beat.at + beat.length * 0.9).effects?.some(({ kind }) => kind === 'blast') && film.at(beat.at + beat.length * 0.9).wrecks?.some((wreck) => wreck.name === name));
        expect(under).toBe(true);
      }
  });
  test('has beats one after the other, each with a picture that stands for it', () => {
    for (const { film } of shown) {
      let end = 0;
      for (const beat of film.beats ?? []) {
        expect(beat.at).toBeGreaterThanOrEqual(end - 1e-9);
        expect(beat.length).toBeGreaterThanOrEqual(0);
        end = beat.at + beat.length;
        expect(film.still?.(beat).actors).toBeDefined();
      }
      expect(end).toBeLessThanOrEqual(film.length + 1e-9);
    }
  });
  test('never shows a die that has not landed as told, nor a place that is no number', () => {
    for (const { film } of shown)
      for (let step = 0; step <= 20; step++) {
        const { actors, banner, effects = [], pops = [] } = film.at((film.length * step) / 20);
        for (const actor of actors) expect(Number.isFinite(actor.x) && Number.isFinite(actor.y)).toBe(true);
        if (banner) expect(banner.landed).toBeLessThanOrEqual(banner.dice.length);
        if (banner && !banner.done) expect(pops.filter((pop) => pop.age < 0)).toEqual([]);
        for (const effect of effects) if ('age' in effect && effect.age !== undefined) expect(effect.age).toBeGreaterThanOrEqual(0);
      }
  });
  test('keeps apart by name what a board draws side by side', () => {
    for (const [at, { film }] of shown.entries())
      for (let step = 0; step <= 100; step++) {
        const { actors, wrecks = [], pops = [], shots = [], tallies = [], flips = [] } = film.at((film.length * step) / 100);
        for (const names of [actors.map(({ name }) => name), wrecks.map(({ name }) => name), pops.map((pop) => `${pop.piece} ${pop.at}`), ...[shots, tallies, flips].map((all) => all.map(({ id }) => id))]) expect(names.filter((one, place) => names.indexOf(one) !== place), `decision ${at + 1}`).toEqual([]);
      }
  });
  test('a piece that stands at the end is never lost on the way', () => {
    for (const { film, plain } of shown) {
      const end = plain.at(plain.length).actors.map((actor) => actor.name);
      const late = film.at(film.length - 1e-6).actors.map((actor) => actor.name);
      expect(end.filter((one) => !late.includes(one))).toEqual([]);
    }
  });
});

test('where ships fire, there are rays, dice that land, and numbers for what was lost', async () => {
  const face = await wholeFaceOf('full-thrust');
  const turns = (await recorded('close-action', 6)).filter((turn) => turn.told.some((event) => event.kind === 'fires'));
  expect(turns.length).toBeGreaterThan(0);
  for (const turn of turns) {
    const film = reveal(turn, face);
    const volleys = (film.beats ?? []).filter((beat) => beat.banner?.target);
    const frames = volleys.map((beat) => film.at(beat.at + beat.length * 0.4));
    expect(frames.every((frame) => frame.effects?.some((effect) => ['ray', 'torpedo', 'bolts'].includes(effect.kind)))).toBe(true);
    const scored = volleys.filter((beat) => /^[1-9]/.test(beat.banner?.result ?? ''));
    for (const beat of scored) expect(film.at(beat.at + beat.length - 0.01).pops?.length).toBeGreaterThan(0);
  }
});

test('the banner gives a target the colour of its own side, also where a friend is fired at', async () => {
  const face = await wholeFaceOf('full-thrust');
  const turns = (await recorded('close-action', 6)).filter((turn) => turn.told.some((event) => event.kind === 'fires'));
  const foes = (all: typeof turns) => all.flatMap((turn) => (reveal(turn, face).beats ?? []).flatMap(({ banner }) => (banner?.target ? [[banner.side, banner.foe]] : [])));
  const fought = foes(turns);
  expect(fought.length).toBeGreaterThan(0);
  expect(fought.every(([side = 0, foe]) => foe === 3 - side)).toBe(true);
  const oneFleet = (view: View): View => ({ ...view, pieces: view.pieces.map((piece) => ({ ...piece, side: 1 })) });
  const among = foes(turns.map((turn) => ({ ...turn, before: oneFleet(turn.before), after: oneFleet(turn.after) })));
  expect(among).toHaveLength(fought.length);
  expect(among.every(([, foe]) => foe === 1)).toBe(true);
});

test.each([['full-thrust', 'close-action'], ['talon', 'war'], ['black-skies', 'wings']])('%s: shots come from guns that the firer has, and a ship that is hit is pushed and comes back', async (game, name) => {
  const face = await wholeFaceOf(game);
  let [guns, kicks] = [0, 0];
  for (const turn of await recorded(name, 60)) {
    const film = reveal(turn, face);
    for (const beat of film.beats ?? []) {
      for (let now = beat.at; now < beat.at + beat.length; now += 0.1) {
        const { effects = [], actors } = film.at(now);
        for (const effect of effects) {
          const gun = 'to' in effect && !Array.isArray(effect.from) ? (effect.from as { on: string; gun?: string }) : null;
          const firer = actors.find((actor) => actor.name === gun?.on);
          if (!gun?.gun || !firer) continue;
          guns += 1;
          expect(designOf(game, firer).turrets.map(({ system }) => system)).toContain(gun.gun);
        }
        for (const { staged } of actors) if (staged?.kick) expect(Math.hypot(...staged.kick), `${(kicks += 1)}`).toBeLessThanOrEqual(3);
      }
      expect(film.still?.(beat).actors.some(({ staged }) => staged?.kick || staged?.white)).toBe(false);
    }
  }
  expect(guns).toBeGreaterThan(0);
  expect(kicks).toBeGreaterThan(0);
});

test('a hull goes white as it bursts', async () => {
  const face = await wholeFaceOf('full-thrust');
  const lost = (await recorded('last-volley', Infinity)).filter((turn) => turn.told.some((event) => event.kind === 'destroyed'));
  expect(lost.length).toBeGreaterThan(0);
  for (const turn of lost) {
    const film = reveal(turn, face);
    const bursts = (film.beats ?? []).filter((beat) => film.at(beat.at + 0.01).effects?.some(({ kind }) => kind === 'blast'));
    for (const beat of bursts) expect(Math.max(...[0.02, 0.1, 0.2].map((passed) => Math.max(...film.at(beat.at + passed).actors.map(({ staged }) => staged?.white ?? 0))))).toBeGreaterThan(0.1);
  }
});
