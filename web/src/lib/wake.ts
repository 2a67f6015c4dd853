/** Wakes the engine: fetches its WebAssembly, once in the page and once in the worker, and gives its one door. */
import address from '../wasm/firing_arc_bg.wasm?url';
import init, { Referee } from '../wasm/firing_arc.js';

/** The engine's door: a request line in, an answer line out. */
export async function wake(): Promise<(line: string) => string> {
  await init({ module_or_path: new URL(address, import.meta.url) });
  const referee = new Referee();
  return (line) => referee.line(line);
}
