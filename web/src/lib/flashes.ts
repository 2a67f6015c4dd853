/** A limit on flashes: no ship flashes more than twice within a second, at any pace. A third flash is drawn without its white. */
import type { Light } from './beats.ts';

/** Seconds of film after which a light on a ship is a new flash, not a part of the one before. */
export const ONE = 0.08;
/** Rank of each light that flashes. A loss comes before a hit, a hit before the flare of a gun. */
const RANK: Partial<Record<Light['effect']['kind'], number>> = { blast: 0, impact: 1, lattice: 1, launch: 2, flare: 2 };

/** A flash on a ship, in seconds on the clock. */
export interface Flash { ship: string; at: number }

/** Returns the ship that a light flashes on, or null if it flashes on none. */
export function flashesOn({ ship, effect }: Light): string | null {
  if (RANK[effect.kind] === undefined || !('at' in effect)) return null;
  return ship ?? ('on' in effect.at ? effect.at.on : null);
}

/** Dims the lights that would be a third flash at this pace. Times in `past` and in the result are relative to this film's start and end. */
export function calm(lights: readonly Light[], length: number, pace: number, past: readonly Flash[]): Flash[] {
  const flashes: (Flash & { lights: Light[]; last: number; rank: number })[] = [];
  for (const light of [...lights].sort((a, b) => a.at - b.at)) {
    const ship = flashesOn(light);
    if (ship === null) continue;
    const rank = RANK[light.effect.kind] ?? 0;
    const known = flashes.findLast((one) => one.ship === ship);
    if (known && light.at - known.last <= ONE) {
      known.lights.push(light);
      known.last = light.at;
      known.rank = Math.min(known.rank, rank);
    } else flashes.push({ ship, at: light.at / pace, lights: [light], last: light.at, rank });
  }
  const seen = [...past];
  for (const flash of flashes.sort((a, b) => a.rank - b.rank)) {
    const times = [...seen.filter(({ ship }) => ship === flash.ship), flash].map(({ at }) => at).sort((a, b) => a - b);
    const dim = times.some((at, n) => (times[n + 2] ?? Infinity) - at < 1);
    for (const light of flash.lights) light.dim = dim;
    if (!dim) seen.push(flash);
  }
  return seen.map(({ ship, at }) => ({ ship, at: at - length / pace })).filter(({ at }) => at > -1);
}
