/** Full Thrust as the table shows it: film, plot, marks on the board, report and first battle. */
import type { GameFace } from '../face.ts';
import { diceOf } from './dice.ts';
import { film } from './film.ts';
import { steps } from './guide.ts';
import Marks from './Marks.svelte';
import { FullThrustPlot } from './plot.svelte.ts';
import Plotter from './Plotter.svelte';
import Report from './Report.svelte';

export const fullThrust: GameFace = {
  id: 'full-thrust',
  film,
  dice: diceOf,
  draft: (referee, battle, seat) => new FullThrustPlot(referee, battle, seat),
  Plotter,
  Marks,
  Report,
  sheets: () => import('./Sheets.svelte'),
  shipyard: () => import('./Shipyard.svelte'),
  keys: [
    { keys: ', .', does: 'Previous or next of your ships' },
    { keys: 'Q E', does: 'A point to port or starboard' },
    { keys: 'W S', does: 'An inch faster or slower' },
    { keys: 'A', does: 'Everything at the next target; the next one to scan or attack' },
    { keys: 'X', does: 'No order for this ship' },
    { keys: 'F', does: 'Show where enemies will be, or not' },
  ],
  levels: { random: 'easy', doctrine: 'medium', search: 'hard' },
  guide: { scenario: 'line-duel', captain: 'doctrine', steps },
};
