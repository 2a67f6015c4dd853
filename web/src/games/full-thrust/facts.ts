/** The pieces of Full Thrust, by the names that its face has for them. */
import type { Piece, View } from '../../lib/protocol.ts';
import type { FightersPiece as Group, ShipPiece as Ship } from './generated.ts';

export type { FightersPiece as Group, MarkerPiece as Marker, ShipPiece as Ship, System } from './generated.ts';

export function isShip(piece: Piece): piece is Ship {
  return piece.kind === 'ship' && 'systems' in piece;
}

export function isGroup(piece: Piece): piece is Group {
  return piece.kind === 'fighters';
}

export function ships(view: View): Ship[] {
  return view.pieces.filter(isShip);
}
