/** The film of a turn follows the log: acts in order, contacts at their distance, the last frame as the referee left the table. */
import { describe, expect, it } from 'vitest';
import { film } from '../src/games/ftl/film.ts';
import { summary, whyEnded } from '../src/games/ftl/report.ts';
import type { Piece, Told, Turn } from '../src/lib/protocol.ts';
import { reveal } from '../src/lib/reveal.ts';
import { wholeFaceOf } from './battles.ts';

function piece(name: string, x: number, heading: number, side: number, missile = false): Piece {
  const base = { name, kind: missile ? 'missile' : 'ship', seat: side, side, x, y: 24000, heading, radius: missile ? 250 : 500 };
  return missile ? base : { ...base, hits: 0, hull: 3, missiles: 3 };
}
function told(kind: string, facts: Record<string, unknown>): Told {
  return { clause: 'FTL-6.3', text: kind, kind, ...facts };
}
const before = [piece('A', 10000, 90, 1), piece('A.1', 12000, 90, 1, true), piece('B', 18000, 270, 2)];
const events = [
  told('launch', { piece: 'B', missile: 'B.1', x: 17000, y: 24000, heading: 270 }),
  told('rotate', { piece: 'A', degrees: -90, heading: 0 }),
  told('sprint', { piece: 'A.1', length: 8000, from: [12000, 24000], to: [20000, 24000] }),
  told('meet', { piece: 'A.1', target: 'B', nearness: 550, at: [17500, 24000] }),
  told('hit', { piece: 'B', by: 'A.1', hits: 1, hull: 3 }),
  told('cleared', {}),
];
const after = [piece('A', 10000, 0, 1), { ...piece('B', 18000, 270, 2), hits: 1, missiles: 2 }, piece('B.1', 17000, 270, 2, true)];
const table = { width: 48000, height: 48000 };
const turn: Turn = {
  decision: 1, turn: 1, orders: [], told: events, over: null,
  before: { turn: 1, table, pieces: before, spoken: [] }, after: { turn: 2, table, pieces: after, spoken: [] },
};

describe('an FTL film', () => {
  const shot = film(turn);

  it('tells every line, in order and within its length', () => {
    expect(shot.told).toHaveLength(events.length);
    expect([...shot.told].sort((a, b) => a - b)).toEqual(shot.told);
    expect(shot.told.at(-1)).toBeLessThanOrEqual(shot.length);
  });

  it('begins as the turn began and ends as it ended', () => {
    expect(shot.at(0).actors.map((actor) => actor.name)).toEqual(['A', 'A.1', 'B']);
    const end = shot.at(shot.length).actors;
    for (const left of after) {
      const seen = end.find((actor) => actor.name === left.name);
      expect(seen).toMatchObject({ x: left.x, y: left.y, fade: 1, marked: false });
      expect(((seen?.heading ?? 0) + 360) % 360).toBe(left.heading);
    }
    expect(end).toHaveLength(after.length);
    expect(end.find((actor) => actor.name === 'B')?.hits).toBe(1);
  });

  it('marks launchers and rotators while it runs, and bursts where they met', () => {
    const contact = shot.told[3] ?? 0;
    const frame = shot.at(contact + 0.01);
    expect(frame.actors.filter((actor) => actor.marked).map((actor) => actor.name).sort()).toEqual(['A', 'B', 'B.1']);
    expect(frame.bursts.some((burst) => burst.x === 17500)).toBe(true);
    expect(frame.trails.some((trail) => trail.side === 1 && Math.abs(trail.to[0] - 17500) < 60)).toBe(true);
  });

  it('runs on whatever it is told', () => {
    const odd = film({ ...turn, told: [told('unheard of', {}), told('hit', { piece: 'Z', hits: 1 }), told('removed', { pieces: ['Z'] })] });
    expect(odd.at(odd.length).actors).toHaveLength(3);
  });
});

const face = await wholeFaceOf('ftl');

describe('the reveal of a lost ship', () => {
  const gone = (pieces: string[], facts = {}): Told[] => [...events.slice(2, 4), ...(pieces.length > 1 ? [] : [told('hit', { piece: 'B', by: 'A.1', hits: 3, hull: 3 })]), told('removed', { pieces, ...facts }), told('cleared', {}), told('over', { winner: 1 })];
  const left = (pieces: string[]) => ({ ...turn.after, pieces: after.filter(({ name }) => !pieces.includes(name) && name !== 'B.1') });

  it.each([
    ['its third hit in the last turn', before, ['B'], { 'third-hit': true }],
    ['a collision', [piece('A', 10000, 90, 1), piece('A.1', 12000, 90, 1), piece('B', 18000, 270, 2)], ['A.1', 'B'], {}],
  ])('by %s: a fireball, then a wreck that stays', (_, pieces, lost, facts) => {
    const shown = reveal({ ...turn, told: gone(lost, facts), before: { ...turn.before, pieces }, after: left(lost) }, face);
    const names = (seconds: number): string[] => (shown.at(seconds).wrecks ?? []).map(({ name }) => name).sort();
    const blast = shown.beats?.find((beat) => shown.at(beat.at + 0.1).effects?.some(({ kind }) => kind === 'blast'));
    expect(blast).toBeDefined();
    if (!blast) return;
    expect(names(blast.at)).toEqual([]);
    expect(names(blast.at + blast.length * 0.9)).toEqual(lost);
    expect(names(shown.length)).toEqual(lost);
    expect(shown.at(shown.length).actors.filter(({ name }) => lost.includes(name))).toEqual([]);
  });
});

describe('an FTL report', () => {
  it('counts who did what to whom', () => {
    const { tallies, lines } = summary([turn]);
    expect(tallies[0]).toMatchObject({ side: 1, launches: 0, dealt: 1, taken: 0, lost: 1, missiles: 3 });
    expect(tallies[1]).toMatchObject({ side: 2, launches: 1, dealt: 0, taken: 1, lost: 0, missiles: 2 });
    expect(lines[0]?.counts).toEqual([1, 0]);
    expect(lines[0]?.events.map((event) => event.kind)).toEqual(['hit']);
  });

  const reader = { names: ['One', 'Two'], own: null };
  const ended = (over: { winner: number | null; clause: string }, pieces = turn.after.pieces): string | null => whyEnded([{ ...turn, after: { ...turn.after, pieces }, over: { ...over, text: '' } }], reader);
  it('says which last ship was lost, and whose', () => {
    const left = turn.after.pieces.filter(({ side }) => side === 1);
    expect(ended({ winner: 1, clause: 'FTL-2.3' }, left)).toBe('Ship B was lost: Two has no ship left.');
    expect(ended({ winner: null, clause: 'FTL-7.1' }, [])).toMatch(/^Both ships were lost/);
  });

  it('says which hits decided at the turn limit, to their own player as “you”', () => {
    const at = { winner: 1, clause: 'FTL-7.1' };
    expect(ended(at)).toMatch(/hits decided\. Taken: One 0, Two 1\.$/);
    expect(whyEnded([{ ...turn, over: { ...at, text: '' } }], { ...reader, own: 2 })).toMatch(/One 0, you 1\.$/);
    expect(ended({ ...at, winner: null })).toMatch(/was the last: a draw/);
  });

  it('says that a draw was agreed, and nothing of a battle that is not over', () => {
    expect(ended({ winner: null, clause: 'FTL-7.2' })).toMatch(/agreed to a draw/);
    expect([whyEnded([turn], reader), whyEnded([], reader)]).toEqual([null, null]);
  });
});
