/** Fits out a hull: weapons where the record sheet has them, engines, hangars and small gear. Everything follows from the facts and the seed. */
import { boxOf, heightAt, parts, scatter, type Design, type Engine, type Form, type Light, type Livery, type Part, type Size, type Turret } from '../parts.ts';
import { hashOf } from '../../stage/noise.ts';

/** A hull without its systems, in the short form of parts and in hundredths of a unit. */
export interface Plan {
  parts: string;
  /** More parts for hulls of at least `least` points, and of at most `most` if given. */
  more?: readonly (readonly [least: number, parts: string, most?: number])[];
  /** The two stretches for weapons amidships: from the bow to the bridge, and from the bridge to the stern. */
  deck: readonly [number, number, number, number];
  /** The line along which weapons of the starboard side are placed: from, to. */
  side: readonly [number, number, number, number];
  /** Nozzles of the starboard half: place across, place astern, radius. Every ship has the first ones. */
  engines: readonly (readonly [number, number, number])[];
}

/**
 * A weapon of the sheet: its column (−1 port, 0 amidships, 1 starboard), its place across that column (−1, 0, 1),
 * and its place along the hull as a share from bow to stern.
 */
export interface Mount { letter: string; system: string; column: -1 | 0 | 1; across: number; along: number; bearing: number }

/** Returns a mount as a text, for keys. */
export function factsOf({ letter, system, column, across, along, bearing }: Mount): string {
  return `${letter}${system}${column}${across}${Math.round(along * 99)}${bearing}`;
}

const hundredth = (number: number): number => number / 100;

const RADIUS: Record<string, number> = { A: 0.078, B: 0.062, C: 0.047, T: 0.06, N: 0.05, W: 0.085, F: 0.08, D: 0.06, P: 0.055, M: 0.055 };

/** Returns the parts of a plan for a hull of this many points. */
export function build(plan: Plan, hull: number, widen: number): Part[] {
  return parts([plan.parts, ...(plan.more ?? []).filter(([least, , most = Infinity]) => hull >= least && hull <= most).map(([, more]) => more)].join(';'), widen);
}

/** Places every weapon on the hull, where the sheet has it. */
export function seat(mounts: readonly Mount[], plan: Plan, hull: readonly Part[], form: Form, scale = 1): Turret[] {
  const rows = new Map<number, number>();
  for (const { column } of mounts) rows.set(column, (rows.get(column) ?? 0) + 1);
  const [fore = 0, bridge = 0, tower = 0, aft = 0] = plan.deck.map(hundredth);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = plan.side.map(hundredth);
  return mounts.map(({ letter, system, column, across, along, bearing }) => {
    const crowd = (rows.get(column) ?? 1) > 4 ? 0.84 : 1;
    const r = (RADIUS[letter] ?? 0.055) * scale * crowd;
    const reach = bridge - fore + aft - tower;
    const way = along * reach;
    let x = column === 0 ? across * r * 1.25 : column * (x0 + (x1 - x0) * along) + across * r * 1.25;
    let y = column !== 0 ? y0 + (y1 - y0) * along : way <= bridge - fore ? fore + way : tower + way - (bridge - fore);
    /* The hull may be narrower here: the weapon moves inboard, then towards the middle. Barrels that point abeam stay over the hull. */
    const abeam = Math.abs(Math.sin((bearing * Math.PI) / 180));
    for (let step = 0; step < 12 && heightAt(hull, form, x + Math.sign(x) * r * (0.6 + 1.3 * abeam), y) < 0.1; step++) {
      if (step < 8) x *= 0.9;
      else y *= 0.85;
    }
    return { x, y, r, base: Math.max(0.02, heightAt(hull, form, x, y) - 0.03), letter, system, bearing };
  });
}

/** Returns nozzles by thrust: as many pairs as the plan has for it, larger for more thrust. */
export function engines(plan: Plan, thrust: number, usual: number): Engine[] {
  const wide = Math.min(1.2, Math.max(0.8, 1 + (thrust - usual) * 0.06));
  const spare = plan.engines.length > 2 && thrust < usual ? 1 : 0;
  const list = plan.engines.slice(0, plan.engines.length - spare).map((one) => one.map(hundredth) as [number, number, number]);
  const all = list.flatMap(([x, y, r]) => (x === 0 ? [[x, y, r * wide]] : [[-x, y, r * wide], [x, y, r * wide]]) as [number, number, number][]);
  return all.map(([x, y, r], at) => ({ x, y, r, system: `engine ${at + 1}` }));
}

/** Returns the cowl before each nozzle. */
export function cowls(list: readonly Engine[]): Part[] {
  return list.filter((one) => one.x >= 0).map(({ x, y, r }) => ({ shape: 'capsule', material: 'dark', base: 0.03, top: 0.12 + r * 2.6, bevel: r, x, y: y - r * 2.4, x2: x, y2: y, r }));
}

/** Returns vents, hatches and boxes on flat places of the hull, so that no two designs are alike. */
export function gear(hull: readonly Part[], form: Form, seed: number, count: number): Part[] {
  const found: Part[] = [];
  for (let n = 0; found.length < count && n < count * 5; n++) {
    const [x, y] = [0.04 + 0.34 * scatter(n, 1, seed), -0.75 + 1.55 * scatter(n, 2, seed)];
    const [w, h] = [0.014 + 0.03 * scatter(n, 3, seed), 0.03 + 0.07 * scatter(n, 4, seed)];
    const z = heightAt(hull, form, x, y);
    if (z < 0.16 || Math.abs(heightAt(hull, form, x + w, y + h) - z) > 0.05 || Math.abs(heightAt(hull, form, x + w, y - h) - z) > 0.05) continue;
    const low = scatter(n, 5, seed) > 0.55;
    found.push({ shape: 'polygon', material: low ? 'dark' : 'hull', base: z - 0.02, top: z + (low ? 0.012 : 0.045), bevel: 0.012, points: [x, y - h, x + w, y - h, x + w, y + h, x, y + h] });
  }
  return found;
}

/** Returns the mean direction of arcs written as letters of F, S, A, P, in degrees from the bow; 0 if they go all around. */
export function bearingOf(arcs: string): number {
  const x = (arcs.includes('S') ? 1 : 0) - (arcs.includes('P') ? 1 : 0);
  const y = (arcs.includes('F') ? 1 : 0) - (arcs.includes('A') ? 1 : 0);
  return x === 0 && y === 0 ? 0 : Math.round((Math.atan2(x, y) * 180) / Math.PI);
}

/** Returns running lights at the two outermost corners of the hull. */
export function lights(hull: readonly Part[]): Light[] {
  let far: [number, number] = [0, 0];
  for (const part of hull) {
    if (part.coat || part.shape !== 'polygon') continue;
    for (let at = 0; at < part.points.length; at += 2) if ((part.points[at] as number) > far[0]) far = [part.points[at] as number, part.points[at + 1] as number];
  }
  return far[0] > 0 ? [{ x: far[0] - 0.035, y: far[1] }, { x: 0.035 - far[0], y: far[1] }] : [];
}

/** The facts of a ship besides its plan. */
export interface Fitting {
  /** Text from which the key and the seed follow. */
  facts: string;
  form: Form;
  size: Size;
  hull: number;
  usual: number;
  thrust: number;
  usualThrust: number;
  mounts?: readonly Mount[];
  extra?: readonly Part[];
  gear?: number;
  windows?: number;
  scale?: number;
  livery?: Livery;
}

/** Fits out a plan: hull, weapons, engines and gear. */
export function fit(plan: Plan, { facts, form, size, hull, usual, thrust, usualThrust, mounts = [], extra = [], gear: boxes = 0, windows = 0, scale = 1, livery }: Fitting): Design {
  const seed = hashOf(facts) % 9973;
  const widen = Math.min(1.16, Math.max(0.88, 1 + (hull / usual - 1) * 0.3));
  const bare = build(plan, hull, widen);
  const nozzles = engines(plan, thrust, usualThrust);
  const turrets = seat(mounts, plan, bare, form, scale);
  return { key: facts, form, size, parts: [...bare, ...extra, ...cowls(nozzles), ...gear(bare, form, seed, boxes)], engines: nozzles, turrets, lights: livery ? [] : lights(bare), windows, plate: form === 'round' ? 0.13 : 0.16, seed, ...(livery && { livery }) };
}

/** Copies parts to another place and scale, each side by itself. */
export function placed(list: readonly Part[], x: number, y: number, scale: number): Part[] {
  return list.flatMap((part): Part[] => {
    const rest = { alone: true, base: part.base * scale, top: part.top * scale, bevel: part.bevel * scale };
    const sides = boxOf(part)[0] <= 0 ? [1] : [1, -1];
    if (part.shape === 'polygon') {
      const points = [...part.points];
      if (points[0] === 0 && points[points.length - 2] === 0) for (let at = part.points.length - 4; at > 0; at -= 2) points.push(-(part.points[at] as number), part.points[at + 1] as number);
      return sides.map((side) => ({ ...part, ...rest, points: points.map((number, at) => (at % 2 === 0 ? x + number * scale * side : y + number * scale)) }));
    }
    if (part.shape === 'disc') return sides.map((side) => ({ ...part, ...rest, x: x + part.x * scale * side, y: y + part.y * scale, r: part.r * scale, hole: part.hole * scale }));
    return sides.map((side) => ({ ...part, ...rest, x: x + part.x * scale * side, y: y + part.y * scale, x2: x + part.x2 * scale * side, y2: y + part.y2 * scale, r: part.r * scale }));
  });
}
