/** The pieces on a board's stage: the scene gives it the frame, counters give it their ghosts. */
import { getContext, setContext, untrack } from 'svelte';
import type { Frame } from '../lib/film.ts';
import type { Ghost } from './instances.ts';

const KEY = Symbol('stage');
const NOBODY: Frame = { actors: [], trails: [], bursts: [] };

export class Casting {
  scene = $state.raw<Frame>(NOBODY);
  sizes = $state.raw<ReadonlyMap<string, number>>(new Map());
  faint = $state.raw<readonly string[]>([]);
  /** `true` if the simpler renderer draws: less of everything. */
  lean = $state(false);
  readonly #ghosts = new Map<symbol, Ghost>();
  /** Counter that increases with each change of a ghost. */
  haunted = $state(0);
  /** Names of pieces that the stage cannot draw yet, because their designs are still being baked. */
  lacking = $state.raw<ReadonlySet<string>>(new Set());

  show(scene: Frame, sizes: ReadonlyMap<string, number>, faint: readonly string[]): void {
    this.scene = scene;
    this.sizes = sizes;
    this.faint = faint;
  }

  /** Adds or moves a ghost. Null removes it. */
  haunt(id: symbol, ghost: Ghost | null): void {
    if (ghost) this.#ghosts.set(id, ghost);
    else this.#ghosts.delete(id);
    this.haunted = untrack(() => this.haunted) + 1;
  }

  /** Takes the names of the pieces that a frame could not draw. */
  lack(names: readonly string[]): void {
    if (names.length !== this.lacking.size || names.some((name) => !this.lacking.has(name))) this.lacking = new Set(names);
  }
  get ghosts(): Ghost[] {
    return [...this.#ghosts.values()];
  }
}

/** Makes a stage known to everything drawn on a board. */
export function provideStage(casting: Casting | null): void {
  setContext(KEY, casting);
}
/** Returns the stage of the surrounding board, or null if the board draws silhouettes itself. */
export function stageHere(): Casting | null {
  return getContext<Casting | null | undefined>(KEY) ?? null;
}
