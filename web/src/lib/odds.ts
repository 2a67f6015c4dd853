/** Odds on the screen: exact counts of outcomes as shares and in per cent; and lengths for people. */

/** Odds as every game gives them: the number of outcomes with 0, 1, 2 … points or hits, of all outcomes. The mean is in thousandths. */
export interface Odds { counts: string[]; outcomes: string; mean: number }

/** Returns a share of all outcomes, 0 to 1. */
export function share(count: string, outcomes: string): number {
  return Number((BigInt(count) * 1_000_000n) / BigInt(outcomes)) / 1_000_000;
}
/** Returns a share in per cent, the one form of every chance on the screen. A no-break space keeps the sign on the same line. */
export function perCent(share: number, digits = 0): string {
  return `${(share * 100).toFixed(digits).replace(/^-(?=0(?:\.0+)?$)/, '').replace('-', '−')}\u00a0%`;
}
/** Returns exact odds in per cent. Only the impossible is 0 %, and only the certain is 100 %. */
export function percent(count: string, outcomes: string): string {
  if (count === '0' || count === outcomes) return perCent(count === '0' ? 0 : 1);
  const of = share(count, outcomes);
  return of < 0.01 ? `under ${perCent(0.01)}` : of > 0.99 ? `over ${perCent(0.99)}` : perCent(of);
}
/** Returns the odds of one point or hit at least. */
export function some({ counts, outcomes }: Odds): string {
  return percent(String(BigInt(outcomes) - BigInt(counts[0] ?? '0')), outcomes);
}
/** Returns the expected number of points or hits, to a tenth. */
export function meanOf(odds: Odds | null): string {
  return String(Math.round((odds?.mean ?? 0) / 100) / 10);
}
/** Returns the count of outcomes with at least so many points or hits. */
export function atLeast({ counts }: Pick<Odds, 'counts'>, points: number): string {
  return String(counts.slice(points).reduce((sum, count) => sum + BigInt(count), 0n));
}
/** Returns a length in inches, to a tenth. */
export function inches(thousandths: number): string {
  return (thousandths / 1000).toFixed(1).replace(/\.0$/, '');
}
