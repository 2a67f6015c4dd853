/** A written order of Talon as a picture: a move, or the targets of a volley. */
import type { Drawn } from '../face.ts';
import type { Preview } from './generated.ts';

export function drawn({ order, pieces, fire }: Preview): Drawn {
  /* A volley names its ship first: “CA-1 fires 2 at …”. */
  const [from = ''] = order.split(' ');
  return {
    moves: pieces.map(({ name, path, heading }) => ({ piece: name, path, heading })),
    aims: [...new Set(fire?.map(({ target }) => target))].map((to) => ({ from, to })),
  };
}
