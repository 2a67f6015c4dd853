/** Black Skies as every page shows it: the level of its captains, its first battle. */
import type { GameFace } from '../face.ts';

const face: GameFace = {
  id: 'black-skies',
  shelf: {
    special: 'Fighter pairs. Lay your next turn face down.',
    level: 'Medium',
    minutes: 20,
    place: 4,
    art: { beam: 'bolts', ships: [{ code: 'gunship', side: 2, x: 0.74, y: 0.36, heading: 226, size: 84 }, { code: 'interceptor', side: 1, x: 0.2, y: 0.62, heading: 44, size: 86 }, { code: 'interceptor', side: 1, x: 0.44, y: 0.7, heading: 44, size: 86 }] },
  },
  battle: () => import('./black-skies-battle.ts'),
  table: () => import('./black-skies-table.ts'),
  options: () => import('./options.ts'),
  prompt: true,
  deploys: ['toss', 'deploy'],
  turn: 'Round',
  sheets: () => import('./Sheets.svelte'),
  answers: async (...asked) => (await import('./paper.ts')).answers(...asked),
};
export default face;
