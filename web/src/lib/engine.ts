/** Where the engines run: one referee in the page for the table, one in a worker for captains who think. */
import shelf from 'virtual:shelf';
import { Referee, type Carrier } from './referee.ts';
import { wake } from './wake.ts';

let table: Referee | null = null;
let bridge: Referee | null = null;

/** What games there are is known without any engine. */
function door(): Carrier {
  const engines = wake();
  return (line) => {
    const { id, call } = JSON.parse(line) as { id: unknown; call: string };
    return call === 'games' ? JSON.stringify({ id, ok: { games: shelf } }) : engines(line);
  };
}

/** The referee in the page; it fetches the engine of a game when the first question about that game is asked. */
export async function referee(): Promise<Referee> {
  table ??= new Referee(door());
  return table;
}

/** A worker with engines of its own, asked like any referee: for whatever takes time. */
export function bureau(failed: () => void): { referee: Referee; end: () => void } {
  const worker = new Worker(new URL('./captain.worker.ts', import.meta.url), { type: 'module' });
  const waiting: { keep: (answer: string) => void; drop: (failure: Error) => void }[] = [];
  worker.onmessage = (event: MessageEvent<string>) => waiting.shift()?.keep(event.data);
  worker.onerror = () => {
    worker.terminate();
    failed();
    for (const one of waiting.splice(0)) one.drop(new Error('The captain stopped thinking. Reload the page to go on.'));
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

/** The referee of the captains who think while people plot. */
export function captains(): Referee {
  bridge ??= bureau(() => (bridge = null)).referee;
  return bridge;
}

export interface Advice { record: string; seat: number; captain: string; seed: string; thought?: { nodes: number; millis: number } | undefined }
/** How much a captain thinks about a decision; a level takes no more steps than suit it, however fast the machine is. */
const THOUGHT = { nodes: 20000, millis: 2500 };
/** The captain who thinks as long as it is told to. */
const UNTIRING = 'search';

/** A captain's order for the battle that `record` tells: the worker replays what was revealed, so it cannot see a sealed plot. */
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
