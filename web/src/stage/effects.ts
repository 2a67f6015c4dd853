/**
 * Effects of a battle as instances: each is a pure function of its kind, its place and its age in milliseconds, so the same clock gives
 * the same picture. A film lists them in `Frame.effects`; `LIFE` gives the duration of each. On paper the same effects are drawn in ink.
 */
import { LIFE } from '../lib/effects.ts';
import { between, count, glow, heading, inner, out, part, type Brush, type Spot } from './brush.ts';
import { hash } from './noise.ts';
import type { Tint } from './picture.ts';
import { lightOf } from './tints.ts';
import { trail } from './trail.ts';

const WHITE: Tint = [1, 1, 1];
const HOT: Tint = [1, 0.78, 0.45];
const FLASH: Tint = [1, 0.95, 0.82];
const GOLD: Tint = [1, 0.84, 0.4];
const GREEN: Tint = [0.5, 1, 0.36];
const INK: Tint = [0.302, 0.337, 0.4];
const PAGE: Tint = [1, 0.945, 0.76];
const TAU = Math.PI * 2;

/** Draws an inked arrow: the weapon of the paper theme. */
function inked(brush: Brush, from: Spot, to: Spot, side: number, strength: number, hit: boolean, wide: number): void {
  const tint = lightOf(side, 'paper');
  between(brush, 'line', from.x, from.y, to.x, to.y, wide / 2, strength * (hit ? 1 : 0.55), hit ? 0 : 12, tint, 1);
  if (!hit) return;
  const angle = heading(from, to);
  brush.into.effect(brush.into.over, 'tip', to.x - Math.cos(angle) * 6, to.y - Math.sin(angle) * 6, 7, 4.6, angle, strength, 0, tint, 1);
}

export interface Fired {
  side: number;
  /** Milliseconds since it was fired. Without an age, it is drawn at full length. */
  age?: number;
  /** `false` for a shot that misses its target. */
  hit?: boolean;
  /** Width of the core in pixels: 3.4, 2.5 and 1.8 for batteries A, B and C. */
  width?: number;
  /** Strength, 0 to 1. */
  strength?: number;
  seed?: number;
  /** `true` if it is drawn without its white flash. */
  dim?: boolean;
  /** `true` for a ray drawn in dashes. */
  dashed?: boolean;
}

/** Length of a dash of a ray and of the gap after it, in pixels, and the least number of both: a short ray has short dashes. */
const SHORT = { dash: 24, gap: 20, least: 4 };

/** Draws a ray: it extends in 90 ms, is held and fades. A miss is thinner and fades along its length. */
export function ray(brush: Brush, from: Spot, to: Spot, { side, age, hit = true, width = 2.5, strength = 1, dashed = false }: Fired): void {
  const head = age === undefined ? 1 : part(age, 0, 90);
  const shown = strength * (age === undefined ? 1 : 1 - part(age, 420, LIFE.ray)) * (hit ? 1 : 0.4);
  if (head <= 0 || shown <= 0) return;
  const end: Spot = { ...to, x: from.x + (to.x - from.x) * head, y: from.y + (to.y - from.y) * head };
  if (brush.theme === 'paper') return inked(brush, from, end, side, shown, hit, hit ? 2.4 : 1.1);
  const core = hit ? width : Math.min(1, width * 0.4);
  const tint = lightOf(side, brush.theme);
  if (dashed) {
    const long = Math.hypot(end.x - from.x, end.y - from.y);
    const scale = Math.min(1, Math.hypot(to.x - from.x, to.y - from.y) / SHORT.least / (SHORT.dash + SHORT.gap));
    for (let at = 0; at < long; at += (SHORT.dash + SHORT.gap) * scale) {
      const place = (far: number): [number, number] => [from.x + ((end.x - from.x) * far) / long, from.y + ((end.y - from.y) * far) / long];
      between(brush, 'ray', ...place(at), ...place(Math.min(long, at + SHORT.dash * scale)), core * 7, core, 0, tint, shown);
    }
    return;
  }
  between(brush, 'ray', from.x, from.y, end.x, end.y, core * 7, core, hit ? 0 : 0.7, tint, shown);
  glow(brush, from.x, from.y, core * 3, shown * 0.2, tint);
  glow(brush, from.x, from.y, core * 1.4, shown * 0.6, WHITE);
}

/** Draws short bolts that run along the line, one after the other. */
export function bolts(brush: Brush, from: Spot, to: Spot, { side, age, hit = true, width = 2, strength = 1 }: Fired, many = 5): void {
  const tint = lightOf(side, brush.theme);
  for (let at = 0; at < many; at++) {
    const head = age === undefined ? (at + 1) / many : part(age, at * 50, at * 50 + 200);
    if (head <= 0 || (age !== undefined && head >= 1)) continue;
    const tail = Math.max(0, head - 0.08);
    const place = (share: number): [number, number] => [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    const fade = strength * (hit ? 1 : 1 - head * 0.6);
    if (brush.theme === 'paper') between(brush, 'line', ...place(tail), ...place(head), 1.2, fade, 0, tint, 1);
    else between(brush, 'ray', ...place(tail), ...place(head), width * 9, width, 0, tint, fade);
  }
  if (brush.theme === 'dark' && (age ?? 0) < LIFE.bolts) flare(brush, from, { side, age: age === undefined ? 90 : age % 100, strength: strength * 0.8 });
}

/** Draws a torpedo: a slow, hot ball with a tail of 60 pixels, bright enough to light hulls. */
export function torpedo(brush: Brush, from: Spot, to: Spot, { side, age, strength = 1 }: Fired): void {
  const gone = age === undefined ? 1 : part(age, 0, LIFE.torpedo);
  if (gone <= 0 || (age !== undefined && gone >= 1)) return;
  const [x, y, angle] = [from.x + (to.x - from.x) * gone, from.y + (to.y - from.y) * gone, heading(from, to)];
  if (brush.theme === 'paper') return inked(brush, from, { ...to, x, y }, side, strength, true, 1.6);
  const tail = Math.min(60, Math.hypot(x - from.x, y - from.y));
  const { into } = brush;
  into.effect(into.over, 'trail', x - (Math.cos(angle) * tail) / 2, y - (Math.sin(angle) * tail) / 2, tail / 2, 5, angle, 0.02 * strength, strength, HOT);
  glow(brush, x, y, 26, strength, lightOf(side, brush.theme));
  glow(brush, x, y, 15, strength * 1.2, HOT);
  glow(brush, x, y, 6, strength * 1.4, WHITE);
  into.flash = [x, y, to.unit * 1.4, 0.5 * strength];
}

/** The most pixels that the wake of a missile may bend, because it flies straight. */
const SWING = 14;
/** Draws the wake of a missile on the table, from its start to its stern, and its white flame there. */
export function wake(brush: Brush, from: Spot, to: Spot, { side }: Fired): void {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  if (long < 1) return;
  missile(brush, from, to, { side }, Math.min(0.18, SWING / long));
  flame(brush, to.x, to.y, to.unit * 0.16, heading(to, from), 1.6, WHITE);
}

/** Draws a missile's curved wake with its white flame in front. `bow` is the bend as a share of the distance. */
export function missile(brush: Brush, from: Spot, to: Spot, { side, age, strength = 1 }: Fired, bow = 0.18): void {
  const gone = age === undefined ? 1 : out(part(age, 0, LIFE.missile));
  if (gone <= 0) return;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const place = (share: number): { x: number; y: number } => ({ x: from.x + dx * share - dy * bow * Math.sin(Math.PI * share), y: from.y + dy * share + dx * bow * Math.sin(Math.PI * share) });
  const steps = 18;
  trail(brush, Array.from({ length: steps + 1 }, (_, at) => place((gone * at) / steps)), side, 4, strength);
  if (brush.theme === 'paper') return;
  const tip = place(gone);
  glow(brush, tip.x, tip.y, 14, strength, HOT);
  glow(brush, tip.x, tip.y, 5, strength, WHITE);
}

/** Draws the flare at a muzzle: it begins 60 ms before the shot and lasts as long as the shot. */
export function flare(brush: Brush, at: Spot, { side, age = 60, strength = 1, dim }: Fired): void {
  if (brush.theme === 'paper' || dim) return;
  const shown = strength * part(age, 0, 60) * (1 - part(age, 250, LIFE.flare));
  const reach = Math.min(26 * Math.sqrt(at.unit / 40), at.unit * 0.3);
  glow(brush, at.x, at.y, reach, shown * 0.5, lightOf(side, brush.theme));
  glow(brush, at.x, at.y, reach * 0.3, shown, WHITE);
}

/** Draws sparks that fly back from a hit towards `angle`, in radians of the screen. */
export function sparks(brush: Brush, at: Spot, angle: number, { side, age = 120, strength = 1, seed = 0 }: Fired): void {
  const share = part(age, 0, LIFE.sparks);
  if (share <= 0 || share >= 1) return;
  const size = Math.max(0.5, at.unit / 62);
  for (let n = 0; n < count(brush, 34); n++) {
    const turn = angle + (hash(n, 40, seed) - 0.5) * 2.9;
    const speed = 0.35 + hash(n, 50, seed);
    const far = 104 * size * speed * out(share);
    const [x, y] = [at.x + Math.cos(turn) * far, at.y + Math.sin(turn) * far];
    const long = 30 * size * speed * (1 - share) + 1;
    if (brush.theme === 'paper') brush.into.effect(brush.into.over, 'line', x, y, long * 0.6, 0.6, turn, (1 - share) * strength, 0, INK, 1);
    else brush.into.effect(brush.into.over, 'streak', x, y, long, 0.9 + hash(n, 3, seed) * 0.7, turn, (1 - share) * 1.1 * strength, 0, n % 3 ? [1, 0.82, 0.52] : lightOf(side, brush.theme));
  }
}

/** Draws the impact of a shot: a glow, a cross flare and sparks back towards `angle`. */
export function impact(brush: Brush, at: Spot, angle: number, fired: Fired): void {
  const { age = 120, strength = 1, dim } = fired;
  const share = part(age, 0, LIFE.impact);
  if (share >= 1) return;
  const size = Math.max(0.4, at.unit / 62) * strength ** 0.35;
  /* The burst stands as long as its ray, then fades with it. */
  const gone = part(age, 330, LIFE.impact);
  if (brush.theme === 'dark' && !dim) {
    const { into } = brush;
    const lit = 1 - gone;
    /* The sky behind is darker, so that the fight is the brightest of the picture. */
    if (strength === 1) into.effect(into.under, 'glow', at.x, at.y, at.unit * 4.2, at.unit * 4.2, 0, 0.6 * lit, 0, [0.01, 0.02, 0.04], 1);
    glow(brush, at.x, at.y, 122 * size, 0.6 * strength * lit ** 1.1, HOT);
    glow(brush, at.x, at.y, 46 * size, lit ** 1.4 * 1.25 * strength ** 0.6, FLASH);
    glow(brush, at.x, at.y, 17 * size, lit * 1.3 * strength ** 0.6, WHITE);
    for (const turn of [0, Math.PI / 2]) into.effect(into.over, 'spike', at.x, at.y, (turn ? 128 : 84) * size * (1 - gone * 0.4), 2.6, angle + turn, 0.85 * lit ** 2, 0, [1, 0.9, 0.7]);
    /* Two thin waves run along the hull towards the firer. */
    for (const late of [0, 0.16]) {
      const wave = out(part(age, late * LIFE.impact, LIFE.impact * 0.6));
      const reach = (30 + 62 * wave) * size;
      if (wave > 0) into.effect(into.over, 'arc', at.x, at.y, reach, reach, angle, 1.15 - late * 2, inner(reach, 1.7), HOT, 0.75 * lit * strength ** 0.5 * (1 - late * 2));
    }
    into.flash = [at.x, at.y, at.unit * 1.25, 1.05 * lit * strength ** 0.6];
  }
  sparks(brush, at, angle, { ...fired, strength: strength ** 0.4 });
}

/** Draws a shield's lattice, brightest towards `angle`, where it was hit. The wave runs outward from there. */
export function lattice(brush: Brush, at: Spot, angle: number, { side, age = 180, strength = 1, dim }: Fired): void {
  const shown = (dim ? 0.25 : 1) * strength * part(age, 0, 70) * (1 - part(age, 220, LIFE.lattice));
  const reach = at.unit * 1.38;
  if (brush.theme === 'paper') {
    for (let n = 0; n < 4; n++) brush.into.effect(brush.into.over, 'arc', at.x, at.y, reach * (1 - n * 0.06), reach * (1 - n * 0.06), angle, 0.8 - n * 0.12, inner(reach, 1.6), lightOf(side, 'paper'), shown);
    return;
  }
  brush.into.effect(brush.into.over, 'lattice', at.x, at.y, reach, reach, angle, shown * 0.95, part(age, 0, 400), lightOf(side, brush.theme));
}

/** Draws the end of a ship: flash, fire that turns to smoke, a flattened ring, streaks and turning shards. */
export function blast(brush: Brush, at: Spot, { age = 420, seed = 1, dim, size = 1 }: Pick<Fired, 'age' | 'seed' | 'dim'> & { size?: number }): void {
  if (age < 0 || age >= LIFE.blast) return;
  const reach = Math.max(24, at.unit * 1.75) * size;
  if (brush.theme === 'paper') return inkBlast(brush, at, reach, age, seed);
  const { into } = brush;
  const up = dim ? 0 : part(age, 0, 40) * (1 - part(age, 500, 1300));
  if (!dim) into.flash = [at.x, at.y, reach, 1.5 * part(age, 0, 50) * (1 - part(age, 90, 1150)) ** 1.4];
  glow(brush, at.x, at.y, reach * 2.9, 0.55 * up, [1, 0.46, 0.16]);
  for (let n = 0; n < count(brush, 46); n++) {
    const [turn, speed, gone] = [hash(n, 60, seed) * TAU, 0.45 + hash(n, 61, seed) * 1.25, out(part(age, 0, 950))];
    const far = reach * (0.25 + speed * 1.25 * gone);
    into.effect(into.over, 'streak', at.x + Math.cos(turn) * far, at.y + Math.sin(turn) * far * 0.94, reach * 0.34 * speed * (1 - gone) + 3, 0.9 + hash(n, 62, seed) * 0.9, turn, part(age, 10, 60) * (1 - part(age, 420, 1000)), 0, [1, 0.74 + hash(n, 63, seed) * 0.2, 0.44]);
  }
  const ball = reach * (0.34 + 0.66 * out(part(age, 0, 420))) * (1 + 0.1 * (age / 1400));
  const fire = (x: number, y: number, size: number, life: number, of: number): void => {
    if (life > 0 && life < 1) into.effect(into.over, 'fire', x, y, size, size, of, life, of, WHITE, 1);
  };
  /* Lobes at the rim lie under the ball, so that its middle is one round fire. */
  for (let n = 0; n < (brush.lean ? 1 : 5); n++) {
    const life = (age - n * 45) / 900;
    const turn = hash(n, 70, seed) * TAU;
    fire(at.x + Math.cos(turn) * ball * 0.5, at.y + Math.sin(turn) * ball * 0.5, ball * (0.4 + 0.24 * hash(n, 71, seed) + 0.2 * life), life, n + 3.3);
  }
  fire(at.x, at.y, ball * 1.08, Math.max(0.001, age / 1400), 1.7 + (seed % 7));
  const wide = reach * 2.3 * out(part(age, 20, 620));
  into.effect(into.over, 'ring', at.x, at.y, wide, wide * 0.39, -0.4, 0.009 + 0.03 * part(age, 250, 900), 0.8 * part(age, 20, 70) * (1 - part(age, 300, 900)), [0.72, 0.88, 1]);
  for (let n = 0; n < count(brush, 16); n++) {
    const [turn, gone] = [hash(n, 80, seed) * TAU, out(part(age, 0, 1500))];
    const far = reach * (0.3 + (0.5 + hash(n, 81, seed) * 1.35) * gone);
    const piece = reach * (0.035 + hash(n, 82, seed) * 0.075);
    into.effect(into.over, 'shard', at.x + Math.cos(turn) * far, at.y + Math.sin(turn) * far, piece * 1.6, piece * (0.6 + 0.5 * Math.abs(Math.cos(age * 0.003 + n))), turn + age * 0.0035 * (n % 2 ? 1 : -1), hash(n, 83, seed), 1 - part(age, 300, 1500), WHITE, part(age, 20, 60) * (1 - part(age, 1250, LIFE.blast)));
  }
  if (dim) return;
  glow(brush, at.x, at.y, reach * 0.95, 1.1 * part(age, 0, 30) * (1 - part(age, 60, 620)), FLASH);
  glow(brush, at.x, at.y, reach * 0.5, 1.3 * (1 - part(age, 150, 560)), WHITE);
  into.effect(into.over, 'spike', at.x, at.y, reach * 1.9 * (1 - 0.3 * part(age, 0, 160)), 4.2, 0, 0.9 * (1 - part(age, 40, 160)), 0, [1, 0.93, 0.8]);
}

/** Draws the end of a ship on paper: two twelve-pointed stars, a ring and torn pieces. */
function inkBlast(brush: Brush, at: Spot, reach: number, age: number, seed: number): void {
  const { into } = brush;
  const [grown, shown] = [out(part(age, 0, 420)), 1 - part(age, 700, 1250)];
  const ring = reach * 1.75 * out(part(age, 30, 900));
  into.effect(into.over, 'arc', at.x, at.y, ring, ring, 0, 4, inner(Math.max(4, ring), 1.6), INK, shown * 0.7);
  into.effect(into.over, 'star', at.x, at.y, reach * grown, reach * grown, 0.2, shown, 2.6, PAGE, 1);
  into.effect(into.over, 'star', at.x, at.y, reach * 0.58 * grown, reach * 0.58 * grown, 0.4, shown, 1.4, [1, 0.99, 0.97], 1);
  for (let n = 0; n < 12; n++) {
    const turn = hash(n, 80, seed) * TAU;
    const far = reach * (0.3 + (0.5 + hash(n, 81, seed) * 1.2) * out(part(age, 0, 1500)));
    into.effect(into.over, 'tip', at.x + Math.cos(turn) * far, at.y + Math.sin(turn) * far, 5, 3, turn + age * 0.003, 1 - part(age, 1000, LIFE.blast), 0, [0.47, 0.2, 0], 1);
  }
}

/** Draws an engine's flame from its mouth towards `angle`. `thrust` is 1 for a ship under way. */
export function flame(brush: Brush, x: number, y: number, reach: number, angle: number, thrust: number, tint: Tint): void {
  if (brush.theme === 'paper' || thrust <= 0) return;
  const long = reach * 4.2 * thrust;
  const { into } = brush;
  into.effect(into.under, 'flame', x + Math.cos(angle) * long * 0.92, y + Math.sin(angle) * long * 0.92, long, reach * 2.1, angle, 0.95, 0, tint);
  glow(brush, x, y, reach * 4.2, 0.42, tint, true);
}

/** Draws a scan: a ring that runs from the piece to its target, and a soft pulse there. */
export function scan(brush: Brush, from: Spot, to: Spot, { side, age = 300, strength = 1 }: Fired): void {
  const share = part(age, 0, LIFE.scan);
  const tint = lightOf(side, brush.theme);
  const { into } = brush;
  const shown = strength * (1 - part(age, 600, LIFE.scan));
  if (shown <= 0) return;
  between(brush, 'line', from.x, from.y, to.x, to.y, 0.7, shown * 0.7, 10, tint, brush.theme === 'paper' ? 1 : 0);
  for (const late of [0, 0.3]) {
    const reach = to.unit * (0.5 + 1.6 * Math.max(0, share - late));
    if (share >= late) into.effect(into.over, 'arc', to.x, to.y, reach, reach, 0, 4, inner(reach, 2), tint, shown * (1 - (share - late)) * 0.8);
  }
}

/** Draws a missile leaving its ship: a puff and a ring at the mouth. */
export function launch(brush: Brush, at: Spot, angle: number, { side, age = 200, seed = 0, dim }: Fired): void {
  const share = part(age, 0, LIFE.launch);
  if (share >= 1) return;
  const reach = at.unit * (0.3 + 0.9 * out(share));
  const { into } = brush;
  into.effect(into.over, 'arc', at.x, at.y, reach, reach, angle, 4, inner(reach, 2), lightOf(side, brush.theme), (1 - share) * 0.8);
  if (brush.theme === 'paper') return;
  if (!dim) glow(brush, at.x, at.y, at.unit * 1.2, (1 - share) ** 2, FLASH);
  sparks(brush, at, angle + Math.PI, { side, age: age * 0.6, seed });
}

/** Draws the diamond that closes around a marked piece. */
export function mark(brush: Brush, at: Spot, { side, age = LIFE.mark, strength = 1 }: Fired): void {
  const reach = at.unit * (1.5 + 1.2 * (1 - out(part(age, 0, LIFE.mark))));
  const tint = lightOf(side, brush.theme);
  const corner = (n: number): [number, number] => [at.x + Math.cos((n * TAU) / 4) * reach, at.y + Math.sin((n * TAU) / 4) * reach];
  for (let n = 0; n < 4; n++) between(brush, 'line', ...corner(n), ...corner(n + 1), 1, strength, 0, tint, brush.theme === 'paper' ? 1 : 0);
}

/** Draws gold sparks that fall behind: the sleigh's weapon and wake. */
export function gold(brush: Brush, from: Spot, to: Spot, { age, strength = 1, seed = 0 }: Fired): void {
  const share = age === undefined ? 0.5 : part(age, 0, LIFE.gold);
  if (share <= 0 || share >= 1) return;
  for (let n = 0; n < count(brush, 30); n++) {
    const along = Math.min(1, share * 1.7) * hash(n, 1, seed) ** 0.5;
    const [wx, wy] = [(hash(n, 2, seed) - 0.5) * 14, (hash(n, 3, seed) - 0.5) * 14 + share * 6];
    const [x, y] = [from.x + (to.x - from.x) * along + wx, from.y + (to.y - from.y) * along + wy];
    const shown = strength * (1 - share) * (0.4 + 0.6 * hash(n, 4, seed));
    if (brush.theme === 'paper') brush.into.effect(brush.into.over, 'dot', x, y, 1.4, 1.4, 0, shown, 0, [0.58, 0.278, 0], 1);
    else {
      glow(brush, x, y, 5 + 5 * hash(n, 5, seed), shown * 1.4, GOLD);
      brush.into.effect(brush.into.over, 'spike', x, y, 7, 1.2, n, shown * 0.7, 0, GOLD);
    }
  }
}

/** Draws the saucer's weapon: green rings that widen along the line. */
export function greenRing(brush: Brush, from: Spot, to: Spot, { age, strength = 1 }: Fired): void {
  for (let n = 0; n < 4; n++) {
    const share = age === undefined ? (n + 1) / 4.5 : part(age, n * 90, n * 90 + 420);
    if (share <= 0 || share >= 1) continue;
    const reach = 4 + 12 * share;
    const angle = heading(from, to);
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    if (brush.theme === 'paper') brush.into.effect(brush.into.over, 'arc', x, y, reach, reach, angle, 4, inner(reach, 1.4), [0.16, 0.42, 0.08], strength * 0.8);
    else brush.into.effect(brush.into.over, 'ring', x, y, reach * 0.5, reach, angle, 0.09, strength * 0.9, GREEN);
  }
}

/** Draws segments of a shield, `left` of `of` filled, along the arc between two angles in radians of the screen. */
export function segments(brush: Brush, at: Spot, reach: number, from: number, to: number, left: number, of: number, tint: Tint, opacity: number): void {
  const gap = Math.min(0.05, (to - from) / of / 4);
  const each = (to - from) / of;
  const thick = Math.max(2.4, Math.min(7, reach * 0.1));
  for (let n = 0; n < of; n++) {
    const full = n < left;
    const middle = from + each * (n + 0.5);
    const put = (radius: number, thick: number, strength: number): void => brush.into.effect(brush.into.under, 'arc', at.x, at.y, radius, radius, middle, each / 2 - gap / 2, inner(radius, thick), tint, strength);
    if (full) put(reach, thick, opacity * 0.95);
    else {
      put(reach, 1, opacity * 0.5);
      if (reach > thick) put(reach - thick + 1, 1, opacity * 0.5);
    }
  }
}
