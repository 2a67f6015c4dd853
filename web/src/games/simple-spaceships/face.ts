/** Simple Spaceships as every page shows it: its film, the level of its captains, its first battle. */
import { sideName } from '../../board/silhouettes.ts';
import type { GameFace } from '../face.ts';
import { crafts } from './facts.ts';
import { arms } from './arms.ts';
import { deal } from './cards.ts';
import { diceOf, film } from './film.ts';
import Terrain from './Terrain.svelte';

const face: GameFace = {
  id: 'simple-spaceships',
  film,
  deal,
  arms,
  shelf: {
    special: 'Share six dice between guns, engines and shields.',
    level: 'Easiest',
    minutes: 10,
    place: 1,
    art: { beam: null, ships: [{ code: 'ufo', side: 2, x: 0.76, y: 0.42, heading: 240, size: 92 }, { code: 'sleigh', side: 1, x: 0.3, y: 0.56, heading: 48, size: 132 }] },
  },
  dice: diceOf,
  worth: { clause: 'SS-4.4', text: 'A 6 is a hit; each bonus die adds one to every die rolled.' },
  table: () => import('./simple-spaceships-table.ts'),
  options: () => import('./options.ts'),
  Terrain,
  prompt: true,
  standing: (view, names) => {
    const dice = (side: number): number => crafts(view).reduce((all, one) => all + (one.side === side ? one.dice : 0), 0);
    return `Dice left: ${names[0] || sideName(1)} ${dice(1)}, ${names[1] || sideName(2)} ${dice(2)}`;
  },
  paper: 'Control panels, counters, a ruler and the rules for reference, to play on a real table.',
  thought: { nodes: 4000, millis: 600 },
  sheets: () => import('./Sheets.svelte'),
};
export default face;
