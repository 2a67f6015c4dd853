/** Bakes ships in a worker: it takes a design or a seed and returns its bytes, transferred and not copied. */
import { bake, harm } from './bake.ts';
import type { Design } from './parts.ts';

export type Request = { id: number; design: Design; size: number } | { id: number; seed: number };

onmessage = ({ data }: MessageEvent<Request>) => {
  if ('seed' in data) {
    const holes = harm(data.seed);
    postMessage({ id: data.id, holes }, { transfer: [holes.buffer] });
  } else {
    const maps = bake(data.design, data.size);
    postMessage({ id: data.id, maps }, { transfer: [maps.shape.buffer, maps.paint.buffer] });
  }
};
