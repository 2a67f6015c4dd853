/** Full Thrust as every page shows it: its film, how hard its captains are, its first battle. */
import type { GameFace } from '../face.ts';
import { arms } from './arms.ts';
import { deal } from './cards.ts';
import { diceOf } from './dice.ts';
import { film } from './film.ts';

export const fullThrust: GameFace = {
  id: 'full-thrust',
  film,
  deal,
  arms,
  shelf: { special: 'Fleets, firing arcs and a dozen guns a ship.', level: 'Medium', minutes: 25 },
  dice: diceOf,
  worth: { clause: 'FT-3.2', unless: 'FT-4.6', text: 'A die of 4 or 5 is one point, a 6 is two.' },
  table: () => import('./full-thrust-table.ts'),
  sheets: () => import('./Sheets.svelte'),
  shipyard: () => import('./Shipyard.svelte'),
  guide: { scenario: 'line-duel', captain: 'doctrine' },
};
