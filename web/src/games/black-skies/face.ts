/** Black Skies as every page shows it: its film, its rocks, the level of its captains, its first battle. */
import { sideName } from '../../board/silhouettes.ts';
import type { GameFace } from '../face.ts';
import { arms } from './arms.ts';
import { deal } from './cards.ts';
import { diceOf } from './dice.ts';
import type { SkyView } from './facts.ts';
import { film } from './film.ts';
import { answers } from './paper.ts';
import Terrain from './Terrain.svelte';

const face: GameFace = {
  id: 'black-skies',
  film,
  deal,
  arms,
  shelf: {
    special: 'Fighter pairs. Lay your next turn face down.',
    level: 'Medium',
    minutes: 20,
    place: 4,
    art: { beam: 'bolts', ships: [{ code: 'gunship', side: 2, x: 0.74, y: 0.36, heading: 226, size: 84 }, { code: 'interceptor', side: 1, x: 0.2, y: 0.62, heading: 44, size: 86 }, { code: 'interceptor', side: 1, x: 0.44, y: 0.7, heading: 44, size: 86 }] },
  },
  dice: diceOf,
  worth: { clause: 'BS-5.1', text: 'A hit is 4 or more at close range, 7 at medium, 10 at long.' },
  table: () => import('./black-skies-table.ts'),
  Terrain,
  prompt: true,
  turn: 'Round',
  standing: (view) => (view.phase === 'toss' || view.phase === 'deploy' ? '' : `Hull left: ${(view as SkyView).sides.map((side, at) => `${sideName(at + 1)} ${side.hull}`).join(', ')}`),
  paper: 'Tactical displays, maneuver cards, counters, a ruler and the rules for reference, to play at a table of wood.',
  sheets: () => import('./Sheets.svelte'),
  answers,
  guide: { scenario: 'duel', captain: 'doctrine' },
};
export default face;
