/** Which game's engine a request is for; each game has a bundle of its own, fetched when it is first asked. */

/** How many battles an engine may open: each counts from a hundred of thousands of its own. */
const SHARE = 100_000;

export interface Request { id?: unknown; call?: string; game?: string; battle?: number; record?: string }

/** The number an engine's battles count from. */
export function first(games: readonly string[], game: string): number {
  return games.indexOf(game) * SHARE + 1;
}

/** The game a request is about. What no game knows, the first one refuses, in words and with its reason. */
export function meant(games: readonly string[], request: Request): string {
  const written = typeof request.record === 'string' ? /^game (\S+)/m.exec(request.record)?.[1] : undefined;
  const counted = typeof request.battle === 'number' ? games[Math.floor((request.battle - 1) / SHARE)] : undefined;
  const named = request.game ?? written ?? counted;
  const game = games.find((one) => one === named) ?? games[0];
  if (game === undefined) throw new Error('There is no game here.');
  return game;
}
