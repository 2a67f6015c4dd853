/** The films of whole battles of Faster Than Light: puffs at launches, wakes behind sprints, diamonds that close, and what is heard of them. */
import { describe, expect, test } from 'vitest';
import { BATTLES } from '../gallery/battles.mjs';
import { LIFE, type Effect } from '../src/lib/effects.ts';
import { reveal } from '../src/lib/reveal.ts';
import { recorded, wholeFaceOf } from './battles.ts';

const face = await wholeFaceOf('ftl');
const on = (effect: Effect): string => String(((effect.kind === 'wake' ? effect.to : 'at' in effect ? effect.at : {}) as { on?: string }).on);
const named = (effects: readonly Effect[] | undefined, kind: Effect['kind']): string[] => (effects ?? []).filter((effect) => effect.kind === kind).map(on);

describe.each(Object.keys(BATTLES).filter((name) => BATTLES[name].game === 'ftl'))('%s', async (name) => {
  const turns = await recorded(name, Infinity);
  const shown = turns.map((turn) => ({ turn, plain: face.film(turn), film: reveal(turn, face) }));
  const all = (kind: string) => shown.flatMap(({ turn, ...films }) => turn.told.flatMap((event, at) => (event.kind === kind ? [{ turn, event, at: films.plain.told[at] ?? 0, ...films }] : [])));

  test('is fought to its end, with launches and sprints, and hits where one ship hunts the other', () => {
    expect(turns.length).toBeGreaterThan(5);
    for (const kind of ['launch', 'sprint', ...(name === 'crossing-courses' ? ['hit'] : [])]) expect(all(kind).length, kind).toBeGreaterThan(0);
  });
  test('a launch has its puff, marks the ship and its missile, and is heard', () => {
    for (const { event, at, plain, film } of all('launch')) {
      const { effects } = plain.at(at + 0.1);
      expect(named(effects, 'launch')).toContain(event['piece']);
      expect(named(effects, 'mark')).toEqual(expect.arrayContaining([event['piece'], event['missile']]));
      expect(film.cues?.map(({ cue }) => cue)).toContain('launch');
    }
  });
  test('a missile that sprints draws a wake to its stern until it is gone, and is heard; it leaves its track when it has arrived', () => {
    const sprints = all('sprint').filter(({ turn, event }) => [...turn.before.pieces, ...turn.after.pieces].some((piece) => piece.name === event['piece'] && piece.kind === 'missile'));
    expect(sprints.length).toBeGreaterThan(0);
    for (const { event, at, plain, film } of sprints) {
      const { effects, trails, actors } = plain.at(at + 0.05);
      const missile = actors.find((actor) => actor.name === event['piece']);
      if (missile && Number(event['length']) > 1000) {
        expect(named(effects, 'wake')).toContain(event['piece']);
        expect(missile.staged?.thrust).toBeGreaterThan(1);
        expect(trails.some((trail) => trail.piece === event['piece'] && trail.from[0] === (event['from'] as number[])[0])).toBe(false);
      }
      expect(film.cues?.map(({ cue }) => cue)).toContain('sprint');
      expect(named(plain.at(plain.length).effects, 'wake')).toEqual([]);
    }
  });
  test('a diamond closes on the target of each contact', () => {
    for (const { event, at, plain } of all('meet')) {
      const marks = plain.at(at - 0.05).effects?.filter((effect) => effect.kind === 'mark' && on(effect) === event['target'] && (effect.age ?? 0) > LIFE.mark - 100);
      expect(marks).toHaveLength(1);
    }
  });
  test('wakes and puffs are in the reveal, at all times of pieces that stand there', () => {
    for (const { film } of shown) {
      const seen = new Set<string>();
      for (let now = 0; now <= film.length; now += 0.1) {
        const { effects, actors } = film.at(now);
        for (const effect of effects ?? []) {
          seen.add(effect.kind);
          if (effect.kind === 'wake') expect(actors.map((actor) => actor.name)).toContain(on(effect));
        }
      }
      for (const cue of ['launch', 'sprint'] as const) if (film.cues?.some((heard) => heard.cue === cue)) expect([...seen].some((kind) => kind === 'launch' || kind === 'wake' || kind === 'mark')).toBe(true);
      const times = film.cues?.map(({ at }) => at) ?? [];
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }
  });
});
