/** The designs of pieces: the only entry to all designs. */
import type { Piece } from '../../lib/protocol.ts';
import type { Design, Form } from '../parts.ts';
import { fighter, type Frame } from './black-skies.ts';
import { spine } from './ftl.ts';
import { shipOf, type Sheet } from './full-thrust.ts';
import { byDice, type Dice } from './simple-spaceships.ts';
import { flight, marker, missile } from './small.ts';
import { byDisplay, type Display } from './talon.ts';

/** The facts of a piece that a picture needs. Facts that a view leaves out may be given separately. */
export type Subject = Pick<Piece, 'kind' | 'side'> & Partial<Piece>;
export type Facts = Sheet & Frame & Dice & Display;

/** Returns the form of a side: round for side one, flat for side two. */
export function formOf(side: number): Form {
  return side === 1 ? 'round' : 'flat';
}

/** Returns the design of a piece. The same facts give the same design, with the same key. */
export function designOf(game: string, piece: Subject, facts: Partial<Facts> = {}): Design {
  const form = formOf(piece.side);
  const all = { ...facts, ...piece } as Subject & Partial<Facts>;
  if (piece.kind === 'marker') return marker(form);
  if (piece.kind === 'fighters') return flight(piece.fighters ?? 6, form);
  switch (game) {
    case 'talon':
      return byDisplay(all, piece.side);
    case 'black-skies':
      return fighter(all, form);
    case 'simple-spaceships':
      return byDice(all, form);
    case 'ftl':
      return piece.kind === 'missile' ? missile(form) : spine(form, piece.missiles);
    default:
      return piece.kind === 'missile' ? missile(form) : shipOf(all, form);
  }
}
