/** The beats of a reveal. A beat is one event on the board: a volley, a loss, everybody's movement. Pure: the same events give the same times. */
import type { Cue, Heard } from '../sound/cues.ts';
import { LIFE, type Effect, type Place } from './effects.ts';
import { hash } from '../stage/noise.ts';
import type { Die } from './film.ts';
import type { Point } from './protocol.ts';

/** Weapons by their look and sound. */
export type Weapon = 'ray' | 'pulse' | 'bolts' | 'torpedo' | 'missile' | 'needle' | 'gold' | 'ring' | 'scan' | 'ram';

/** The look of a card's attack. */
export interface Arms { weapon: Weapon; /** Width of each shot in pixels. */ widths?: number[]; /** The gun of each shot, by its name on the record sheet. With a single name, the guns of that name fire all shots in turn. */ guns?: string[]; /** `true` if a shield takes the hits. */ shielded?: boolean }

/** The text of a beat: on the board while it runs, on its card afterwards. */
export interface Banner {
  side: number;
  /** The side of the target: the firer's own, if it fires at a friend. */
  foe: number;
  /** The code of the piece that acts. */
  piece: string | null;
  /** The name of the piece that acts; then its target's, if any. */
  firer: string;
  target: string | null;
  /** The weapon, the distance and the number of dice. */
  line: string;
  dice: Die[];
  /** The result: “4 damage”, “no hit”. */
  result: string;
}

/** A stretch of a film. Times are seconds at normal pace since the film's beginning. */
export interface Beat {
  at: number;
  length: number;
  /** Places that must be in frame. */
  places: Point[];
  banner: Banner | null;
  /** The moment shown as a still for the whole beat, with reduced motion. */
  still: number;
  /** The index of its last event among the turn's. */
  told: number;
}

/** An effect on the table from one moment to another. The clock gives its age. */
export interface Light { at: number; until: number; effect: Effect; /** The piece it belongs to, if its place is not a piece. */ ship?: string; /** `true` if it is drawn without its white flash, for the eyes’ sake. */ dim?: boolean }

/** A number that rises beside a hull. */
export interface Pop { at: number; until: number; place: Point; text: string; piece: string; clause: string; words: string }

export interface VolleyPlan {
  at: number;
  side: number;
  /** The names of the firer and of the target. */
  firer: string;
  target: string;
  weapon: Weapon;
  /** The dice, one shot each, in order. A weapon without dice shoots once. */
  dice: readonly Die[];
  /** The width of each shot in pixels. The last width is used for all shots that follow. */
  widths: readonly number[];
  guns?: readonly string[];
  /** `true` if a shield takes the hits: its lattice lights up. */
  shielded: boolean;
  /** `true` for a single die or a fighter's attack: the beat is shorter. */
  brief: boolean;
  seed: number;
  /** The horizontal places of firer and target on the table, for stereo sound. */
  x: readonly [number, number];
}

export interface Volley {
  length: number;
  lights: Light[];
  /** The moment when each die has landed. */
  landed: number[];
  /** The moment when the target's loss is shown: boxes empty, the number rises. */
  lost: number;
  cues: Heard[];
}

/** Timing of a volley in seconds: first shot, gap between shots, a shot's run, first landing, gap between landings, the loss, the whole, a brief whole. */
const FIRE = 0.25;
const STEP = 0.024;
const RUN = 0.09;
const LAND = 0.35;
const LAND_STEP = 0.045;
const LOST = 0.7;
const WHOLE = 1.3;
const BRIEF = 0.7;
/** The most seconds between the first and the last shot, and between the first and the last landing. */
const ROOM = 0.34;
/** Seconds that a torpedo or a missile flies. */
const FLIGHT = 0.5;
/** Number of guns, those nearest to the target, that fire in turn when no gun is named. */
const NEAR = 3;
/** The most dice that are heard. */
const HEARD = 6;

/** Returns `true` for a die that did something to the target. */
function strikes(die: Die): boolean {
  return die.did === 'good';
}

const SOUNDS: Record<Weapon, Cue> = { ray: 'beam', pulse: 'pulse', bolts: 'pulse', torpedo: 'torpedo', missile: 'torpedo', needle: 'pulse', gold: 'pulse', ring: 'beam', scan: 'shield', ram: 'hull' };

/** The drawing of each weapon. */
const DRAWN: Record<Weapon, 'ray' | 'bolts' | 'torpedo' | 'missile' | 'scan' | 'gold' | 'green-ring'> = {
  ray: 'ray', pulse: 'ray', bolts: 'bolts', torpedo: 'torpedo', missile: 'missile', needle: 'ray', gold: 'gold', ring: 'green-ring', scan: 'scan', ram: 'ray',
};

/** Returns the place that a shot aims for: on the near edge of the target's hull for a hit, beside and beyond it for a miss. */
function aim(target: string, hit: boolean, shot: number, seed: number): Place {
  const way = hash(shot, 1, seed) < 0.5 ? -1 : 1;
  if (!hit) return { on: target, past: [way * (0.5 + 0.5 * hash(shot, 2, seed)), 1.4 + hash(shot, 3, seed)] };
  return { on: target, edge: way * hash(shot, 2, seed) };
}

/** Number of rays at full strength. More rays share that strength, so that they never become one white slab. */
const FULL = 2.6;
/** Strength of the flash of each hit after the first, and of all of these together. */
const AFTER = { each: 0.22, all: 0.5 };
/** Lays out one volley: one shot a die, dice landing one after the other, then the loss. A brief volley takes about half the time. */
export function volley(plan: VolleyPlan): Volley {
  const { at, side, firer, target, weapon, widths, guns = [], seed, x } = plan;
  const pace = plan.brief ? BRIEF / WHOLE : 1;
  const shots = Math.max(1, plan.dice.length);
  const kind = DRAWN[weapon];
  const flies = kind === 'torpedo' || kind === 'missile';
  const fire = at + FIRE * pace;
  const step = Math.min(STEP, ROOM / shots) * pace;
  const run = flies ? FLIGHT : RUN;
  const late = flies ? FLIGHT - RUN : 0;
  const lasts = (name: keyof typeof LIFE): number => LIFE[name] / 1000;
  const lights: Light[] = [];
  const flared = new Set<string>();
  const cues: Heard[] = [{ at, cue: 'tick' }, { at: fire, cue: SOUNDS[weapon], x: x[0], side }];
  const landed: number[] = [];
  let struck = false;
  /* Many hits share their light: one burst at the hull, with a glint for each further hit. */
  const hits = Math.max(1, plan.dice.filter(strikes).length);
  const strength = Math.min(1, FULL / hits);
  const glint = Math.min(AFTER.each, AFTER.all / Math.max(1, hits - 1));
  for (let shot = 0; shot < shots; shot++) {
    const die = plan.dice[shot];
    const hit = die ? strikes(die) : true;
    const start = fire + shot * step;
    const gun = guns[Math.min(shot, guns.length - 1)];
    const nth = guns.length > 1 ? 0 : gun === undefined ? shot % NEAR : shot;
    const from: Place = { on: firer, gun: gun ?? '', nth };
    const to = aim(target, hit, shot, seed);
    const muzzle = `${gun} ${nth}`;
    if (!flared.has(muzzle)) lights.push({ at: start - 0.06, until: start - 0.06 + lasts('flare'), effect: { kind: 'flare', side, at: from, from: { on: target } } });
    flared.add(muzzle);
    const life = kind === 'green-ring' ? lasts('greenRing') : lasts(kind);
    lights.push({ at: start, until: start + life, effect: { kind, side, from, to, hit, width: widths[Math.min(shot, widths.length - 1)] ?? 2.5, strength: hit ? strength : 1 } });
    if (hit) {
      const back: Place = { on: firer };
      lights.push({ at: start + run, until: start + run + lasts('impact'), effect: { kind: 'impact', side, at: to, from: back, seed: seed + shot, strength: struck ? glint : 1 } });
      if (!struck && plan.shielded) lights.push({ at: start + run + 0.05, until: start + run + 0.05 + lasts('lattice'), effect: { kind: 'lattice', side, at: { on: target }, from: back, seed } });
      if (!struck) cues.push({ at: start + run, cue: plan.shielded ? 'shield' : 'hull', x: x[1] });
      struck = true;
    }
    if (die) {
      const lands = at + (LAND + shot * Math.min(LAND_STEP, ROOM / shots)) * pace + late;
      landed.push(lands);
      if (shot < HEARD) cues.push({ at: lands, cue: die.twice ? 'die-double' : hit ? 'die-hit' : 'die', x: x[1] });
    }
  }
  return { length: WHOLE * pace + late, lights, landed, lost: at + LOST * pace + late, cues: cues.sort((a, b) => a.at - b.at) };
}

/** Seconds that a loss takes: the first of a turn in slow motion, later ones shorter. */
export const DEATH = { first: 2, later: 0.9 };

/** Lays out a loss: the blast of a piece. The first loss of a turn is in slow motion. */
export function death(at: number, place: Place, x: number, first: boolean, seed: number): { length: number; lights: Light[]; cues: Heard[] } {
  const length = first ? DEATH.first : DEATH.later;
  return { length, lights: [{ at, until: at + length, effect: { kind: 'blast', at: place, age: 0, seed } }], cues: [{ at: at + 0.02, cue: 'death', x }] };
}

/** Returns the age of a blast in seconds. The first loss runs at 0.35 of the pace for 0.7 s; a later one plays its whole blast in its shorter time. */
export function deathClock(passed: number, length: number): number {
  const SLOW = 0.7;
  const RATE = 0.35;
  if (length < DEATH.first) return (passed / length) * (LIFE.blast / 1000);
  return passed < SLOW ? passed * RATE : SLOW * RATE + (passed - SLOW);
}

/** Returns the effects that are visible at a moment, with their ages in milliseconds. */
export function burning(lights: readonly Light[], now: number): Effect[] {
  return lights
    .filter((light) => now >= light.at && now < light.until)
    .map(({ at, until, effect, dim }) => ({ ...effect, ...(dim ? { dim } : {}), age: 1000 * (effect.kind === 'blast' ? deathClock(now - at, until - at) : now - at) }));
}

/** Returns the last beat that has begun at a moment, or null if none has. */
export function beatAt<B extends Pick<Beat, 'at'>>(beats: readonly B[], now: number): B | null {
  let found: B | null = null;
  for (const beat of beats) if (beat.at <= now) found = beat;
  return found;
}

/** Returns the end of the beat that runs at a moment. The last beat ends with the film. */
export function endOfBeat(beats: readonly Beat[], now: number, length: number): number {
  return beats.find((beat) => beat.at > now)?.at ?? length;
}

/** Number of volleys without effect in a row that are joined in one beat. */
const FOLD = 3;

/** Joins runs of volleys without effect: three or more in a row become one group. */
export function fold<V>(volleys: readonly V[], idle: (volley: V) => boolean): V[][] {
  const groups: V[][] = [];
  let run: V[] = [];
  const flush = (): void => {
    if (run.length >= FOLD) groups.push(run);
    else groups.push(...run.map((one) => [one]));
    run = [];
  };
  for (const one of volleys) {
    if (idle(one)) run.push(one);
    else {
      flush();
      groups.push([one]);
    }
  }
  flush();
  return groups;
}
