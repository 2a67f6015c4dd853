import { describe, expect, it } from 'vitest';
import { faceOf, wholeFace } from '../src/games/face.ts';
import { calledIn } from '../src/lib/called.ts';
import { reveal } from '../src/lib/reveal.ts';
import { salvo } from '../src/lib/salvo.ts';
import { lossesOf } from '../src/lib/blocks.ts';
import { recorded } from './battles.ts';

describe('a salvo', async () => {
  const game = faceOf('full-thrust');
  if (!game) throw new Error('full-thrust');
  const face = await wholeFace(game);
  const turns = await recorded('close-action', 12);
  const films = turns.map((turn, at) => ({ turn, film: reveal(turn, face, calledIn(turns.slice(0, at + 1))) }));
  const fights = films.filter(({ film }) => (film.beats ?? []).filter(({ banner }) => banner?.target).length > 1);
  const [loud] = fights.filter(({ turn }) => lossesOf(turn).length > 0);

  it('fires the volleys of a decision at once and shows its losses in the midst of them', () => {
    if (!loud) throw new Error('the battle has no decision with volleys and a loss');
    const joined = salvo(loud.film);
    const main = (joined.beats ?? []).find(({ banner }) => banner?.target);
    if (!main) throw new Error('no beat');
    const { effects = [], actors } = joined.still?.(main) ?? joined.at(main.at);
    const firers = new Set(effects.flatMap((one) => (one.kind === 'ray' && 'on' in one.from ? [one.from.on] : [])));
    expect(firers.size).toBeGreaterThan(1);
    expect(effects.some(({ kind }) => kind === 'blast')).toBe(true);
    expect(actors.length, 'a ship that bursts is still there').toBe(loud.film.at(0).actors.length);
    expect(joined.length).toBeLessThan(loud.film.length);
  });

  it('ends as the reveal ends, and leaves a decision without volleys as it is', () => {
    for (const { film } of films) {
      const joined = salvo(film);
      const names = (of: typeof film): string[][] => [of.at(of.length).actors, of.at(of.length).wrecks ?? []].map((all) => all.map(({ name }) => name));
      expect(names(joined)).toEqual(names(film));
      if (!fights.some((one) => one.film === film)) expect(joined).toBe(film);
    }
  });

  it('has a wreck in place of a lost ship before it is over', () => {
    if (!loud) throw new Error('the battle has no decision with volleys and a loss');
    const joined = salvo(loud.film);
    const main = (joined.beats ?? []).find(({ banner }) => banner?.target);
    const late = joined.at((main?.at ?? 0) + (main?.length ?? 0) - 0.05);
    const lost = lossesOf(loud.turn).map(({ name }) => name);
    expect((late.wrecks ?? []).map(({ name }) => name)).toEqual(expect.arrayContaining(lost));
    expect(late.actors.some(({ name }) => lost.includes(name))).toBe(false);
  });
});
