/** What the plugin in `bundles.ts` makes of the bundles when the page is built. */
declare module 'virtual:shelf' {
  /** Every game there is, as `games` of the protocol tells them. */
  const shelf: import('./lib/protocol.ts').Game[];
  export default shelf;
}

declare module 'virtual:shelf-names' {
  /** The names of the games, in the shelf's order. */
  const names: string[];
  export default names;
}

declare module 'virtual:showpieces' {
  /** A battle as a spectator sees it: the beginning, and every decision. */
  export interface Showpiece { view: import('./lib/protocol.ts').View; turns: import('./lib/protocol.ts').Turn[] }
  const showpieces: Record<string, () => Promise<{ default: Showpiece }>>;
  export default showpieces;
}

declare module 'virtual:classes' {
  /** Every class of every game, with the facts that its pieces would have; made by the plugin in `classes.ts`. */
  interface Entry { code: string; title: string; facts: Partial<import('./ships/designs/index.ts').Facts> & { kind: string }; side?: number }
  /** Of each game, those of its files and others. */
  const classes: Record<string, { filed: Entry[]; others: Entry[] }>;
  export default classes;
}
