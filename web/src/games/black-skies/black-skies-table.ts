/** Black Skies at the table: the plot, its marks on the board, the report and keys. */
import type { TableFace } from '../face.ts';
import Foot from './Foot.svelte';
import { keys } from './keys.ts';
import Marks from './Marks.svelte';
import { BlackSkiesPlot } from './plot.svelte.ts';
import Plotter from './Plotter.svelte';

const table: TableFace = {
  draft: (referee, battle, seat) => new BlackSkiesPlot(referee, battle, seat),
  Plotter,
  Foot,
  Marks,
  report: () => import('./Report.svelte'),
  drawn: () => import('./drawn.ts'),
  keys,
};
export default table;
