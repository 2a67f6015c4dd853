/** A die's movement taken apart: ahead, a turn, ahead again; and its neighbours among those the referee offers. */
import type { Turn } from '../../lib/protocol.ts';
import type { Drag } from './facts.ts';

/** Inches ahead, the turn, inches after it. */
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

/** The continuation that is exactly so, if it is offered. */
export function dragOf(drags: readonly Drag[], legs: Legs): Drag | null {
  const same = (one: Legs): boolean => one.before === legs.before && one.way === legs.way && one.after === legs.after;
  return drags.find((drag) => same(legsOf(drag.orders))) ?? null;
}

/** The continuation whose end lies nearest to a place; of several there, the one that is most like what is planned. */
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

/** The most inches that are offered for one leg while the others stay. */
export function mostOf(drags: readonly Drag[], legs: Legs, which: 'before' | 'after'): number {
  const other = which === 'before' ? 'after' : 'before';
  const fits = drags.map((drag) => legsOf(drag.orders)).filter((one) => one.way === legs.way && one[other] === legs[other]);
  return Math.max(0, ...fits.map((one) => one[which]));
}

export function legsWords({ before, way, after }: Legs): string {
  const parts = [before > 0 ? `${before} in ahead` : '', way ? `turn ${way}` : '', after > 0 ? `${after} in ahead` : ''];
  return parts.filter(Boolean).join(', ') || 'stay';
}

/** How a seat's last Movement die was flown, order by order, by what was carried out; nothing when it has done anything else since. */
export function flownLast(turns: readonly Turn[], seat: number): string[] {
  const orders: string[] = [];
  for (const turn of [...turns].reverse()) {
    const order = turn.orders.length === 1 && turn.orders[0]?.seat === seat ? turn.orders[0].order : '';
    if (!/^(fly|turn) /.test(order)) break;
    orders.unshift(order);
  }
  return orders;
}
