/** Effects of a battle as films list them: kind, place and age. `stage/effects.ts` draws each. */
import type { Point } from './protocol.ts';

/**
 * A place of the table or a point on a piece. A point is given in the piece's units, x to starboard and y astern, or by a gun of the record sheet.
 * `nth` counts through the guns of that name, or through those nearest to the target if no gun has the name.
 */
export type Place = Point | { on: string; x?: number; y?: number; gun?: string; nth?: number; /** A point beyond the piece instead of on it: to one side, -1 to 1, and beyond, in the piece's units. */ past?: readonly [aside: number, beyond: number]; /** A point on the edge of the hull that faces the other end of the shot: to one side, -1 to 1. */ edge?: number };
/** An effect as a film lists it: its kind, its place and its age in milliseconds. */
export type Effect =
  | { kind: 'ray' | 'bolts' | 'torpedo' | 'missile' | 'wake' | 'scan' | 'gold' | 'green-ring'; side: number; from: Place; to: Place; age?: number; hit?: boolean; width?: number; strength?: number; /** `true` for a ray drawn in dashes: a shot beside the one that a picture is about. */ dashed?: boolean }
  | { kind: 'impact' | 'lattice' | 'launch' | 'flare'; side: number; at: Place; /** The place it came from or goes to. */ from: Place; age?: number; strength?: number; seed?: number; dim?: boolean }
  | { kind: 'mark'; side: number; at: Place; age?: number; strength?: number }
  | { kind: 'blast'; at: Place; age: number; seed?: number; dim?: boolean; /** Factor of its size. */ size?: number };

/** Changes that a beat makes to a piece's look while it plays. */
export interface Staging { /** Width of the rim, 1 at rest. */ rim?: number; /** Pixels that the piece is pushed aside. */ kick?: Point; /** Length of the engines' flames, 1 at rest. */ thrust?: number; /** Strength of its white glow, 0 to 1. */ white?: number; /** `true` for a piece that a volley does not concern: it is drawn with less contrast. */ aside?: boolean }

/** Milliseconds from an effect's beginning to its end. */
export const LIFE = { ray: 640, bolts: 460, torpedo: 500, missile: 600, flare: 360, impact: 640, sparks: 560, lattice: 420, blast: 1540, short: 900, scan: 900, launch: 700, mark: 600, gold: 700, greenRing: 700 } as const;
