/** The ground that a view of any game tells: discs and hexes with their kinds, by the names of its facts. Pure. */
import { centre, type Hex } from '../board/hexes.ts';
import type { Point, View } from '../lib/protocol.ts';
import { isPoint } from './aids.ts';

/** A part of the ground. Without a radius it fills its hex. */
export interface Ground { key: string; kind: string; at: Point; radius: number | null }

/** Facts of a view that are no ground. */
const OTHERS = new Set(['pieces', 'spoken', 'sides', 'elements', 'queue']);

/** Lists the ground of a view: every entry of its lists that has a place, and a radius or a hex. */
export function groundOf(view: View): Ground[] {
  return Object.entries(view).flatMap(([list, entries]): Ground[] => {
    if (OTHERS.has(list) || !Array.isArray(entries)) return [];
    return (entries as unknown[]).flatMap((entry, at): Ground[] => {
      if (typeof entry !== 'object' || entry === null) return [];
      const { kind, x, y, radius, hex } = entry as Record<string, unknown>;
      const told = { key: `${list} ${at}`, kind: typeof kind === 'string' ? kind : list.replace(/s$/, '') };
      if (isPoint(hex)) return [{ ...told, at: centre(hex as Hex), radius: null }];
      return typeof x === 'number' && typeof y === 'number' && typeof radius === 'number' ? [{ ...told, at: [x, y], radius }] : [];
    });
  });
}
