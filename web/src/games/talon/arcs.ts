/** Arcs as drawings around a ship whose bow is up: where each begins and ends, and paths of them. */
import type { Arc } from './facts.ts';

/** Degrees clockwise from the bow. */
export const SPANS: Record<Arc, readonly [number, number]> = { front: [-30, 30], right: [30, 150], rear: [150, 210], left: [210, 330] };

function point(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.sin(angle) * radius).toFixed(3)} ${(-Math.cos(angle) * radius).toFixed(3)}`;
}
/** A piece of the ring, a little short at both ends so that neighbours stay apart. */
export function ring(arc: Arc, radius: number, gap = 5): string {
  const [from, to] = SPANS[arc];
  return `M${point(from + gap, radius)}A${radius} ${radius} 0 0 1 ${point(to - gap, radius)}`;
}
/** The whole sector. */
export function sector(arc: Arc, radius: number): string {
  const [from, to] = SPANS[arc];
  return `M0 0L${point(from, radius)}A${radius} ${radius} 0 0 1 ${point(to, radius)}Z`;
}
