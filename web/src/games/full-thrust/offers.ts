/** The referee's offers to a plot of Full Thrust: its answers as types, and the desk at which one seat asks. */
import type { Odds } from '../../lib/odds.ts';
import { subjects } from '../../lib/outline.ts';
import type { Point, View } from '../../lib/protocol.ts';
import { SeatDesk } from '../../lib/referee.ts';

export { inches, percent, share } from '../../lib/odds.ts';

/** A change of course and velocity with its end; starboard and faster are positive. */
export interface Move {
  text: string;
  turn: number;
  thrust: number;
  x: number;
  y: number;
  heading: number;
  course: number;
  velocity: number;
  leaves: boolean;
  path: Point[];
}
export interface Aimed { text: string; target: string }
export interface Aim extends Aimed { arc: string; range: number; weapons: { name: string; strength: number }[] }

export type Offer =
  | { kind: 'moves'; piece: string; actions: Move[]; launches: number; recoveries: string[]; rams: string[]; courses: number[]; edge: number }
  | { kind: 'scans'; piece: string; actions: Aimed[] }
  | { kind: 'flight'; piece: string; actions: []; at: Point; radius: number; attack: number; headings: number[] }
  | { kind: 'attacks'; piece: string; actions: (Aimed & { odds: Odds })[] }
  | { kind: 'guards'; piece: string; actions: Aimed[]; systems: number }
  | { kind: 'fire'; piece: string; actions: Aim[]; firecons: number };
export type OfferOf<K extends Offer['kind']> = Extract<Offer, { kind: K }>;

/** The fire of one ship at another, named by `piece`. */
export interface Bearing { piece: string; arc: string; line: string | null; range: number; dice: number; weapons: string[]; /** The odds of all its weapons together; null if the class of the other is not known. */ odds: Odds | null }
/** A ship with its order carried out, and the parts that may follow a movement order. */
export interface Moved extends Move {
  name: string;
  ordered: boolean;
  launch: number;
  recover: number;
  ram: number;
  enter: number;
  along: number;
  bears: Bearing[];
  under: Bearing[];
}
export interface Part {
  kind: 'scan' | 'fly' | 'attack' | 'guard' | 'shot';
  piece: string;
  target: string;
  weapon?: string;
  system?: string | null;
  x?: number;
  y?: number;
  course?: number;
}
export interface Volley {
  target: string;
  shots: { piece: string; weapon: string; system: string | null }[];
  damage: number;
  hull: number;
  odds: Odds;
  destroys: string;
  thresholds: { points: number; face: number; reached: string }[];
}
export interface Preview { pieces: Moved[]; launches: { name: string; x: number; y: number; heading: number; leaves: boolean }[]; parts: Part[]; volleys: Volley[] }
export interface Threats {
  threats: { piece: string; from: string[] }[];
  bearings: (Bearing & { ship: string })[];
  bands: number[];
  arms: { piece: string; dice: number[][] }[];
  ahead: (Move & { name: string })[];
}

/** One seat at the referee's desk. */
export class Desk extends SeatDesk<View, Offer, Threats, Preview> {
  /** Returns the names of ships and groups that may be ordered now, and whether only one of them may be. */
  async units(): Promise<{ names: string[]; single: boolean }> {
    const outline = await this.outline();
    return { names: subjects(outline), single: outline.role === 'mover' || outline.role === 'firer' };
  }
}

/** Returns a number of dice in words. */
export function counted(dice: number): string {
  return dice === 1 ? '1 die' : `${dice} dice`;
}
/** Returns the name by which a group is ordered: without its side's letter. */
export function plain(group: string): string {
  return group.replace(/^[AB](?=G)/, '');
}
