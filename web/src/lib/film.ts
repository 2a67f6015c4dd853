/** The look of a revealed turn at any moment of its animation. Each game makes its own film from the events. */
import type { Banner, Beat, Pop } from './beats.ts';
import type { Heard } from '../sound/cues.ts';
import type { Effect, Staging } from './effects.ts';
import type { Flash } from './flashes.ts';
import type { Piece, Point, Turn, View } from './protocol.ts';

export interface Actor extends Piece { marked: boolean; fade: number; /** `true` for a lost piece, drawn where it was destroyed or has drifted to. */ wreck?: boolean; /** The turn it was lost in. */ lost?: number; /** `true` if it was lost in the turn that is shown: its name is struck through. */ struck?: boolean; /** Changes that a beat makes to its look. */ staged?: Staging }
/** A leg of a piece's path: in the film's own decision, or `ago` movements back. */
export interface Trail { piece: string; side: number; from: Point; to: Point; ago?: number; /** The turn of the movement, in the trails of a past. */ turn?: number }
export interface Burst { x: number; y: number; age: number; size: 'hit' | 'loss'; clause?: string | undefined; dim?: boolean }
/** A line from one piece to another: fire, a scan, an attack. It is shown, then fades. */
export interface Shot { id: string; side: number; from: Point; to: Point; kind: 'beam' | 'torpedo' | 'needle' | 'fighters' | 'scan' | 'ram'; fade: number; label: string; words: string; clause: string }
/** A die as it fell, with its purpose and the face it needed. `did` is `good`, `bad` or null, from the roller's view. */
export interface Die { face: number; faces: number; did: 'good' | 'bad' | null; /** `true` if it counts double. */ twice?: boolean; of?: string; needs?: number; /** `true` if it rolls for damage, after a hit. */ damage?: boolean }
/** The dice rolled at a place and their result. */
export interface Tally { id: string; x: number; y: number; side: number; dice: Die[]; text: string; fade: number; words: string; clause: string }

/** A card beside a piece, turning from face down (0) to face up (1). */
export interface Flip { id: string; x: number; y: number; side: number; number: number | null; title: string; turned: number; fade: number; words: string; clause: string }

export interface Frame { actors: Actor[]; trails: Trail[]; bursts: Burst[]; shots?: Shot[]; tallies?: Tally[]; flips?: Flip[]; wrecks?: Actor[]; /** Weapons, blasts and other effects with their ages, for the stage to draw. */ effects?: Effect[]; pops?: Risen[]; /** The distance from the beat's firer to its target. */ range?: Ranged | null; banner?: Announced | null; /** The share of everybody’s movement that is done, 0 to 1. */ moved?: number }

/** A distance written on a line of fire between two pieces, given by name. */
export interface Ranged { from: string; to: string; side: number; text: string }

/** A number that rises beside a hull. Its age runs from 0 to 1. */
export interface Risen extends Pop { age: number }
/** The banner of a beat at a moment: the number of dice that have landed, and `done` once the result is shown. */
export interface Announced extends Banner { id: string; landed: number; done: boolean }

export interface Film {
  /** Seconds at normal pace. */
  length: number;
  /** The moment when each line of the log is told. */
  told: number[];
  /** The sounds of the film, in order. In a game’s own film, those besides its volleys and losses. */
  cues?: readonly Heard[];
  /** The beats of the film, in order, if it has any. `still` returns the picture shown for a beat with reduced motion. */
  beats?: readonly Beat[];
  still?: (beat: Beat) => Frame;
  /** Dims flashes so that none is too frequent at this pace, given those of the film before. Returns this film's flashes. */
  calm?(pace: number, past: readonly Flash[]): Flash[];
  at(seconds: number): Frame;
}

/** Returns the points of a whole hull and those gone, by whichever facts the game counts them; null without a hull. */
export function hullOf(piece: Pick<Piece, 'hull' | 'of' | 'hits' | 'damage'>): { whole: number; gone: number } | null {
  if (piece.hull === undefined) return null;
  const whole = piece.of ?? piece.hull;
  return { whole, gone: piece.of === undefined ? (piece.hits ?? piece.damage ?? 0) : whole - piece.hull };
}

/** Returns `true` if a piece is on the table. Games whose pieces can be elsewhere give its place in `where`. */
export function stands(piece: Piece): boolean {
  return piece.where === undefined || piece.where === 'table' || piece.where === 'flying';
}

type Spot = Pick<Piece, 'x' | 'y'>;

/** Returns a measure of the distance from the nearest of these places. */
export function awayFrom(...own: readonly Spot[]): (one: Spot) => number {
  return (one) => Math.min(...own.map(({ x, y }) => Math.hypot(one.x - x, one.y - y)));
}

/** Returns the nearest piece of another side that is on the table. */
export function nearestFoe<P extends Piece>(fleet: readonly P[], piece: Piece): P | undefined {
  const away = awayFrom(piece);
  return fleet.filter((one) => stands(one) && one.side !== piece.side).sort((a, b) => away(a) - away(b))[0];
}

/** Returns a table at rest. */
export function rest(view: View): Frame {
  return { actors: view.pieces.filter(stands).map((piece) => ({ ...piece, marked: false, fade: 1 })), trails: [], bursts: [] };
}

/** Facts of an event that are places. */
const PLACES = ['from', 'bend', 'to', 'at'];
/** Facts of an event that name a piece. */
const NAMES = ['piece', 'target', 'other', 'missile', 'squadron', 'carrier'];

/** Returns every place of a turn that matters: pieces before and after it, and the places of its events. */
export function placesOf(turn: Turn): Point[] {
  const stood = [...turn.before.pieces, ...turn.after.pieces].filter(stands).map((piece): Point => [piece.x, piece.y]);
  const happened = turn.told.flatMap((event) => PLACES.map((key) => event[key]).filter(isPoint));
  return [...stood, ...happened];
}

/** Distance around the pieces of an event within which the camera includes others on a hex table, in thousandths. */
const AROUND = 5500;

/** Returns the places that matter on a hex table, where a turn is small: pieces named by events, and those near them. */
export function scenesOf(turn: Turn, around = AROUND): Point[] {
  const pieces = [...turn.before.pieces, ...turn.after.pieces].filter(stands);
  const named = new Set(turn.told.flatMap((event) => NAMES.map((key) => event[key])));
  const told = pieces.filter((piece) => named.has(piece.name));
  const near = pieces.filter((piece) => told.some((one) => Math.hypot(one.x - piece.x, one.y - piece.y) < around));
  return (near.length > 0 ? near : pieces).map((piece) => [piece.x, piece.y]);
}

function isPoint(value: unknown): value is Point {
  return Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number');
}

/** Returns the progress of `now` through a stretch of time, 0 to 1, not eased. */
export function progress(now: number, from: number, to: number): number {
  if (now >= to) return 1;
  if (now <= from) return 0;
  return (now - from) / (to - from);
}

export function ease(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2;
}
