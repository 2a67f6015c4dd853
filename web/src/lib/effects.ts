/** Effects of a battle as films list them: kind, place and age. `stage/effects.ts` says what each looks like. */
import type { Point } from './protocol.ts';

/**
 * A place of the table, or a point on a piece: in its own units, x to starboard and y astern, or where a gun of the record sheet stands;
 * `nth` goes round the guns of that name, and round those nearest to the target where there is none of it.
 */
export type Place = Point | { on: string; x?: number; y?: number; gun?: string; nth?: number; /** Past the piece instead of on it: to which side, -1 to 1, and so many of its units beyond. */ past?: readonly [aside: number, beyond: number] };
/** An effect as a film lists it: its kind, its place and its age in milliseconds. */
export type Effect =
  | { kind: 'ray' | 'bolts' | 'torpedo' | 'missile' | 'wake' | 'scan' | 'gold' | 'green-ring'; side: number; from: Place; to: Place; age?: number; hit?: boolean; width?: number; strength?: number }
  | { kind: 'impact' | 'lattice' | 'launch' | 'flare'; side: number; at: Place; /** Where it came from, or goes. */ from: Place; age?: number; strength?: number; seed?: number; dim?: boolean }
  | { kind: 'mark'; side: number; at: Place; age?: number; strength?: number }
  | { kind: 'blast'; at: Place; age: number; seed?: number; dim?: boolean };

/** What a beat may do to a piece while it plays. */
export interface Staging { /** Width of its rim, 1 at rest. */ rim?: number; /** Pixels it is pushed aside. */ kick?: Point; /** Flame of its engines, 1 at rest. */ thrust?: number; /** How white it glows, 0 to 1. */ white?: number }

/** Milliseconds from an effect's beginning to its end. */
export const LIFE = { ray: 640, bolts: 460, torpedo: 500, missile: 600, flare: 360, impact: 640, sparks: 560, lattice: 420, blast: 1540, short: 900, scan: 900, launch: 700, mark: 600, gold: 700, greenRing: 700 } as const;
