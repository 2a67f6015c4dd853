/** The choice of a game's engine for a request. Each game has a bundle of its own, fetched when it is first asked. */

/** Battle numbers reserved for each engine. */
const SHARE = 100_000;

export interface Request { id?: unknown; call?: string; game?: string; battle?: number; record?: string }

/** Returns the first battle number of a game's engine. */
export function first(games: readonly string[], game: string): number {
  return games.indexOf(game) * SHARE + 1;
}

/** Returns the game that a request is about. If no game matches, it is the first one, whose engine refuses the request with a reason. */
export function meant(games: readonly string[], request: Request): string {
  const written = typeof request.record === 'string' ? /^game (\S+)/m.exec(request.record)?.[1] : undefined;
  const counted = typeof request.battle === 'number' ? games[Math.floor((request.battle - 1) / SHARE)] : undefined;
  const named = request.game ?? written ?? counted;
  const game = games.find((one) => one === named) ?? games[0];
  if (game === undefined) throw new Error('There is no game here.');
  return game;
}
