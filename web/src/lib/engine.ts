/** Where the engines run: one referee in the page for the table, one in a worker for captains who think. */
import { Referee } from './referee.ts';
import { wake } from './wake.ts';

let table: Referee | null = null;
let bridge: Referee | null = null;

/** The referee in the page; it fetches the engine of a game when the first question about that game is asked. */
export async function referee(): Promise<Referee> {
  table ??= new Referee(wake());
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
