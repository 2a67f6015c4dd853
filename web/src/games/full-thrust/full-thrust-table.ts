/** Full Thrust at the table: plot, marks on the board, report and keys. */
import type { TableFace } from '../face.ts';
import { calledOf, nameIn } from '../../lib/called.ts';
import type { Marker } from './facts.ts';
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
  absent: (view, seat) => {
    const own = view.pieces.filter((piece) => piece.seat === seat);
    const away = own.filter((piece) => piece.where === 'away');
    if (away.length === 0 || own.some((piece) => piece.where === 'table')) return null;
    const called = calledOf(view.pieces);
    const told = away.map(({ name, ...piece }) => `${nameIn(called, name)} is off the table${(piece as Partial<Marker>).back ? ` and may return from turn ${(piece as Partial<Marker>).back} on` : ''}.`);
    return `${told.join(' ')} Until then the turns play by themselves.`;
  },
  Plotter,
  Foot,
  Marks,
  report: () => import('./Report.svelte'),
  drawn: () => import('./drawn.ts'),
  keys,
};
export default table;
