/** The keys of FTL at the table: the list for people, and the order that each key writes. */
import { around } from '../../lib/pick.ts';
import type { TableFace } from '../face.ts';
import type { FtlPlot } from './plot.svelte.ts';

export const keys: TableFace['keys'] = [
  { keys: ', .', does: 'Previous or next of your pieces' },
  { keys: 'Q E', does: 'Rotate a step to port or starboard' },
  { keys: 'W S', does: 'Sprint longer or shorter' },
  { keys: 'L', does: 'Launch a missile' },
  { keys: 'X', does: 'Nothing for this piece' },
];

/** Writes the order of a key; returns `false` if the key has no meaning here. */
export function pressed(plot: FtlPlot, key: string): boolean {
  const name = plot.selected;
  if (key === ',' || key === '.') return walk(plot, key === '.' ? 1 : -1);
  if (!name) return false;
  if (key === 'q' || key === 'e') plot.step(name, 'rotate', key === 'e' ? 1 : -1);
  else if (key === 'w' || key === 's') plot.step(name, 'sprint', key === 'w' ? 1 : -1);
  else if (key === 'l') plot.choose(name, plot.offered(name, 'launch')[0] ?? null);
  else if (key === 'x') plot.choose(name, plot.offered(name, 'idle')[0] ?? null);
  else return false;
  return true;
}

/** Selects the next own piece in either direction. */
function walk(plot: FtlPlot, by: 1 | -1): boolean {
  const at = plot.roll.findIndex((piece) => piece.name === plot.selected);
  const next = around(plot.roll, at, by);
  if (!next) return false;
  plot.selected = next.name;
  plot.tell(next.name);
  return true;
}
