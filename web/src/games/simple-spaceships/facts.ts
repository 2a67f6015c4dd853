/** The referee's facts about Simple Spaceships, as types. */
import { subjects } from '../../lib/outline.ts';
import { atLeast, percent } from '../../lib/odds.ts';
import type { Note, Piece, View } from '../../lib/protocol.ts';
import { SeatDesk } from '../../lib/referee.ts';

import { capital } from '../../lib/sentences.ts';
import type { AssignAction, AttackAction, Boxes, Odds as HitOdds, Piece as Craft, Preview, Reach, Threats, View as Position } from './generated.ts';

export type { Action as Offered, Ahead as Sight, AssignAction as Share, AttackAction as AttackFacts, Boxes, Drag, Entry, Odds as HitOdds, Piece as Craft, Queue as Rank, Reach as Offer, Threats, Under, View as Position } from './generated.ts';
export type Box = keyof Boxes;
export type Dealt = AssignAction['dealt'];
/** The dice of an attack by their use. */
export type Split = Pick<AttackAction, 'range' | 'bonus' | 'roll'>;
/** The boxes in the order of the panel, and the three that dice are assigned to, in the referee's order. */
export const BOXES: readonly Box[] = ['defence', 'movement', 'attack', 'reserve'];
export const FUNCTIONS: readonly Box[] = ['defence', 'movement', 'attack'];

export function isCraft(piece: Piece): piece is Craft {
  return 'boxes' in piece && 'caps' in piece;
}
export function crafts(view: View | null): Craft[] {
  return (view?.pieces ?? []).filter(isCraft);
}

/** One seat at the referee's desk. */
export class Desk extends SeatDesk<Position, Reach, Threats, Preview> {
  /** Returns the names of ships that may be assigned dice now, and whether only one of them may be. */
  async units(): Promise<{ names: string[]; single: boolean }> {
    const outline = await this.outline();
    const assigns = outline.role === 'assign';
    return { names: assigns ? subjects(outline) : [], single: assigns && outline.form === 'any' };
  }
}

/** Returns a length in inches to a tenth, from thousandths. */
export function inches(thousandths: number): string {
  return String(Math.round(thousandths / 100) / 10);
}
/** Returns the probability that an attack takes a die for good: more hits than Defence stops. */
export function taking(odds: HitOdds, defence = 0): string {
  return percent(atLeast(odds, defence + 1), odds.outcomes);
}
export function counted(dice: number): string {
  return dice === 1 ? '1 die' : `${dice} dice`;
}
export function titled(box: string): string {
  return capital(box);
}
export function noteOf(text: string, subject = ''): Note {
  return { clause: null, subject, text };
}
