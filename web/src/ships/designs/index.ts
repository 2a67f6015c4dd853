/** The designs of pieces: the only entry to all designs. The hulls of a game stand in `games/GAME/hulls.ts`. */
import type { Piece } from '../../lib/protocol.ts';
import type { Design, Form } from '../parts.ts';
import { flight, marker } from './small.ts';

/** The facts of a piece that a picture needs. Facts that a view leaves out may be given separately. */
export type Subject = Pick<Piece, 'kind' | 'side'> & Partial<Piece>;
/** The facts that hulls are built from. Each game adds its own. */
export interface Facts {}

type HullOf = (facts: Subject & Partial<Facts>, form: Form) => Design;
const HULLS = import.meta.glob<HullOf>('../../games/*/hulls.ts', { eager: true, import: 'default' });
/** The game whose hulls are used for games without any. */
const USUAL = 'full-thrust';

/** Returns the form of a side: round for side one, flat for side two. */
export function formOf(side: number): Form {
  return side === 1 ? 'round' : 'flat';
}

/** Returns the design of a piece. The same facts give the same design, with the same key. */
export function designOf(game: string, piece: Subject, facts: Partial<Facts> = {}): Design {
  const form = formOf(piece.side);
  if (piece.kind === 'marker') return marker(form);
  if (piece.kind === 'fighters') return flight(piece.fighters ?? 6, form);
  const hullOf = HULLS[`../../games/${game}/hulls.ts`] ?? HULLS[`../../games/${USUAL}/hulls.ts`];
  if (!hullOf) throw new Error(`no hulls for ${game}`);
  return hullOf({ ...facts, ...piece }, form);
}
