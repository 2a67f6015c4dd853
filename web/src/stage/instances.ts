/** Turns a frame of a film and the camera into instances: ships, wrecks, ghosts, shields, wakes and weapons. Pure: the same frame gives the same picture. */
import type { TableFrame } from '../board/frame.ts';
import { LIFE, type Effect, type Place } from '../lib/effects.ts';
import type { Actor, Burst, Frame, Shot, Trail } from '../lib/film.ts';
import type { Point } from '../lib/protocol.ts';
import { hullIn, RING, shapeOf, SIZES } from '../board/silhouettes.ts';
import type { Theme } from '../ships/palette.ts';
import type { Design, Turret } from '../ships/parts.ts';
import { inner, type Brush, type Spot } from './brush.ts';
import { blast, bolts, flame, flare, gold, greenRing, impact, lattice, launch, mark, missile, ray, scan, segments, torpedo, wake } from './effects.ts';
import { hash, seedOf } from './noise.ts';
import { STATE, type Picture, type State } from './picture.ts';
import { flameOf, lightOf, rowOf } from './tints.ts';
import { pathLength, rounded, trail } from './trail.ts';

/** The planned place of a piece: drawn as an outline. */
export interface Ghost { actor: Actor; size: number }
export interface Cast { scene: Frame; /** Half a hull in pixels, by name. */ sizes: ReadonlyMap<string, number>; faint: readonly string[]; ghosts: readonly Ghost[] }
export interface Berth { layer: number; design: Design; /** Quarters of the hull that are lost. */ damage: number }
export interface Sight {
  frame: TableFrame;
  theme: Theme;
  lean: boolean;
  /** Returns the design of a piece, or null for a piece without a hull, such as a marker. */
  berth: (actor: Actor) => Berth | null;
}

export type { Effect, Place };

interface Body extends Spot { actor: Actor; turn: number }
/** The most damage that is drawn on a ship: a quarter of the hull is one hole, and only a wreck has all of them. */
const HURT = 3.35;
const PLAIN = 18;
const TAU = Math.PI * 2;

/** Returns the damage as it is drawn. */
function damageOf(berth: Berth, state: State): number {
  if (state === 'ghost') return 0;
  /* The first bite would be in the middle of the sleigh: its driver. */
  return state === 'wreck' ? 4 : Math.min(HURT, Math.max(0, berth.damage - (berth.design.livery === 'sleigh' ? 1 : 0)));
}

/** Fills a picture with a frame. */
export function fill(into: Picture, cast: Cast, sight: Sight): void {
  into.clear();
  const { scene } = cast;
  const brush: Brush = { into, theme: sight.theme, lean: sight.lean };
  const place = placing(sight.frame);
  const body = (actor: Actor, unit?: number): Body => {
    const [x, y] = place([actor.x, actor.y]);
    const [kx, ky] = actor.staged?.kick ?? [0, 0];
    return { actor, x: x + kx, y: y + ky, unit: unit ?? cast.sizes.get(actor.name) ?? PLAIN, turn: (actor.heading * Math.PI) / 180 };
  };
  const bodies = scene.actors.map((actor) => body(actor));
  const wrecks = (scene.wrecks ?? []).map((actor) => body(actor));
  for (const wake of wakes(scene.trails)) {
    const owner = scene.actors.find((actor) => actor.name === wake.piece);
    if (!owner) continue;
    const wide = Math.min(WAKE[wakeOf(owner)], Math.max(3, (cast.sizes.get(owner.name) ?? PLAIN) * 0.45));
    const points = wake.points.map((point) => ({ x: place(point)[0], y: place(point)[1] }));
    trail(brush, rounded(points), wake.side, wide, owner.fade, pathLength(points.slice(0, wake.old + 1)) / (pathLength(points) || 1));
    if (sight.berth(owner)?.design.livery === 'sleigh') dust(brush, points, wide, owner.fade);
  }
  for (const one of wrecks) put(brush, sight, one, 'wreck');
  for (const ghost of cast.ghosts) put(brush, sight, body(ghost.actor, ghost.size), 'ghost');
  for (const one of [...bodies].sort((a, b) => order(a.actor) - order(b.actor))) put(brush, sight, one, one.actor.wreck ? 'wreck' : cast.faint.includes(one.actor.name) ? 'faint' : 'ship');
  const spot = spotting([...bodies, ...wrecks], place, sight);
  for (const shot of scene.shots ?? []) fire(brush, shot, spot, sight);
  for (const burst of scene.bursts) strike(brush, burst, scene.shots ?? [], spot);
  /* Effects from or to a piece that is gone are left out. */
  const here = new Set([...bodies, ...wrecks].map(({ actor }) => actor.name));
  const stands = (of?: Place): boolean => !of || Array.isArray(of) || here.has((of as { on: string }).on);
  for (const effect of scene.effects ?? []) {
    const { at, from, to } = effect as { at?: Place; from?: Place; to?: Place };
    if (stands(at) && stands(from) && stands(to)) play(brush, effect, spot);
  }
}

/** Specks of dust per 100 pixels of the sleigh's wake, and the most in all. */
const SPECKS = 38;
const MOST_SPECKS = 300;
/** Pixels between two puffs of the haze in it. */
const HAZE = 9;
/** Draws gold dust behind the sleigh, denser and brighter at the recent end. */
function dust({ into, theme, lean }: Brush, points: readonly { x: number; y: number }[], wide: number, fade: number): void {
  if (theme === 'paper') return;
  const lengths = points.slice(1).map((point, at) => Math.hypot(point.x - (points[at]?.x ?? 0), point.y - (points[at]?.y ?? 0)));
  const whole = lengths.reduce((sum, one) => sum + one, 0);
  /* A warm haze under the specks. */
  let run = 0;
  points.slice(1).forEach((to, at) => {
    const [from, long] = [points[at], lengths[at] ?? 0];
    for (let far = 0; from && far < long; far += HAZE) into.effect(into.under, 'glow', from.x + ((to.x - from.x) * far) / long, from.y + ((to.y - from.y) * far) / long, wide * 1.9, wide * 1.9, 0, (0.3 * fade * (run + far)) / whole, 0, [1, 0.74, 0.3]);
    run += long;
  });
  const count = Math.min(MOST_SPECKS, Math.round((whole * SPECKS) / (lean ? 200 : 100)));
  for (let n = 0; n < count; n++) {
    const share = hash(n, 70, 5) ** 0.6;
    let along = share * whole;
    const leg = lengths.findIndex((long) => (along -= long) <= 0);
    const [from, to, long] = [points[leg], points[leg + 1], lengths[leg] ?? 1];
    if (!from || !to) continue;
    const [ux, uy] = [(to.x - from.x) / long, (to.y - from.y) / long];
    const off = (hash(n, 71, 5) + hash(n, 72, 5) - 1) * wide * (2.2 - share);
    const [x, y] = [to.x + ux * along - uy * off, to.y + uy * along + ux * off];
    const size = 1.8 + hash(n, 73, 5) ** 3 * 4.6;
    into.effect(into.under, 'glow', x, y, size, size, 0, (0.25 + 0.75 * share) * fade, 0, [1, 0.84, 0.42]);
  }
}

/** Returns the rank of a hull: large hulls are drawn under small ones. */
function order(actor: Actor): number {
  return actor.kind === 'ship' || actor.kind === 'base' ? 0 : 1;
}

function placing({ table, camera }: TableFrame): (point: Point) => Point {
  return ([x, y]) => [camera.x + (x / 1000) * camera.k, camera.y + ((table.height - y) / 1000) * camera.k];
}

/** The share of its light that a piece keeps while others fire. */
const ASIDE = 0.72;
/** Draws a hull with everything that belongs to it. */
function put(brush: Brush, sight: Sight, { actor, x, y, unit, turn }: Body, state: State): void {
  const { into, theme } = brush;
  const { staged } = actor;
  const fade = actor.fade * (staged?.aside && state === 'ship' ? ASIDE : 1) * (state === 'faint' ? 0.4 : state === 'wreck' ? 0.85 : 1);
  if (fade <= 0.01) return;
  const light = lightOf(actor.side, theme);
  const berth = sight.berth(actor);
  if (!berth) {
    /* An unknown piece is a soft blip. */
    if (theme === 'dark') into.effect(into.under, 'glow', x, y, unit * 1.9, unit * 1.9, 0, 0.5 * fade, 0, light);
    into.effect(into.under, 'arc', x, y, unit, unit, 0, 4, inner(unit, 1.6), light, 0.8 * fade);
    return;
  }
  const { layer, design } = berth;
  const seed = seedOf(actor.name) % 4;
  if (state === 'ship') {
    if (theme === 'dark') into.effect(into.under, 'glow', x, y, unit * 1.75, unit * 1.75, 0, (design.livery === 'saucer' ? 0.36 : 0.17) * fade, 0, light);
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    for (const engine of design.engines) {
      if (design.dark?.includes(engine.system)) continue;
      const [ex, ey] = [engine.x * unit, engine.y * unit];
      flame(brush, x + ex * cos - ey * sin, y + ex * sin + ey * cos, engine.r * unit, turn + Math.PI / 2, (staged?.thrust ?? 1) * fade, flameOf(actor.side, theme));
    }
    shields(brush, actor, { x, y, unit }, turn, sight.frame.camera.k, fade);
  } else if (state === 'wreck') embers(brush, { x, y, unit }, seedOf(actor.name), fade);
  into.names.push(state === 'ghost' ? '' : actor.name);
  into.ships.push([x, y, turn, unit, layer, rowOf(actor.side, design.livery, state === 'wreck'), damageOf(berth, state), STATE[state], staged?.rim ?? 1, fade, seed, design.seed + Math.min(0.999, design.windows * 10), 1, 0.9, 0.7, staged?.white ?? 0]);
}

/** Draws sparks that still glow in a wreck. */
function embers({ into, theme }: Brush, { x, y, unit }: Spot, seed: number, fade: number): void {
  if (theme === 'paper') return;
  into.effect(into.under, 'glow', x, y, unit * 1.5, unit * 1.5, 0, 0.3 * fade, 0, [1, 0.4, 0.13]);
  for (let n = 0; n < 16; n++) {
    const [turn, far] = [hash(n, 90, seed) * TAU, unit * (0.2 + hash(n, 91, seed) * 1.2)];
    const size = 1.3 + hash(n, 92, seed) * 1.7;
    into.effect(into.over, 'glow', x + Math.cos(turn) * far, y + Math.sin(turn) * far, size * 2, size * 2, 0, (0.3 + hash(n, 93, seed) * 0.5) * fade, 0, [1, 0.56, 0.24]);
  }
}

/** Degrees from the bow at which each of the four arcs of shields begins and ends. */
const ARCS: Record<string, readonly [number, number]> = { front: [-30, 30], right: [30, 150], rear: [150, 210], left: [210, 330] };
interface Shield { arc: string; left: number; of: number; reinforced?: number }

/** Returns the radius in pixels of the ring of shields around a ship in a hex: all the room of its counter. */
export function ringOf(actor: Actor, unit: number, k: number): number {
  return Math.min(k * RING, unit / hullIn(actor, 1));
}

function shields(brush: Brush, actor: Actor, at: Spot, turn: number, k: number, fade: number): void {
  const held = (actor as { shields?: unknown }).shields;
  if (!Array.isArray(held) || actor.kind === 'squadron') return;
  const down = !!(actor as { status?: { 'shields-down'?: boolean } }).status?.['shields-down'];
  const reach = ringOf(actor, at.unit, k);
  for (const { arc, left, of, reinforced = 0 } of held as Shield[]) {
    const span = ARCS[arc];
    if (!span || of <= 0) continue;
    const [from, to] = span.map((one) => turn + ((one - 90) * Math.PI) / 180) as [number, number];
    const gap = 0.055;
    const tint = left > 0 ? lightOf(actor.side, brush.theme) : ([1, 0.541, 0.502] as const);
    segments(brush, at, reach, from + gap, to - gap, left, of, tint, fade * (down ? 0.4 : 1));
    if (reinforced > 0) brush.into.effect(brush.into.under, 'arc', at.x, at.y, reach + 4, reach + 4, (from + to) / 2, (to - from) / 2 - gap, inner(reach + 4, 1.8), [0.608, 0.839, 1], fade);
  }
}

/** Widths of wakes in pixels. */
const WAKE = { wide: 12, medium: 9, narrow: 7 } as const;
function wakeOf(actor: Actor): keyof typeof WAKE {
  const shape = shapeOf(actor);
  if (shape === 'capital' || shape === 'carrier' || shape === 'base' || shape === 'sleigh') return 'wide';
  return SIZES[shape][0] >= SIZES.cruiser[0] ? 'medium' : 'narrow';
}

/** Joins legs into whole wakes, each from its oldest point. A leg that begins elsewhere starts a new wake. */
export function wakes(trails: readonly Trail[]): { piece: string; side: number; points: Point[]; /** Number of legs of earlier movements. */ old: number }[] {
  const found: { piece: string; side: number; points: Point[]; old: number }[] = [];
  const fresh = Math.min(...trails.map(({ ago = 0 }) => ago));
  for (const { piece, side, from, to, ago = 0 } of trails) {
    let wake = found.findLast((one) => one.piece === piece);
    if (wake && same(wake.points.at(-1), from)) wake.points.push(to);
    else found.push((wake = { piece, side, points: [from, to], old: 0 }));
    if (ago > fresh) wake.old = wake.points.length - 1;
  }
  return found.filter(({ points }) => points.some((point) => !same(point, points[0])));
}
function same(a: Point | undefined, b: Point | undefined): boolean {
  return !!a && !!b && Math.hypot(a[0] - b[0], a[1] - b[1]) < 1;
}

/** Returns the gun of a name. If none has the name, returns one of those nearest to the target. */
function gunOf(turrets: readonly Turret[], gun: string, nth: number, { x, y, unit, turn }: Body, to: Spot): Turret | undefined {
  const [dx, dy] = [(to.x - x) / unit, (to.y - y) / unit];
  const [across, astern] = [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)];
  const far = (one: Turret): number => Math.hypot(one.x - across, one.y - astern);
  const own = turrets.filter(({ system }) => system === gun);
  const all = own.length > 0 ? own : [...turrets].sort((a, b) => far(a) - far(b));
  return all[nth % all.length];
}

/** The most that a miss passes beside its target, as a share of the distance: a few degrees. */
const STRAY = 0.15;
/** Returns the end of a shot that misses: beside its target, as seen from the firer, and beyond it. */
function missed(target: Spot, from: Spot, [aside, beyond]: readonly [number, number]): Spot {
  const far = Math.hypot(target.x - from.x, target.y - from.y) || 1;
  const [dx, dy] = [(target.x - from.x) / far, (target.y - from.y) / far];
  const on = Math.min(beyond * target.unit, far);
  const out = aside * Math.min(1.3 * target.unit, STRAY * far) * (1 + on / far);
  return { unit: target.unit, x: target.x + dx * on - dy * out, y: target.y + dy * on + dx * out };
}

/** Half axes of the ellipse that stands for a hull where shots strike it, in the piece's units: across and along. */
const HULL = { across: 0.5, along: 0.88 };
/** The most that hits spread along the edge of a hull, in the piece's units. */
const SPREAD = 0.13;
/** Returns the place where a shot from elsewhere meets a hull: on its near edge, `aside` of its middle. */
function struck({ x, y, unit, turn }: Body, from: Spot, aside: number): Spot {
  const far = Math.hypot(from.x - x, from.y - y) || 1;
  const [dx, dy] = [(from.x - x) / far, (from.y - y) / far];
  const [across, along] = [dx * Math.cos(turn) + dy * Math.sin(turn), dy * Math.cos(turn) - dx * Math.sin(turn)];
  const out = Math.min(unit / Math.hypot(across / HULL.across, along / HULL.along), far / 2);
  const off = aside * SPREAD * unit;
  return { unit, x: x + dx * out - dy * off, y: y + dy * out + dx * off };
}

/** Returns a function that finds a place on the board: on a named piece, or on the piece at that place. */
function spotting(bodies: readonly Body[], place: (point: Point) => Point, sight: Sight): (of: Place, towards?: Place) => Spot & { actor?: Actor } {
  const named = (name: string): Body | undefined => bodies.find(({ actor }) => actor.name === name);
  const middle = (of: Place): Spot & { actor?: Actor } => {
    if (!Array.isArray(of)) {
      const body = named((of as { on: string }).on);
      return body ?? { x: 0, y: 0, unit: PLAIN };
    }
    const point = of as Point;
    const [x, y] = place(point);
    const body = bodies.find(({ actor }) => Math.hypot(actor.x - point[0], actor.y - point[1]) < 30);
    return body ? { x: body.x, y: body.y, unit: body.unit, actor: body.actor } : { x, y, unit: PLAIN };
  };
  return (of, towards) => {
    const found = middle(of);
    if (!Array.isArray(of)) {
      const { on, gun, nth = 0 } = of as Exclude<Place, Point>;
      let { x = 0, y = 0 } = of as Exclude<Place, Point>;
      const body = named(on);
      const { past, edge } = of as Exclude<Place, Point>;
      if (body && past && towards) return missed(body, middle(towards), past);
      if (body && edge !== undefined && towards) return struck(body, middle(towards), edge);
      if (!body || (x === 0 && y === 0 && !towards)) return found;
      const turret = gun === undefined ? undefined : gunOf(sight.berth(body.actor)?.design.turrets ?? [], gun, nth, body, towards ? middle(towards) : found);
      if (turret) ({ x, y } = turret);
      const [cos, sin] = [Math.cos(body.turn), Math.sin(body.turn)];
      if (x !== 0 || y !== 0) return { ...found, x: body.x + (x * cos - y * sin) * body.unit, y: body.y + (x * sin + y * cos) * body.unit };
    }
    if (!towards || !found.actor) return found;
    /* From the hull's edge on that side, not from its middle. */
    const other = middle(towards);
    const far = Math.hypot(other.x - found.x, other.y - found.y) || 1;
    const body = named(found.actor.name);
    if (body) return { ...found, ...struck(body, other, 0) };
    const off = Math.min(found.unit * 0.5, far / 3);
    return { ...found, x: found.x + ((other.x - found.x) / far) * off, y: found.y + ((other.y - found.y) / far) * off };
  };
}
type Spotting = ReturnType<typeof spotting>;

/** Draws a shot of a film without beats, at full length while it is told. */
function fire(brush: Brush, shot: Shot, spot: Spotting, sight: Sight): void {
  const [from, to] = [spot(shot.from, shot.to), spot(shot.to, shot.from)];
  const told = { side: shot.side, strength: shot.fade };
  const livery = from.actor ? sight.berth(from.actor)?.design.livery : undefined;
  if (livery === 'sleigh') gold(brush, from, to, { ...told, seed: seedOf(shot.id) });
  if (livery === 'saucer') greenRing(brush, from, to, told);
  switch (shot.kind) {
    case 'torpedo':
      ray(brush, from, to, { ...told, width: 1.2, strength: shot.fade * 0.5 });
      return torpedo(brush, from, to, told);
    case 'needle':
      return ray(brush, from, to, { ...told, width: 1.4 });
    case 'fighters':
      return bolts(brush, from, to, told, 6);
    case 'scan':
      return scan(brush, from, to, { ...told, age: 450 });
    case 'ram':
      return ray(brush, from, to, { ...told, width: 1.6, hit: false });
    default:
      return ray(brush, from, to, livery ? { ...told, width: 1.4, strength: shot.fade * 0.6 } : told);
  }
}

/** Draws a burst of a film without beats. */
function strike(brush: Brush, { x, y, age, size, dim = false }: Burst, shots: readonly Shot[], spot: Spotting): void {
  const at = spot([x, y]);
  const seed = Math.round(x + y * 3) % 997;
  if (size === 'loss') return blast(brush, at, { age: age * LIFE.blast, seed });
  const shot = shots.find((one) => Math.hypot(one.to[0] - x, one.to[1] - y) < 30);
  const from = shot ? spot(shot.from) : null;
  const angle = from ? Math.atan2(from.y - at.y, from.x - at.x) : hash(seed, 1, 1) * TAU;
  const off = from ? at.unit * 0.5 : 0;
  const struck = { ...at, x: at.x + Math.cos(angle) * off, y: at.y + Math.sin(angle) * off };
  impact(brush, struck, angle, { side: shot?.side ?? 2, age: age * LIFE.impact, seed, dim });
}

const SENT = { ray, bolts, torpedo, missile, wake, scan, gold, 'green-ring': greenRing };
const STRUCK = { impact, lattice, launch };

/** Draws an effect that a film lists itself. */
function play(brush: Brush, effect: Effect, spot: Spotting): void {
  if ('to' in effect) return SENT[effect.kind](brush, spot(effect.from, effect.to), spot(effect.to, effect.from), effect);
  if (effect.kind === 'blast') return blast(brush, spot(effect.at), effect);
  if (effect.kind === 'mark') return mark(brush, spot(effect.at), effect);
  if (effect.kind === 'flare') return flare(brush, spot(effect.at, effect.from), effect);
  const [at, from] = [spot(effect.at, effect.kind === 'impact' ? effect.from : undefined), spot(effect.from)];
  return STRUCK[effect.kind](brush, at, Math.atan2(from.y - at.y, from.x - at.x), effect);
}
