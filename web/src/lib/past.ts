/** The traces of earlier decisions on the table: paths and wrecks. */
import type { WholeFace } from '../games/face.ts';
import type { Actor, Frame, Trail } from './film.ts';
import type { Turn } from './protocol.ts';
import { trailsOf } from './trails.ts';
import { adrift, wrecksOf } from './wrecks.ts';

export interface Past { trails: Trail[]; wrecks: Actor[]; /** The turn of the last decision in this past. */ seen?: number }

/** Returns the past of a table at rest after all these decisions, or of the decision `running`, counted from 1. */
export function pastOf(turns: readonly Turn[], face: Pick<WholeFace, 'film' | 'hexes'>, running: number | null = null): Past {
  const before = running === null ? turns : turns.slice(0, running - 1);
  return { trails: trailsOf(before, face, running === null ? null : (turns[running - 1] ?? null)), wrecks: wrecksOf(before, face.film), seen: before.at(-1)?.turn ?? 0 };
}

/** Lays a frame of a turn over its past. */
export function withPast(frame: Frame, past: Past, turn: number): Frame {
  const fresh = (frame.wrecks ?? []).map((wreck) => ({ ...wreck, lost: turn }));
  const old = adrift(past.wrecks, past.seen ?? turn, turn, frame.moved ?? 0).filter((wreck) => !fresh.some(({ name }) => name === wreck.name) && !frame.actors.some(({ name }) => name === wreck.name));
  return { ...frame, trails: [...past.trails, ...frame.trails], wrecks: [...old, ...fresh].map((wreck) => (wreck.lost === turn ? { ...wreck, struck: true } : wreck)) };
}
