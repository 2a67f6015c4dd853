/** Simple Spaceships as every page shows it: its film, how hard its captains are, its first battle. */
import type { GameFace } from '../face.ts';
import { diceOf, film } from './film.ts';

export const simpleSpaceships: GameFace = {
  id: 'simple-spaceships',
  film,
  dice: diceOf,
  table: () => import('./simple-spaceships-table.ts'),
  prompt: true,
  thought: { nodes: 4000, millis: 600 },
  sheets: () => import('./Sheets.svelte'),
  levels: { random: 'easy', doctrine: 'medium', search: 'hard' },
  guide: { scenario: 'duel', captain: 'random' },
};
