/** The referee's offers to a plot of Full Thrust: its answers as types, and the desk at which one seat asks. */
import { subjects } from '../../lib/outline.ts';
import { SeatDesk } from '../../lib/referee.ts';

import type { Preview, Reach, Threats, View } from './generated.ts';

export type { Bear as Bearing, FireReachAction as Aim, MovesReachAction as Move, Preview, PreviewPiece as Moved, Reach as Offer, Threats, Volley } from './generated.ts';
export { inches, percent, share } from '../../lib/odds.ts';

export type OfferOf<K extends Reach['kind']> = Extract<Reach, { kind: K }>;

/** A part of an order, as the client writes it; the parts of a preview are such parts too. */
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

/** One seat at the referee's desk. */
export class Desk extends SeatDesk<View, Reach, Threats, Preview> {
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
