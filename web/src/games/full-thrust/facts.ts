/** The referee's facts about the pieces of Full Thrust, as types. */
import type { Piece, View } from '../../lib/protocol.ts';

/** A weapon, the drive or a firecon; `arcs` are letters of F, P, S, A. */
export interface System { name: string; arcs: string; lost: boolean }

export interface Marker extends Piece {
  course: number;
  velocity: number;
  where: string;
  hidden: boolean;
  edge: string | null;
  back: number | null;
}

/** A ship whose class the seat may know. */
export interface Ship extends Marker {
  title: string;
  class: string;
  code: string;
  group: string;
  damage: number;
  hull: number;
  /** Thrust that works, and thrust when built. */
  thrust: number;
  built: number;
  firecons: number;
  systems: System[];
  /** Damage at which it rolls for its systems, with the face that knocks one out; empty if thresholds are not played. */
  thresholds: { at: number; needs: number }[];
  /** Fighters in each bay when built. */
  bays: number[];
  /** Its worth in points: damage and factors of weapons. */
  points: number;
}

export interface Group extends Piece {
  course: number;
  where: string;
  fighters: number;
  carrier: string;
  moved: boolean;
}

export function isShip(piece: Piece): piece is Ship {
  return piece.kind === 'ship' && 'systems' in piece;
}

export function isGroup(piece: Piece): piece is Group {
  return piece.kind === 'fighters';
}

export function ships(view: View): Ship[] {
  return view.pieces.filter(isShip);
}
