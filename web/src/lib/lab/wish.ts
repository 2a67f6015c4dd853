/** The wish in the lab's form and in an address. All is kept as it was typed; the lab validates it. */
import type { Game, Options } from '../protocol.ts';

export type Kind = 'match' | 'sweep' | 'experiment';
export interface Wish {
  kind: Kind;
  scenario: string;
  seats: [string, string];
  battles: string;
  seed: string;
  nodes: string;
  fixed: boolean;
  early: boolean;
  interval: string;
  options: Options;
  /** The option that is varied, or the path of a value of the scenario. */
  vary: string;
  path: boolean;
  values: string;
  /** The name of an experiment on the shelf; empty for the player's own text. */
  experiment: string;
  /** The name of the player's own text: its file name without the ending. */
  name: string;
  text: string;
}

export const KINDS: readonly Kind[] = ['match', 'sweep', 'experiment'];
const OPTION = 'o.';

/** Returns the form's initial wish. */
export function fresh(game: Game): Wish {
  const known = (id: string, at: number): string => (game.captains.find((one) => one.id === id) ?? game.captains[Math.min(at, game.captains.length - 1)])?.id ?? '';
  return {
    kind: 'match',
    scenario: game.scenarios[0]?.id ?? '',
    seats: [known('cadet', 2), known('doctrine', 1)],
    battles: '100',
    seed: '1',
    nodes: '',
    fixed: false,
    early: false,
    interval: 'paired',
    options: {},
    vary: '',
    path: false,
    values: '',
    experiment: '',
    name: '',
    text: '',
  };
}

/** Returns the wish as the end of an address: only the differences from a fresh one. The player's own text is too long for that. */
export function writeWish(wish: Wish, game: Game): string {
  const plain = fresh(game);
  const query = new URLSearchParams();
  if (wish.kind !== plain.kind) query.set('ask', wish.kind);
  if (wish.kind === 'experiment') {
    if (wish.experiment) query.set('experiment', wish.experiment);
    return query.toString();
  }
  for (const key of ['scenario', 'battles', 'seed', 'nodes'] as const) if (wish[key] !== plain[key]) query.set(key, wish[key]);
  if (wish.seats.join() !== plain.seats.join()) query.set('seats', wish.seats.join(','));
  if (wish.kind === 'match') {
    if (wish.fixed) query.set('sides', 'fixed');
    if (wish.early) query.set('early', '1');
    if (wish.interval !== plain.interval) query.set('interval', wish.interval);
  } else {
    if (wish.vary) query.set(wish.path ? 'set' : 'vary', wish.vary);
    if (wish.values) query.set('values', wish.values);
  }
  for (const [key, value] of Object.entries(wish.options)) if (value.trim() !== '') query.set(OPTION + key, value);
  return query.toString();
}

/** Returns the wish in an address. Unknown fields are left out; wrong values stay, so that the lab can report them. */
export function readWish(query: string, game: Game): Wish {
  const said = new URLSearchParams(query);
  const wish = fresh(game);
  wish.kind = KINDS.find((kind) => kind === said.get('ask')) ?? 'match';
  for (const key of ['scenario', 'battles', 'seed', 'nodes', 'interval', 'values', 'experiment'] as const) wish[key] = said.get(key) ?? wish[key];
  const [first, second] = (said.get('seats') ?? '').split(',');
  if (first && second) wish.seats = [first, second];
  wish.fixed = said.get('sides') === 'fixed';
  wish.early = said.get('early') === '1';
  wish.path = said.has('set');
  wish.vary = said.get('set') ?? said.get('vary') ?? '';
  for (const [key, value] of said) if (key.startsWith(OPTION)) wish.options[key.slice(OPTION.length)] = value;
  return wish;
}

/** Returns the wish in the form that the lab reads. */
export function asked(wish: Wish, game: string, games: string[]): object {
  if (wish.kind === 'experiment') return { kind: 'experiment', id: wish.experiment || wish.name || 'experiment', text: wish.text, games };
  const common = { game, scenario: wish.scenario, options: Object.entries(wish.options), captains: wish.seats, battles: wish.battles, seed: wish.seed, nodes: wish.nodes };
  if (wish.kind === 'match') return { kind: 'match', ...common, fixed_sides: wish.fixed, early: wish.early, interval: wish.interval };
  return { kind: 'sweep', ...common, vary: wish.vary, path: wish.path, values: wish.values };
}

/** Returns the game that an experiment’s text names, if it is a known one. */
export function gameNamed(text: string, games: readonly string[]): string | undefined {
  const named = /^\s*game\s*=\s*["']([^"']*)["']/m.exec(text)?.[1];
  return games.find((game) => game === named);
}
