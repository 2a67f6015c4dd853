/** Simple Spaceships as the table shows it: film, plot, marks on the board, report and first battle. */
import type { GameFace } from '../face.ts';
import { diceOf, film } from './film.ts';
import { steps } from './guide.ts';
import Marks from './Marks.svelte';
import { SpaceshipsPlot } from './plot.svelte.ts';
import Plotter from './Plotter.svelte';
import Report from './Report.svelte';

export const simpleSpaceships: GameFace = {
  id: 'simple-spaceships',
  film,
  dice: diceOf,
  draft: (referee, battle, seat) => new SpaceshipsPlot(referee, battle, seat),
  open: true,
  thought: { nodes: 4000, millis: 600 },
  Plotter,
  Marks,
  Report,
  sheets: () => import('./Sheets.svelte'),
  keys: [
    { keys: ', .', does: 'Previous or next of your ships' },
    { keys: 'D M A', does: 'A die to Defence, Movement or Attack; R takes the last one back' },
    { keys: 'W S', does: 'Half an inch more or less, ahead or up the edge' },
    { keys: 'Q E', does: 'Turn left or right; enter left or right' },
    { keys: 'N H', does: 'The next die; end the activation' },
    { keys: 'A', does: 'Attack the next ship ahead; R B D: more range, bonus, dice' },
    { keys: 'X', does: 'Nothing, or all dice back' },
  ],
  levels: { random: 'easy', doctrine: 'medium', search: 'hard' },
  guide: { scenario: 'duel', captain: 'random', steps },
};
