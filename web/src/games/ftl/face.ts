/** Faster Than Light as every page shows it: its film, how hard its captains are, its first battle. */
import type { GameFace } from '../face.ts';
import { deal } from './cards.ts';
import { film } from './film.ts';

export const ftl: GameFace = {
  id: 'ftl',
  film,
  deal,
  shelf: { special: 'Plot in secret. No dice, ten missiles, one enemy.', level: 'Easy', minutes: 10 },
  table: () => import('./ftl-table.ts'),
  guide: { scenario: 'close-quarters', captain: 'doctrine' },
};
