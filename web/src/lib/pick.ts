/** The choice, among the actions that the referee offers, of the one nearest to a finger. Legality is not decided here. */

/** Returns the action that ends nearest to a point of the table. */
export function nearestByPlace<A extends { x: number; y: number }>(actions: readonly A[], x: number, y: number): A | null {
  return least(actions, (action) => (action.x - x) ** 2 + (action.y - y) ** 2);
}

/** Returns the action whose final heading is nearest to a bearing, in either direction. */
export function nearestByHeading<A extends { heading: number }>(actions: readonly A[], bearing: number): A | null {
  return least(actions, (action) => turnBetween(action.heading, bearing));
}

/** Returns the action with the next heading, clockwise or counter-clockwise from the given one. */
export function nextByHeading<A extends { heading: number }>(actions: readonly A[], heading: number, by: 1 | -1): A | null {
  const swing = (action: A): number => (((action.heading - heading) * by) % 360 + 360) % 360;
  return least(actions.filter((action) => swing(action) > 0), swing);
}

/** Returns the nearest piece under a finger. If that piece is already held, returns the next one. */
export function pieceUnder<P extends { name: string; x: number; y: number; radius: number }>(pieces: readonly P[], x: number, y: number, reach: number, held: string | null): P | null {
  const away = (piece: P): number => Math.hypot(piece.x - x, piece.y - y);
  const under = pieces.filter((piece) => away(piece) <= Math.max(reach, piece.radius)).sort((a, b) => away(a) - away(b));
  const at = under.findIndex((piece) => piece.name === held);
  return under[at === 0 ? 1 % under.length : 0] ?? null;
}

/** Returns the next action after `now` by amount, up or down. If `now` is not in the list, returns the smallest action in that direction. */
export function stepFrom<A extends { text: string; amount: number }>(actions: readonly A[], now: A | null, by: 1 | -1): A | null {
  const sorted = [...actions].sort((a, b) => a.amount - b.amount);
  const at = now ? sorted.findIndex((action) => action.text === now.text) : -1;
  if (at >= 0) return sorted[at + by] ?? null;
  const ahead = sorted.filter((action) => Math.sign(action.amount) === by);
  if (ahead.length > 0) return least(ahead, (action) => Math.abs(action.amount));
  return least(sorted, (action) => Math.abs(action.amount));
}

/** Returns the element `by` places after one in a ring, or before it if `by` is negative. */
export function around<T>(all: readonly T[], at: number, by: number): T | undefined {
  return all[(at + by + all.length) % all.length];
}

/** Returns the degrees between two headings, 0 to 180. */
export function turnBetween(a: number, b: number): number {
  const apart = (((a - b) % 360) + 360) % 360;
  return Math.min(apart, 360 - apart);
}

/** Returns the bearing of one point from another, in degrees clockwise from up. */
export function bearing(fromX: number, fromY: number, toX: number, toY: number): number {
  return ((Math.atan2(toX - fromX, toY - fromY) * 180) / Math.PI + 360) % 360;
}

function least<T>(items: readonly T[], measure: (item: T) => number): T | null {
  let best: T | null = null;
  let low = Infinity;
  for (const item of items) {
    const size = measure(item);
    if (size < low) [best, low] = [item, size];
  }
  return best;
}
