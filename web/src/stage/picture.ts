/** One frame of the stage as numbers: ships, effects under them and effects over them, in pixels of the board. Any renderer can draw it. */

/** Floats of a ship: x, y, heading in radians, pixels a unit · layer, palette, damage 0..4, state · rim, opacity, seed, seed of the design and its share of windows · tint red, green, blue, amount. */
export const SHIP = 16;
/** Floats of an effect: x, y, half length, half width · angle, kind, two amounts · red, green, blue, cover (0 adds light, 1 hides what is behind). */
export const EFFECT = 12;
/** The most effects in each batch of a frame. */
const MOST = 4096;

export const STATE = { ship: 0, ghost: 1, wreck: 2, faint: 3 } as const;
export type State = keyof typeof STATE;

/** Forms of an effect. The meaning of the two amounts depends on the form. */
export const KIND = {
  /** A round glow: strength. */
  glow: 0,
  /** A ray with a white core: width in pixels, and 1 if it thins out like a miss. Cover is its strength. */
  ray: 1,
  /** A spark stretched along its path: strength. */
  streak: 2,
  /** An engine's flame, its mouth at the near end, in a wider cone of hot gas: strength. */
  flame: 3,
  /** A ball of fire that turns to smoke: share of its life 0..1, seed. */
  fire: 4,
  /** A ring: width as a share, strength. */
  ring: 5,
  /** A turning piece of hull: seed, heat. */
  shard: 6,
  /** A shield's lattice around the point that was hit, ahead: strength, spread of the wave 0..1. */
  lattice: 7,
  /** A wake: strength at its near end and at its far end. */
  trail: 8,
  /** A thin cross flare: strength. */
  spike: 9,
  /** A segment of a circle's rim around the direction ahead: half its span in radians, inner radius as a share. Cover is its strength and its paint. */
  arc: 10,
  /** A ruled line of ink: opacity, length of a dash in pixels or 0. */
  line: 11,
  /** A star of twelve points in ink: opacity, width of its outline in pixels. */
  star: 12,
  /** A solid arrowhead of ink: opacity. */
  tip: 13,
  /** A star of the sky, a small disc: strength. */
  dot: 14,
} as const;
export type Kind = keyof typeof KIND;
/** Kinds whose strength is their cover, not their first amount. */
const STRENGTH: Partial<Record<Kind, 'cover'>> = { ray: 'cover', arc: 'cover', shard: 'cover' };

export type Tint = readonly [number, number, number];

/** Instances of one kind, one after the other. The batch grows as needed. */
export class Batch {
  data: Float32Array<ArrayBuffer>;
  count = 0;
  constructor(readonly floats: number, room = 64) {
    this.data = new Float32Array(room * floats);
  }
  /** Appends an instance and returns its start. */
  push(values: readonly number[]): number {
    const at = this.count * this.floats;
    if (at + this.floats > this.data.length) {
      const grown = new Float32Array(this.data.length * 2);
      grown.set(this.data);
      this.data = grown;
    }
    this.data.set(values, at);
    this.count++;
    return at;
  }
}

export class Picture {
  readonly ships = new Batch(SHIP);
  /** The piece of each ship, in the same order. Empty for a ghost. */
  readonly names: string[] = [];
  readonly under = new Batch(EFFECT, 256);
  readonly over = new Batch(EFFECT, 256);
  /** The only point light: x, y, reach in pixels, strength. */
  flash: [number, number, number, number] = [0, 0, 1, 0];

  clear(): void {
    this.names.length = 0;
    this.ships.count = this.under.count = this.over.count = 0;
    this.flash = [0, 0, 1, 0];
  }

  effect(batch: Batch, kind: Kind, x: number, y: number, long: number, wide: number, angle: number, first: number, second: number, tint: Tint, cover = 0): void {
    /* Invisible effects are left out. */
    if (batch.count >= MOST || !(STRENGTH[kind] === 'cover' ? cover : first > 0 || kind === 'fire')) return;
    batch.push([x, y, long, wide, angle, KIND[kind], first, second, tint[0], tint[1], tint[2], cover]);
  }
}
