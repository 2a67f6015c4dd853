/** The keys of Full Thrust at the table: the list for people, and the order that each key writes. */
import { around } from '../../lib/pick.ts';
import type { TableFace } from '../face.ts';
import { STEADY } from './notation.ts';
import type { FullThrustPlot } from './plot.svelte.ts';

export const keys: TableFace['keys'] = [
  { keys: ', .', does: 'Previous or next of your ships' },
  { keys: 'Q E', does: 'A point to port or starboard' },
  { keys: 'W S', does: 'An inch faster or slower' },
  { keys: 'A', does: 'Everything at the next target; the next one to scan or attack' },
  { keys: 'X', does: 'No order for this ship' },
  { keys: 'F', does: 'Show where enemies will be, or not' },
];

/** Writes the order of a key; returns `false` if the key has no meaning here. */
export function pressed(plot: FullThrustPlot, key: string): boolean {
  const name = plot.selected;
  if (key === ',' || key === '.') plot.walk(key === '.' ? 1 : -1);
  else if (key === 'f') plot.foreseen = !plot.foreseen;
  else if (!name) return false;
  else if (plot.phase === 'orders') return steerBy(plot, name, key);
  else if (key === 'x') plot.write(name, []);
  else if (key === 'a') nextTarget(plot, name);
  else return false;
  return true;
}

function steerBy(plot: FullThrustPlot, name: string, key: string): boolean {
  if (key === 'q' || key === 'e') plot.step(name, 'turn', key === 'e' ? 1 : -1);
  else if (key === 'w' || key === 's') plot.step(name, 'thrust', key === 'w' ? 1 : -1);
  else if (key === 'x') plot.steer(name, STEADY);
  else return false;
  return true;
}

/** Selects the next target of the unit in hand. */
function nextTarget(plot: FullThrustPlot, name: string): void {
  const targets = (plot.offers.get(name)?.actions ?? []).flatMap((one) => ('target' in one ? [one.target] : []));
  const now = plot.of(name)[0]?.target;
  const next = around(targets, targets.indexOf(now ?? ''), 1);
  if (!next || next === now) return;
  if (plot.phase === 'fire') {
    plot.parts = plot.single ? [] : plot.parts.filter((part) => part.piece !== name);
    void plot.aimAll(next);
  } else void plot.aimOther(next);
}
