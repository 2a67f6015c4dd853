/** What a revealed turn looks like at any moment of its animation; each game shoots its own film from the events told. */
import type { Banner, Beat, Pop } from './beats.ts';
import type { Heard } from '../sound/cues.ts';
import type { Effect, Staging } from './effects.ts';
import type { Flash } from './flashes.ts';
import type { Piece, Point, Turn, View } from './protocol.ts';

export interface Actor extends Piece { marked: boolean; fade: number; /** Lost: it lies where it was destroyed. */ wreck?: boolean; /** The turn it was lost on. */ lost?: number; /** Lost in the turn that is shown: its name is struck through. */ struck?: boolean; /** What a beat does to how it is drawn. */ staged?: Staging }
/** A leg of a piece's path: in the film's own decision, or so many turns ago. */
export interface Trail { piece: string; side: number; from: Point; to: Point; ago?: number }
export interface Burst { x: number; y: number; age: number; size: 'hit' | 'loss'; clause?: string | undefined; dim?: boolean }
/** Something that goes from one piece to another: fire, a scan, an attack. It stands, then fades. */
export interface Shot { id: string; side: number; from: Point; to: Point; kind: 'beam' | 'torpedo' | 'needle' | 'fighters' | 'scan' | 'ram'; fade: number; label: string; words: string; clause: string }
/** A die as it fell, for what and on which face or more; what it did is `good`, `bad` or nothing, seen from whoever it was rolled for. */
export interface Die { face: number; faces: number; did: 'good' | 'bad' | null; /** It counts double. */ twice?: boolean; of?: string; needs?: number }
/** What was rolled at a place and what it came to. */
export interface Tally { id: string; x: number; y: number; side: number; dice: Die[]; text: string; fade: number; words: string; clause: string }

/** A card beside a piece, on its way from face down (0) to face up (1). */
export interface Flip { id: string; x: number; y: number; side: number; number: number | null; title: string; turned: number; fade: number; words: string; clause: string }

export interface Frame { actors: Actor[]; trails: Trail[]; bursts: Burst[]; shots?: Shot[]; tallies?: Tally[]; flips?: Flip[]; wrecks?: Actor[]; /** Weapons, blasts and the like, with their ages, for the stage to draw. */ effects?: Effect[]; pops?: Risen[]; /** From how far the beat's firer shoots. */ range?: Ranged | null; banner?: Announced | null; /** How much of everybody’s movement is done, 0 to 1. */ moved?: number }

/** A distance as it stands on a line of fire, between pieces by their names. */
export interface Ranged { from: string; to: string; side: number; text: string }

/** A number that rises beside a hull; its age runs from 0 to 1. */
export interface Risen extends Pop { age: number }
/** What the banner of a beat says at a moment: how many of its dice have landed, and whether its result is told. */
export interface Announced extends Banner { id: string; landed: number; done: boolean }

export interface Film {
  /** Seconds at normal pace. */
  length: number;
  /** When each line of the log is told. */
  told: number[];
  /** What is heard while it runs, in order; in a game’s own film, what is heard besides its volleys and losses. */
  cues?: readonly Heard[];
  /** What happens one after the other, where it is told in beats; `still` is the picture that stands for one where nothing may move. */
  beats?: readonly Beat[];
  still?: (beat: Beat) => Frame;
  /** Sets how fast it runs, so that nothing flashes too often, after the flashes of the film before; returns its own. */
  calm?(pace: number, past: readonly Flash[]): Flash[];
  at(seconds: number): Frame;
}

/** How many points its hull has when whole, and how many of them are gone, by whichever name the game counts them. */
export function hullOf(piece: Pick<Piece, 'hull' | 'of' | 'hits' | 'damage'>): { whole: number; gone: number } | null {
  if (piece.hull === undefined) return null;
  const whole = piece.of ?? piece.hull;
  return { whole, gone: piece.of === undefined ? (piece.hits ?? piece.damage ?? 0) : whole - piece.hull };
}

/** Whether a piece stands on the table: games whose pieces can be elsewhere say where. */
export function stands(piece: Piece): boolean {
  return piece.where === undefined || piece.where === 'table' || piece.where === 'flying';
}

/** A table at rest. */
export function rest(view: View): Frame {
  return { actors: view.pieces.filter(stands).map((piece) => ({ ...piece, marked: false, fade: 1 })), trails: [], bursts: [] };
}

/** Facts of an event that are places. */
const PLACES = ['from', 'bend', 'to', 'at'];
/** Facts of an event that name a piece. */
const NAMES = ['piece', 'target', 'other', 'missile', 'squadron', 'carrier'];

/** Every place that mattered in a turn: where pieces stood before and after, and where things happened. */
export function placesOf(turn: Turn): Point[] {
  const stood = [...turn.before.pieces, ...turn.after.pieces].filter(stands).map((piece): Point => [piece.x, piece.y]);
  const happened = turn.told.flatMap((event) => PLACES.map((key) => event[key]).filter(isPoint));
  return [...stood, ...happened];
}

/** How far around what happens in a hex the camera looks, in thousandths. */
const AROUND = 5500;

/** The same on a table of hexes, where a turn is a small thing: whoever is told of, and who stands around. */
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

/** Eased progress of `now` through a stretch of time, 0 to 1. */
export function progress(now: number, from: number, to: number): number {
  if (now >= to) return 1;
  if (now <= from) return 0;
  return (now - from) / (to - from);
}

export function ease(share: number): number {
  return share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2;
}
