/** Faster Than Light at the table: plot, marks on the board, report, keys and the steps of a first battle. */
import type { TableFace } from '../face.ts';
import { steps } from './guide.ts';
import Marks from './Marks.svelte';
import { FtlPlot } from './plot.svelte.ts';
import Plotter from './Plotter.svelte';

const table: TableFace = {
  draft: (referee, battle, seat) => new FtlPlot(referee, battle, seat),
  Plotter,
  Marks,
  report: () => import('./Report.svelte'),
  keys: [
    { keys: ', .', does: 'Previous or next of your pieces' },
    { keys: 'Q E', does: 'Rotate a step to port or starboard' },
    { keys: 'W S', does: 'Sprint longer or shorter' },
    { keys: 'L', does: 'Launch a missile' },
    { keys: 'X', does: 'Nothing for this piece' },
  ],
  steps,
};
export default table;
