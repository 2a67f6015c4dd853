/** The course of a ship to its ordered end as a drawing: a curve from the bow that ends on the new heading. Pure, in inches of the drawing. */

/** A place of the drawing, y down. */
type Spot = readonly [number, number];

/** Points of a curve; then the share of its length that its ends pull it straight. */
const STEPS = 28;
const PULL = 0.38;

function ahead([x, y]: Spot, heading: number, far: number): Spot {
  const way = (heading * Math.PI) / 180;
  return [x + Math.sin(way) * far, y - Math.cos(way) * far];
}

/** Returns the points of the curve between two places with their headings. */
function curve(from: Spot, leaving: number, to: Spot, arriving: number): Spot[] {
  const pull = PULL * Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [a, b] = [ahead(from, leaving, pull), ahead(to, arriving, -pull)];
  return Array.from({ length: STEPS + 1 }, (_, at): Spot => {
    const t = at / STEPS;
    const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return [from[0] * p + a[0] * q + b[0] * r + to[0] * s, from[1] * p + a[1] * q + b[1] * r + to[1] * s];
  });
}

export interface Course { /** The ship's middle, where its course bends, and its end. */ path: readonly Spot[]; /** Headings at the start and at the end. */ headings: readonly [number, number]; /** From the ship's middle to its bow. */ bow: number; /** Widths at the bow and at the end. */ wide: readonly [number, number] }

/** Returns the outline of a course that becomes narrower from the bow to the end. A course shorter than the ship has none. */
export function courseOutline({ path, headings: [leaving, arriving], bow, wide }: Course): string {
  const [start, end] = [path[0], path.at(-1)];
  if (!start || !end || Math.hypot(end[0] - start[0], end[1] - start[1]) < bow * 0.5) return '';
  const from = ahead(start, leaving, Math.min(bow, 0.6 * Math.hypot(end[0] - start[0], end[1] - start[1])));
  const points = curve(from, leaving, end, arriving);
  const sides = points.map(([x, y], at): [Spot, Spot] => {
    const [before, after] = [points[Math.max(0, at - 1)] as Spot, points[Math.min(STEPS, at + 1)] as Spot];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const long = Math.hypot(dx, dy) || 1;
    const half = (wide[0] + ((wide[1] - wide[0]) * at) / STEPS) / 2;
    return [[x - (dy / long) * half, y + (dx / long) * half], [x + (dy / long) * half, y - (dx / long) * half]];
  });
  const text = ([x, y]: Spot): string => `${x.toFixed(3)} ${y.toFixed(3)}`;
  return `M${[...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()].map(text).join('L')}Z`;
}
