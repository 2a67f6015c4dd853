/**
 * Bakes a design, once, into two maps of bytes that any renderer can light from any side. Typed arrays alone: it runs in a worker.
 *
 * | map | red | green | blue | alpha |
 * |---|---|---|---|---|
 * | shape | normal to starboard | normal astern | height | hollow shade times tone of the plate |
 * | paint | livery | tone: 0 dark, ½ hull, 1 light | glow (glass where there is livery, else a lamp) | distance to the rim, ½ at the edge, more inside |
 * | harm | hole after one quarter of the hull | two | three | four: a wreck |
 *
 * Every channel is a smooth amount, so that textures may be filtered.
 */
import { BAND, boxOf, distanceTo, EXTENT, HIGHEST, MAP, rise, scatter, SHADE, type Design, type Engine, type Form, type Maps, type Part, type Turret } from './parts.ts';

export { BAND, MAP, SHADE, type Maps } from './parts.ts';


const FAR = 9;
/** Margin of parts that stand on others, in units: the widest rim. */
const MARGIN = 0.075;

interface Fields { size: number; unit: number; height: Float32Array; tone: Float32Array; livery: Float32Array; glow: Float32Array; bare: Float32Array; edge: Float32Array }

function fields(size: number): Fields {
  const make = (value: number): Float32Array => new Float32Array(size * size).fill(value);
  return { size, unit: size / (2 * EXTENT), height: make(0), tone: make(0.5), livery: make(0), glow: make(0), bare: make(0), edge: make(FAR) };
}

/** Bakes a design into maps of `size` pixels a side. */
export function bake(design: Design, size = MAP): Maps {
  const field = fields(size);
  for (const part of design.parts) lay(field, design.form, part);
  for (const turret of design.turrets) for (const part of turretParts(turret, design.form, design.dark?.includes(turret.system))) lay(field, design.form, part);
  for (const engine of design.engines) if (!design.dark?.includes(engine.system)) for (const part of nozzleParts(engine)) lay(field, design.form, part);
  for (const light of design.lights) lay(field, design.form, { shape: 'disc', material: 'lamp', base: 0, top: 1, bevel: 0.02, r: 0.018, hole: 0, ...light, coat: true, alone: true });
  return finish(design, field);
}

const TONES = { dark: 0, hull: 0.5, light: 1, livery: 0.5, glass: 0.5, lamp: 0.5 } as const;

/** Lays one part over those before it: the higher surface shows, and paint colours the surface below. */
function lay(field: Fields, form: Form, part: Part): void {
  const { size, unit, height, tone, livery, glow, bare, edge } = field;
  const half = size / 2;
  const distance = distanceTo(part);
  const [left, up, right, down] = boxOf(part);
  const coat = part.coat === true;
  const margin = coat ? 1 / unit : part.base > 0.1 ? MARGIN : BAND;
  const place = (at: number): number => Math.floor(at * unit + half);
  const first = part.alone ? Math.max(0, place(left - margin)) : Math.max(half, place(left - margin));
  const last = Math.min(size - 1, place(right + margin));
  const bottom = Math.min(size - 1, place(down + margin));
  const { material } = part;
  const lamp = material === 'lamp';
  const [ofTone, ofLivery, ofGlow, ofBare] = [TONES[material], material === 'livery' || material === 'glass' ? 1 : 0, material === 'glass' || lamp ? 1 : 0, material === 'hull' && !coat ? 1 : 0];
  const put = (k: number, d: number, cover: number, z: number): void => {
    let w = cover;
    if (coat) {
      w *= material === 'livery' ? bare[k]! : height[k]! > 0 ? 1 : 0;
      if (lamp) {
        glow[k] = Math.max(glow[k]!, w);
        return;
      }
    } else {
      if (d < edge[k]!) edge[k] = d;
      if (cover <= 0 || z < height[k]!) return;
      height[k] = height[k]! + (z - height[k]!) * w;
    }
    tone[k] = tone[k]! + (ofTone - tone[k]!) * w;
    livery[k] = livery[k]! + (ofLivery - livery[k]!) * w;
    glow[k] = glow[k]! + (ofGlow - glow[k]!) * w;
    bare[k] = bare[k]! + (ofBare - bare[k]!) * w;
  };
  for (let j = Math.max(0, place(up - margin)); j <= bottom; j++) {
    const y = (j + 0.5 - half) / unit;
    for (let i = first; i <= last; i++) {
      const d = distance((i + 0.5 - half) / unit, y);
      if (d > margin) continue;
      const cover = Math.min(1, Math.max(0, 0.5 - d * unit));
      if (coat && cover <= 0) continue;
      const z = coat || cover <= 0 ? 0 : rise(part, form, -d);
      const k = j * size + i;
      put(k, d, cover, z);
      if (!part.alone) put(k + size - 1 - 2 * i, d, cover, z);
    }
  }
}

/** Barrels of each letter: their number, then their length and thickness in radii of the turret. */
const BARRELS: Record<string, readonly [count: number, length: number, thick: number]> = {
  A: [2, 2.5, 0.2],
  B: [2, 2.1, 0.2],
  C: [1, 1.9, 0.26],
  N: [1, 3.2, 0.16],
  W: [1, 3, 0.42],
  F: [2, 2.2, 0.3],
  D: [2, 1.9, 0.26],
  P: [1, 2.3, 0.24],
  L: [1, 7.5, 0.34],
};

/** Returns the discs and barrels of a weapon. A weapon that is out has a burnt socket. */
function turretParts({ x, y, r, base, letter, bearing }: Turret, form: Form, out = false): Part[] {
  const lone = { alone: true, material: out || form === 'round' ? 'dark' : 'light' } as const;
  if (out) return [{ shape: 'disc', ...lone, base: 0, top: base + 0.02, bevel: 0, x, y, r: r * 0.95, hole: 0 }, { shape: 'disc', ...lone, material: 'light', base, top: base + 0.05, bevel: 0.012, x, y, r: r * 1.15, hole: r * 0.9 }];
  const angle = (bearing * Math.PI) / 180;
  const [ahead, abeam] = [[Math.sin(angle), -Math.cos(angle)], [Math.cos(angle), Math.sin(angle)]] as const;
  const along = (forward: number, side: number): [number, number] => [x + (ahead[0] * forward + abeam[0] * side) * r, y + (ahead[1] * forward + abeam[1] * side) * r];
  const rod = (side: number, from: number, to: number, thick: number, low: number, high: number, material: Part['material'] = 'dark'): Part => {
    const [[ax, ay], [bx, by]] = [along(from, side), along(to, side)];
    return { shape: 'capsule', ...lone, material, base: base + low, top: base + high, bevel: thick * r, x: ax, y: ay, x2: bx, y2: by, r: thick * r };
  };
  /* Torpedoes and missiles lie in tubes along the hull. */
  if (letter === 'T' || letter === 'M') return [rod(0, -1.1, 1.5, 0.62, -0.02, 0.1), rod(0, 0.2, 1.5, 0.34, 0, 0.14, letter === 'T' ? 'glass' : 'light')];
  const [count, length, thick] = BARRELS[letter] ?? [1, 2, 0.2];
  const barrels = count === 2 ? [-0.42, 0.42] : [0];
  return [
    { shape: 'disc', ...lone, base, top: base + r * 2.1, bevel: r * 0.7, x, y, r, hole: 0 },
    { shape: 'disc', ...lone, material: form === 'round' ? 'light' : 'dark', base: base + r * 1.9, top: base + r * 2.5, bevel: r * 0.3, x: x - ahead[0] * r * 0.25, y: y - ahead[1] * r * 0.25, r: r * 0.45, hole: 0 },
    ...barrels.map((side) => rod(side, 0.3, length, thick, r * 0.6, r * 1.9)),
  ];
}

/** Returns the hot mouth of an engine. */
function nozzleParts({ x, y, r }: Engine): Part[] {
  return [{ shape: 'disc', alone: true, coat: true, material: 'glass', base: 0, top: 0, bevel: 0, x, y: y + r * 0.78, r: r * 0.62, hole: 0 }];
}

/** Taps of the hollow shade: eight near and four far, as shares of the radius. */
const TAPS = [1, 0, -1, 0, 0, 1, 0, -1, 0.7, 0.7, -0.7, 0.7, 0.7, -0.7, -0.7, -0.7, 2.2, 0, -2.2, 0, 0, 2.2, 0, -2.2];
const NEAR = 8;

const byte = (value: number): number => (value <= 0 ? 0 : value >= 1 ? 255 : (255 * value + 0.5) | 0);

/** Computes normals, shade and plates from the fields. */
function finish(design: Design, field: Fields): Maps {
  const { size, unit, height, tone, livery, glow, edge } = field;
  const shape = new Uint8Array(size * size * 4);
  const paint = new Uint8Array(size * size * 4);
  const last = size - 1;
  for (let j = 0, k = 0; j < size; j++) {
    for (let i = 0; i < size; i++, k++) {
      const at = k * 4;
      const d = edge[k]!;
      paint[at + 3] = byte(0.5 - d / (2 * BAND));
      if (d >= BAND) {
        shape[at] = shape[at + 1] = 128;
        paint[at + 1] = 128;
        continue;
      }
      const gx = (height[i > 0 ? k - 1 : k]! - height[i < last ? k + 1 : k]!) * 0.55 * unit;
      const gy = (height[j > 0 ? k - size : k]! - height[j < last ? k + size : k]!) * 0.55 * unit;
      const flat = 1 / Math.sqrt(gx * gx + gy * gy + 1);
      let shade = 1;
      const light = glow[k]!;
      if (d < 0.03) {
        const x = (i + 0.5) / unit - EXTENT;
        const y = (j + 0.5) / unit - EXTENT;
        shade = plates(design, unit, x, y, tone[k]!) * relief(field, i, j);
      }
      shape[at] = byte(0.5 + gx * flat * 0.498);
      shape[at + 1] = byte(0.5 + gy * flat * 0.498);
      shape[at + 2] = byte(height[k]! / HIGHEST);
      shape[at + 3] = byte(shade / SHADE);
      paint[at] = byte(livery[k]!);
      paint[at + 1] = byte(tone[k]!);
      paint[at + 2] = byte(light);
    }
  }
  return { size, shape, paint, windows: design.windows, seed: design.seed };
}

const reaches = new Map<number, Int32Array>();
/** Returns the taps in texels. */
function tapsAt(unit: number): Int32Array {
  const known = reaches.get(unit) ?? Int32Array.from(TAPS, (tap) => Math.round(tap * Math.max(2, 0.07 * unit)));
  reaches.set(unit, known);
  return known;
}

/** Returns the shade of a place: hollows are darker, worn edges brighter. */
function relief({ size, unit, height }: Fields, i: number, j: number): number {
  const taps = tapsAt(unit);
  const z = height[j * size + i]!;
  let hollow = 0;
  let proud = 0;
  for (let tap = 0; tap < taps.length; tap += 2) {
    const ti = i + taps[tap]!;
    const tj = j + taps[tap + 1]!;
    const over = (ti < 0 || tj < 0 || ti >= size || tj >= size ? 0 : height[tj * size + ti]!) - z;
    if (over > 0) hollow += tap < NEAR * 2 ? over : over * 0.45;
    else if (over > -0.22 && tap < NEAR * 2) proud -= over;
  }
  return (1 + Math.min(0.12, proud * 0.16)) / (1 + hollow * 0.44);
}

/** Returns the tone of the plate at a place, darker along its seams: courses of bricks, each a little lighter or darker, some split again. */
function plates({ plate, seed }: Design, unit: number, x: number, y: number, tone: number): number {
  const across = Math.abs(x) / plate;
  const column = Math.floor(across);
  const along = y / (plate * 1.7) + column * 0.37;
  const row = Math.floor(along);
  const fx = across - column;
  let fy = along - row;
  let shade = 0.91 + 0.18 * scatter(column, row, seed);
  if (scatter(column, row, seed + 1) > 0.62) {
    const part = fy > 0.5 ? 1 : 0;
    shade += 0.1 * (scatter(column * 2 + part, row, seed + 2) - 0.5);
    fy = fy * 2 - part;
  }
  if (tone < 0.3) return 0.96 + 0.04 * shade;
  const seam = (share: number, width: number): number => Math.max(0, 1 - Math.min(share, 1 - share) * width * unit * 1.3);
  return shade * (1 - 0.22 * Math.min(1, Math.max(seam(fx, plate), seam(fy, plate * 1.7))));
}

/** Bakes a pattern of holes, shared by all designs. Four seeds are enough for a table. */
export function harm(seed: number, size = 128): Uint8Array {
  const out = new Uint8Array(size * size * 4);
  const unit = size / (2 * EXTENT);
  const rows = [-0.35, 0.45, -0.75, 0.1];
  const bites = Array.from({ length: 10 }, (_, n) => {
    const late = n > 3;
    const y = late ? -1.05 + 2.1 * scatter(n, 2, seed) : (rows[(n + seed) % 4] as number);
    return [(scatter(n, 1, seed) - 0.5) * (late ? 1.2 : 0.5), y, (late ? 0.12 : 0.085) + scatter(n, 3, seed) * (late ? 0.16 : 0.06)] as const;
  });
  for (let j = 0; j < size; j++) {
    for (let i = 0; i < size; i++) {
      const [x, y] = [(i + 0.5) / unit - EXTENT, (j + 0.5) / unit - EXTENT];
      const ragged = (smooth(x * 11 + 50, y * 11 + 50, seed) - 0.5) * 0.13 + (smooth(x * 25 + 90, y * 25 + 90, seed) - 0.5) * 0.07;
      let d: number = FAR;
      for (let quarter = 0, n = 0; quarter < 4; quarter++) {
        for (; n < (quarter < 3 ? quarter + 1 : bites.length); n++) {
          const [bx, by, r] = bites[n] as readonly [number, number, number];
          d = Math.min(d, Math.sqrt((x - bx) * (x - bx) + (y - by) * (y - by) * 0.64) - r + ragged);
        }
        out[(j * size + i) * 4 + quarter] = Math.round(255 * Math.min(1, Math.max(0, 0.5 + d / (2 * BAND))));
      }
    }
  }
  return out;
}

/** Returns value noise. */
function smooth(x: number, y: number, seed: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [f, g] = [x - i, y - j];
  const [a, b, c, d] = [scatter(i, j, seed), scatter(i + 1, j, seed), scatter(i, j + 1, seed), scatter(i + 1, j + 1, seed)];
  return a + (b - a) * f + (c - a) * g + (a - b - c + d) * f * g;
}
