/** Hulls for pieces whose game has none: the size by the points of the hull, and by the word for the piece. */
import type { Subject } from './index.ts';

/** Points of hull up to which a piece is drawn as a scout, an escort and a cruiser; more are a capital ship. */
const [SCOUT, ESCORT, CRUISER] = [2, 6, 18];

/** Returns the facts from which a hull is built, for a piece of any game. */
export function sheetOf({ kind, of, hull }: Subject): { group: string; hull?: number } {
  const points = kind === 'base' ? Infinity : kind === 'fighter' ? 1 : (of ?? hull ?? CRUISER);
  return { group: points > CRUISER ? 'capital' : points > ESCORT ? 'cruiser' : 'escort', ...(points <= SCOUT ? { hull: 3 } : {}) };
}
