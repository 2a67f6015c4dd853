/** The ground under the pieces: the inch grid and its crosses, each as one path. */
import type { Extent } from './frame.ts';

/** Returns lines every `step` inches, without those every `without` inches. */
export function grid(table: Extent, step: number, without = 0): string {
  const wide = table.width / 1000;
  const high = table.height / 1000;
  let path = '';
  for (let x = 0; x <= wide; x += step) if (!without || x % without) path += `M${x} 0V${high}`;
  for (let y = 0; y <= high; y += step) if (!without || y % without) path += `M0 ${y}H${wide}`;
  return path;
}

/** Returns crosses every `step` inches, each arm `arm` inches long. */
export function crosses(table: Extent, step: number, arm: number): string {
  let path = '';
  for (let x = 0; x <= table.width / 1000; x += step) for (let y = 0; y <= table.height / 1000; y += step) path += `M${(x - arm).toFixed(3)} ${y}h${(arm * 2).toFixed(3)}M${x} ${(y - arm).toFixed(3)}v${(arm * 2).toFixed(3)}`;
  return path;
}
