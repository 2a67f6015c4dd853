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
/** Several arcs as one shape, without the lines between those that touch. */
export function sectors(arcs: readonly Arc[], radius: number): string {
  const order: Arc[] = ['left', 'front', 'right', 'rear'];
  const held = order.filter((arc) => arcs.includes(arc));
  if (held.length === 4) return `M${point(0, radius)}A${radius} ${radius} 0 1 1 ${point(180, radius)}A${radius} ${radius} 0 1 1 ${point(0, radius)}Z`;
  /* From the arc whose left neighbour is missing, clockwise to the one whose right neighbour is. */
  const runs: [number, number][] = [];
  for (const arc of held) {
    const before = order[(order.indexOf(arc) + 3) % 4] ?? arc;
    if (held.includes(before)) continue;
    let [from, to] = SPANS[arc] as [number, number];
    if (arc === 'left') [from, to] = [from - 360, to - 360];
    for (let next = order[(order.indexOf(arc) + 1) % 4]; next && held.includes(next); next = order[(order.indexOf(next) + 1) % 4]) to += SPANS[next][1] - SPANS[next][0];
    runs.push([from, to]);
  }
  return runs.map(([from, to]) => `M0 0L${point(from, radius)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${point(to, radius)}Z`).join('');
}
