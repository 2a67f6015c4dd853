/** Exact counts of outcomes as shares and in words, and lengths as people read them. */

/** Odds as every game tells them: in how many of all outcomes there are 0, 1, 2 … points or hits; the mean in thousandths. */
export interface Odds { counts: string[]; outcomes: string; mean: number }

/** A share of all outcomes, 0 to 1. */
export function share(count: string, outcomes: string): number {
  return Number((BigInt(count) * 1_000_000n) / BigInt(outcomes)) / 1_000_000;
}
/** A share in words short enough for a table: certain and impossible are exact, all else is not. */
export function percent(count: string, outcomes: string): string {
  if (count === '0') return 'never';
  if (count === outcomes) return 'certain';
  const of = share(count, outcomes) * 100;
  if (of < 0.1) return 'under 0.1 %';
  if (of > 99.9) return 'over 99.9 %';
  return `${of < 10 ? of.toFixed(1) : Math.round(of)} %`;
}
/** A length in inches to a tenth. */
export function inches(thousandths: number): string {
  return (thousandths / 1000).toFixed(1).replace(/\.0$/, '');
}
