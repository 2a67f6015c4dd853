/** Where the engine runs: one referee in the page for the table, one in a worker for captains who think. */
import { Referee } from './referee.ts';
import { wake } from './wake.ts';

let table: Promise<Referee> | null = null;
let bridge: Referee | null = null;

async function load(): Promise<Referee> {
  return new Referee(await wake());
}

/** The referee in the page; loaded once, and tried again if loading failed. */
export function referee(): Promise<Referee> {
  table ??= load().catch((failure: unknown) => {
    table = null;
    throw failure;
  });
  return table;
}

/** The referee in the worker, for anything that takes time. */
export function captains(): Referee {
  if (bridge) return bridge;
  const worker = new Worker(new URL('./captain.worker.ts', import.meta.url), { type: 'module' });
  const waiting: { keep: (answer: string) => void; drop: (failure: Error) => void }[] = [];
  worker.onmessage = (event: MessageEvent<string>) => waiting.shift()?.keep(event.data);
  worker.onerror = () => {
    bridge = null;
    worker.terminate();
    for (const one of waiting.splice(0)) one.drop(new Error('The captain stopped thinking. Reload the page to go on.'));
  };
  bridge = new Referee(
    (line) =>
      new Promise<string>((keep, drop) => {
        waiting.push({ keep, drop });
        worker.postMessage(line);
      }),
  );
  return bridge;
}

export interface Advice { record: string; seat: number; captain: string; seed: string }

/** A captain's order for the battle that `record` tells: the worker replays what was revealed, so it cannot see a sealed plot. */
export async function advise({ record, seat, captain, seed }: Advice): Promise<string> {
  const bureau = captains();
  const { battle } = await bureau.call('open', { record });
  try {
    const { order } = await bureau.call('captain', { battle, seat, captain, seed, nodes: 20000, millis: 2500 });
    return order;
  } finally {
    await bureau.call('close', { battle });
  }
}
