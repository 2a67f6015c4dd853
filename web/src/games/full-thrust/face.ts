/** Full Thrust as every page shows it: the level of its captains, its first battle. */
import type { GameFace } from '../face.ts';

const face: GameFace = {
  id: 'full-thrust',
  shelf: {
    special: 'Fleets, firing arcs and a dozen guns a ship.',
    level: 'Medium',
    minutes: 25,
    place: 3,
    art: { beam: 'ray', ships: [{ code: 'bb', side: 2, x: 0.8, y: 0.38, heading: 242, size: 104 }, { code: 'hc', side: 1, x: 0.22, y: 0.64, heading: 66, size: 112 }] },
  },
  battle: () => import('./full-thrust-battle.ts'),
  table: () => import('./full-thrust-table.ts'),
  options: () => import('./options.ts'),
  sheets: () => import('./Sheets.svelte'),
  shipyard: () => import('./Shipyard.svelte'),
};
export default face;
