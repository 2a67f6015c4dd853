/** Baked ships by key: baked once in a worker, cached, and dropped when many others have been requested since. */
import type { Request } from './bake.worker.ts';
import { MAP, type Design, type Maps } from './parts.ts';

/** The number of cached designs. One of 192 pixels takes 300 kB. */
const KEPT = 96;
const SEEDS = 4;

/** A baker: a worker, or the page itself in idle moments. */
export interface Oven { maps(design: Design, size: number): Promise<Maps>; holes(seed: number): Promise<Uint8Array> }

/** Counts a picture while it is being made, for tests and galleries that wait for the whole page. */
export function counted<T>(made: Promise<T>): Promise<T> {
  const page = globalThis as { __baking?: number };
  page.__baking = (page.__baking ?? 0) + 1;
  const done = (): void => void (page.__baking = (page.__baking ?? 1) - 1);
  made.then(done, done);
  return made;
}

export class Atlas {
  readonly #oven: Oven;
  readonly #asked = new Map<string, Promise<Maps>>();
  readonly #ready = new Map<string, Maps>();
  readonly #holes: (Promise<Uint8Array> | undefined)[] = [];

  constructor(oven: Oven = ovenOfPage()) {
    this.#oven = oven;
  }

  /** Returns the maps of a design, baked at most once. */
  maps(design: Design, size = MAP): Promise<Maps> {
    const key = keyOf(design, size);
    const asked = this.#asked.get(key) ?? counted(this.#oven.maps(design, size)).then((maps) => {
      if (this.#asked.has(key)) this.#ready.set(key, maps);
      return maps;
    });
    /* The latest entry is last, and the first is dropped first. */
    this.#asked.delete(key);
    this.#asked.set(key, asked);
    asked.catch(() => this.#asked.delete(key));
    for (const oldest of this.#asked.keys()) {
      if (this.#asked.size <= KEPT) break;
      this.#asked.delete(oldest);
      this.#ready.delete(oldest);
    }
    return asked;
  }

  /** Returns the maps of a design if they are already baked. */
  now(design: Design, size = MAP): Maps | undefined {
    return this.#ready.get(keyOf(design, size));
  }

  /** Returns the holes of a seed. Four patterns serve every ship. */
  holes(seed: number): Promise<Uint8Array> {
    const one = ((seed % SEEDS) + SEEDS) % SEEDS;
    return (this.#holes[one] ??= counted(this.#oven.holes(one)));
  }
}

function keyOf({ key }: Design, size: number): string {
  return `${key}@${size}`;
}

/** Returns a worker if there are workers. Without one, and after its failure, the page bakes. */
function ovenOfPage(): Oven {
  if (typeof Worker === 'undefined') return idle;
  let worker: Worker;
  try {
    worker = new Worker(new URL('./bake.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return idle;
  }
  type Answer = { id: number; maps?: Maps; holes?: Uint8Array };
  const waiting = new Map<number, { answer: (answer: Answer) => void; spare: () => void }>();
  let next = 0;
  let dead = false;
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.answer(data);
    waiting.delete(data.id);
  };
  worker.onerror = () => {
    dead = true;
    for (const { spare } of waiting.values()) spare();
    waiting.clear();
  };
  const ask = <T>(request: (id: number) => Request, read: (answer: Answer) => T, spare: () => Promise<T>): Promise<T> =>
    dead ? spare() : new Promise<T>((done, fail) => {
      const id = next++;
      waiting.set(id, { answer: (answer) => done(read(answer)), spare: () => void spare().then(done, fail) });
      worker.postMessage(request(id));
    });
  return {
    maps: (design, size) => ask((id) => ({ id, design, size }), ({ maps }) => maps as Maps, () => idle.maps(design, size)),
    holes: (seed) => ask((id) => ({ id, seed }), ({ holes }) => holes as Uint8Array, () => idle.holes(seed)),
  };
}

type Baking = typeof import('./bake.ts');
let queue: Promise<unknown> = Promise.resolve();
/** Runs one task in an idle moment, after those before it. */
function later<T>(task: (baking: Baking) => T): Promise<T> {
  const moment = new Promise<void>((ready) => (typeof requestIdleCallback === 'function' ? requestIdleCallback(() => ready(), { timeout: 500 }) : setTimeout(ready)));
  const done = queue.then(() => moment).then(() => import('./bake.ts')).then(task);
  queue = done.catch(() => undefined);
  return done;
}
/** Bakes on the page, one ship per idle moment. */
export const idle: Oven = { maps: (design, size) => later(({ bake }) => bake(design, size)), holes: (seed) => later(({ harm }) => harm(seed)) };

/** The page's own atlas. */
let shared: Atlas | undefined;
export function atlas(): Atlas {
  return (shared ??= new Atlas());
}
