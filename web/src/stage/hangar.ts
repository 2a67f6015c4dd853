/** Baked designs, a layer each, shared by every stage of the page, and skies; both are made beside the page when they are first asked for. */
import { atlas } from '../ships/atlas.ts';
import type { Design, Maps } from '../ships/parts.ts';
import type { Painted, Wish } from './sky.worker.ts';

let painter: Worker | null = null;
let last = 0;
const waiting = new Map<number, (image: ImageData) => void>();

/** Paints a sky beside the page. */
export function askSky(game: string, seed: number, wide: number, high: number): Promise<ImageData> {
  painter ??= new Worker(new URL('./sky.worker.ts', import.meta.url), { type: 'module', name: 'sky' });
  painter.onmessage ??= ({ data: { id, pixels } }: MessageEvent<Painted & Wish>) => {
    const done = waiting.get(id);
    waiting.delete(id);
    done?.(new ImageData(pixels, sizes.get(id) ?? 1));
    sizes.delete(id);
  };
  const id = ++last;
  sizes.set(id, wide);
  painter.postMessage({ id, game, seed, wide, high } satisfies Wish);
  return new Promise((done) => waiting.set(id, done));
}
const sizes = new Map<number, number>();

/** What stages draw from; a gap is still being baked. */
export interface Stock { maps: (Maps | undefined)[]; /** The four patterns of holes. */ holes: (Uint8Array | undefined)[] }
export const HOLES = 4;
export const stock: Stock = { maps: [], holes: new Array<undefined>(HOLES).fill(undefined) };
const layers = new Map<string, number>();
const listeners = new Set<() => void>();
/** Beyond this, ships are shown without the systems they lost: each such picture is a layer of its own. */
const ROOM = 96;
let holed = false;

/** Counts what is still being baked, for whoever waits for the whole picture. */
function count(): void {
  (globalThis as { __baking?: number }).__baking = stock.maps.filter((maps) => !maps).length;
}
function tell(): void {
  count();
  for (const call of listeners) call();
}

/** Calls whenever another picture is ready; returns how to stop. */
export function onBaked(call: () => void): () => void {
  listeners.add(call);
  return () => listeners.delete(call);
}

/** Asks for the holes, once. */
function askHoles(): void {
  if (holed) return;
  holed = true;
  for (let seed = 0; seed < HOLES; seed++) void atlas().holes(seed).then((holes) => {
    stock.holes[seed] = holes;
    tell();
  });
}

/** Returns the layer of a design, and has it baked where it is new. */
export function layerOf(design: Design): number {
  const known = layers.get(design.key);
  if (known !== undefined) return known;
  askHoles();
  const layer = stock.maps.length;
  layers.set(design.key, layer);
  stock.maps.push(undefined);
  count();
  void atlas().maps(design).then((maps) => {
    stock.maps[layer] = maps;
    tell();
  });
  return layer;
}

/** The layer of a worn design if it is baked; until then, and when there are too many, that of the whole one. */
export function wornLayer(whole: Design, shown: Design): number {
  if (shown === whole || (stock.maps.length >= ROOM && !layers.has(shown.key))) return layerOf(whole);
  const layer = layerOf(shown);
  return stock.maps[layer] ? layer : layerOf(whole);
}
