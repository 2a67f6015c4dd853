/** Desks of the lab, each in a worker of its own. A game’s bundle is fetched and compiled once for all of them. */
import { Refused } from '../referee.ts';
import type { Failure } from '../protocol.ts';
import { loaded, unloaded } from './load.ts';
import type { Hired } from './lab.worker.ts';
import type { Calls, Desk } from './protocol.ts';

const addresses = import.meta.glob<string>('../../wasm/lab/*_bg.wasm', { query: '?url', import: 'default', eager: true });
const UNREAD = 'The page and its lab are of different versions. Load the page again.';
const modules = new Map<string, Promise<WebAssembly.Module>>();

/** Returns `true` if the page was built with a game's lab. `cargo xtask play` opens the page before the labs are built. */
export function isBuilt(game: string): boolean {
  return `../../wasm/lab/lab-${game}_bg.wasm` in addresses;
}

async function fetched(game: string): Promise<WebAssembly.Module> {
  const address = addresses[`../../wasm/lab/lab-${game}_bg.wasm`];
  if (!address) throw new Error(`The lab of “${game}” is still being built. Load the page again in a few minutes.`);
  return WebAssembly.compile(await loaded(`The lab of “${game}”`, new URL(address, import.meta.url)));
}

/** Returns the compiled lab of a game. */
function moduleOf(game: string): Promise<WebAssembly.Module> {
  let module = modules.get(game);
  if (!module) {
    module = fetched(game);
    // After a failed fetch, the next request tries again.
    module.catch(() => modules.delete(game));
    modules.set(game, module);
  }
  return module;
}

/** Returns the number of desks that may fight at once: one a core, at most 16. */
export function hands(): number {
  return Math.max(1, Math.min(navigator.hardwareConcurrency || 2, 16));
}

/** Starts a desk in a worker. */
export async function hire(game: string): Promise<Desk> {
  const module = await moduleOf(game);
  const worker = new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module' });
  const waiting: { keep: (answer: string) => void; drop: (failure: Error) => void }[] = [];
  let gone: Error | null = null;
  const close = (why: Error): void => {
    gone = why;
    worker.terminate();
    for (const one of waiting.splice(0)) one.drop(why);
  };
  worker.onmessage = ({ data }: MessageEvent<string>) => waiting.shift()?.keep(data);
  // A worker that fails without a message was never loaded.
  worker.onerror = (event) => close(event.message ? new Error(`The lab broke down (${event.message}).`) : unloaded('A worker of the lab', 'lab.worker.ts', navigator.onLine !== false));
  worker.postMessage({ game, module } satisfies Hired);
  const ask = async <N extends keyof Calls>(call: N, fields: Calls[N][0]): Promise<Calls[N][1]> => {
    if (gone) throw gone;
    const line = await new Promise<string>((keep, drop) => {
      waiting.push({ keep, drop });
      worker.postMessage(JSON.stringify({ call, ...fields }));
    });
    const answer = JSON.parse(line) as { ok: Calls[N][1]; error?: Failure };
    // A request that the lab cannot read is no fault of the player.
    if (answer.error) throw new Refused(answer.error.where === 'request' ? { ...answer.error, what: UNREAD } : answer.error);
    return answer.ok;
  };
  return { ask, end: () => close(new Error('The desk was closed.')) };
}
