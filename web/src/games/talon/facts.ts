/** The referee's facts about the position of Talon, as types. */
import type { Piece, Point, View } from '../../lib/protocol.ts';

export type Arc = 'front' | 'right' | 'rear' | 'left';
export const ARCS: readonly Arc[] = ['front', 'right', 'rear', 'left'];
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

export interface Row { power: number; speed: number; radius: number; start: boolean }
export interface Shield { arc: Arc; left: number; of: number; reinforced: number; until: string | null }
export interface HullBox { modifier: number; critical: boolean; marked: boolean }
export interface Group {
  number: number;
  weapon: string;
  title: string;
  weapons: number;
  arcs: Arc[];
  /** Boxes filled, and boxes in all, by colour. */
  red: number;
  reds: number;
  yellow: number;
  yellows: number;
  charged: boolean;
  lost: boolean;
}
export interface Status { 'shields-down': boolean; 'helm-down': boolean; 'power-down': boolean; 'radius-more': number; 'power-less': number; 'ftl-offline': boolean }

export interface Ship extends Piece {
  kind: 'ship' | 'base' | 'squadron';
  hex: Point;
  where: string;
  class: string;
  title: string;
  race: string;
  points: number;
  explosion: number;
  hull: number;
  of: number;
  curve: Row[];
  row: number;
  speed: number;
  power: number;
  'turn-radius': number;
  moves: string[];
  ap: string[];
  count: number;
  marker: Point | null;
  slip: boolean;
  'must-move': boolean;
  moved: boolean;
  'has-ap': boolean;
  shields: Shield[];
  'hull-row': HullBox[];
  /** The boxes left of each fighter of a squadron, and the boxes of each when whole. */
  hulls?: number[];
  each?: number;
  groups: Group[];
  status: Status;
  battery: { stored: number } | null;
  afterburners: { left: number; of: number };
  initiative: 'change' | 'defend' | null;
  retreating: number | null;
  carries: string[];
  capacity: number;
  aboard: string | null;
}
export interface Missile extends Piece { kind: 'missile'; hex: Point; where: string; damage: number; target: string; 'must-move': boolean }
export interface Ground { kind: 'asteroids' | 'nebula' | 'planet'; hex: Point }
export type Question =
  | { kind: 'collision'; mover: string; met: string; damage: number }
  | { kind: 'arc'; piece: string; from: string | null; damage: number; arcs: Arc[] };

export interface TalonView extends View {
  phase: string;
  impulse: string | null;
  side: number | null;
  initiative: { side: number; change: number; defend: number };
  limit: number;
  chart: number[][];
  turning: { held: [number, number]; needed: number } | null;
  terrain: Ground[];
  /** Points of enemies destroyed, by side. */
  points: [number, number];
  question: Question | null;
}

export function isShip(piece: Piece): piece is Ship {
  return piece.kind === 'ship' || piece.kind === 'base' || piece.kind === 'squadron';
}
export function isMissile(piece: Piece): piece is Missile {
  return piece.kind === 'missile';
}
export function ships(view: View | null): Ship[] {
  return (view?.pieces ?? []).filter(isShip);
}
/** Returns `true` if a ship is still in the battle: on the map or aboard. */
export function inPlay(ship: Ship): boolean {
  return ship.where === 'table' || ship.where === 'aboard';
}
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
/** Returns words with a capital letter. */
export function titled(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
export function signed(by: number): string {
  return by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '0';
}
/** Returns the defects of a ship, each in a few words. */
export function ailments(ship: Ship): string[] {
  const { status } = ship;
  return [
    status['shields-down'] ? 'shields down' : '',
    status['helm-down'] ? 'helm down: straight only' : '',
    status['power-down'] ? 'power down: no AP' : '',
    status['radius-more'] > 0 ? `turn radius +${status['radius-more']}` : '',
    status['power-less'] > 0 ? `power −${status['power-less']}` : '',
    status['ftl-offline'] ? 'FTL offline' : '',
  ].filter(Boolean);
}
