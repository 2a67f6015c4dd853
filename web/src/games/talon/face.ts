/** Talon as every page shows it: hexes, the level of its captains, its first battle. */
import type { GameFace } from '../face.ts';

const face: GameFace = {
  id: 'talon',
  shelf: {
    special: 'Hexes, shields and never enough power.',
    level: 'Deep',
    minutes: 40,
    place: 5,
    art: { beam: 'ray', hexes: true, ships: [{ code: 't-bb', side: 2, x: 0.78, y: 0.42, heading: 262, size: 108 }, { code: 'ca', side: 1, x: 0.24, y: 0.6, heading: 62, size: 100 }] },
  },
  battle: () => import('./talon-battle.ts'),
  table: () => import('./talon-table.ts'),
  options: () => import('./options.ts'),
  prompt: true,
  turn: 'Round',
  thought: { nodes: 4000, millis: 400 },
  hexes: true,
  places: 'TAL-1.1',
  underlay: () => import('./Underlay.svelte'),
  sheets: () => import('./Sheets.svelte'),
};
export default face;
