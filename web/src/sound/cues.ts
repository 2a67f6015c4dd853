/** The cues of the table: what is heard and felt, and when. `recipes.ts` says how each sounds. */

export type Cue =
  | 'tick' | 'beam' | 'pulse' | 'torpedo' | 'launch' | 'sprint' | 'shield' | 'hull' | 'die' | 'die-hit' | 'die-double' | 'death'
  | 'card' | 'seal' | 'take-back' | 'turn' | 'win' | 'lose';

/** A cue in a film: its time, its place on the table, its side. */
export interface Heard {
  /** Seconds at normal pace since the film's beginning. */
  at: number;
  cue: Cue;
  /** Horizontal place on the table in thousandths of an inch. Cues without a place sound in the middle. */
  x?: number;
  side?: number;
}

/** Vibration for phones, in milliseconds on and off, for a few cues. */
export const VIBRATIONS: Partial<Record<Cue, number[]>> = { hull: [18], death: [30, 40, 90], seal: [12], turn: [15, 60, 15] };

/** Returns the cues of a film between two moments, without the first moment, so that none is heard twice. */
export function between(cues: readonly Heard[], from: number, to: number): Heard[] {
  return cues.filter((one) => one.at > from && one.at <= to);
}
