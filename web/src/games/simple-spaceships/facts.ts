/** The referee's facts about Simple Spaceships, as types. */
import type { Odds } from '../../lib/odds.ts';
import { subjects } from '../../lib/outline.ts';
import type { Note, Piece, Point, View } from '../../lib/protocol.ts';
import { SeatDesk } from '../../lib/referee.ts';

export type Box = 'defence' | 'movement' | 'attack' | 'reserve';
export type Boxes = Record<Box, number>;
/** The boxes in the order of the panel, and the three that dice are assigned to, in the referee's order. */
export const BOXES: readonly Box[] = ['defence', 'movement', 'attack', 'reserve'];
export const FUNCTIONS: readonly Box[] = ['defence', 'movement', 'attack'];
export type Dealt = [number, number, number];

export interface Craft extends Piece {
  where: string;
  design: string;
  dice: number;
  pool: number;
  boxes: Boxes;
  caps: Dealt;
  done: boolean;
}
/** Ships with a number of Movement dice that have yet to be active; the side among them that goes next, or null before the coin. */
export interface Rank { number: number; pieces: string[]; side: number | null; why: string; clause: string }
export interface Position extends View {
  front: 'wedge' | 'corridor';
  run: number | null;
  active: string | null;
  die: { open: boolean; flown: number; turned: boolean } | null;
  loss: { piece: string; hits: number; side: number } | null;
  queue: Rank[];
}

/** An enemy ahead: its distance, and the range dice an attack would take. */
export interface Sight { target: string; distance: number; range: number }
/** One use of what is left of a Movement die. */
export interface Drag { orders: string[]; to: Point; heading: number; leaves: boolean; crosses: boolean; ahead: Sight[] }
/** The odds of an attack, with the least face that hits and the mean as a fraction. */
export interface HitOdds extends Odds { needed: number; expected: string }
export interface Split { range: number; bonus: number; roll: number }
export interface AttackFacts extends Split { kind: 'attack'; text: string; target: string; distance: number; odds: HitOdds }
export interface Share { kind: 'assign'; text: string; dealt: Dealt; boxes: Boxes }
export interface Entry { edge: 'left' | 'right'; from: Point; to: Point; headings: number[] }
export type Offered = AttackFacts | Share | { kind: 'activate' | 'spend' | 'end' | 'turn' | 'fly'; text: string } | { kind: 'lose'; text: string; box: string };
export interface Offer { piece: string; actions: Offered[]; drags?: Drag[]; ahead?: Sight[]; bands?: number[]; entries?: Entry[] }
export interface Foreseen { text: string; pieces: { name: string; boxes?: Boxes; to?: Point; heading?: number }[]; target?: string; range?: number; bonus?: number; roll?: number }
export interface Bearing extends Split { piece: string; target: string; odds: HitOdds }
export interface Threats { threats: { piece: string; from: string[] }[]; bearings: Bearing[] }

export function isCraft(piece: Piece): piece is Craft {
  return 'boxes' in piece && 'caps' in piece;
}
export function crafts(view: View | null): Craft[] {
  return (view?.pieces ?? []).filter(isCraft);
}

/** One seat at the referee's desk. */
export class Desk extends SeatDesk<Position, Offer, Threats, Foreseen> {
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
export function counted(dice: number): string {
  return dice === 1 ? '1 die' : `${dice} dice`;
}
export function titled(box: string): string {
  return box.charAt(0).toUpperCase() + box.slice(1);
}
export function noteOf(text: string, subject = ''): Note {
  return { clause: null, subject, text };
}
