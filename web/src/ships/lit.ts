/** Lights a baked ship on the processor, for cards, sheets, posters and pages without WebGL. The light comes from the upper left of the screen at any heading. */
import { CHAR, EMBER, paletteOf, WRECK, type Colour, type Palette, type Theme } from './palette.ts';
import { BAND, EXTENT, HIGHEST, scatter, SHADE, WINDOW, windowLit, type Engine, type Livery, type Maps } from './parts.ts';

export interface Pose {
  /** Degrees clockwise from up. */
  heading?: number;
  /** Half a hull in pixels. */
  px: number;
  side: number;
  theme?: Theme;
  state?: 'ship' | 'ghost' | 'wreck';
  /** Quarters of the hull lost, 0 to 4. */
  damage?: number;
  livery?: Livery | undefined;
  /** Seed of the holes. */
  seed?: number;
  /** Engines with flames. */
  flames?: readonly Engine[];
  tint?: { colour: Colour; amount: number };
}
/** Pixels with straight alpha, as canvases take them. The ship's centre is in the middle. */
export interface Picture { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }

const LIGHT = [-0.56, -0.66, 0.62] as const;
const LENGTH = Math.sqrt(LIGHT[0] ** 2 + LIGHT[1] ** 2 + LIGHT[2] ** 2);
const [LX, LY, LZ] = LIGHT.map((one) => one / LENGTH) as [number, number, number];
const AMBIENT = [0.031, 0.047, 0.086] as const;
/** Reach of flames, as a multiple of the map's extent. */
const FLAME = 1.3;

const clamp = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
const step = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};

const smaller = new WeakMap<Maps, Maps>();
/** Returns the maps at half the size. For a distant ship, each screen pixel covers several texels. */
function halved(maps: Maps): Maps {
  const known = smaller.get(maps);
  if (known) return known;
  const size = maps.size >> 1;
  const half = (from: Uint8Array): Uint8Array => {
    const to = new Uint8Array(size * size * 4);
    for (let j = 0; j < size; j++) {
      for (let i = 0; i < size; i++) {
        const a = (j * 2 * maps.size + i * 2) * 4;
        const b = a + maps.size * 4;
        for (let c = 0; c < 4; c++) to[(j * size + i) * 4 + c] = (from[a + c]! + from[a + 4 + c]! + from[b + c]! + from[b + 4 + c]! + 2) >> 2;
      }
    }
    return to;
  };
  const made = { ...maps, size, shape: half(maps.shape), paint: half(maps.paint) };
  smaller.set(maps, made);
  return made;
}

/** Reads four channels between texels, 0 to 1. */
function sample(map: Uint8Array, size: number, u: number, v: number, into: Float64Array): void {
  const x = u * size - 0.5;
  const y = v * size - 0.5;
  const last = size - 1;
  const i0 = Math.floor(x);
  const j0 = Math.floor(y);
  const f = x - i0;
  const g = y - j0;
  const i = i0 < 0 ? 0 : i0;
  const j = j0 < 0 ? 0 : j0;
  const right = i0 < last ? i0 + 1 : last;
  const below = j0 < last ? j0 + 1 : last;
  const a = (j * size + i) * 4;
  const b = (j * size + right) * 4;
  const c = (below * size + i) * 4;
  const d = (below * size + right) * 4;
  const wa = ((1 - f) * (1 - g)) / 255;
  const wb = (f * (1 - g)) / 255;
  const wc = ((1 - f) * g) / 255;
  const wd = (f * g) / 255;
  for (let n = 0; n < 4; n++) into[n] = map[a + n]! * wa + map[b + n]! * wb + map[c + n]! * wc + map[d + n]! * wd;
}

/** Returns the height of the nearest texel: the walk towards the light needs no more. */
function heightOf({ size, shape }: Maps, u: number, v: number): number {
  const i = Math.floor(u * size);
  const j = Math.floor(v * size);
  return i < 0 || j < 0 || i >= size || j >= size ? 0 : (shape[(j * size + i) * 4 + 2]! * HIGHEST) / 255;
}

/** Draws a ship at its heading, with its shadows, holes and outline. */
export function light(baked: Maps, holes: Uint8Array | null, pose: Pose): Picture {
  const { px, side, theme = 'dark', state = 'ship', livery, flames = [] } = pose;
  let maps = baked;
  while (maps.size > 24 && maps.size / (2 * EXTENT) > px * 1.7) maps = halved(maps);
  const reach = Math.ceil(EXTENT * px * (flames.length > 0 ? FLAME : 1));
  const picture: Picture = { width: reach * 2, height: reach * 2, data: new Uint8ClampedArray(reach * reach * 16) };
  const palette = state === 'wreck' ? WRECK[theme] : paletteOf(side, theme, livery);
  const angle = ((pose.heading ?? 0) * Math.PI) / 180;
  const scene: Scene = { maps, holes, palette, theme, state, px, cos: Math.cos(angle), sin: Math.sin(angle), damage: state === 'wreck' ? 4 : Math.min(3.35, pose.damage ?? 0), seed: pose.seed ?? 0, tint: pose.tint, rim: Math.max((theme === 'paper' ? 1.2 : 0.9) / px, 0.013) };
  if (theme === 'dark' && state === 'ship') for (const engine of flames) flame(picture, scene, engine);
  const A = new Float64Array(4);
  const B = new Float64Array(4);
  const D = new Float64Array(4);
  const out = new Float64Array(4);
  /* A texel whose stored distance is beyond the outline needs no closer look. */
  const beyond = 0.5 - (scene.rim + 1 / px + EXTENT / maps.size) / (2 * BAND);
  for (let j = 0, at = 0; j < picture.height; j++) {
    for (let i = 0; i < picture.width; i++, at += 4) {
      const sx = i + 0.5 - reach;
      const sy = j + 0.5 - reach;
      const u = (sx * scene.cos + sy * scene.sin) / (px * 2 * EXTENT) + 0.5;
      const v = (sy * scene.cos - sx * scene.sin) / (px * 2 * EXTENT) + 0.5;
      if (u <= 0 || v <= 0 || u >= 1 || v >= 1) continue;
      if (maps.paint[(Math.floor(v * maps.size) * maps.size + Math.floor(u * maps.size)) * 4 + 3]! < beyond * 255 - 1) continue;
      sample(maps.paint, maps.size, u, v, B);
      sample(maps.shape, maps.size, u, v, A);
      if (holes && scene.damage > 0) sample(holes, Math.sqrt(holes.length / 4), scene.seed & 1 ? 1 - u : u, v, D);
      shade(scene, A, B, D, u, v, i, j, out);
      const alpha = clamp(out[3]!);
      if (alpha <= 0) continue;
      const under = picture.data[at + 3]! / 255;
      const all = alpha + under * (1 - alpha);
      for (let c = 0; c < 3; c++) picture.data[at + c] = (255 * Math.min(1, out[c]!) * alpha + picture.data[at + c]! * under * (1 - alpha)) / all;
      picture.data[at + 3] = 255 * all;
    }
  }
  return picture;
}

interface Scene { maps: Maps; holes: Uint8Array | null; palette: Palette; theme: Theme; state: NonNullable<Pose['state']>; px: number; cos: number; sin: number; damage: number; seed: number; tint: Pose['tint']; rim: number }

/** Returns the distance from a place to the nearest hole, in units. */
function holeDistance({ damage }: Scene, D: Float64Array): number {
  let d = 1;
  for (let quarter = 0; quarter < 4; quarter++) d = mix(d, D[quarter]!, clamp(damage - quarter));
  return (d - 0.5) * 2 * BAND;
}

/** Computes the colour and alpha of one pixel. */
function shade(scene: Scene, A: Float64Array, B: Float64Array, D: Float64Array, u: number, v: number, i: number, j: number, out: Float64Array): void {
  const { maps, palette, theme, state, px, rim } = scene;
  const paper = theme === 'paper';
  const wreck = state === 'wreck';
  let d = (0.5 - B[3]!) * 2 * BAND;
  let hot = 0;
  let burnt = 0;
  if (scene.holes && scene.damage > 0 && state !== 'ghost') {
    const hole = holeDistance(scene, D);
    hot = Math.max(0, 1 - Math.abs(hole - 0.012) / 0.045) ** 2;
    burnt = clamp(0.5 - hole * px);
    if (wreck) {
      d = Math.max(d, -hole);
      burnt = 0;
      hot *= 0.35 + 1.3 * scatter(Math.floor(u * 23), Math.floor(v * 23), scene.seed) ** 2;
    }
  }
  const all = clamp(0.5 + (rim - d) * px);
  out[3] = 0;
  if (all <= 0) return;
  const hull = clamp(0.5 - d * px);
  if (state === 'ghost') {
    const hatch = (i + j) % 8 < 1.6 ? 0.36 : 0.12;
    const line = clamp(0.5 + (rim * 1.4 - Math.abs(d)) * px);
    for (let c = 0; c < 3; c++) out[c] = palette.rim[c]! / 255;
    out[3] = mix(hatch, 0.95, line) * all;
    return;
  }
  /* Byte 128 means 0, because the middle of the range, 127.5, is no byte. */
  const nx = (A[0]! * 255 - 128) / 127;
  const ny = (A[1]! * 255 - 128) / 127;
  const nz = Math.sqrt(Math.max(0.02, 1 - nx * nx - ny * ny));
  const wx = nx * scene.cos - ny * scene.sin;
  const wy = nx * scene.sin + ny * scene.cos;
  const lambert = Math.max(0, wx * LX + wy * LY + nz * LZ);
  const shadow = shadowAt(scene, A[2]! * HIGHEST, u, v);
  const hollow = A[3]! * SHADE;
  const tone = B[1]!;
  const glass = clamp(B[2]! * 1.5);
  const surface = (c: number): number => {
    const metal = tone < 0.5 ? mix(palette.dark[c]!, palette.hull[c]!, tone * 2) : mix(palette.hull[c]!, palette.light[c]!, tone * 2 - 1);
    return mix(mix(metal, palette.livery[c]!, B[0]! * (1 - glass)), CHAR[theme][c]!, burnt * (paper ? 0.6 : 0.92)) / 255;
  };
  const glow = B[2]! * (1 - burnt);
  if (paper) engrave(scene, { d, lit: (lambert * 1.02 * shadow + 0.2) * Math.min(1, hollow), burnt, hot, glow, livery: B[0]!, surface, i, j }, out);
  else {
    const gloss = Math.max(0, (wx * LX * 0.7 + wy * LY * 0.7 + nz * 1.06) / 1.4) ** 26;
    const bright = (lambert * 1.04 * shadow + 0.2) * hollow;
    const shine = gloss * 0.34 * shadow * (0.35 + 0.65 * step(0, 0.4, tone)) * (1 - burnt) * (wreck ? 0.3 : 1);
    const lamps = clamp(glow * (B[0]! > 0.5 ? 1 : 1.25 * step(0.78, 0.34, lambert * shadow))) * (0.75 + 0.25 * lambert);
    const edge = clamp(0.5 + (d + 1.4 / px) * px) * (wreck ? 0.5 : 1);
    const flat = !wreck && d < -0.035 && nz > 0.6 && tone > 0.4 && B[0]! < 0.2 && burnt < 0.5;
    const pane = flat ? windowAt(maps, px, u, v) * (0.5 + 0.5 * step(0.86, 0.4, lambert * shadow)) : 0;
    for (let c = 0; c < 3; c++) {
      const side = palette.rim[c]! / 255;
      let e = surface(c) * bright * (c === 2 ? 1.05 : 1) + shine + AMBIENT[c]! * hollow;
      if (!wreck) e = mix(mix(e, palette.lamp[c]! / 255, pane), (B[0]! > 0.5 ? palette.glass[c]! : palette.lamp[c]!) / 255, lamps);
      e += (EMBER[theme][c]! / 255) * hot * 1.25;
      e = mix(e, e * 0.55 + side * (0.34 + 0.3 * lambert), edge);
      out[c] = mix(side * (wreck ? 0.62 : 1) + (EMBER[theme][c]! / 255) * hot * (wreck ? 0.9 : 0), e, hull);
    }
  }
  if (scene.tint) for (let c = 0; c < 3; c++) out[c] = mix(out[c]!, scene.tint.colour[c]! / 255, scene.tint.amount);
  out[3] = all;
}

/** Returns the share of a pixel that a lit window covers. On small ships windows are a shimmer. */
function windowAt({ windows, seed }: Maps, px: number, u: number, v: number): number {
  const x = (u - 0.5) * 2 * EXTENT * WINDOW.across;
  const y = (v - 0.5) * 2 * EXTENT * WINDOW.along;
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (!windowLit(windows, seed, column, row)) return 0;
  const away = Math.hypot((x - column - 0.5) / WINDOW.across, (y - row - 0.5) / WINDOW.along) * px;
  return clamp(Math.max(WINDOW.least, WINDOW.half * px) - away + 0.5) * Math.min(1, 0.25 + px / 90);
}

/** Returns the light at a place, walking towards the light: down to 0.45 if something higher is between, 1 if nothing is. */
function shadowAt({ maps, cos, sin }: Scene, z: number, u: number, v: number): number {
  const lu = LX * cos + LY * sin;
  const lv = -LX * sin + LY * cos;
  let shadow = 1;
  for (let n = 1; n <= 8; n++) {
    const far = n * 0.028;
    const over = heightOf(maps, u + (lu * far) / (2 * EXTENT), v + (lv * far) / (2 * EXTENT)) - z - far * 0.95 - 0.012;
    if (over > 0) shadow = Math.min(shadow, 1 - 0.55 * step(0, 0.06, over));
  }
  return shadow;
}

interface Cut { d: number; lit: number; burnt: number; hot: number; glow: number; livery: number; surface: (c: number) => number; i: number; j: number }

/** Draws an engraving: a pale wash, hatched below half light, hatched twice in deep shade, with a rim of ink. */
function engrave({ palette, px }: Scene, { d, lit, burnt, hot, glow, livery, surface, i, j }: Cut, out: Float64Array): void {
  const pitch = px > 70 ? 4.4 : 3.6;
  const width = px > 40 ? 0.85 : 0.6;
  const line = (along: number): number => 1 - step(width - 0.5, width + 0.5, Math.abs((((along % pitch) + pitch) % pitch) - pitch / 2) * Math.SQRT2);
  const [one, two] = [line(i + j), line(i - j)];
  let ink = Math.max(one * step(0.56, 0.28, lit), two * step(0.3, 0.12, lit), burnt * Math.max(one, two)) * 0.58;
  ink = Math.max(ink, hot * 0.8, clamp(0.5 + (d + 0.8 / px) * px));
  const wash = Math.min(1.06, 0.6 + lit * 0.5);
  for (let c = 0; c < 3; c++) out[c] = mix(mix(surface(c) * wash, palette[livery > 0.5 ? 'glass' : 'lamp'][c]! / 255, step(0.4, 0.9, glow) * (livery > 0.5 ? 1 : 0.55)), palette.rim[c]! / 255, ink);
}

/** Draws a flame astern of one engine, as light added to an empty picture. */
function flame(picture: Picture, { palette, px, cos, sin }: Scene, { x, y, r }: Engine): void {
  const half = picture.width / 2;
  const long = r * px * 8.4;
  const wide = r * px * 1.45;
  const [cx, cy] = [half + (x * cos - y * sin) * px, half + (x * sin + y * cos) * px];
  const [ex, ey] = [cx - sin * long, cy + cos * long];
  const bounds = (a: number, b: number): [number, number] => [Math.max(0, Math.floor(Math.min(a, b) - wide * 2)), Math.min(picture.width - 1, Math.ceil(Math.max(a, b) + wide * 2))];
  const [[i0, i1], [j0, j1]] = [bounds(cx, ex), bounds(cy, ey)];
  for (let j = j0; j <= j1; j++) {
    for (let i = i0; i <= i1; i++) {
      const [dx, dy] = [i + 0.5 - cx, j + 0.5 - cy];
      const t = (-dx * sin + dy * cos) / long;
      if (t < -0.02 || t >= 1) continue;
      const across = (dx * cos + dy * sin) / (wide * mix(1, 0.12, Math.max(0, t) ** 0.8));
      const body = Math.exp(-across * across * 2.4) * (1 - t) * step(-0.02, 0.03, t);
      if (body < 0.01) continue;
      const white = step(0.42, 0, t) * Math.exp(-across * across * 4);
      const at = (j * picture.width + i) * 4;
      const [under, over] = [picture.data[at + 3]! / 255, Math.min(1, body * 1.15)];
      const all = over + under * (1 - over);
      for (let c = 0; c < 3; c++) picture.data[at + c] = (mix(palette.flame[c]!, 255, white) * over + picture.data[at + c]! * under * (1 - over)) / all;
      picture.data[at + 3] = 255 * all;
    }
  }
}
