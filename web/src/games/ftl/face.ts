/** Faster Than Light as every page shows it: the level of its captains, its first battle. */
import type { GameFace } from '../face.ts';

const face: GameFace = {
  id: 'ftl',
  shelf: {
    special: 'Plot in secret. No dice, ten missiles, one enemy.',
    level: 'Easy',
    minutes: 10,
    place: 2,
    art: { beam: null, ships: [{ code: 'ship', side: 2, x: 0.82, y: 0.34, heading: 232, size: 84 }, { code: 'missile', side: 1, x: 0.54, y: 0.48, heading: 62, size: 46 }, { code: 'ship', side: 1, x: 0.22, y: 0.66, heading: 58, size: 104 }] },
  },
  battle: () => import('./ftl-battle.ts'),
  table: () => import('./ftl-table.ts'),
  options: () => import('./options.ts'),
  book: 'By the book a ship that waits cannot be hit, so careful players draw.',
};
export default face;
