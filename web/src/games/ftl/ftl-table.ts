/** Faster Than Light at the table: plot, marks on the board, report and keys. */
import type { TableFace } from '../face.ts';
import { keys } from './keys.ts';
import Marks from './Marks.svelte';
import { FtlPlot } from './plot.svelte.ts';
import Plotter from './Plotter.svelte';

const table: TableFace = {
  draft: (referee, battle, seat) => new FtlPlot(referee, battle, seat),
  Plotter,
  Marks,
  report: () => import('./Report.svelte'),
  drawn: () => import('./drawn.ts'),
  keys,
};
export default table;
