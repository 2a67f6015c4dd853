/** Talon at the table: plot, marks on the board, report, keys and the steps of a first battle. */
import type { TableFace } from '../face.ts';
import Foot from './Foot.svelte';
import { steps } from './guide.ts';
import Marks from './Marks.svelte';
import { TalonPlot } from './plot.svelte.ts';
import Plotter from './Plotter.svelte';

const table: TableFace = {
  draft: (referee, battle, seat) => new TalonPlot(referee, battle, seat),
  Plotter,
  Foot,
  Marks,
  report: () => import('./Report.svelte'),
  keys: [
    { keys: ', .', does: 'Previous or next of your ships' },
    { keys: 'Q W E', does: 'Move: turn left, straight, turn right' },
    { keys: 'A D', does: 'Move: slip left or right; A in fire: the next target' },
    { keys: '1 … 9', does: 'Power: what to buy; fire: the weapon group; questions: the answer' },
    { keys: 'W S', does: 'Power phase: faster, slower; R: retreat' },
    { keys: 'L', does: 'Move: launch a squadron' },
    { keys: 'X', does: 'Nothing' },
  ],
  steps,
};
export default table;
