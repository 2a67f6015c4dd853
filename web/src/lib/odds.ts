/** Exact counts of outcomes as shares and in words, and lengths for people. */

/** Odds as every game gives them: the number of outcomes with 0, 1, 2 … points or hits, of all outcomes. The mean is in thousandths. */
export interface Odds { counts: string[]; outcomes: string; mean: number }

/** Returns a share of all outcomes, 0 to 1. */
export function share(count: string, outcomes: string): number {
  return Number((BigInt(count) * 1_000_000n) / BigInt(outcomes)) / 1_000_000;
}
/** Returns a share in words short enough for a table. “never” and “certain” are exact; percentages are rounded. */
export function percent(count: string, outcomes: string): string {
  if (count === '0') return 'never';
  if (count === outcomes) return 'certain';
  const of = share(count, outcomes) * 100;
  if (of < 0.1) return 'under 0.1 %';
  if (of > 99.9) return 'over 99.9 %';
  return `${of < 10 ? of.toFixed(1) : Math.round(of)} %`;
}
/** Returns the count of outcomes with at least so many points or hits. */
export function atLeast({ counts }: Pick<Odds, 'counts'>, points: number): string {
  return String(counts.slice(points).reduce((sum, count) => sum + BigInt(count), 0n));
}
/** Returns the probability of any points or hits at all, in words. */
export function anyOf(odds: Odds): string {
  return percent(atLeast(odds, 1), odds.outcomes);
}
/** Returns a length in inches, to a tenth. */
export function inches(thousandths: number): string {
  return (thousandths / 1000).toFixed(1).replace(/\.0$/, '');
}
