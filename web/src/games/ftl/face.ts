/** Faster Than Light as the table shows it: film, plot, marks on the board, report and first battle. */
import type { GameFace } from '../face.ts';
import { film } from './film.ts';
import { steps } from './guide.ts';
import Marks from './Marks.svelte';
import { FtlPlot } from './plot.svelte.ts';
import Plotter from './Plotter.svelte';
import Report from './Report.svelte';

export const ftl: GameFace = {
  id: 'ftl',
  film,
  draft: (referee, battle, seat) => new FtlPlot(referee, battle, seat),
  Plotter,
  Marks,
  Report,
  keys: [
    { keys: ', .', does: 'Previous or next of your pieces' },
    { keys: 'Q E', does: 'Rotate a step to port or starboard' },
    { keys: 'W S', does: 'Sprint longer or shorter' },
    { keys: 'L', does: 'Launch a missile' },
    { keys: 'X', does: 'Nothing for this piece' },
  ],
  levels: { random: 'easy', doctrine: 'medium', search: 'hard' },
  guide: { scenario: 'close-quarters', captain: 'random', steps },
};
