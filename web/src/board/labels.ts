/** Where names stand so that they do not run into each other: each gives way to what was placed before it. */
import { hullOf, type Actor } from '../lib/film.ts';
import type { TableFrame } from './frame.ts';
import { shapeOf, SIZES, type Shaped } from './silhouettes.ts';

/** Pixels from a counter's middle to its name's, how large the counter is drawn, and whether there is room for its pips. */
export interface Tag { dx: number; dy: number; size: number; shown: boolean; pips: boolean; /** What stands there instead of its own name, where several too close to part are named together. */ text?: string }
/** A piece as far as its room on the board is concerned. */
export type Body = { side?: number } & Pick<Actor, 'name' | 'x' | 'y' | 'radius' | 'boxes' | 'of' | 'hex'> & Shaped;
export interface Box { x0: number; y0: number; x1: number; y1: number }

const LETTER = 7.6;
const LINE = 13;
const PIP = 9;
const SMALL = 6.2;
/** How far from the middle of a hex its pieces stand where it holds several, in thousandths. */
const BESIDE = 240;
/** Pieces of a side whose middles are fewer pixels apart are named together. */
const CROWD = 26;
/** Hulls of more points than this are shown as one bar. */
export const PIPS = 4;
export const BAR = 30;

/** A ship's dice as they stand under its name: `D1 M2 A2 R1`, without the boxes that are empty. */
export function diceOf({ boxes }: Pick<Body, 'boxes'>): string | null {
  if (!boxes) return null;
  const held = (['defence', 'movement', 'attack', 'reserve'] as const).filter((box) => boxes[box] > 0);
  return held.map((box) => `${box.charAt(0).toUpperCase()}${boxes[box]}`).join(' ');
}

/** How many pixels wide a counter is drawn, half of it: its usual size, less where another is near. */
function sizeOf(actor: Body, all: readonly Body[], k: number): number {
  const [least, most] = SIZES[shapeOf(actor)];
  /* In a hex a counter leaves room for what is drawn around it. */
  const usual = actor.hex ? Math.max(least, k * actor.radius * 0.00105) : most;
  let near = Infinity;
  for (const other of all) {
    if (other.name === actor.name) continue;
    near = Math.min(near, Math.hypot(other.x - actor.x, other.y - actor.y));
  }
  const shared = (near / 1000) * k * (actor.kind === 'missile' ? 0.42 : 0.58);
  return Math.max((actor.radius / 1000) * 1.05 * k, Math.max(least, Math.min(usual, shared)));
}

/** By how much two boxes cover each other. */
export function overlap(a: Box, b: Box): number {
  return Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) * Math.max(0, Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0));
}

/** A box around a middle. */
export function boxAt(x: number, y: number, wide: number, high: number): Box {
  return { x0: x - wide / 2, y0: y - high / 2, x1: x + wide / 2, y1: y + high / 2 };
}

/** The first of the spots where the name is free, or the one where it is least in the way. */
function spot(x: number, y: number, spots: readonly [number, number][], wide: number, high: number, taken: readonly Box[]): { dx: number; dy: number; hurt: number } {
  let best = { dx: 0, dy: 0, hurt: Infinity };
  for (const [dx, dy] of spots) {
    const box = boxAt(x + dx, y + dy, wide, high);
    const hurt = taken.reduce((sum, other) => sum + overlap(box, other), 0);
    if (hurt < best.hurt) best = { dx, dy, hurt };
    if (hurt === 0) break;
  }
  return best;
}

/** Names of pieces that stand together, short enough for the board. */
function together(names: readonly string[]): string {
  return names.length < 4 ? names.join(' ') : `${names[0] ?? ''} +${names.length - 1}`;
}

/** The pieces of one side that stand too close for a name each: under the first of them, all. */
function crowds(actors: readonly Body[], at: (actor: Body) => [number, number]): Map<string, Body[]> {
  const found = new Map<string, Body[]>();
  for (const actor of actors) {
    if (actor.kind === 'missile') continue;
    const near = [...found.values()].find(([first]) => first && first.side === actor.side && Math.hypot(at(first)[0] - at(actor)[0], at(first)[1] - at(actor)[1]) < CROWD);
    if (near) near.push(actor);
    else found.set(actor.name, [actor]);
  }
  return found;
}

/** Places every name: ships first and below, missiles beside; clear of what else will stand there, which has no name of its own. */
export function tags(actors: readonly Body[], frame: TableFrame, also: readonly Body[] = []): Map<string, Tag> {
  const { k } = frame.camera;
  const found = new Map<string, Tag>();
  const all = [...actors, ...also];
  const sizes = new Map(actors.map((actor) => [actor.name, sizeOf(actor, all, k)]));
  const at = (actor: Body): [number, number] => [frame.x(actor.x) * k, frame.y(actor.y) * k];
  const bodies = all.map((actor) => {
    const size = (sizes.get(actor.name) ?? SIZES[shapeOf(actor)][0]) * 1.7;
    return { name: actor.name, box: boxAt(...at(actor), size, size) };
  });
  const taken: Box[] = [];
  const ordered = [...actors].sort((a, b) => Number(b.hull !== undefined) - Number(a.hull !== undefined));
  const groups = crowds(ordered, at);
  for (const actor of ordered) {
    const size = sizes.get(actor.name) ?? 0;
    const crowd = groups.get(actor.name);
    if (actor.kind !== 'missile' && !crowd) {
      found.set(actor.name, { dx: 0, dy: 0, size, shown: false, pips: false });
      continue;
    }
    const text = crowd && crowd.length > 1 ? together(crowd.map((one) => one.name)) : null;
    const missile = actor.kind === 'missile';
    const whole = hullOf(actor)?.whole ?? 0;
    const [x, y] = at(actor);
    const others = bodies.filter((body) => body.name !== actor.name).map((body) => body.box).concat(taken);
    const place = (pips: boolean): { dx: number; dy: number; hurt: number; wide: number; high: number } => {
      const dice = diceOf(actor)?.length ?? 0;
      const wide = Math.max((text ?? actor.name).length * LETTER, pips && dice > 0 ? dice * SMALL : pips ? (whole > PIPS ? BAR : whole * PIP) : 0) + 2;
      const high = LINE + (pips ? (dice > 0 ? 13 : 10) : 0);
      const [out, up] = [size + wide / 2 + 3, size + high / 2 + 2];
      const beside: [number, number][] = [[out, 0], [-out, 0]];
      const upright: [number, number][] = [[0, up], [0, -up]];
      const corners: [number, number][] = [[out, up], [-out, up], [out, -up], [-out, -up]];
      const spots = missile ? [...beside, ...upright, ...corners] : [...upright, ...beside, ...corners];
      return { ...spot(x, y, spots, wide, high, others), wide, high };
    };
    let pips = text === null && (actor.hull !== undefined || actor.boxes !== undefined);
    let chosen = place(pips);
    if (pips && chosen.hurt > 0) {
      const bare = place(false);
      if (bare.hurt === 0) [chosen, pips] = [bare, false];
    }
    const shown = !missile || chosen.hurt < chosen.wide * chosen.high * 0.4;
    if (shown) taken.push(boxAt(x + chosen.dx, y + chosen.dy, chosen.wide, chosen.high));
    found.set(actor.name, { dx: chosen.dx, dy: chosen.dy - (pips ? 5 : 0), size, shown, pips, ...(text === null ? {} : { text }) });
  }
  return found;
}

/** How many pixels beside the middle of a line its label stands, so that the line does not strike it through; above it rather than below. */
export function aside(across: number, down: number, label: string): [number, number] {
  const far = Math.hypot(across, down) || 1;
  const [x, y] = across < 0 || (across === 0 && down < 0) ? [down / far, -across / far] : [-down / far, across / far];
  const up = y > 0 ? -1 : 1;
  const clear = (Math.abs(x) * label.length * LETTER) / 2 + Math.abs(y) * (LINE / 2) + 4;
  return [x * up * clear, y * up * clear];
}

/** Pieces that stand in one hex, drawn a little beside each other. */
export function apart<A extends Pick<Actor, 'name' | 'x' | 'y' | 'hex'>>(actors: readonly A[]): A[] {
  const stacks = new Map<string, string[]>();
  for (const { name, x, y, hex } of actors) if (hex) stacks.set(`${x} ${y}`, [...(stacks.get(`${x} ${y}`) ?? []), name].sort());
  return actors.map((actor) => {
    const stack = actor.hex ? (stacks.get(`${actor.x} ${actor.y}`) ?? []) : [];
    if (stack.length < 2) return actor;
    const turn = (2 * Math.PI * (stack.indexOf(actor.name) + 0.5)) / stack.length;
    return { ...actor, x: actor.x - Math.sin(turn) * BESIDE, y: actor.y + Math.cos(turn) * BESIDE };
  });
}
