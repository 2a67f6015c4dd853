/** Faster Than Light as every page shows it: its film, the level of its captains, its first battle. */
import type { GameFace } from '../face.ts';
import { deal } from './cards.ts';
import { film } from './film.ts';

const face: GameFace = {
  id: 'ftl',
  film,
  deal,
  shelf: {
    special: 'Plot in secret. No dice, ten missiles, one enemy.',
    level: 'Easy',
    minutes: 10,
    place: 2,
    art: { beam: null, ships: [{ code: 'ship', side: 2, x: 0.82, y: 0.34, heading: 232, size: 84 }, { code: 'missile', side: 1, x: 0.54, y: 0.48, heading: 62, size: 46 }, { code: 'ship', side: 1, x: 0.22, y: 0.66, heading: 58, size: 104 }] },
  },
  table: () => import('./ftl-table.ts'),
  book: 'By the book a ship that waits cannot be hit, so careful captains draw.',
  guide: { scenario: 'close-quarters-sharp', captain: 'doctrine' },
};
export default face;
