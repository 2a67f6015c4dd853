/** A turn tried out in a copy of the battle: what a piece reaches in the turn after its order, if every other piece waits. A room keeps its battle to itself, so nothing can be tried there. */
import type { Referee } from '../../lib/referee.ts';
import type { Reach, Threats } from './generated.ts';

/** Referees that keep no copies of their battles. */
const closed = new WeakSet<Referee>();

/** The turn after an order: pieces that a sprint reaches, each with its shortest sprint in thousandths of an inch, and the enemies that point at the piece. */
export interface NextTurn { piece: string; reaches: { target: string; from: number }[]; pointing: string[] }

/** Returns what a piece may do in the turn after an order; null if the piece is gone then, or if nothing can be tried. */
export async function nextTurn(referee: Referee, battle: number, seat: number, order: string, piece: string): Promise<NextTurn | null> {
  if (closed.has(referee)) return null;
  let copy: number;
  let demand: number[];
  try {
    const { decisions } = await referee.call('status', { battle });
    const { battle: made, status } = await referee.call('branch', { battle, decision: decisions + 1 });
    [copy, demand] = [made, status.demand];
  } catch {
    closed.add(referee);
    return null;
  }
  try {
    for (const one of demand) await referee.call('seal', { battle: copy, seat: one, order: one === seat ? order : 'idle' });
    const { actions } = (await referee.call('reach', { battle: copy, seat, piece })) as Reach;
    const { threats } = (await referee.call('threats', { battle: copy, seat })) as Threats;
    return { piece, reaches: reached(actions), pointing: threats.find((one) => one.piece === piece)?.from ?? [] };
  } catch {
    return null;
  } finally {
    void referee.call('close', { battle: copy }).catch(() => undefined);
  }
}

/** Lists the pieces that sprints fly through, each with the shortest sprint that reaches it, the nearest first. */
export function reached(actions: Reach['actions']): NextTurn['reaches'] {
  const nearest = new Map<string, number>();
  for (const { kind, amount, crosses } of actions) {
    if (kind !== 'sprint') continue;
    for (const target of crosses) nearest.set(target, Math.min(amount, nearest.get(target) ?? Infinity));
  }
  return [...nearest].map(([target, from]) => ({ target, from })).sort((a, b) => a.from - b.from);
}
