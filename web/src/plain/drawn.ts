/** A written order of any game as a picture: paths, turns, launches, and aims from piece to piece. */
import type { Drawn } from '../games/face.ts';
import type { View } from '../lib/protocol.ts';
import { chancesIn, movesIn } from './aids.ts';

export function drawn(preview: unknown, view: View): Drawn {
  const moves = movesIn(preview, view).map(({ name, path, heading, launched }) => ({ piece: name, path, heading: heading ?? undefined, ...(launched ? { launched: 'missile' } : {}) }));
  const standing = new Set(view.pieces.map(({ name }) => name));
  /* While pieces move, chances tell what would bear, not what was aimed at. */
  const aims = moves.length > 0 ? [] : chancesIn(preview).flatMap(({ from, to }) => (from !== null && to !== null && standing.has(from) && standing.has(to) ? [{ from, to }] : []));
  return { moves, aims };
}
