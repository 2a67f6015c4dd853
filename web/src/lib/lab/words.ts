/** The lab’s figures in words, and their places on a chart. */
import { perCent } from '../odds.ts';
import type { Interval, MatchReport, Stage } from './protocol.ts';

/** Returns a measured share in per cent, to a tenth, as the terminal writes it. */
export function percent(share: number): string {
  return perCent(share, 1);
}

/** Returns a change of a share, in percentage points. */
export function points(by: number): string {
  const text = (by * 100).toFixed(1);
  return `${by < 0 ? '−' : '+'}${text.replace('-', '')}`;
}

/** Returns an interval of a share. */
export function between([low, high]: Interval): string {
  return `${(low * 100).toFixed(1)} to ${percent(high)}`;
}

/** Returns an interval of a change, in points. */
export function betweenPoints([low, high]: Interval): string {
  return `${points(low)} to ${points(high)}`;
}

/** Returns a corrected probability of error. */
export function chance(value: number): string {
  return value < 0.0001 ? 'below 0.0001' : value.toFixed(4);
}

/** Returns the time left, roughly, in words. */
export function timeLeft(seconds: number): string {
  if (seconds < 1.5) return 'a second left';
  if (seconds < 90) return `${Math.round(seconds)} seconds left`;
  const minutes = seconds / 60;
  if (minutes < 90) return `${Math.round(minutes)} minutes left`;
  return `${Math.round(minutes / 60)} hours left`;
}

/** Names the captains of a match. A captain that meets itself gets its seat added. */
export function called(captains: readonly [string, string], title: (id: string) => string): [string, string] {
  const [first, second] = [title(captains[0]), title(captains[1])];
  return captains[0] === captains[1] ? [`${first}, first seat`, `${second}, second seat`] : [first, second];
}

/** Names of the kinds of interval. */
export const INTERVALS: Record<MatchReport['interval_kind'], string> = {
  paired: 'Wilson’s, by pairs',
  wilson: 'Wilson’s, as if battles were independent',
  exact: 'Clopper and Pearson’s, as if battles were independent',
};

/** Returns the line of the scores and the band of their intervals, on a field of this size. */
export function traced(course: readonly Stage[], most: number, width: number, height: number): { line: string; band: string } {
  const x = (battles: number): number => (battles / Math.max(1, most)) * width;
  const y = (share: number): number => (1 - share) * height;
  const at = (battles: number, share: number): string => `${x(battles).toFixed(1)} ${y(share).toFixed(1)}`;
  if (course.length === 0) return { line: '', band: '' };
  const line = `M${course.map((one) => at(one.battles, one.score)).join('L')}`;
  const above = course.map((one) => at(one.battles, one.interval[1]));
  const below = course.map((one) => at(one.battles, one.interval[0])).reverse();
  return { line, band: `M${[...above, ...below].join('L')}Z` };
}
