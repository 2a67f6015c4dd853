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

/** So many frames tell how fast a beat is drawn; fewer do where they took so many milliseconds together. */
const ENOUGH = 40;
const FEW = 8;
const LONG = 1200;

/** Watches the frames of the first beat. */
export class Pace {
  #times: number[] = [];
  #sum = 0;
  #done = false;
  /** Takes the milliseconds from one painted frame to the next that is painted; returns true once when the beat was too slow. */
  frame(took: number): boolean {
    if (this.#done) return false;
    this.#times.push(took);
    this.#sum += took;
    if (this.#times.length < ENOUGH && (this.#times.length < FEW || this.#sum < LONG)) return false;
    this.#done = true;
    const sorted = [...this.#times].sort((a, b) => a - b);
    return (sorted[sorted.length >> 1] ?? 0) > SLOW;
  }
}
