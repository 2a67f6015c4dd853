/** The keys of an order's form: the list for people, and what each key does. Every field has the usual keys of its control, too. */
import type { TableFace } from '../games/face.ts';
import { flat, stepped, type ChoiceField, type NumberField } from './fields.ts';
import type { PlainPlot } from './plot.svelte.ts';

export const keys: TableFace['keys'] = [
  { keys: ', .', does: 'Previous or next of your pieces' },
  { keys: 'A D', does: 'Previous or next option of the first choice' },
  { keys: 'S W', does: 'A step less or more of the first number' },
];

/** Does what a key means; returns `false` if it has no meaning here. */
export function pressed(plot: PlainPlot, key: string): boolean {
  if (key === ',' || key === '.') return plot.walk(key === '.' ? 1 : -1);
  if (key === 'a' || key === 'd') return choose(plot, key === 'd' ? 1 : -1);
  if (key === 's' || key === 'w') return count(plot, key === 'w' ? 1 : -1);
  return false;
}

/** Takes the next option of the first choice that may be taken. */
function choose(plot: PlainPlot, by: 1 | -1): boolean {
  const field = flat(plot.fields).find((one): one is ChoiceField => one.kind === 'choice');
  const open = field?.options.filter(({ allowed }) => allowed) ?? [];
  const at = open.findIndex(({ chosen }) => chosen);
  const next = open[(at + by + open.length) % open.length];
  if (!next) return false;
  plot.take(next);
  return true;
}

/** Steps the first number. */
function count(plot: PlainPlot, by: 1 | -1): boolean {
  const field = flat(plot.fields).find((one): one is NumberField => one.kind === 'number');
  if (!field) return false;
  plot.number(field, stepped(field, by));
  return true;
}
