/** The grammar of ships. A design is plain data: parts that rise from a plan, seen from above. Bow up: −y is ahead, +x starboard, and 1 unit is half a hull. */

/** Units that the map of a design covers to each side of its centre. */
export const EXTENT = 1.45;
/** Height that a map can hold, in units. */
export const HIGHEST = 1.1;
/** The largest distance to the rim or to a hole that a map stores, in units. */
export const BAND = 0.16;
/** Factor of the map's shade: it stores shade times plate divided by this. */
export const SHADE = 1.15;
/** Default width and height of a map in pixels. */
export const MAP = 192;
/** A baked design. `bake.ts` describes its channels. */
export interface Maps { size: number; shape: Uint8Array; paint: Uint8Array; /** Share of lit windows, from the design. Windows are finer than a map, so they are computed when it is lit. */ windows: number; seed: number }

/** Surfaces. A palette gives each of them a colour. `glass` and `lamp` glow. */
export type Material = 'dark' | 'hull' | 'light' | 'livery' | 'glass' | 'lamp';

interface Body {
  material: Material;
  /** Heights of the foot and of the roof, and the distance from the edge to the roof. */
  base: number;
  top: number;
  bevel: number;
  /** `true` for paint: it colours the surface below and has no height. */
  coat?: boolean;
  /** `true` if the part is only at its stated place. Every other part is mirrored to port. */
  alone?: boolean;
}
/** A closed outline, or one that begins and ends on the centre line and is closed by its mirror image. */
export interface Polygon extends Body { shape: 'polygon'; points: readonly number[] }
/** A disc, or a ring if it has a hole. */
export interface Disc extends Body { shape: 'disc'; x: number; y: number; r: number; hole: number }
export interface Capsule extends Body { shape: 'capsule'; x: number; y: number; x2: number; y2: number; r: number }
export type Part = Polygon | Disc | Capsule;

/** Bevels of side one are round, those of side two flat chamfers. */
export type Form = 'round' | 'flat';
/** Half a hull in pixels with the whole table in sight, then from close by. */
export const SIZES = {
  missile: [12, 28],
  fighter: [15, 46],
  scout: [13, 40],
  escort: [16, 46],
  cruiser: [20, 58],
  freighter: [20, 60],
  carrier: [24, 76],
  capital: [26, 92],
  base: [28, 92],
} as const;
export type Size = keyof typeof SIZES;

/** A nozzle. Its flame begins at the point and goes astern. */
export interface Engine { x: number; y: number; r: number; system: string }
/** A weapon on the hull. `letter` is its kind, `system` its entry on the record sheet, `bearing` its direction at rest in degrees. */
export interface Turret { x: number; y: number; r: number; base: number; letter: string; system: string; bearing: number }
export interface Light { x: number; y: number }
/** Names of colours that replace a side's. */
export type Livery = 'sleigh' | 'saucer';

export interface Design {
  /** Name of the picture: the same key means the same picture. */
  key: string;
  form: Form;
  size: Size;
  parts: readonly Part[];
  engines: readonly Engine[];
  turrets: readonly Turret[];
  lights: readonly Light[];
  /** Share of lit windows among the cells of the hull; 0 for small craft. */
  windows: number;
  /** Size of a hull plate in units. */
  plate: number;
  /** Seed of plates and windows. */
  seed: number;
  livery?: Livery;
  /** Systems that are out: turrets shot away, engines cold. */
  dark?: readonly string[];
}

/** Returns the same ship with systems out. It is a design with a key of its own, baked like any other. */
export function worn(design: Design, dark: readonly string[]): Design {
  const known = [...design.turrets, ...design.engines].map((one) => one.system);
  const out = [...new Set(dark)].filter((one) => known.includes(one)).sort();
  return out.length === 0 ? design : { ...design, key: `${design.key}~${out.join(',')}`, dark: out };
}

const MATERIALS: Record<string, Material> = { d: 'dark', h: 'hull', l: 'light', v: 'livery', g: 'glass', w: 'lamp' };
const PIECES = 3;

/** Returns a rounded outline: a Catmull-Rom curve through its points. An outline that begins on the centre line is closed by its mirror image. */
function rounded(points: readonly number[]): number[] {
  const count = points.length / 2;
  const open = points[0] === 0 && points[points.length - 2] === 0;
  const at = (index: number, axis: 0 | 1): number => {
    if (!open) return points[((index + count) % count) * 2 + axis] as number;
    const inside = index < 0 ? -index : index >= count ? 2 * count - 2 - index : index;
    return (points[inside * 2 + axis] as number) * (inside !== index && axis === 0 ? -1 : 1);
  };
  const curve: number[] = [];
  for (let index = 0; index < count - (open ? 1 : 0); index++) {
    for (let piece = 0; piece < PIECES; piece++) {
      const t = piece / PIECES;
      for (const axis of [0, 1] as const) {
        const [a, b, c, d] = [at(index - 1, axis), at(index, axis), at(index + 1, axis), at(index + 2, axis)];
        curve.push(b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a))));
      }
    }
  }
  return open ? [...curve, 0, at(count - 1, 1)] : curve;
}

/**
 * Reads parts from their short form, one after the other with `;` between. A part is its shape (`p` polygon, `s` smooth polygon,
 * `c` capsule, `o` disc), its material and its numbers in hundredths. A capital material is paint, which has no heights.
 *
 * - `p`, `s`: base, top, bevel, then the points
 * - `c`: base, top, radius, then both ends
 * - `o`: base, top, bevel, radius, hole, centre
 */
export function parts(text: string, widen = 1): Part[] {
  return text.split(';').flatMap((one): Part[] => {
    const word = one.trim();
    if (word === '') return [];
    const letter = word.charAt(1);
    const material = MATERIALS[letter.toLowerCase()];
    const numbers = (word.match(/-?\d+/g) ?? []).map((number) => Number(number) / 100);
    if (!material) throw new Error(`The part “${word}” names no material.`);
    const coat = letter !== letter.toLowerCase();
    const [base = 0, top = 0, bevel = 0] = coat ? [] : numbers.splice(0, 3);
    const body = { material, base, top, bevel, ...(coat && { coat }) };
    switch (word.charAt(0)) {
      case 'p':
      case 's': {
        const points = numbers.map((number, index) => (index % 2 === 0 ? number * widen : number));
        return [{ shape: 'polygon', ...body, points: word.startsWith('s') ? rounded(points) : points }];
      }
      case 'c': {
        const [x = 0, y = 0, x2 = 0, y2 = 0] = coat ? numbers.slice(1) : numbers;
        return [{ shape: 'capsule', ...body, x: x * widen, y, x2: x2 * widen, y2, r: coat ? (numbers[0] ?? 0) : bevel }];
      }
      case 'o': {
        const [r = 0, hole = 0, x = 0, y = 0] = numbers;
        return [{ shape: 'disc', ...body, r, hole, x: x * widen, y }];
      }
      default:
        throw new Error(`The part “${word}” has no shape.`);
    }
  });
}

/** Returns a function that gives a place's distance to a part's edge, negative inside. It is right for the starboard half, and for lone parts everywhere. */
export function distanceTo(part: Part): (x: number, y: number) => number {
  if (part.shape === 'disc') {
    const { x: cx, y: cy, r, hole } = part;
    const middle = (r + hole) / 2;
    const half = (r - hole) / 2;
    return (x, y) => {
      const d = Math.sqrt((x - cx) * (x - cx) + (y - cy) * (y - cy));
      return hole > 0 ? Math.abs(d - middle) - half : d - r;
    };
  }
  if (part.shape === 'capsule') {
    const { x: ax, y: ay, x2, y2, r } = part;
    const [dx, dy] = [x2 - ax, y2 - ay];
    const scale = 1 / (dx * dx + dy * dy || 1);
    return (x, y) => {
      const [wx, wy] = [x - ax, y - ay];
      const t = Math.min(1, Math.max(0, (wx * dx + wy * dy) * scale));
      return Math.sqrt((wx - dx * t) * (wx - dx * t) + (wy - dy * t) * (wy - dy * t)) - r;
    };
  }
  return polygonDistance(part);
}

/** Returns the distance to a polygon's edge. Edges on the centre line do not count, because the mirror image continues beyond them. */
function polygonDistance({ points, alone }: Polygon): (x: number, y: number) => number {
  const edges: number[] = [];
  for (let at = 0, before = points.length - 2; at < points.length; before = at, at += 2) {
    const [x0, y0, x1, y1] = [points[before] as number, points[before + 1] as number, points[at] as number, points[at + 1] as number];
    if (!alone && Math.max(x0, x1) <= 1e-6) continue;
    const [dx, dy] = [x1 - x0, y1 - y0];
    edges.push(x0, y0, dx, dy, 1 / (dx * dx + dy * dy || 1), y1);
  }
  const e = Float64Array.from(edges);
  return (x, y) => {
    let nearest = 1e9;
    let inside = false;
    for (let i = 0; i < e.length; i += 6) {
      const wx = x - e[i]!;
      const wy = y - e[i + 1]!;
      const dx = e[i + 2]!;
      const dy = e[i + 3]!;
      let t = (wx * dx + wy * dy) * e[i + 4]!;
      t = t < 0 ? 0 : t > 1 ? 1 : t;
      const bx = wx - dx * t;
      const by = wy - dy * t;
      const square = bx * bx + by * by;
      if (square < nearest) nearest = square;
      if (wy >= 0 !== y - e[i + 5]! >= 0 && wx < (dx * wy) / dy) inside = !inside;
    }
    const d = Math.sqrt(nearest);
    return inside ? -d : d;
  };
}

/** Returns the box around a part: left, top, right, bottom. */
export function boxOf(part: Part): [number, number, number, number] {
  if (part.shape === 'disc') return [part.x - part.r, part.y - part.r, part.x + part.r, part.y + part.r];
  if (part.shape === 'capsule') return [Math.min(part.x, part.x2) - part.r, Math.min(part.y, part.y2) - part.r, Math.max(part.x, part.x2) + part.r, Math.max(part.y, part.y2) + part.r];
  const box: [number, number, number, number] = [9, 9, -9, -9];
  for (let at = 0; at < part.points.length; at += 2) {
    const [x, y] = [part.points[at] as number, part.points[at + 1] as number];
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

/** Returns the height of a part's roof at a distance inside its edge. */
export function rise(part: Part, form: Form, inside: number): number {
  const t = part.bevel > 0 ? Math.min(1, Math.max(0, inside / part.bevel)) : 1;
  const round = form === 'round' || part.shape === 'capsule';
  return part.base + (part.top - part.base) * (round ? Math.sqrt(1 - (1 - t) * (1 - t)) : t);
}

/** Returns the height of the hull at a place, 0 beside it. */
export function heightAt(list: readonly Part[], form: Form, x: number, y: number): number {
  let height = 0;
  for (const part of list) {
    if (part.coat) continue;
    const [left, up, right, down] = boxOf(part);
    const across = part.alone ? x : Math.abs(x);
    if (across < left || across > right || y < up || y > down) continue;
    const d = distanceTo(part)(across, y);
    if (d < 0) height = Math.max(height, rise(part, form, -d));
  }
  return height;
}

/** Window cells in a unit, across and along; half a window in units; and the least half window in pixels. */
export const WINDOW = { across: 36, along: 44, half: 0.0095, least: 0.6 } as const;
/** Probability that a group of cells is lit, per share of windows; that a row in it is lit; and that a cell is lit. */
export const LIT = { group: 16, row: 0.55, cell: 0.5 } as const;

/** Returns `true` if a window is lit. Lit windows form short rows along the hull, which give scale to big ships. */
export function windowLit(windows: number, seed: number, column: number, row: number): boolean {
  return windows > 0 && scatter(column, row, seed + 9) < LIT.cell && scatter(column >> 2, row >> 3, seed + 7) < windows * LIT.group && scatter(column, row >> 3, seed + 11) < LIT.row;
}

/** Returns an evenly scattered number from 0 to 1 for small integers and a seed. */
export function scatter(x: number, y: number, seed: number): number {
  let n = Math.imul(x + 911, 0x2c1b3c6d) ^ Math.imul(y + 377, 0x297a2d39) ^ Math.imul(seed + 53, 0x5bd1e995);
  n = Math.imul(n ^ (n >>> 15), 0x735a2d97);
  return ((n ^ (n >>> 14)) >>> 0) / 4294967296;
}

