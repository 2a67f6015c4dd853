/** Drawings of arcs around a ship whose bow is up: the beginning and the end of each, and their paths. */
import type { Arc } from './facts.ts';

/** The beginning and the end of each arc, in degrees clockwise from the bow. */
export const SPANS: Record<Arc, readonly [number, number]> = { front: [-30, 30], right: [30, 150], rear: [150, 210], left: [210, 330] };

function point(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.sin(angle) * radius).toFixed(3)} ${(-Math.cos(angle) * radius).toFixed(3)}`;
}
/** Returns the path of an arc's part of the ring, a little short at both ends so that neighbours stay apart. */
export function ring(arc: Arc, radius: number, gap = 5): string {
  const [from, to] = SPANS[arc];
  return `M${point(from + gap, radius)}A${radius} ${radius} 0 0 1 ${point(to - gap, radius)}`;
}
/** Returns the path of an arc's whole sector. */
export function sector(arc: Arc, radius: number): string {
  const [from, to] = SPANS[arc];
  return `M0 0L${point(from, radius)}A${radius} ${radius} 0 0 1 ${point(to, radius)}Z`;
}
