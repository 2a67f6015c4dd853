/** Full Thrust at the table: plot, marks on the board, report, keys and the steps of a first battle. */
import type { TableFace } from '../face.ts';
import Foot from './Foot.svelte';
import { steps } from './guide.ts';
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
  keys: [
    { keys: ', .', does: 'Previous or next of your ships' },
    { keys: 'Q E', does: 'A point to port or starboard' },
    { keys: 'W S', does: 'An inch faster or slower' },
    { keys: 'A', does: 'Everything at the next target; the next one to scan or attack' },
    { keys: 'X', does: 'No order for this ship' },
    { keys: 'F', does: 'Show where enemies will be, or not' },
  ],
  steps,
};
export default table;
