/** Wakes the engines: fetches a game's WebAssembly when it is first asked for, once in the page and once in each worker. */
import games from 'virtual:shelf-names';
import { first, meant, type Request } from './bundles.ts';

type Door = (line: string) => string;
interface Glue {
  default: (from: { module_or_path: URL }) => Promise<unknown>;
  Referee: new (first: number) => { line: Door };
}

const glues = import.meta.glob<Glue>(['../wasm/*.js']);
const addresses = import.meta.glob<string>('../wasm/*_bg.wasm', { query: '?url', import: 'default', eager: true });

async function fetched(game: string): Promise<Door> {
  const [glue, address] = [glues[`../wasm/${game}.js`], addresses[`../wasm/${game}_bg.wasm`]];
  if (!glue || !address) throw new Error(`The engine of ${game} is missing here.`);
  const { default: init, Referee } = await glue();
  await init({ module_or_path: new URL(address, import.meta.url) });
  const referee = new Referee(first(games, game));
  return (line) => referee.line(line);
}

/** Returns the door to all engines: it takes a request line and gives an answer line. */
export function wake(): (line: string) => Promise<string> {
  const awake = new Map<string, Promise<Door>>();
  return async (line) => {
    const request = JSON.parse(line) as Request;
    const game = meant(games, request);
    let door = awake.get(game);
    if (!door) {
      door = fetched(game);
      // After a failed fetch, the next request tries again.
      door.catch(() => awake.delete(game));
      awake.set(game, door);
    }
    try {
      return (await door)(line);
    } catch (failure) {
      // A failed engine is started anew. Its battles are gone, and the page opens them again from their records.
      awake.delete(game);
      throw failure;
    }
  };
}
