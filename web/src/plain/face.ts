/** The face of any game, made from what the protocol tells of it: for games without a face of their own. */
import type { GameFace } from '../games/face.ts';

/** `true` if every game shows this face: `?face=plain` in the page's address. */
export const plainly = !!globalThis.location?.search.includes('face=plain');

/** Fetches the parts, all at once: the page names one file. */
const parts = () => import('./plain.ts');

/** Returns the plain face of a game, with its card and whether its table has hexes. */
export function plainFace({ id, shelf, hexes }: Pick<GameFace, 'id' | 'shelf' | 'hexes'>): GameFace {
  return {
    id,
    plain: true,
    shelf,
    hexes: !!hexes,
    prompt: true,
    thought: { nodes: 4000, millis: 600 },
    battle: async () => (await parts()).battle,
    table: async () => (await parts()).table,
    options: async () => (await parts()).options,
    sheets: async () => (await parts()).sheets(),
  };
}
