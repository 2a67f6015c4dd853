/** The movement of one die in parts: ahead, a turn, ahead again; and its neighbours among the referee's offers. */
import type { Turn } from '../../lib/protocol.ts';
import { capital } from '../../lib/sentences.ts';
import type { Drag } from './facts.ts';

/** Inches ahead, the turn, and inches after it. */
export interface Legs { before: number; way: 'left' | 'right' | null; after: number }
export const STILL: Legs = { before: 0, way: null, after: 0 };

export function legsOf(orders: readonly string[]): Legs {
  const legs: Legs = { ...STILL };
  for (const order of orders) {
    const [verb, what = ''] = order.split(' ');
    if (verb === 'turn') legs.way = what === 'left' ? 'left' : 'right';
    else if (verb === 'fly') legs[legs.way === null ? 'before' : 'after'] += Number(what);
  }
  return legs;
}

/** Returns the continuation with exactly these legs, if it is offered. */
export function dragOf(drags: readonly Drag[], legs: Legs): Drag | null {
  const same = (one: Legs): boolean => one.before === legs.before && one.way === legs.way && one.after === legs.after;
  return drags.find((drag) => same(legsOf(drag.orders))) ?? null;
}

/** Returns the continuation whose end is nearest to a place; of several about as near, the one most like the plan. */
export function nearestDrag(drags: readonly Drag[], x: number, y: number, like: Legs): Drag | null {
  let best: Drag | null = null;
  let low = Infinity;
  for (const drag of drags) {
    const legs = legsOf(drag.orders);
    const strange = (legs.way === like.way ? 0 : 2) + Math.abs(legs.before - like.before) / 10;
    const far = Math.hypot(drag.to[0] - x, drag.to[1] - y) + strange * 60;
    if (far < low) [best, low] = [drag, far];
  }
  return best;
}

/** Returns the most inches offered for one leg while the other leg and the turn stay. */
export function mostOf(drags: readonly Drag[], legs: Legs, which: 'before' | 'after'): number {
  const other = which === 'before' ? 'after' : 'before';
  const fits = drags.map((drag) => legsOf(drag.orders)).filter((one) => one.way === legs.way && one[other] === legs[other]);
  return Math.max(0, ...fits.map((one) => one[which]));
}

export function legsWords({ before, way, after }: Legs): string {
  const parts = [before > 0 ? `${before} in ahead` : '', way ? `turn ${way}` : '', after > 0 ? `${after} in ahead` : ''];
  return parts.filter(Boolean).join(', ') || 'stay';
}

/** Returns the legs as the name of the button that flies them: “Fly 1 in, turn left, fly 2 in”. */
export function flightWord({ before, way, after }: Legs): string {
  const parts = [before > 0 ? `fly ${before} in` : '', way ? `turn ${way}` : '', after > 0 ? `fly ${after} in` : ''].filter(Boolean).join(', ');
  return capital(parts);
}

/** Returns the orders by which a seat's last Movement die was flown, from the turns carried out; none if it has done anything else since. */
export function flownLast(turns: readonly Turn[], seat: number): string[] {
  const orders: string[] = [];
  for (const turn of [...turns].reverse()) {
    const order = turn.orders.length === 1 && turn.orders[0]?.seat === seat ? turn.orders[0].order : '';
    if (!/^(fly|turn) /.test(order)) break;
    orders.unshift(order);
  }
  return orders;
}
