/** A Vite plugin: what the page shows before it fetches any engine. It asks the bundles themselves, when the page is built. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const SHELF = 'virtual:shelf';
const SHELF_OF = 'virtual:shelf/';
/** The names of the games alone, in the shelf's order: all that a worker needs. */
const NAMES = 'virtual:shelf-names';
/** The titles of the games, and a little more of those that have no folder: all that the first page needs. */
const TITLES = 'virtual:shelf-titles';
const SHOWPIECES = 'virtual:showpieces';
const SHOWPIECE = 'virtual:showpiece/';
/** No showpiece goes on for longer. */
const DECISIONS = 14;

export type Ask = (call: string, fields?: Record<string, unknown>) => any;
/** Either a scenario of the shelf, or a scenario's `file` beside the choice; `from`: how many decisions have gone before what is shown, `until`: the last that is shown. */
interface Showpiece { scenario?: string; file?: string; text?: string; captains: string[]; seed: string; nodes: number; from?: number; until?: number; /** Orders of the first decisions, by seat. The captains give all others. */ orders?: string[][] }

/** The battle of a game without a choice: its first scenario under the captain that plays by rules, after the first decision, which often only sets things up. */
const PLAIN: Showpiece = { captains: ['doctrine', 'doctrine'], seed: '1', nodes: 1, from: 1 };

/** Emits the shelf, and a short battle of each game for the first page, from the bundles in `wasm` and the choices in `games`. */
export function bundles(wasm: string, games: string): Plugin {
  const ids = () => {
    const found = existsSync(wasm) ? readdirSync(wasm).filter((name) => name.endsWith('_bg.wasm')) : [];
    if (!found.length) throw new Error(`${wasm} holds no engine: run \`cargo xtask wasm\` first`);
    return found.map((name) => basename(name, '_bg.wasm')).sort();
  };
  const choice = (game: string) => join(games, game, 'showpiece.json');
  return {
    name: 'bundles',
    resolveId: (id) => (id.startsWith('virtual:sh') ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${SHELF}`) {
        return `export default {${ids().map((game) => `"${game}": () => import("${SHELF_OF}${game}-shelf")`).join(', ')}}`;
      }
      if (id.startsWith(`\0${SHELF_OF}`)) return `export default ${JSON.stringify(await listed(wasm, id.slice(SHELF_OF.length + 1).replace(/-shelf$/, '')))}`;
      if (id === `\0${TITLES}`) {
        const titles: Record<string, string> = {};
        const facts: Record<string, object> = {};
        for (const game of ids()) {
          const { title, line, scenarios } = await listed(wasm, game);
          titles[game] = title;
          if (!existsSync(join(games, game, 'face.ts'))) facts[game] = { line, hexes: await hexed(wasm, game, scenarios[0]?.id) };
        }
        return `export default ${JSON.stringify(titles)};export const facts = ${JSON.stringify(facts)}`;
      }
      if (id === `\0${NAMES}`) return `export default ${JSON.stringify(ids())}`;
      if (id === `\0${SHOWPIECES}`) {
        return `export default {${ids().map((game) => `"${game}": () => import("${SHOWPIECE}${game}-showpiece")`).join(', ')}}`;
      }
      if (!id.startsWith(`\0${SHOWPIECE}`)) return null;
      const game = id.slice(SHOWPIECE.length + 1).replace(/-showpiece$/, '');
      const chosen = existsSync(choice(game));
      if (chosen) this.addWatchFile(choice(game));
      const wish = chosen ? (JSON.parse(readFileSync(choice(game), 'utf8')) as Showpiece) : { ...PLAIN, scenario: (await listed(wasm, game)).scenarios[0]?.id };
      if (wish.file) {
        const file = join(games, game, wish.file);
        this.addWatchFile(file);
        wish.text = readFileSync(file, 'utf8');
      }
      return `export default ${JSON.stringify(played(await engine(wasm, game), game, wish))}`;
    },
  };
}

/** An engine in this process. */
export async function engine(wasm: string, game: string): Promise<Ask> {
  const glue = await import(pathToFileURL(join(wasm, `${game}.js`)).href);
  glue.initSync({ module: readFileSync(join(wasm, `${game}_bg.wasm`)) });
  const referee = new glue.Referee(1);
  return (call, fields = {}) => {
    const { ok, error } = JSON.parse(referee.line(JSON.stringify({ call, ...fields })));
    if (error) throw new Error(`${game}, ${call}: ${error.what}`);
    return ok;
  };
}

/** A game as its engine lists it. */
async function listed(wasm: string, game: string): Promise<{ id: string; title: string; line: string; scenarios: { id: string }[] }> {
  return (await engine(wasm, game))('games').games[0];
}

/** `true` if the pieces of a scenario stand in hexes. */
async function hexed(wasm: string, game: string, scenario: string | undefined): Promise<boolean> {
  if (scenario === undefined) return false;
  const ask = await engine(wasm, game);
  const { battle } = ask('new', { game, scenario });
  return ask('view', { battle, seat: null }).pieces.some(({ hex }: { hex?: unknown }) => hex !== undefined);
}

/** A battle between captains, as a spectator sees it. */
function played(ask: Ask, game: string, { scenario, text, captains, seed, nodes, from = 0, until = from + DECISIONS, orders: given = [] }: Showpiece): { view: unknown; turns: unknown[] } {
  let { battle, status } = ask('new', { game, ...(text ? { text } : { scenario }), dice: { seed }, names: captains });
  let view = ask('view', { battle, seat: null });
  let decisions = 0;
  const turns: unknown[] = [];
  while (!status.over && decisions < until) {
    const orders = status.demand.map((seat: number) => {
      const order = given[decisions]?.[seat - 1];
      if (order !== undefined) return { seat, order };
      const advice = ask('captain', { battle, seat, captain: captains[seat - 1], seed: `${decisions}`, nodes });
      return { seat, order: advice.order };
    });
    for (const { seat, order } of orders) ({ status } = ask('seal', { battle, seat, order, lenient: true }));
    decisions++;
    if (decisions > from) turns.push(ask('turn', { battle, decision: decisions, seat: null }));
    else view = ask('view', { battle, seat: null });
  }
  return lean({ view, turns });
}

/** Facts that no film shows: they would weigh on the first page for nothing. */
const UNSHOWN = new Set(['spoken', 'weapons', 'systems', 'thresholds', 'elements', 'sides', 'thrusters', 'orders', 'skill', 'ours', 'done', 'failed', 'cripples', 'flown', 'firecons', 'built', 'limit', 'curve', 'hull-row', 'shields', 'groups', 'ap', 'afterburners', 'battery', 'capacity', 'carries', 'explosion', 'race', 'status', 'chart', 'turn-radius', 'retreating', 'must-move', 'has-ap']);

/** The words of an event are said only where they can be asked for, which on the first page they cannot. */
function lean<T>(battle: T): T {
  return JSON.parse(JSON.stringify(battle, (key, value) => (UNSHOWN.has(key) ? undefined : key === 'text' ? '' : value)));
}
