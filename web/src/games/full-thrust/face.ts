/** Full Thrust as every page shows it: its film, the level of its captains, its first battle. */
import type { GameFace } from '../face.ts';
import { arms } from './arms.ts';
import { deal } from './cards.ts';
import { diceOf } from './dice.ts';
import { film } from './film.ts';

const face: GameFace = {
  id: 'full-thrust',
  film,
  deal,
  arms,
  shelf: {
    special: 'Fleets, firing arcs and a dozen guns a ship.',
    level: 'Medium',
    minutes: 25,
    place: 3,
    art: { beam: 'ray', ships: [{ code: 'bb', side: 2, x: 0.8, y: 0.38, heading: 242, size: 104 }, { code: 'hc', side: 1, x: 0.22, y: 0.64, heading: 66, size: 112 }] },
  },
  dice: diceOf,
  worth: { clause: 'FT-3.2', unless: 'FT-4.6', text: 'A die of 4 or 5 is one point, a 6 is two.' },
  table: () => import('./full-thrust-table.ts'),
  sheets: () => import('./Sheets.svelte'),
  shipyard: () => import('./Shipyard.svelte'),
  guide: { scenario: 'line-duel', captain: 'doctrine' },
};
export default face;
