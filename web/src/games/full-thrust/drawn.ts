/** A written order of Full Thrust as a picture: courses, launches, flights, and aims of fire and scans. */
import type { Drawn, DrawnMove } from '../face.ts';
import type { Preview, View } from './generated.ts';

export function drawn({ pieces, launches, parts }: Preview, view: View): Drawn {
  const stood = new Map(view.pieces.map((piece) => [piece.name, piece]));
  const moves: DrawnMove[] = pieces.map(({ name, path, heading }) => ({ piece: name, path, heading }));
  for (const { name, x, y, heading } of launches) moves.push({ piece: name, path: [[x, y]], heading, launched: 'fighters' });
  for (const part of parts) {
    const from = stood.get(part.piece);
    if (part.kind === 'fly' && from) moves.push({ piece: part.piece, path: [[from.x, from.y], [part.x, part.y]] });
  }
  const aimed = parts.filter((part) => part.kind !== 'fly' && part.target);
  const pairs = new Map(aimed.map(({ piece, target }) => [`${piece}>${target}`, { from: piece, to: target }]));
  return { moves, aims: [...pairs.values()] };
}
