/** The reading of events of any game, by the names of their facts, which mean the same in every game (docs/add-a-ruleset.md). */
import type { Point, Told } from '../lib/protocol.ts';
import { headingOf, isPoint, pathOf } from './aids.ts';

/** Facts that name the piece that acts, and those that name one that is made by the event. */
export const ACTORS = ['piece', 'missile', 'squadron', 'group', 'element'] as const;
/** Facts that name another piece at which something is aimed. */
const AIMS = ['target', 'targets', 'other', 'by'] as const;
/** Kinds of events that tell of a piece that is lost. */
const LOSSES = new Set(['destroyed', 'removed', 'group-lost', 'missile-gone']);
/** Facts that count damage, the first that is there. */
const HARM = ['points', 'damage', 'hits'] as const;

const texts = (value: unknown): string[] => (typeof value === 'string' ? [value] : Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []);

/** Returns the piece that acts in an event, or null. */
export function actorIn(event: Told, known: ReadonlySet<string>): string | null {
  return ACTORS.map((fact) => event[fact]).find((one): one is string => typeof one === 'string' && known.has(one)) ?? null;
}

/** Returns the piece that an event is aimed at, or null. */
export function aimIn(event: Told, known: ReadonlySet<string>): string | null {
  return AIMS.filter((fact) => fact !== 'by').flatMap((fact) => texts(event[fact])).find((one) => known.has(one)) ?? null;
}

/** Returns every piece that an event names. */
export function namedIn(event: Told, known: ReadonlySet<string>): string[] {
  return [...new Set([...ACTORS, ...AIMS, 'pieces' as const].flatMap((fact) => texts(event[fact])))].filter((one) => known.has(one));
}

/** A leg that an event tells: the piece, its path and its heading at the end. */
export interface Leg { name: string; path: Point[]; heading: number | null }

/** Returns the legs of an event. One of a single place has no beginning of its own. */
export function legsIn(event: Told, known: ReadonlySet<string>, hexes: boolean): Leg[] {
  const { paths, lead, wing } = event;
  const heading = headingOf(event);
  if (Array.isArray(paths)) {
    return paths.flatMap((one: unknown): Leg[] => {
      const { piece, path } = one as { piece?: unknown; path?: unknown };
      return typeof piece === 'string' && Array.isArray(path) && path.every(isPoint) ? [{ name: piece, path, heading }] : [];
    });
  }
  if (isPoint(lead) || isPoint(wing)) return [];
  /* Of the pieces that it names, an event moves the one that it makes: the last. */
  const movers = ACTORS.flatMap((fact) => texts(event[fact])).filter((one) => known.has(one));
  const name = movers.at(-1);
  if (name === undefined || aimIn(event, known) !== null) return [];
  const path = pathOf(event, hexes);
  if (path) return [{ name, path, heading }];
  return heading === null ? [] : [{ name, path: [], heading }];
}

/** Returns the hits that a piece has taken so far, of those that it can take, in words; null if an event does not tell them. */
export function soFar({ hits, hull }: Told): string | null {
  return typeof hits === 'number' && typeof hull === 'number' ? `hit ${hits} of ${hull}` : null;
}

/** Returns `true` if an event tells that pieces are lost. */
export function isLoss(event: Told): boolean {
  return LOSSES.has(event.kind);
}

/** Returns the damage that an event counts, or null if it counts none. Hits told with the hull are those so far, not those of the event. */
export function harmIn(event: Told): { count: number; word: string } | null {
  if (soFar(event) !== null) return null;
  const fact = HARM.find((one) => typeof event[one] === 'number');
  return fact === undefined ? null : { count: Number(event[fact]), word: fact === 'points' ? 'damage' : fact };
}
