/** The referee's offers to a plot of Talon: its answers as types, and the desk at which one seat asks. */
import { percent, type Odds } from '../../lib/odds.ts';
import { subjects } from '../../lib/outline.ts';
import type { Point } from '../../lib/protocol.ts';
import { SeatDesk } from '../../lib/referee.ts';
import type { Arc, TalonView } from './facts.ts';

export interface Purchase {
  kind: 'buy';
  text: string;
  what: string;
  clause?: string;
  group?: number;
  arc?: Arc;
  missile?: string;
  target?: string;
  squadron?: string;
  source?: 'power' | 'battery';
}
export type MoveKind = 'straight' | 'left' | 'right' | 'slip-left' | 'slip-right' | 'rotate-left' | 'rotate-right' | 'launch' | 'fly';
export interface Move {
  kind: MoveKind;
  text: string;
  hex: Point;
  facing: number;
  count: number;
  marker: Point | null;
  slip: boolean;
  leaves: boolean;
  collides: string[];
  enters: string | null;
  strikes: string[];
  lands: string | null;
  afterburner: boolean;
}
export interface Barred { kind: MoveKind; hex: Point; clause: string; why: string }
export interface Aim { target: string; range: number; modifier: number; through: Point[]; arcs: Arc[]; /** The odds of one weapon; null for a missile. */ odds: Odds | null }
export interface Blast { text: string; hexes: Point[]; ships: string[] }
export interface Battery { number: number; weapon: string; weapons: number; arcs: Arc[]; 'range-limit': number; targets: Aim[]; blast: Blast | null }
export interface Pace {
  text: string;
  row: number;
  power: number;
  written: number;
  speed: number;
  radius: number;
  moves: string[];
  ap: string[];
  current: boolean;
  legal: boolean;
  clause: string | null;
  why: string | null;
  /** The same statement with the retreat announced, if a retreat is allowed. */
  retreat: { text: string } | null;
}
export interface Answer { kind: string; text: string; piece?: string; arc?: Arc; shield?: number; reinforced?: number }
export interface Offer {
  piece: string;
  phase: string;
  actions: (Purchase | Move | Answer)[];
  barred?: Barred[];
  groups?: Battery[];
  silent?: { number: number; why: string }[];
  speeds?: Pace[];
  retreat?: { text: string } | null;
  off?: { text: string } | null;
}
export interface Struck { target: string; shots: number; arcs: Arc[]; shield: number; reinforced: number; /** The boxes of each of its arcs, with reinforcement. */ held: { arc: Arc; holds: number }[]; odds: Odds | null }
export interface Preview { order: string; fire?: Struck[] | null }
export interface Threats { threats: { piece: string; from: string[] }[]; bearings: { piece: string; group: number; target: string; range: number; odds: Odds | null }[] }

const BUYS = new Set(['buy']);
const ANSWERS = new Set(['first', 'arc']);
/** The default values of facts that the referee leaves out of a launch or a missile's move. */
const PLAIN = { count: 0, marker: null, slip: false, leaves: false, collides: [], enters: null, strikes: [], lands: null, afterburner: false };
export function purchases(offer: Offer | null | undefined): Purchase[] {
  return (offer?.actions ?? []).filter((one): one is Purchase => BUYS.has(one.kind));
}
export function answers(offer: Offer | null | undefined): Answer[] {
  return (offer?.actions ?? []).filter((one): one is Answer => ANSWERS.has(one.kind));
}
export function moves(offer: Offer | null | undefined): Move[] {
  return (offer?.actions ?? []).filter((one): one is Move => 'hex' in one).map((one) => ({ ...PLAIN, ...one }));
}
/** Returns the target at which a group is expected to do most, or the first if nothing is rolled; null if the group has no target or fires at every ship in its arc. */
export function bestAim(battery: Battery | null): Aim | null {
  if (!battery || battery.blast) return null;
  return battery.targets.reduce<Aim | null>((best, aim) => (best && (best.odds?.mean ?? 0) >= (aim.odds?.mean ?? 0) ? best : aim), null);
}
/** Returns a mean to a tenth. */
export function meanOf(odds: Odds | null): string {
  return String(Math.round((odds?.mean ?? 0) / 100) / 10);
}
/** Returns every possible damage: the number of rolls that do it, and its probability in words. */
export function chancesOf({ counts, outcomes }: Odds): { damage: number; count: string; said: string }[] {
  return counts.map((count, damage) => ({ damage, count, said: percent(count, outcomes) })).filter((one) => one.count !== '0');
}
/** Returns the number of rolls that do more damage than an arc holds. */
export function over({ counts }: Odds, holds: number): string {
  return String(counts.slice(holds + 1).reduce((sum, count) => sum + BigInt(count), 0n));
}

/** One seat at the referee's desk. */
export class Desk extends SeatDesk<TalonView, Offer, Threats, Preview> {
  /** Returns the pieces that may be given an order now. */
  async units(): Promise<string[]> {
    return subjects(await this.outline());
  }
}
