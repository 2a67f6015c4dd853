/** Simple Spaceships at the table: plot, marks on the board, report, keys and the steps of a first battle. */
import type { TableFace } from '../face.ts';
import Foot from './Foot.svelte';
import { steps } from './guide.ts';
import Marks from './Marks.svelte';
import { SpaceshipsPlot } from './plot.svelte.ts';
import Plotter from './Plotter.svelte';

const table: TableFace = {
  draft: (referee, battle, seat, turns) => new SpaceshipsPlot(referee, battle, seat, turns),
  Plotter,
  Foot,
  Marks,
  report: () => import('./Report.svelte'),
  keys: [
    { keys: ', .', does: 'Previous or next of your ships' },
    { keys: 'D M A', does: 'A die to Defence, Movement or Attack; R takes the last one back' },
    { keys: 'W S', does: 'Half an inch more or less, ahead or up the edge' },
    { keys: 'Q E', does: 'Turn left or right; enter left or right' },
    { keys: 'N H', does: 'The next die; end the activation' },
    { keys: 'A', does: 'Attack the next ship ahead; R B D: more range, bonus, dice' },
    { keys: 'X', does: 'Nothing, or all dice back' },
  ],
  steps,
};
export default table;
