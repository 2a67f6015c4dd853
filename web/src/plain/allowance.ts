/** The limits of an outline while an order is written: what is left of each, and the place written last. Values, never changed. */
import type { Outline, Point } from '../lib/protocol.ts';

export interface Allowance { readonly limits: readonly (readonly [name: string, left: number])[]; readonly last: Point | null }

export const OPEN: Allowance = { limits: [], last: null };

/** Opens the limits of a part. */
export function opened(allowance: Allowance, { limits = [] }: Outline): Allowance {
  return limits.length === 0 ? allowance : { ...allowance, limits: [...allowance.limits, ...limits.map(({ of, most }) => [of, most] as const)] };
}

/** Closes every limit that was opened after `before`. */
export function closed(allowance: Allowance, before: Allowance): Allowance {
  return allowance.limits.length === before.limits.length ? allowance : { ...allowance, limits: allowance.limits.slice(0, before.limits.length) };
}

/** Takes an amount from the innermost limit of a name, which is unlimited if there is none; null if too little is left. */
export function taken(allowance: Allowance, name: string, amount: number): Allowance | null {
  const at = allowance.limits.findLastIndex(([of]) => of === name);
  const left = allowance.limits[at]?.[1];
  if (left === undefined) return allowance;
  if (left < amount) return null;
  return { ...allowance, limits: allowance.limits.with(at, [name, left - amount]) };
}

/** Takes what a written part takes; null if too little is left. */
export function takenFor(allowance: Allowance, { takes = [] }: Outline): Allowance | null {
  let now: Allowance | null = allowance;
  for (const name of takes) now = now && taken(now, name, 1);
  return now;
}

/** Takes the value of a number from its limit; null if too little is left. */
export function spent(allowance: Allowance, { spends }: Outline, value: number): Allowance | null {
  return spends === undefined ? allowance : taken(allowance, spends, Math.abs(value));
}

/** Returns `true` if a part contains a place. Borders count as inside. */
export function holds({ low = [0, 0], high = [0, 0], near }: Outline, [x, y]: Point, last: Point | null): boolean {
  if (x < low[0] || x > high[0] || y < low[1] || y > high[1]) return false;
  if (!near) return true;
  const middle = near.of ?? last;
  return middle !== null && (middle[0] - x) ** 2 + (middle[1] - y) ** 2 <= near.radius ** 2;
}
