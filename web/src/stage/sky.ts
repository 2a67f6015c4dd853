/** The sky behind a battle: a nebula, a world or sun at one corner, and stars. The same game and seed give the same sky. */
import { hash, layered, smooth } from './noise.ts';

type Colour = readonly [number, number, number];

/** A world seen from far above its rim. `bands` makes a gas giant; `clouds` cover land and sea. */
interface World { sea: Colour; land: Colour; air: Colour; /** Light along the border of its night. */ dusk: Colour; bands: number; clouds: number; size: number; /** Strength of the air's glow outside the edge. */ haze?: number }
/** Colours of a sky from the dark ground to the bright core. `tilt`, `off` and `wide` place its band; `gain` is its largest exposure. */
export interface Preset { ground: Colour; first: Colour; second: Colour; core: Colour; tilt: number; off: number; wide: number; gain: number; /** Exponent that lifts the dim clouds towards the bright ones: 1 leaves them. */ lift?: number; /** `true` if the world rises under the middle of the board. */ under?: boolean; /** Middle of the world in a wide picture, in shares of its sides, if panels cover the corners. */ at?: readonly [number, number]; world?: World; sun?: Colour; /** `true` if nothing is played in front of it: its world is large and in full daylight. */ cover?: boolean; /** `true` if its world is at a lower corner that the seed picks. */ corner?: boolean }

const SKIES = import.meta.glob<Preset>('../games/*/sky.ts', { eager: true, import: 'default' });
/** The game whose sky is used for games without one. */
const USUAL = 'full-thrust';

/** The sky behind a title: that of Full Thrust with its world in sight. */
export const ORBIT = 'orbit';
const TITLE: Preset = { ...skyOf(USUAL), gain: 2.1, cover: true };
/** Goes before the name of a game for the sky of its pictures: the same clouds, and its world in daylight at a lower corner. */
export const POSTER = 'poster ';

/** The share of light kept while an order is asked, and in the reveal, where the fight is brighter than the sky. */
export const CALM = 0.74;
export const SHOWN = 0.88;
/** The colour behind the dimmed sky, as in `--void`. */
export const VOID: Colour = [4, 7, 14];
/** The largest luminance of a picture's 99th percentile, while an order is asked and in the reveal. */
export const LIMITS = { asked: 0.08, reveal: 0.15 };
/** The luminance for which the nebula is exposed: a little less than allowed, which leaves room for the grain and the rim of a world. */
const AIM = 0.13;
/** The same for a sky with nothing played in front of it. */
const FREE = 0.24;
/** The luminance that a world under play approaches: darker still, because pieces pass in front of it. */
const HELD = 0.12;
/** The share of grey that is taken out of a nebula's light. Its colour tells the game from afar. */
const RICH = 0.4;
/** Width of the bright line of air just outside a world's edge, as a share of its radius. It is too thin to hide a ship. */
const LINE = 0.012;

function linear(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => linear(byte));

/** Returns the relative luminance of a colour, 0 to 1. */
export function luminance(red: number, green: number, blue: number): number {
  const of = (byte: number): number => LINEAR[Math.max(0, Math.min(255, Math.round(byte)))] ?? 0;
  return 0.2126 * of(red) + 0.7152 * of(green) + 0.0722 * of(blue);
}

/** Returns the luminance that 99 of 100 pixels stay below, with this share of the light kept. */
export function bright(pixels: Uint8ClampedArray, kept = 1): number {
  const all: number[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    const of = (channel: 0 | 1 | 2): number => VOID[channel] + ((pixels[at + channel] ?? 0) - VOID[channel]) * kept;
    all.push(luminance(of(0), of(1), of(2)));
  }
  all.sort((a, b) => a - b);
  return all[Math.floor(all.length * 0.99)] ?? 0;
}

/** The middle and the radius of the world or sun, in pixels of the picture. */
interface Body { x: number; y: number; radius: number; /** Direction of its light, from the picture's side, so that the visible rim is lit. */ light: Colour }

/** Places the body at a corner that the seed picks, most of it outside the picture. */
export function bodyOf(game: string, seed: number, wide: number, high: number): Body {
  const preset = presetOf(game);
  const least = Math.min(wide, high);
  if (preset.corner && preset.world) {
    /* A wide picture has its words at the left. */
    const right = wide > high * 1.4 || hash(1, 1, seed) > 0.5;
    return { x: wide * (right ? 0.87 : 0.13), y: high * 1.12, radius: least * 0.54, light: [right ? -0.72 : -0.3, right ? -0.6 : -0.86, 0.3] };
  }
  if (preset.cover && !preset.corner) return wide > high ? { x: wide * 0.92, y: high * 1.14, radius: least * 0.88, light: [-0.74, -0.54, 0.4] } : { x: wide * 0.92, y: high * 0.86, radius: least * 0.64, light: [-0.72, -0.58, 0.38] };
  const [right, low] = [hash(1, 1, seed) > 0.5, hash(2, 1, seed) > 0.35];
  if (preset.sun) return { x: wide * (wide > high ? (right ? 0.68 : 0.24) : right ? 0.9 : 0.08), y: high * (low ? 0.8 : 0.11), radius: least * 0.012, light: [0, 0, 1] };
  if (preset.under) return { x: wide * (0.34 + 0.06 * hash(3, 1, seed)), y: high + least * 0.5, radius: least * 0.76, light: [-0.2, -0.98, -0.02] };
  if (preset.at && wide > high) return { x: wide * preset.at[0], y: high * preset.at[1], radius: least * (preset.world?.size ?? 0.6), light: [-0.8, -0.56, 0.2] };
  const radius = least * (preset.world?.size ?? 0.6) * (0.9 + 0.2 * hash(3, 1, seed));
  /* In a wide picture a panel covers the right side, so a body there is moved further in. */
  const inward = radius * ((right && wide > high ? 0.5 : 0.05) + 0.2 * hash(4, 1, seed));
  const out = radius * (0.5 + 0.12 * hash(5, 1, seed));
  /* The border between day and night is inside the picture. */
  const light: Colour = [right ? -0.86 : -0.8, low ? -0.5 : 0.55, 0.06];
  return { x: right ? wide - inward : inward, y: low ? high + out : -out, radius, light };
}

/** The world or sun of a sky, for light that is drawn more finely than the sky: a world has a colour of its air, a sun has none. */
export interface Limb extends Body { air: Colour | null }

/** Returns the world or sun of a sky, in pixels of its picture. */
export function limbOf(game: string, seed: number, wide: number, high: number): Limb {
  return { ...bodyOf(game, seed, wide, high), air: presetOf(game).world?.air ?? null };
}

function skyOf(game: string): Preset {
  return SKIES[`../games/${game}/sky.ts`] ?? (SKIES[`../games/${USUAL}/sky.ts`] as Preset);
}
function presetOf(game: string): Preset {
  return game === ORBIT ? TITLE : game.startsWith(POSTER) ? { ...skyOf(game.slice(POSTER.length)), cover: true, corner: true } : skyOf(game);
}

/** Returns the nebula's energy at each pixel, before exposure. */
function field(preset: Preset, seed: number, wide: number, high: number): Float32Array {
  const found = new Float32Array(wide * high * 3);
  const most = Math.max(wide, high);
  const tilt = preset.tilt + (hash(7, 7, seed) - 0.5) * 0.5;
  const off = preset.off + (hash(8, 7, seed) - 0.5) * 0.1;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  for (let j = 0, at = 0; j < high; j++)
    for (let i = 0; i < wide; i++, at += 3) {
      const [x, y] = [(i - wide / 2) / most, (j - high / 2) / most];
      const [u, v] = [x * 5.2, y * 5.2];
      const bend = layered(u + 3.1, v + 1.7, seed, 4);
      const fold = layered(u * 0.9 + 3.2 * bend, v * 0.9 + 2.2 * bend + 9, seed + 20, 4);
      const cloud = layered(u * 1.1 + 2.1 * fold, v * 1.1 + 2 * bend, seed + 40, 5);
      const away = x * sin + y * cos - off + (bend - 0.5) * 0.22;
      const band = Math.exp(-(away * away) / (preset.wide * preset.wide * 0.16));
      const one = smooth(0.32, 0.85, cloud) * (0.16 + band) * 0.95;
      const two = smooth(0.34, 0.82, fold) ** 1.5 * (0.12 + band) * 0.95;
      const core = Math.max(0, cloud * fold * 2.4 - 0.5) ** 2 * band * 1.1;
      const lanes = smooth(0.48, 0.74, layered(u * 2.2 + 7 + fold * 2, v * 2.2 + bend, seed + 60, 4)) * band;
      const rest = (1 - 0.72 * lanes) * (1 - 0.55 * (x * x * 1.6 + y * y * 2.2));
      const raw = ([0, 1, 2] as const).map((channel) => (preset.first[channel] * one + preset.second[channel] * two + preset.core[channel] * core) * (1 - 0.72 * lanes) * rest);
      /* All channels are lifted alike, which keeps the hue; then some of the grey in it is taken away. */
      const peak = Math.max(...raw, 0.01);
      const grey = Math.min(...raw) * RICH;
      const lifted = (100 * (peak / 100) ** (preset.lift ?? 1)) / (peak - grey);
      for (let channel = 0; channel < 3; channel++) found[at + channel] = (preset.ground[channel] ?? 0) * rest + lifted * ((raw[channel] ?? 0) - grey);
    }
  return found;
}

/** Returns the largest exposure, up to the preset's, at which at most 0.6 % of the pixels are brighter than `aim`. */
function exposure(energy: Float32Array, most: number, aim: number): number {
  const step = Math.max(1, Math.floor(energy.length / 3 / 12000));
  const over = (gain: number): boolean => {
    let [count, above] = [0, 0];
    for (let at = 0; at + 2 < energy.length; at += 3 * step) {
      const of = (channel: number): number => exposed(energy[at + channel] ?? 0, gain);
      count++;
      if (luminance(of(0), of(1), of(2)) > aim) above++;
    }
    return above > count * 0.006;
  };
  if (!over(most)) return most;
  let [low, high] = [0, most];
  for (let at = 0; at < 12; at++) {
    const middle = (low + high) / 2;
    if (over(middle)) high = middle;
    else low = middle;
  }
  return low;
}
function exposed(energy: number, gain: number): number {
  return 285 * (1 - Math.exp((-energy * gain) / 210));
}

/** Draws one pixel of a world or of its air, already limited in brightness. Returns the share of the sky that it hides. */
function surface(world: World, cover: boolean, body: Body, seed: number, i: number, j: number, into: number[]): number {
  const [x, y] = [(i + 0.5 - body.x) / body.radius, (j + 0.5 - body.y) / body.radius];
  const far = Math.hypot(x, y);
  if (far > 1.12) return 0;
  const towards = Math.max(0, ((x * body.light[0] + y * body.light[1]) / Math.max(0.001, far)) * 0.75 + 0.35);
  const out = Math.max(0, far - 1);
  const thin = Math.max(0, 1 - out / 0.12) ** 3 * towards * 0.95;
  const glow = cover ? 0.72 + 0.4 * Math.max(0, 1 - out / LINE) : (world.haze ?? 0.62) + 0.7 * Math.max(0, 1 - out / LINE);
  const solid = Math.min(1, Math.max(0, (1 - far) * body.radius + 0.5));
  if (solid > 0) ground(world, cover, body, seed, x, y, into);
  const hidden = solid + (1 - solid) * thin;
  for (let channel = 0; channel < 3 && solid < 1; channel++) into[channel] = ((into[channel] ?? 0) * solid + (world.air[channel] ?? 0) * glow * (1 - solid) * thin) / Math.max(0.001, hidden);
  return hidden;
}

/** Colour of clouds by day: white with the sky's blue in it. */
const CLOUD: Colour = [150, 188, 206];

/** Returns the shares of land and of cloud on a rocky world, at a place around it and along its axis. */
function weather(around: number, along: number, seed: number, clouds: number): { land: number; cloud: number } {
  const wave = layered(around * 1.3 + 2, along * 3, seed + 80, 4);
  const rough = layered(around * 5 + wave * 2, along * 5.5, seed + 85, 4);
  const land = smooth(0.4, 0.66, layered(around * 1.2 + wave * 1.2, along * 2 + wave, seed + 84, 5) * 0.72 + rough * 0.28);
  if (clouds <= 0) return { land, cloud: 0 };
  /* Winds stretch clouds along the world's rotation, and curl them. */
  const wind = layered(around * 1.6, along * 3.4, seed + 100, 3);
  const curl = layered(around * 2.4 + wind * 3.2, along * 6 - wind * 2.4, seed + 110, 5);
  const wisps = layered(around * 3.2 + curl * 2.6 + wind, along * 13 + curl * 3.4, seed + 120, 4);
  return { land, cloud: smooth(0.46, 0.8, curl * 0.62 + wisps * 0.42) ** 1.3 * clouds };
}

/** Draws the surface at a place of the disc, in shares of its radius. */
function ground(world: World, cover: boolean, body: Body, seed: number, x: number, y: number, into: number[]): void {
  const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
  const day = Math.max(0, x * body.light[0] + y * body.light[1] + z * body.light[2]);
  const tilt = 0.3 + hash(9, 1, seed) * 0.5;
  const [px, py] = [x * Math.cos(tilt) - y * Math.sin(tilt), x * Math.sin(tilt) + y * Math.cos(tilt)];
  const around = Math.atan2(px, z) * 1.6;
  let { land, cloud } = world.bands > 0 ? { land: 0, cloud: 0 } : weather(around, py, seed, world.clouds);
  if (world.bands > 0) {
    const wave = layered(around * 1.4 + 2, py * 4, seed + 80, 4);
    const fine = layered(around * 3, py * 22 + wave * 3, seed + 89, 4);
    land = (0.5 + 0.5 * Math.sin(py * world.bands + (wave - 0.5) * 5)) * 0.7 + 0.3 * fine;
  }
  /* The air is thick towards the edge: a haze by day, a thin line of light by night. */
  const haze = (1 - z) ** 2.1 * (0.05 + day * 1.5);
  const edge = smooth(0, 0.12, day) * (1 - smooth(0.08, 0.3, day));
  const sun = day ** 0.85 * 1.12 + 0.006;
  /* A world under play gets less exposure. Limited brightness alone would make its clouds and seas one grey. */
  const most = cover || world.bands > 0 ? 165 : 235;
  for (let channel = 0; channel < 3; channel++) {
    const [low, high, air, dusk] = [world.sea[channel] ?? 0, world.land[channel] ?? 0, world.air[channel] ?? 0, world.dusk[channel] ?? 0];
    let colour = low + (high - low) * land;
    colour += ((CLOUD[channel] ?? 0) - colour) * cloud;
    into[channel] = 255 * (1 - Math.exp(-(colour * sun + air * haze + dusk * edge * (0.05 + 0.16 * cloud)) / most));
  }
  if (cover) return;
  /* The whole bright side is darkened, so that ships and names are visible in front of it. */
  const lit = luminance(into[0] ?? 0, into[1] ?? 0, into[2] ?? 0);
  const held = lit > 0.001 ? ((HELD * (1 - Math.exp(-lit / HELD))) / lit) ** 0.45 : 1;
  for (let channel = 0; channel < 3; channel++) into[channel] = (into[channel] ?? 0) * held;
}

/** Returns the light of a distant sun: a small disc, a halo and faint rings of the lens. */
function sunlight(body: Body, i: number, j: number, least: number): number {
  const far = Math.hypot(i - body.x, j - body.y) / least;
  const disc = 1 - smooth(0.004, 0.015, far);
  return disc + 0.7 * Math.exp(-far / 0.02) + 0.16 * Math.exp(-far / 0.085) + 0.012 * Math.exp(-(((far - 0.05) / 0.002) ** 2));
}

/** Paints the sky as RGBA bytes, exposed for the reveal. */
export function paintSky(game: string, seed: number, wide: number, high: number): Uint8ClampedArray<ArrayBuffer> {
  const preset = presetOf(game);
  const energy = field(preset, seed, wide, high);
  const gain = exposure(energy, preset.gain, preset.cover ? FREE : AIM);
  const body = bodyOf(game, seed, wide, high);
  const pixels = new Uint8ClampedArray(wide * high * 4);
  const lit = [0, 0, 0];
  for (let j = 0, at = 0; j < high; j++)
    for (let i = 0; i < wide; i++, at++) {
      const cover = preset.world ? surface(preset.world, preset.cover ?? false, body, seed, i, j, lit) : 0;
      const sun = preset.sun ? sunlight(body, i, j, Math.min(wide, high)) : 0;
      /* Grain of less than one step prevents visible bands in the dark parts. */
      const grain = hash(i, j, 5) - 0.5;
      for (let channel = 0; channel < 3; channel++) {
        const sky = exposed(energy[at * 3 + channel] ?? 0, gain) + sun * (preset.sun?.[channel] ?? 0);
        pixels[at * 4 + channel] = sky + ((lit[channel] ?? 0) - sky) * cover + grain;
      }
      pixels[at * 4 + 3] = 255;
    }
  return pixels;
}

/** A star in pixels of the picture. `cross` is the size of a bright star's cross in pixels, or 0. */
export interface Star { x: number; y: number; radius: number; light: number; tint: Colour; cross: number }
const TINTS: readonly Colour[] = [[255, 255, 255], [190, 214, 255], [255, 226, 190], [200, 255, 245]];

/** Returns the stars of one of the two tiers, the far one first. They tile, so a shifted picture wraps around. */
export function starsOf(seed: number, wide: number, high: number, tier: 0 | 1): Star[] {
  const all = Math.round((wide * high) / 1500);
  const count = tier === 0 ? Math.round(all * 0.7) : all - Math.round(all * 0.7);
  /* A small picture has fewer bright stars. */
  const crosses = tier === 0 ? 0 : Math.round((5 + Math.floor(hash(11, 0, seed) * 4)) * Math.min(1, Math.sqrt((wide * high) / 600_000)));
  return Array.from({ length: count + crosses }, (_, at) => {
    const of = (which: number): number => hash(at, which + tier * 10, seed + 200);
    const strong = of(2) ** 6;
    const cross = at >= count ? 5 + of(4) * 9 : 0;
    return { x: of(0) * wide, y: of(1) * high, radius: 0.45 + strong * 1.1, light: cross ? 0.95 : 0.22 + 0.7 * strong, tint: TINTS[Math.floor(of(3) * TINTS.length)] ?? [255, 255, 255], cross };
  });
}
