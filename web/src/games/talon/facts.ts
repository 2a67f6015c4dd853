/** The position of Talon, by the names that its face has for its parts. */
import type { Piece, View } from '../../lib/protocol.ts';
import { capital } from '../../lib/sentences.ts';
import type { Arc, MissilePiece as Missile, ShipPiece as Ship } from './generated.ts';

export type { Arc, Group, MissilePiece as Missile, Shield, ShipPiece as Ship, View as TalonView } from './generated.ts';

export const ARCS: readonly Arc[] = ['front', 'right', 'rear', 'left'];
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

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
  return capital(words);
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
