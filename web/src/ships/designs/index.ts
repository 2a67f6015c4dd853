/** The designs of pieces: the only entry to all designs. The hulls of a game stand in `games/GAME/hulls.ts`; a game without any has the plain ones. */
import type { Piece } from '../../lib/protocol.ts';
import type { Design, Form } from '../parts.ts';
import { plainly } from '../../plain/face.ts';
import { sheetOf } from './plain.ts';
import { flight, marker, missile } from './small.ts';

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
  const own = plainly ? undefined : HULLS[`../../games/${game}/hulls.ts`];
  if (piece.kind === 'marker') return marker(form);
  if (piece.kind === 'missile') return missile(form);
  if (piece.kind === 'fighters') return flight(piece.fighters ?? 6, form);
  if (piece.kind === 'squadron' && !own) return flight(3, form);
  if (own) return own({ ...facts, ...piece }, form);
  const usual = HULLS[`../../games/${USUAL}/hulls.ts`];
  if (!usual) throw new Error(`no hulls for ${game}`);
  return usual({ kind: piece.kind, side: piece.side, ...sheetOf(piece) }, form);
}
