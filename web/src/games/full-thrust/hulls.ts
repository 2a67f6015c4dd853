/** Ships of Full Thrust: a hull by group and size, with its batteries where the record chart has them. */
import { diagram, kindOf } from './chart.ts';
import type { System } from './facts.ts';
import type { Design, Form, Part, Size } from '../../ships/parts.ts';
import { bearingOf, factsOf, fit, type Mount } from '../../ships/designs/fit.ts';
import { PLANS, type Class } from '../../ships/designs/plans.ts';
import { missile } from '../../ships/designs/small.ts';

/** The facts that a ship of Full Thrust is built from. A piece of a battle has all of them. */
export interface Sheet { group?: string; hull?: number; built?: number; systems?: readonly System[]; bays?: readonly number[]; code?: string }
declare module '../../ships/designs/index.ts' {
  interface Facts extends Sheet {}
}

/** The usual hull and thrust of each plan, and its size. */
const USUAL: Record<Class, readonly [hull: number, thrust: number, size: Size, windows: number, gear: number]> = {
  scout: [3, 8, 'scout', 0.01, 2],
  escort: [7, 6, 'escort', 0.016, 3],
  cruiser: [14, 5, 'cruiser', 0.026, 6],
  capital: [24, 3, 'capital', 0.034, 10],
  carrier: [24, 2, 'carrier', 0.034, 6],
  freighter: [10, 4, 'freighter', 0.012, 2],
  bulk: [26, 2, 'freighter', 0.014, 3],
  liner: [18, 4, 'freighter', 0.05, 3],
  tender: [24, 2, 'freighter', 0.026, 4],
};

function classOf({ group, hull = 10, built = 4, systems = [], bays = [] }: Sheet): Class {
  const armed = systems.filter(({ name }) => ['battery', 'torpedo', 'needle'].includes(kindOf(name))).length;
  if (bays.length > 1) return 'carrier';
  if (group === 'merchant') return hull < 14 ? 'freighter' : armed > 1 ? 'tender' : built >= 4 ? 'liner' : 'bulk';
  if (group === 'capital') return 'capital';
  if (group === 'cruiser') return 'cruiser';
  return hull <= 4 ? 'scout' : 'escort';
}

/** Returns the weapons of the chart as mounts, by its columns and rows. */
function mountsOf(sheet: Sheet): Mount[] {
  const plan = diagram({ systems: [...(sheet.systems ?? [])], bays: [] });
  const weapons = plan.marks.filter(({ kind }) => kind === 'battery' || kind === 'torpedo' || kind === 'needle');
  const rows = weapons.map(({ y }) => y);
  const [top, bottom] = [Math.min(...rows) - 20, Math.max(...rows) + 20];
  const columns = new Map<number, number[]>();
  const columnOf = (arcs: string): -1 | 0 | 1 => (arcs.includes('P') === arcs.includes('S') ? 0 : arcs.includes('P') ? -1 : 1);
  for (const { arcs, x } of weapons) columns.set(columnOf(arcs), [...(columns.get(columnOf(arcs)) ?? []), x]);
  return weapons.map(({ letter, name, arcs, x, y }) => {
    const column = columnOf(arcs);
    const beside = columns.get(column) ?? [x];
    const middle = (Math.min(...beside) + Math.max(...beside)) / 2;
    return { letter, system: name, column, across: Math.sign(Math.round(x - middle)), along: (y - top) / (bottom - top), bearing: bearingOf(arcs) };
  });
}

/** Returns hangar mouths: a dark deck with lit edges for each bay that the hull does not show already. */
function bayParts(bays: number): Part[] {
  return Array.from({ length: Math.min(bays, 3) }, (_, at): Part[] => {
    const y = 0.72 + at * 0.14;
    const deck = [0.05, y - 0.05, 0.2, y - 0.03, 0.2, y + 0.05, 0.05, y + 0.05];
    return [
      { shape: 'polygon', material: 'dark', base: 0, top: 0, bevel: 0, coat: true, points: deck },
      { shape: 'capsule', material: 'glass', base: 0, top: 0, bevel: 0, coat: true, x: 0.06, y: y + 0.04, x2: 0.19, y2: y + 0.04, r: 0.01 },
    ];
  }).flat();
}

/** Returns a missile, or a ship of a class or of a player's own design, by its chart. */
export default function hullOf(sheet: Sheet & { kind?: string }, form: Form): Design {
  if (sheet.kind === 'missile') return missile(form);
  const kind = classOf(sheet);
  const plan = PLANS[form][kind];
  const [usual, thrust, size, windows, boxes] = USUAL[kind];
  const hull = sheet.hull ?? usual;
  const built = sheet.built ?? thrust;
  const mounts = mountsOf(sheet);
  const bays = sheet.bays?.length ?? 0;
  const facts = `ft ${[form, kind, hull, built, bays, ...mounts.map(factsOf)].join(' ')}`;
  return fit(plan, { facts, form, size, hull, usual, thrust: built, usualThrust: thrust, mounts, extra: kind === 'carrier' ? [] : bayParts(bays), gear: boxes, windows, scale: size === 'scout' || size === 'escort' ? 0.95 : 1 });
}
