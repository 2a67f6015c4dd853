/** Classes that no battle tells of: for the ship sheet, and for views that leave facts out. */
import classes from 'virtual:classes';
import type { Facts, Subject } from './designs/index.ts';

export interface ShipClass { code: string; title: string; subject: Omit<Subject, 'side'> & Partial<Facts>; /** The side that alone flies it. */ side?: number }

/** What games have besides the classes of their files. */
const OTHERS: Record<string, readonly ShipClass[]> = {
  ftl: [
    { code: 'ship', title: 'Ship', subject: { kind: 'ship', hull: 3, missiles: 10 } },
    { code: 'missile', title: 'Missile', subject: { kind: 'missile' } },
  ],
  'full-thrust': [
    { code: 'fighters', title: 'Fighter group', subject: { kind: 'fighters', fighters: 6 } },
    { code: 'marker', title: 'Hidden ship', subject: { kind: 'marker' } },
  ],
  talon: [{ code: 'missile', title: 'Missile, Talon', subject: { kind: 'missile', race: 'talon' }, side: 2 }],
};

/** Every class of a game. */
export function classesOf(game: string): ShipClass[] {
  const filed = (classes[game] ?? []).map(({ code, title, facts }): ShipClass => ({ code, title, subject: facts, ...(facts.race !== undefined && { side: facts.race === 'talon' ? 2 : 1 }) }));
  filed.sort((one, two) => (one.side ?? 0) - (two.side ?? 0) || bulkOf(one) - bulkOf(two));
  return [...filed, ...(OTHERS[game] ?? [])];
}

/** Small ships come first, and those that carry no goods. */
function bulkOf({ subject: { kind, group, pool, of, hull, weight } }: ShipClass): number {
  return (pool ?? of ?? hull ?? ['light', 'medium', 'heavy'].indexOf(weight ?? '')) + (group === 'merchant' || kind === 'base' ? 100 : 0);
}

/** Facts of the class that a piece names, for pieces that do not tell them. */
export function factsOf(game: string, piece: Subject & { code?: string }): Partial<Facts> {
  const { code, class: named, design } = piece;
  const found = classes[game]?.find(({ code: known, facts }) => (code === known || named === known || (named !== undefined && named === facts.class) || (design !== undefined && design === facts.design)) && facts.kind === piece.kind);
  return found?.facts ?? {};
}
