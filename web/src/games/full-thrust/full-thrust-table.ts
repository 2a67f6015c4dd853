/** Full Thrust at the table: plot, marks on the board, report and keys. */
import type { TableFace } from '../face.ts';
import Foot from './Foot.svelte';
import { keys } from './keys.ts';
import Marks from './Marks.svelte';
import { FullThrustPlot } from './plot.svelte.ts';
import { Desk } from './offers.ts';
import Plotter from './Plotter.svelte';

const table: TableFace = {
  draft: (referee, battle, seat) => new FullThrustPlot(referee, battle, seat),
  spared: async (referee, battle, seat, phase) => {
    if (phase !== 'fire') return null;
    const { bearings } = await new Desk(referee, battle, seat).threats();
    return bearings.length === 0 ? 'None of your ships bears' : null;
  },
  Plotter,
  Foot,
  Marks,
  report: () => import('./Report.svelte'),
  drawn: () => import('./drawn.ts'),
  keys,
};
export default table;
