/** Paints skies in a worker. Each answer carries its pixels, which are transferred, not copied. */
import { limbOf, paintSky, type Limb } from './sky.ts';

export interface Wish { id: number; game: string; seed: number; wide: number; high: number }
export interface Painted { id: number; wide: number; pixels: Uint8ClampedArray<ArrayBuffer>; limb: Limb }

self.onmessage = ({ data: { id, game, seed, wide, high } }: MessageEvent<Wish>) => {
  const pixels = paintSky(game, seed, wide, high);
  self.postMessage({ id, wide, pixels, limb: limbOf(game, seed, wide, high) } satisfies Painted, { transfer: [pixels.buffer] });
};
