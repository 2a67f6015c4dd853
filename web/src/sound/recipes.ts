/** The sounds of the table as data. Each cue is a few tones and bursts of noise, synthesised when it is played. No files. */
import type { Cue } from './cues.ts';

/** A filter whose frequency glides, in Hz. */
export interface Sweep { type: 'lowpass' | 'bandpass'; from: number; to: number; q?: number }

/** One tone of a cue, or one burst of noise. Times are in milliseconds, pitches in Hz, gains are linear. */
export interface Tone {
  wave: 'sine' | 'square' | 'sawtooth' | 'triangle' | 'noise';
  /** Pitch at the beginning and at the end. Noise has none. */
  from?: number;
  to?: number;
  start: number;
  length: number;
  gain: number;
  sweep?: Sweep;
}

const tone = (wave: Tone['wave'], from: number, to: number, start: number, length: number, gain: number, sweep?: Sweep): Tone => ({ wave, from, to, start, length, gain, ...(sweep ? { sweep } : {}) });
const noise = (start: number, length: number, gain: number, sweep: Sweep): Tone => ({ wave: 'noise', start, length, gain, sweep });
const low = (from: number, to = from): Sweep => ({ type: 'lowpass', from, to });
const band = (at: number, q = 1): Sweep => ({ type: 'bandpass', from: at, to: at, q });
/** Returns notes one after the other. */
const notes = (wave: Tone['wave'], pitches: number[], each: number, gain: number): Tone[] => pitches.map((pitch, at) => tone(wave, pitch, pitch, at * each, each * 1.4, gain));

const CLICK = noise(0, 8, 0.5, band(2400, 2));

export const RECIPES: Record<Cue, readonly Tone[]> = {
  tick: [tone('sine', 1200, 1200, 0, 18, 0.12)],
  beam: [tone('sawtooth', 220, 90, 0, 180, 0.3, band(900)), tone('sawtooth', 221.5, 90.6, 0, 180, 0.3, band(900))],
  pulse: [tone('square', 640, 300, 0, 50, 0.16), tone('square', 640, 300, 70, 50, 0.16)],
  torpedo: [noise(0, 500, 0.4, low(200, 1600))],
  launch: [noise(0, 320, 0.28, low(1400, 240)), tone('sine', 130, 70, 0, 260, 0.25)],
  sprint: [noise(0, 420, 0.22, { type: 'bandpass', from: 300, to: 1800, q: 1.5 })],
  shield: [tone('sine', 880, 880, 0, 300, 0.16), tone('sine', 1320, 1320, 0, 300, 0.1), tone('sine', 1975, 1975, 0, 300, 0.06)],
  hull: [noise(0, 90, 0.6, low(500)), tone('sine', 70, 70, 0, 120, 0.5)],
  die: [CLICK],
  'die-hit': [CLICK, tone('sine', 520, 520, 4, 90, 0.2)],
  'die-double': [CLICK, tone('sine', 520, 520, 4, 90, 0.2), tone('sine', 780, 780, 80, 110, 0.2)],
  death: [noise(0, 1400, 0.8, low(3000, 80)), tone('sine', 50, 28, 0, 1400, 0.7)],
  card: [noise(0, 60, 0.25, band(1800, 0.8)), noise(70, 40, 0.18, band(900, 0.8))],
  seal: notes('triangle', [440, 660], 90, 0.2),
  'take-back': notes('triangle', [660, 440], 90, 0.2),
  turn: notes('triangle', [523, 659, 784], 90, 0.18),
  win: [...notes('triangle', [523, 659, 784], 90, 0.2), tone('triangle', 1047, 1047, 270, 420, 0.22)],
  lose: [...notes('triangle', [440, 349, 294], 90, 0.2), tone('triangle', 220, 220, 270, 420, 0.22)],
};

/** Returns the pitch factor of a cue for a side: weapons of the second side sound a fifth lower. */
export function pitchOf(cue: Cue, side: number | undefined): number {
  return side === 2 && (cue === 'beam' || cue === 'pulse') ? 2 / 3 : 1;
}

/** Returns the milliseconds from the first tone's beginning to the last one's end. */
export function lengthOf(cue: Cue): number {
  return Math.max(...RECIPES[cue].map((one) => one.start + one.length));
}
