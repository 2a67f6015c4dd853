/** Simple Spaceships as every page shows it: the level of its captains, its first battle. */
import type { GameFace } from '../face.ts';

const face: GameFace = {
  id: 'simple-spaceships',
  shelf: {
    special: 'Share six dice between guns, engines and shields.',
    level: 'Easiest',
    minutes: 10,
    place: 1,
    art: { beam: null, ships: [{ code: 'ufo', side: 2, x: 0.76, y: 0.42, heading: 240, size: 92 }, { code: 'sleigh', side: 1, x: 0.3, y: 0.56, heading: 48, size: 132 }] },
  },
  battle: () => import('./simple-spaceships-battle.ts'),
  table: () => import('./simple-spaceships-table.ts'),
  options: () => import('./options.ts'),
  prompt: true,
  thought: { nodes: 4000, millis: 600 },
  sheets: () => import('./Sheets.svelte'),
};
export default face;
