/** A written FTL order as a picture: sprints, turns in place and launches. */
import type { Drawn, DrawnMove } from '../face.ts';
import type { Preview } from './generated.ts';

export function drawn({ pieces }: Preview): Drawn {
  const moves = pieces.flatMap(({ name, kind, x, y, heading, path, launches }): DrawnMove[] => {
    if (launches) return [{ piece: name, path: [path[0], [launches.x, launches.y]], heading: launches.heading, launched: 'missile' }];
    if (kind === 'idle') return [];
    return [{ piece: name, path: kind === 'sprint' ? path : [[x, y]], heading }];
  });
  return { moves, aims: [] };
}
