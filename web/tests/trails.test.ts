/* Trails and wrecks: what is left on the table of the decisions before. */
import { expect, test } from 'vitest';
import { pastOf, withPast } from '../src/lib/past.ts';
import { trailsOf } from '../src/lib/trails.ts';
import { reveal } from '../src/lib/reveal.ts';
import type { Actor, Frame } from '../src/lib/film.ts';
import type { Turn } from '../src/lib/protocol.ts';
import { fought, wholeFaceOf } from './battles.ts';

const battles: [string, string, number][] = [['full-thrust', 'skirmish', 14], ['ftl', 'crossing-courses', 8], ['black-skies', 'duel', 24], ['simple-spaceships', 'santa', 160], ['talon', 'war-is-upon-us', 60]];

/** Measures the distance between two points. */
function apart(a: readonly number[], b: readonly number[]): number {
  return Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0));
}

test.each(battles)('every piece of %s that moved has a trail that ends where it stands', async (game, scenario, decisions) => {
  const face = await wholeFaceOf(game);
  const turns = await fought(game, scenario, '7', decisions);
  const found = trailsOf(turns, face);
  expect(found.length).toBeGreaterThan(0);
  const last = turns.at(-1) as Turn;
  for (const name of new Set(found.map(({ piece }) => piece))) {
    const piece = last.after.pieces.find((one) => one.name === name);
    const end = found.findLast((leg) => leg.piece === name)?.to;
    if (piece && end && (piece.where === undefined || piece.where === 'table' || piece.where === 'flying')) expect(apart(end, [piece.x, piece.y]), `${game} ${name}`).toBeLessThan(60);
  }
});

test('a trail reaches back three movements and no farther, oldest first', async () => {
  const face = await wholeFaceOf('full-thrust');
  const turns = await fought('full-thrust', 'skirmish', '7', 14);
  const found = trailsOf(turns, face);
  expect(Math.max(...found.map(({ ago }) => ago ?? 0))).toBe(3);
  for (const name of new Set(found.map(({ piece }) => piece))) {
    const of = found.filter(({ piece }) => piece === name).map(({ ago }) => ago ?? 0);
    expect(of).toEqual([...of].sort((a, b) => b - a));
  }
});

test('the decision that runs brings its own legs; what lies before it does not hold them', async () => {
  const face = await wholeFaceOf('full-thrust');
  const turns = await fought('full-thrust', 'skirmish', '7', 14);
  const at = turns.findLastIndex((turn) => face.film(turn).at(99).trails.length > 0) + 1;
  const past = pastOf(turns, face, at);
  const frame = face.film(turns[at - 1] as Turn).at(0);
  const laid = withPast(frame, past, turns[at - 1]?.turn ?? 0);
  expect(laid.trails).toEqual(past.trails);
  for (const actor of frame.actors) {
    const end = laid.trails.findLast(({ piece }) => piece === actor.name)?.to;
    if (end) expect(apart(end, [actor.x, actor.y])).toBeLessThan(60);
  }
});

test('the name of a lost ship is struck through for the rest of its turn alone', () => {
  const wreck = (name: string, lost: number): Actor => ({ name, kind: 'ship', seat: 1, side: 1, x: 0, y: 0, heading: 0, radius: 500, marked: false, fade: 1, wreck: true, lost });
  const laid = (turn: number) => withPast({ actors: [], trails: [], bursts: [], wrecks: [wreck('C', 3)] }, { trails: [], wrecks: [wreck('A', 2), wreck('B', 3)] }, turn).wrecks?.map(({ name, struck }) => [name, struck]);
  expect(laid(3)).toEqual([['A', undefined], ['B', true], ['C', true]]);
  expect(laid(4)?.slice(0, 2)).toEqual([['A', undefined], ['B', undefined]]);
});

test('a wreck drifts through the movement of the next turn at its last velocity, then stays', async () => {
  const face = await wholeFaceOf('full-thrust');
  const turns = await fought('full-thrust', 'skirmish', '7', 60);
  const at = turns.findIndex((turn, step) => turn.told.some(({ kind }) => kind === 'destroyed') && turns.some((one) => one.turn === turn.turn + 1) && turns[step + 1]?.turn !== turn.turn);
  const [fatal, next] = [turns[at] as Turn, turns[at + 1] as Turn];
  const name = String(fatal.told.find(({ kind }) => kind === 'destroyed')?.['piece']);
  const { velocity } = fatal.before.pieces.find((piece) => piece.name === name) as unknown as { velocity: number };
  const lies = (past: ReturnType<typeof pastOf>, frame: Frame) => withPast(frame, past, next.turn).wrecks?.find((one) => one.name === name) as Actor;
  const film = reveal(next, face);
  const running = pastOf(turns, face, at + 2);
  const [first, middle, last] = [0, film.length / 2, film.length].map((now) => lies(running, film.at(now)));
  const gone = (one: Actor | undefined) => apart([first?.x ?? 0, first?.y ?? 0], [one?.x ?? 0, one?.y ?? 0]);
  expect(velocity).toBeGreaterThan(0);
  expect(gone(last)).toBeCloseTo(velocity * 1000, -1);
  expect(gone(middle)).toBeLessThanOrEqual(gone(last));
  const later = pastOf(turns.slice(0, at + 2), face).wrecks.find((one) => one.name === name);
  expect(gone(later)).toBeCloseTo(gone(last), 5);
  const end = pastOf(turns, face).wrecks.find((one) => one.name === name);
  expect(gone(end)).toBeCloseTo(gone(last), 5);
});

test('a lost ship stays on the table as a wreck that knows its turn', async () => {
  const face = await wholeFaceOf('full-thrust');
  const turns = await fought('full-thrust', 'skirmish', '7', 60);
  const lost = turns.flatMap((turn) => turn.told.filter((event) => event.kind === 'destroyed').map((event) => [String(event['piece']), turn.turn]));
  const { wrecks } = pastOf(turns, face);
  expect(lost.length).toBeGreaterThan(0);
  expect(wrecks.map(({ name, lost: on }) => [name, on]).sort()).toEqual(lost.sort());
});
