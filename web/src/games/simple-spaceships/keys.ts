/** The keys of Simple Spaceships at the table: the list for people, and the order that each key writes. */
import { around } from '../../lib/pick.ts';
import type { TableFace } from '../face.ts';
import { FUNCTIONS, type Offered } from './facts.ts';
import type { SpaceshipsPlot } from './plot.svelte.ts';

export const keys: TableFace['keys'] = [
  { keys: ', .', does: 'Previous or next of your ships' },
  { keys: 'D M A', does: 'A die to Defence, Movement or Attack; R takes the last one back' },
  { keys: 'W S', does: 'Half an inch more or less, ahead or up the edge' },
  { keys: 'Q E', does: 'Turn left or right; enter left or right' },
  { keys: 'N H', does: 'The next die; end the activation' },
  { keys: 'A', does: 'Attack the next ship ahead; R B D: more range, bonus, dice' },
  { keys: 'X', does: 'Nothing, or all dice back' },
];

/** Writes the order of a key; returns `false` if the key has no meaning here. */
export function pressed(plot: SpaceshipsPlot, key: string): boolean {
  if (plot.assigning) return whileAssigning(plot, key);
  if (plot.phase === 'active') return whileActive(plot, key);
  if (plot.phase === 'pick' && (key === ',' || key === '.')) {
    const now = plot.units.findIndex((name) => plot.sequence[0] === `activate ${name}`);
    const next = around(plot.units, now, key === '.' ? 1 : -1);
    if (next) plot.select(next);
    return true;
  }
  if (plot.phase === 'loss') {
    const lose = (plot.offer?.actions ?? []).find((one): one is Offered & { kind: 'lose' } => one.kind === 'lose' && one.box.toLowerCase().startsWith(key));
    plot.choose(lose?.text);
    return !!lose;
  }
  if (plot.phase === 'enter' && plot.entering) return whileEntering(plot, key);
  return false;
}

function whileAssigning(plot: SpaceshipsPlot, key: string): boolean {
  const name = plot.selected ?? '';
  const box = FUNCTIONS.find((one) => one.startsWith(key));
  if (box) plot.shift(name, 'reserve', box);
  else if (key === 'r') plot.takeBack(name);
  else if (key === 'x') plot.clear(name);
  else if (key === ',' || key === '.') {
    const at = plot.units.indexOf(name);
    plot.select(around(plot.units, at, key === '.' ? 1 : -1) ?? name);
  } else return false;
  return true;
}

function whileActive(plot: SpaceshipsPlot, key: string): boolean {
  const legs = plot.planned();
  const last = legs.way === null ? 'before' : 'after';
  if (key === 'w' || key === 's') plot.steer({ [last]: legs[last] + (key === 'w' ? 0.5 : -0.5) });
  else if (key === 'q' || key === 'e') {
    const way = key === 'q' ? 'left' : 'right';
    plot.steer({ way: legs.way === way ? null : way });
  } else if (key === 'x') plot.plan([]);
  else if (key === 'n') plot.choose(plot.offer?.actions.find((one) => one.kind === 'spend')?.text);
  else if (key === 'h') plot.choose(plot.offer?.actions.find((one) => one.kind === 'end')?.text);
  else if (key === 'a') {
    const targets = [...new Set(plot.attacks.map((one) => one.target))];
    const next = around(targets, targets.indexOf(plot.attack?.target ?? ''), 1);
    if (next) plot.aim(next);
  } else if ('rbd'.includes(key) && plot.attack) {
    const what = key === 'r' ? 'range' : key === 'b' ? 'bonus' : 'roll';
    const least = Math.min(...plot.attacks.filter((one) => one.target === plot.attack?.target).map((one) => one[what]));
    plot.choose((plot.tuned(what, 1) ?? plot.split(plot.attack.target, { ...plot.attack, [what]: least }))?.text);
  } else return false;
  return true;
}

function whileEntering(plot: SpaceshipsPlot, key: string): boolean {
  const now = plot.entering;
  if (!now) return false;
  const entry = plot.offer?.entries?.find((one) => one.edge === now.edge);
  const most = entry ? Math.abs(entry.to[1] - entry.from[1]) : 0;
  if (key === 'w' || key === 's') void plot.enter(now.edge, Math.max(0, Math.min(most, now.along + (key === 'w' ? 500 : -500))), now.heading);
  else if (key === 'q' || key === 'e') void plot.enter(key === 'q' ? 'left' : 'right', now.along);
  else if (key === 'x') void plot.enter(now.edge, now.along, entry?.headings.find((one) => one !== now.heading) ?? now.heading);
  else return false;
  return true;
}
