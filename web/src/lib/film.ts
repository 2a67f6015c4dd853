/** What a revealed turn looks like at any moment of its animation; each game shoots its own film from the events told. */
import type { Piece, Point, Turn, View } from './protocol.ts';

export interface Actor extends Piece { marked: boolean; fade: number }
export interface Trail { side: number; from: Point; to: Point }
export interface Burst { x: number; y: number; age: number; size: 'hit' | 'loss' }

export interface Frame { actors: Actor[]; trails: Trail[]; bursts: Burst[] }

export interface Film {
  /** Seconds at normal pace. */
  length: number;
  /** When each line of the log is told. */
  told: number[];
  at(seconds: number): Frame;
}

/** A table at rest. */
export function rest(view: View): Frame {
  return { actors: view.pieces.map((piece) => ({ ...piece, marked: false, fade: 1 })), trails: [], bursts: [] };
}

/** Every place that mattered in a turn: where pieces stood before and after, and where things happened. */
export function placesOf(turn: Turn): Point[] {
  const stood = [...turn.before.pieces, ...turn.after.pieces].map((piece): Point => [piece.x, piece.y]);
  const happened = turn.told.flatMap((event) => Object.values(event).filter(isPoint));
  return [...stood, ...happened];
}

function isPoint(value: unknown): value is Point {
  return Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number');
}

/** Eased progress of `now` through a stretch of time, 0 to 1. */
export function progress(now: number, from: number, to: number): number {
  if (now >= to) return 1;
  if (now <= from) return 0;
  return (now - from) / (to - from);
}

export function ease(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2;
}
