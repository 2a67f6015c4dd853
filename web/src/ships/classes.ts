/** Classes of ships without a battle: for the ship sheet, and for views that leave facts out. */
import classes from 'virtual:classes';
import type { Facts, Subject } from './designs/index.ts';

export interface ShipClass { code: string; title: string; subject: Omit<Subject, 'side'> & Partial<Facts>; /** The only side that flies it. */ side?: number }

/** Returns every class of a game. */
export function classesOf(game: string): ShipClass[] {
  const { filed = [], others = [] } = classes[game] ?? {};
  const shown = ({ facts, ...one }: (typeof filed)[number]): ShipClass => ({ ...one, subject: facts });
  return [...filed.map(shown).sort((one, two) => (one.side ?? 0) - (two.side ?? 0) || bulkOf(one) - bulkOf(two)), ...others.map(shown)];
}

/** Returns the sort key of a class: small ships come first, merchants and bases last. */
function bulkOf({ subject: { kind, group, pool, of, hull, weight } }: ShipClass): number {
  return (pool ?? of ?? hull ?? ['light', 'medium', 'heavy'].indexOf(weight ?? '')) + (group === 'merchant' || kind === 'base' ? 100 : 0);
}

/** Returns the facts of the class that a piece names, for pieces that do not give them. */
export function factsOf(game: string, piece: Subject & { code?: string }): Partial<Facts> {
  const { code, class: named, design } = piece;
  const found = classes[game]?.filed.find(({ code: known, facts }) => (code === known || named === known || (named !== undefined && named === facts.class) || (design !== undefined && design === facts.design)) && facts.kind === piece.kind);
  return found?.facts ?? {};
}
