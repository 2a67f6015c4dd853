/** The timing of a battle's film: its decisions one after the other, at a pace that keeps the whole within its bound. Pure. */
import { calledIn, type Called } from '../../lib/called.ts';
import type { Flash } from '../../lib/flashes.ts';
import { placesOf, scenesOf, type Film, type Frame } from '../../lib/film.ts';
import type { Point, Turn } from '../../lib/protocol.ts';
import { pastOf, withPast, type Past } from '../../lib/past.ts';
import { reveal } from '../../lib/reveal.ts';
import type { Subject } from '../plan.ts';

export type Length = 'turn' | 'battle';
/** The most seconds that a film lasts. */
export const BOUND: Record<Length, number> = { turn: 30, battle: 60 };
/** Seconds that the last moment is held. */
export const REST = 1.2;

/** A decision of the reel, with its start on the film's clock in seconds. */
export interface Clip { turn: Turn; film: Film; at: number; length: number; places: Point[]; /** Wrecks of earlier decisions. */ past: Past }
export interface Reel { clips: Clip[]; /** Seconds in all. */ length: number; /** Speed as a multiple of the table's. */ pace: number; called: Called; words: string }

/** Returns the decisions of the last turn, or all. */
function decisions(turns: readonly Turn[], length: Length): Turn[] {
  const last = turns.at(-1)?.turn;
  return length === 'battle' ? [...turns] : turns.filter((turn) => turn.turn === last);
}

/** Lays out a film. */
export function reelOf({ face, turns, title, gameTitle, view }: Pick<Subject, 'face' | 'turns' | 'title' | 'gameTitle' | 'view'>, length: Length): Reel {
  const called = calledIn(turns, view.pieces);
  const told = decisions(turns, length).map((turn) => ({ turn, film: reveal(turn, face, called), past: { ...pastOf(turns, face, turns.indexOf(turn) + 1), trails: [] } }));
  const natural = told.reduce((sum, { film }) => sum + film.length, 0);
  const pace = Math.max(1, natural / (BOUND[length] - REST));
  let at = 0;
  let flashes: Flash[] = [];
  const clips = told.map(({ turn, film, past }): Clip => {
    const clip = { turn, film, at, length: film.length / pace, places: face.hexes ? scenesOf(turn) : placesOf(turn), past };
    at += clip.length;
    flashes = film.calm?.(pace, flashes) ?? [];
    return clip;
  });
  return { clips, length: at + REST, pace, called, words: `${title} · ${gameTitle}` };
}

/** Returns the clip that runs at a moment, and the time on its own clock. */
export function clipAt({ clips, pace }: Reel, now: number): { clip: Clip; time: number } | null {
  let found: Clip | null = null;
  for (const clip of clips) if (clip.at <= now) found = clip;
  return found && { clip: found, time: Math.min(found.film.length, (now - found.at) * pace) };
}

/** Returns the board at a moment, and the places that should be in sight. */
export function momentAt(reel: Reel, now: number): { frame: Frame; places: Point[]; clip: Clip } | null {
  const found = clipAt(reel, now);
  if (!found) return null;
  const { clip, time } = found;
  const beat = clip.film.beats?.filter((one) => one.at <= time && time < one.at + one.length).at(-1);
  return { frame: withPast(clip.film.at(time), clip.past, clip.turn.turn), places: beat && beat.places.length > 1 ? beat.places : clip.places, clip };
}
