/** Baked designs, one a layer, shared by every stage of the page; and skies. Workers make both when they are first needed. */
import { atlas, counted } from '../ships/atlas.ts';
import type { Design, Maps } from '../ships/parts.ts';
import type { Limb } from './sky.ts';
import type { Painted, Wish } from './sky.worker.ts';

let painter: Worker | null = null;
let last = 0;
/** A painted sky, with its world or sun in pixels of the image. */
export interface Painting { image: ImageData; limb: Limb }
const waiting = new Map<number, (painting: Painting) => void>();

/** Paints a sky in a worker. */
export function askSky(game: string, seed: number, wide: number, high: number): Promise<Painting> {
  painter ??= new Worker(new URL('./sky.worker.ts', import.meta.url), { type: 'module', name: 'sky' });
  painter.onmessage ??= ({ data: { id, wide, pixels, limb } }: MessageEvent<Painted>) => {
    waiting.get(id)?.({ image: new ImageData(pixels, wide), limb });
    waiting.delete(id);
  };
  const id = ++last;
  painter.postMessage({ id, game, seed, wide, high } satisfies Wish);
  return counted(new Promise((done) => waiting.set(id, done)));
}

/** The maps that stages draw from. A gap is still being baked. */
export interface Stock { maps: (Maps | undefined)[]; /** The four patterns of holes. */ holes: (Uint8Array | undefined)[] }
export const HOLES = 4;
export const stock: Stock = { maps: [], holes: new Array<undefined>(HOLES).fill(undefined) };
const layers = new Map<string, number>();
const listeners = new Set<() => void>();
/** The number of layers from which ships are shown without their lost systems, because each such picture is a layer of its own. */
const ROOM = 96;
let holed = false;

function tell(): void {
  for (const call of listeners) call();
}

/** Calls whenever another picture is ready. Returns a function that stops this. */
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

/** Returns the layer of a design, and has a new design baked. */
export function layerOf(design: Design): number {
  const known = layers.get(design.key);
  if (known !== undefined) return known;
  askHoles();
  const layer = stock.maps.length;
  layers.set(design.key, layer);
  stock.maps.push(undefined);
  void atlas().maps(design).then((maps) => {
    stock.maps[layer] = maps;
    tell();
  });
  return layer;
}

/** Returns the layer of a worn design if it is baked. Until then, and when there are too many layers, returns the layer of the whole design. */
export function wornLayer(whole: Design, shown: Design): number {
  if (shown === whole || (stock.maps.length >= ROOM && !layers.has(shown.key))) return layerOf(whole);
  const layer = layerOf(shown);
  return stock.maps[layer] ? layer : layerOf(whole);
}
