/** The fire of an element from the end of an option, and the fire at it there, as the referee counts them while all others stay. */
import { some, atLeast, inches, percent } from '../../lib/odds.ts';
import type { FireAction } from './generated.ts';
import { inRow } from './notation.ts';
import type { Way } from './offers.ts';
import type { BlackSkiesPlot } from './plot.svelte.ts';

/** One enemy that an option bears on: the odds are those of the fighter that does best. */
export interface Bearing { target: string; range: string; from: string; damages: string; destroys: string | null }

/** Returns the likelier damage of two volleys first. */
function byMean(a: FireAction, b: FireAction): number {
  return b.odds.mean - a.odds.mean;
}

/** Returns the enemies that an option bears on, the best target first. */
export function bearings(plot: BlackSkiesPlot, { bears }: Way): Bearing[] {
  const best = [...bears].sort(byMean);
  return [...new Set(best.map((one) => one.target))].flatMap((target) => {
    const all = best.filter((one) => one.target === target);
    const [first] = all;
    if (!first) return [];
    const down = atLeast(first.odds, plot.fighter(target)?.hull ?? Infinity);
    return [{
      target,
      range: inches(first.range),
      from: inRow(all.map((one) => plot.named(one.piece)).sort()),
      damages: some(first.odds),
      destroys: down === '0' ? null : percent(down, first.odds.outcomes),
    }];
  });
}

/** Returns the enemies that may fire at an element at the end of an option, with the best probability of damage among them. Where it is `unpaid`, the penalty of their next maneuver comes off. */
export function answers(plot: BlackSkiesPlot, { under }: Way): { from: string; damages: string; unpaid: boolean } | null {
  const [worst] = [...under].sort(byMean);
  return worst ? { from: inRow([...new Set(under.map((one) => plot.named(one.piece)))].sort()), damages: some(worst.odds), unpaid: worst.unpaid } : null;
}

/** Returns the best fire from the end of an option in a few words. */
export function briefly(plot: BlackSkiesPlot, way: Way): string {
  const [best] = bearings(plot, way);
  return best ? `${plot.named(best.target)}: ${best.damages} to damage${way.passing < 6 ? ', if the check passes' : ''}` : 'bears on nobody';
}

/** Returns the option of which the most damage is expected, its check counted; the first of equals. */
export function keenest<W extends { expected: number }>(ways: readonly W[]): W | undefined {
  return ways.reduce<W | undefined>((best, way) => (best && best.expected >= way.expected ? best : way), undefined);
}
