/** The places of the engines: one referee in the page for the table, one in a worker for the captains. */
import { Referee } from './referee.ts';
import { wake } from './wake.ts';

let table: Referee | null = null;
let bridge: Referee | null = null;

/** Returns the referee in the page. It fetches a game's engine at the first question about that game. */
export async function referee(): Promise<Referee> {
  table ??= new Referee(wake());
  return table;
}

/** Starts a worker with engines of its own, asked like any referee, for long work. */
function bureau(failed: () => void): { referee: Referee; end: () => void } {
  const worker = new Worker(new URL('./captain.worker.ts', import.meta.url), { type: 'module' });
  const waiting: { keep: (answer: string) => void; drop: (failure: Error) => void }[] = [];
  worker.onmessage = (event: MessageEvent<string>) => waiting.shift()?.keep(event.data);
  worker.onerror = () => {
    worker.terminate();
    failed();
    for (const one of waiting.splice(0)) one.drop(new Error('The opponent stopped thinking. Reload the page to continue.'));
  };
  const referee = new Referee(
    (line) =>
      new Promise<string>((keep, drop) => {
        waiting.push({ keep, drop });
        worker.postMessage(line);
      }),
  );
  return { referee, end: () => worker.terminate() };
}

/** Returns the referee of the captains, who think while people plot. */
export function captains(): Referee {
  bridge ??= bureau(() => (bridge = null)).referee;
  return bridge;
}

export interface Advice { record: string; seat: number; captain: string; seed: string; thought?: { nodes: number; millis: number } | undefined }
/** The most nodes and milliseconds that a captain spends on a decision. A level never spends more nodes than its own recipe. */
const THOUGHT = { nodes: 20000, millis: 2500 };
/** The captain that searches as many nodes as it is given. */
const UNTIRING = 'search';

/** Returns a captain's order for the battle in `record`. The worker replays only revealed turns, so it cannot see a sealed plot. */
export async function advise({ record, seat, captain, seed, thought = THOUGHT }: Advice): Promise<string> {
  const bureau = captains();
  const { battle } = await bureau.call('open', { record });
  try {
    const budget = captain === UNTIRING ? thought : { millis: thought.millis };
    const { order } = await bureau.call('captain', { battle, seat, captain, seed, ...budget });
    return order;
  } finally {
    await bureau.call('close', { battle });
  }
}
