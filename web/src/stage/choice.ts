/** Which renderer draws the stage. Developers may force one: `?stage=gl` or `?stage=canvas` in the address, or `stage` among the habits in local storage. */

export type Wish = 'gl' | 'canvas' | null;

/** Reads the wish from an address and from the habits as they are kept; anything else is no wish. */
export function wishOf(address: string, habits: string | null): Wish {
  const kept = (): unknown => {
    try {
      return (JSON.parse(habits ?? '{}') as { stage?: unknown } | null)?.stage;
    } catch {
      return null;
    }
  };
  const named = new URL(address).searchParams.get('stage') ?? kept();
  return named === 'gl' || named === 'canvas' ? named : null;
}

export function wish(): Wish {
  try {
    return wishOf(location.href, localStorage.getItem('firing-arc:habits'));
  } catch {
    return wishOf(location.href, null);
  }
}

/** Milliseconds a frame of the first beat may take before the stage turns to the simpler renderer. */
export const SLOW = 20;

/** Watches the frames of the first beat. */
export class Pace {
  #times: number[] = [];
  #last = 0;
  #done = false;
  /** Takes the time of a frame that follows another; returns true once when the beat was too slow. */
  frame(now: number): boolean {
    const took = now - this.#last;
    this.#last = now;
    if (this.#done || took > 250) return false;
    this.#times.push(took);
    if (this.#times.length < 40) return false;
    this.#done = true;
    const sorted = [...this.#times].sort((a, b) => a - b);
    return (sorted[20] ?? 0) > SLOW;
  }
}
