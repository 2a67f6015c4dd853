/** What a table needs of Black Skies: the plot, its marks on the board, the report, keys and the first battle. */
import type { TableFace } from '../face.ts';
import Foot from './Foot.svelte';
import { steps } from './guide.ts';
import Marks from './Marks.svelte';
import { BlackSkiesPlot } from './plot.svelte.ts';
import Plotter from './Plotter.svelte';

const table: TableFace = {
  draft: (referee, battle, seat) => new BlackSkiesPlot(referee, battle, seat),
  Plotter,
  Foot,
  Marks,
  report: () => import('./Report.svelte'),
  keys: [
    { keys: ', .', does: 'Previous or next option, card, element or fighter' },
    { keys: '1 … 9', does: 'The option or the card of that number' },
    { keys: 'W A S D', does: 'Deployment: lead and wingman an inch; I J K L the wingman alone' },
    { keys: 'Q E', does: 'Set-up: another first card; W S its speed, R F its place in the deck' },
    { keys: 'A', does: 'Fire: everything at the next target' },
    { keys: 'X', does: 'Hold fire' },
  ],
  steps,
};
export default table;
