/** Black Skies as every page shows it: its film, its rocks, how hard its captains are, its first battle. */
import type { GameFace } from '../face.ts';
import { arms } from './arms.ts';
import { deal } from './cards.ts';
import { diceOf } from './dice.ts';
import type { SkyView } from './facts.ts';
import { film } from './film.ts';
import { answers } from './paper.ts';
import Terrain from './Terrain.svelte';

export const blackSkies: GameFace = {
  id: 'black-skies',
  film,
  deal,
  arms,
  shelf: { special: 'Fighter pairs. Lay your next turn face down.', level: 'Medium', minutes: 20 },
  dice: diceOf,
  table: () => import('./black-skies-table.ts'),
  Terrain,
  prompt: true,
  turn: 'Round',
  standing: (view) => (view.phase === 'toss' || view.phase === 'deploy' ? '' : (view as SkyView).sides.map((side) => side.hull).join(' points of hull to ')),
  paper: 'Tactical displays, maneuver cards, counters, a ruler and the rules for reference, to play at a table of wood.',
  sheets: () => import('./Sheets.svelte'),
  answers,
  levels: { random: 'easy', doctrine: 'medium', cadet: 'hard', lieutenant: 'harder', captain: 'very hard', admiral: 'hardest' },
  guide: { scenario: 'duel', captain: 'doctrine' },
};
