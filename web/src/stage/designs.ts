/** The design and layer of each piece on the stage. */
import { shapeOf } from '../board/silhouettes.ts';
import type { Actor } from '../lib/film.ts';
import { shipOf, type Sheet } from '../ships/designs/full-thrust.ts';
import type { Design } from '../ships/parts.ts';
import { layerOf } from './hangar.ts';
import type { Berth } from './instances.ts';

/** Hulls that stand in for shapes whose games have no designs of their own. */
const PLAIN: Partial<Record<ReturnType<typeof shapeOf>, Sheet>> = {
  scout: { group: 'escort', hull: 3 },
  missile: { group: 'escort', hull: 2, built: 4 },
  fighters: { group: 'escort', hull: 3 },
  light: { group: 'escort', hull: 3 },
  medium: { group: 'escort', hull: 6 },
  heavy: { group: 'escort', hull: 8 },
  escort: { group: 'escort', hull: 7 },
  capital: { group: 'capital' },
  base: { group: 'capital', hull: 30 },
  carrier: { group: 'capital', bays: [6, 6] },
  freighter: { group: 'merchant' },
};
const known = new Map<string, Design>();

function designOf(actor: Actor): Design {
  const form = actor.side === 1 ? 'round' : 'flat';
  if ('systems' in actor && Array.isArray(actor['systems'])) return shipOf(actor as Sheet, form);
  const shape = shapeOf(actor);
  const key = `${shape} ${form}`;
  const design = known.get(key) ?? shipOf(PLAIN[shape] ?? { group: 'cruiser' }, form);
  known.set(key, design);
  return design;
}

/** Returns where a piece's picture is kept, or null for a marker of which nobody knows what it is. */
export function berthOf(actor: Actor): Berth | null {
  if (actor.kind === 'marker') return null;
  const design = designOf(actor);
  return { layer: layerOf(design), design };
}
