/** Modules that the plugin in `bundles.ts` makes from the bundles when the page is built. */
declare module 'virtual:shelf' {
  /** All games, as the protocol's `games` lists them: each is fetched when it is asked for. */
  const shelf: Record<string, () => Promise<{ default: import('./lib/protocol.ts').Game }>>;
  export default shelf;
}

declare module 'virtual:shelf-titles' {
  /** For each game, its title. */
  const titles: Record<string, string>;
  export default titles;
  /** For each game without a folder in `games/`, its line and whether its table has hexes. */
  export const facts: Record<string, { line: string; hexes: boolean }>;
}

declare module 'virtual:shelf-names' {
  /** The names of the games, in the shelf's order. */
  const names: string[];
  export default names;
}

declare module 'virtual:showpieces' {
  /** A battle as a spectator sees it: the start, and every decision. */
  export interface Showpiece { view: import('./lib/protocol.ts').View; turns: import('./lib/protocol.ts').Turn[] }
  const showpieces: Record<string, () => Promise<{ default: Showpiece }>>;
  export default showpieces;
}

declare module 'virtual:classes' {
  /** A class of a game, with the facts of its pieces. The plugin in `classes.ts` lists all classes. */
  interface Entry { code: string; title: string; facts: Partial<import('./ships/designs/index.ts').Facts> & { kind: string }; side?: number }
  /** For each game, the classes in its files and all others. */
  const classes: Record<string, { filed: Entry[]; others: Entry[] }>;
  export default classes;
}

declare module 'virtual:answers' {
  /** The published answers of the lab, by the plugin in `answers.ts`. */
  const answers: { game: string; experiment: string; question: string; headline: string; detail: string }[];
  export default answers;
}
