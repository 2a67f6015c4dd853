/** Full Thrust as every page shows it: the level of its captains, its first battle. */
import type { GameFace } from '../face.ts';

const face: GameFace = {
  id: 'full-thrust',
  shelf: {
    special: 'Fleets, firing arcs and a dozen guns a ship.',
    level: 'Medium',
    minutes: 25,
    place: 3,
    art: { beam: 'ray', ships: [{ code: 'bb', side: 2, x: 0.84, y: 0.26, heading: 238, size: 128 }, { code: 'hc', side: 1, x: 0.24, y: 0.66, heading: 68, size: 126 }] },
  },
  battle: () => import('./full-thrust-battle.ts'),
  table: () => import('./full-thrust-table.ts'),
  options: () => import('./options.ts'),
  sheets: () => import('./Sheets.svelte'),
  shipyard: () => import('./Shipyard.svelte'),
};
export default face;
