/** The choice of the stage's renderer. Developers may force one: `?stage=gl` or `?stage=canvas` in the address, or `stage` among the habits in local storage. */

export type Wish = 'gl' | 'canvas' | null;

/** Reads the wish from an address and from the stored habits. Any other value is no wish. */
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

/** The median milliseconds a frame of the first beat above which the stage changes to the simpler renderer. */
export const SLOW = 20;

/** The number of frames that decides. Alternatively `FEW` frames decide if together they took `LONG` milliseconds. */
const ENOUGH = 40;
const FEW = 8;
const LONG = 1200;

/** Measures the frames of the first beat. */
export class Pace {
  #times: number[] = [];
  #sum = 0;
  #done = false;
  /** Takes the milliseconds between two painted frames. Returns `true` once, when the beat was too slow. */
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
