/** Simple Spaceships at the table: plot, marks on the board, report and keys. */
import type { TableFace } from '../face.ts';
import Foot from './Foot.svelte';
import { keys } from './keys.ts';
import Marks from './Marks.svelte';
import { SpaceshipsPlot } from './plot.svelte.ts';
import Plotter from './Plotter.svelte';

const table: TableFace = {
  draft: (referee, battle, seat, turns) => new SpaceshipsPlot(referee, battle, seat, turns),
  Plotter,
  Foot,
  Marks,
  report: () => import('./Report.svelte'),
  drawn: () => import('./drawn.ts'),
  keys,
};
export default table;
