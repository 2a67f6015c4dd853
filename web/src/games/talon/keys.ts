/** The keys of Talon at the table: the list for people, and the order that each key writes. */
import { around } from '../../lib/pick.ts';
import type { TableFace } from '../face.ts';
import { moveWord } from './notation.ts';
import type { MoveKind } from './offers.ts';
import type { TalonPlot } from './plot.svelte.ts';

const STEPS: Record<string, MoveKind[]> = { q: ['left', 'rotate-left'], w: ['straight', 'fly'], e: ['right', 'rotate-right'], a: ['slip-left'], d: ['slip-right'] };

export const keys: TableFace['keys'] = [
  { keys: ', .', does: 'Previous or next of your ships' },
  { keys: 'Q W E', does: 'Move: turn left, straight, turn right' },
  { keys: 'A D', does: 'Move: slip left or right; A in fire: the next target' },
  { keys: '1 … 9', does: 'Power: what to buy; fire: the weapon group; questions: the answer' },
  { keys: 'W S', does: 'Power phase: faster, slower; R: retreat' },
  { keys: 'L', does: 'Move: launch a squadron' },
  { keys: 'X', does: 'Nothing: no purchase, no move, or the group held' },
];

/** Writes the order of a key; returns `false` if the key has no meaning here. */
export function pressed(plot: TalonPlot, key: string): boolean {
  if (key === ',' || key === '.') {
    const next = around(plot.units, plot.units.indexOf(plot.selected ?? ''), key === '.' ? 1 : -1);
    if (next) plot.select(next);
    return true;
  }
  const number = Number(key);
  if (plot.phase === 'power') return whilePower(plot, key, number) || (plot.flies && whileMove(plot, key));
  if (plot.phase === 'move') return whileMove(plot, key);
  if (plot.phase === 'fire') return whileFire(plot, key, number);
  if (plot.phase === 'speeds') return whileSpeeds(plot, key);
  const answer = plot.answers[number - 1];
  if (answer) plot.answer(answer);
  return !!answer;
}

function whilePower(plot: TalonPlot, key: string, number: number): boolean {
  const name = plot.selected ?? '';
  const purchase = plot.purchases(name)[number - 1];
  if (purchase) plot.buy(name, purchase);
  else if (key === 'x') plot.buy(name, null);
  else return false;
  return true;
}

function whileMove(plot: TalonPlot, key: string): boolean {
  const kinds = STEPS[key];
  if (key === 'x') plot.plan(null);
  else if (kinds) {
    const move = plot.steps.find((one) => kinds.includes(one.kind));
    const barred = plot.barred.find((one) => kinds.includes(one.kind));
    if (move) plot.plan(move);
    else plot.said = barred ? `${moveWord(barred.kind)}: ${barred.why} (${barred.clause}).` : 'There is no such move now.';
  } else if (key === 'l') plot.plan(plot.steps.find((one) => one.kind === 'launch') ?? null);
  else return false;
  return true;
}

function whileFire(plot: TalonPlot, key: string, number: number): boolean {
  const groups = plot.offer?.groups ?? [];
  if (groups.some((one) => one.number === number)) plot.arm(number);
  else if (key === 'x') plot.aimNone();
  else if (key === 'a' && plot.battery?.blast) plot.blast();
  else if (key === 'a') {
    const targets = plot.battery?.targets.map((one) => one.target) ?? [];
    const next = around(targets, targets.indexOf(plot.volley?.targets[0] ?? ''), 1);
    if (next && plot.volley?.targets.every((one) => one === next) !== true) plot.aimAll(next);
  } else return false;
  return true;
}

function whileSpeeds(plot: TalonPlot, key: string): boolean {
  const name = plot.selected ?? '';
  const all = plot.paces(name).filter((one) => one.legal).sort((a, b) => a.speed - b.speed);
  const at = all.findIndex((one) => one.row === plot.pace(name)?.row);
  if (key === 'w' || key === 's') {
    const next = all[at + (key === 'w' ? 1 : -1)];
    if (next) plot.setPace(name, next);
  } else if (key === 'r' && plot.offer?.retreat) plot.setRetreat(name, !plot.retreats(name));
  else return false;
  return true;
}
