/** Paints skies in a worker. Each answer carries its pixels, which are transferred, not copied. */
import { paintSky } from './sky.ts';

export interface Wish { id: number; game: string; seed: number; wide: number; high: number }
export interface Painted { id: number; pixels: Uint8ClampedArray<ArrayBuffer> }

self.onmessage = ({ data: { id, game, seed, wide, high } }: MessageEvent<Wish>) => {
  const pixels = paintSky(game, seed, wide, high);
  self.postMessage({ id, pixels } satisfies Painted, { transfer: [pixels.buffer] });
};
