/** Bakes ships and paints skies beside the page; each answer carries its buffers, which are moved, not copied. */
import { bake, type Maps } from '../ships/bake.ts';
import type { Design } from '../ships/parts.ts';
import { paintSky } from './sky.ts';

export type Job = { id: number; design: Design } | { id: number; sky: { game: string; seed: number; wide: number; high: number } };
export type Done = { id: number; maps: Maps } | { id: number; pixels: Uint8ClampedArray<ArrayBuffer> };

self.onmessage = ({ data }: MessageEvent<Job>) => {
  if ('design' in data) {
    const maps = bake(data.design);
    self.postMessage({ id: data.id, maps } satisfies Done, { transfer: [maps.shape.buffer, maps.paint.buffer] });
  } else {
    const { game, seed, wide, high } = data.sky;
    const pixels = paintSky(game, seed, wide, high);
    self.postMessage({ id: data.id, pixels } satisfies Done, { transfer: [pixels.buffer] });
  }
};
