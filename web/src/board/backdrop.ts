/** What lies under the pieces: the inch grid and the stars, each as one path. */
import type { Extent } from './frame.ts';

/** Lines every `step` inches, leaving out those every `without` inches. */
export function grid(table: Extent, step: number, without = 0): string {
  const wide = table.width / 1000;
  const high = table.height / 1000;
  let path = '';
  for (let x = 0; x <= wide; x += step) if (!without || x % without) path += `M${x} 0V${high}`;
  for (let y = 0; y <= high; y += step) if (!without || y % without) path += `M0 ${y}H${wide}`;
  return path;
}

/** Stars as dots of zero length, the same every time. */
export function stars(table: Extent, count: number, salt: number): string {
  const wide = table.width / 1000 + 60;
  const high = table.height / 1000 + 60;
  let seed = salt;
  const next = (): number => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  let path = '';
  for (let at = 0; at < count; at++) path += `M${(next() * wide - 30).toFixed(2)} ${(next() * high - 30).toFixed(2)}h0`;
  return path;
}
