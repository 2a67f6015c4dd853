/** Black Skies as every page shows it: its film, its rocks, how hard its captains are, its first battle. */
import type { GameFace } from '../face.ts';
import { diceOf } from './dice.ts';
import { film } from './film.ts';
import { answers } from './paper.ts';
import Terrain from './Terrain.svelte';

export const blackSkies: GameFace = {
  id: 'black-skies',
  film,
  dice: diceOf,
  table: () => import('./black-skies-table.ts'),
  Terrain,
  prompt: true,
  sheets: () => import('./Sheets.svelte'),
  answers,
  levels: { random: 'easy', doctrine: 'medium', search: 'hard' },
  guide: { scenario: 'duel', captain: 'random' },
};
