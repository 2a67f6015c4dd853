/** Baked designs, one layer each, shared by every stage of the page; a design is baked beside the page when it is first seen. */
import type { Maps } from '../ships/bake.ts';
import type { Design } from '../ships/parts.ts';
import type { Done, Job } from './bake.worker.ts';

type Wish = { design: Design } | { sky: { game: string; seed: number; wide: number; high: number } };
let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, (done: Done) => void>();

function ask(wish: Wish): Promise<Done> {
  worker ??= new Worker(new URL('./bake.worker.ts', import.meta.url), { type: 'module', name: 'stage' });
  worker.onmessage ??= ({ data }: MessageEvent<Done>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  const id = ++last;
  worker.postMessage({ id, ...wish } satisfies Job);
  return new Promise((done) => waiting.set(id, done));
}

/** Paints a sky beside the page. */
export async function askSky(game: string, seed: number, wide: number, high: number): Promise<ImageData> {
  const done = await ask({ sky: { game, seed, wide, high } });
  return new ImageData('pixels' in done ? done.pixels : new Uint8ClampedArray(wide * high * 4), wide, high);
}

const layers = new Map<string, number>();
/** The maps by layer; a gap is still being baked. */
export const maps: (Maps | undefined)[] = [];
const listeners = new Set<() => void>();

/** Calls whenever another design is ready; returns how to stop. */
export function onBaked(call: () => void): () => void {
  listeners.add(call);
  return () => listeners.delete(call);
}

/** Returns the layer of a design, and has it baked where it is new. */
export function layerOf(design: Design): number {
  const known = layers.get(design.key);
  if (known !== undefined) return known;
  const layer = maps.length;
  layers.set(design.key, layer);
  maps.push(undefined);
  void ask({ design }).then((done) => {
    if ('maps' in done) maps[layer] = done.maps;
    for (const call of listeners) call();
  });
  return layer;
}
