/** The pieces of Black Skies, by the names that its face has for them. */
import type { Piece, View } from '../../lib/protocol.ts';
import type { Piece as Fighter } from './generated.ts';

export type { Deck as Slot, Element, Piece as Fighter, View as SkyView, Weapon } from './generated.ts';

export function isFighter(piece: Piece): piece is Fighter {
  return piece.kind === 'fighter';
}
export function fighters(view: View | null): Fighter[] {
  return (view?.pieces ?? []).filter(isFighter);
}
export const SKILLS = ['', 'green', 'trained', 'experienced', 'hotshot'];
