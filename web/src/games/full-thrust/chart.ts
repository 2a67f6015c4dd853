/** The record chart of a ship as data: the place of each symbol, the division of the damage boxes, and the whole in words. */
import type { Turn } from '../../lib/protocol.ts';
import type { Ship, System } from './facts.ts';

export type SymbolKind = 'battery' | 'torpedo' | 'needle' | 'firecon' | 'bay' | 'drive';
/** A symbol in the diagram; places are in the drawing's units, and the ship points up. */
export interface Mark { kind: SymbolKind; name: string; letter: string; number: string; arcs: string; lost: boolean; x: number; y: number }
export interface Diagram { width: number; height: number; marks: Mark[] }
/** A line of damage boxes, and the face that knocks a system out when its last box is crossed. */
export interface BoxLine { from: number; to: number; needs: number | null }
/** The order for a turn, and the velocity at its end. */
export interface Written { turn: number; order: string; velocity: number | null }

const CELL = 40;
const MOST = 14;
const ARCS: Record<string, string> = { F: 'fore', P: 'port', S: 'starboard', A: 'aft' };

export function kindOf(name: string): SymbolKind {
  if (name === 'drive') return 'drive';
  const letter = name.charAt(0);
  return letter === 'F' ? 'firecon' : letter === 'T' ? 'torpedo' : letter === 'N' ? 'needle' : 'battery';
}

function mark(system: System, x: number, y: number): Mark {
  return { kind: kindOf(system.name), name: system.name, letter: system.name.charAt(0), number: system.name.slice(1), arcs: system.arcs, lost: system.lost, x, y };
}

/** Returns the column of a weapon by its arcs: to port, amidships or to starboard. */
function column(arcs: string): -1 | 0 | 1 {
  const [port, starboard] = [arcs.includes('P'), arcs.includes('S')];
  return port === starboard ? 0 : port ? -1 : 1;
}

/** Places weapons in three columns from the bow, then firecons and bays, then the drive at the stern. */
export function diagram(ship: Pick<Ship, 'systems' | 'bays'>): Diagram {
  const weapons = ship.systems.filter((one) => !['drive', 'firecon'].includes(kindOf(one.name)));
  const columns = ([-1, 0, 1] as const).map((side) => {
    const held = weapons.filter((one) => column(one.arcs) === side);
    return { held, wide: held.length > (side === 0 ? 2 : 3) ? 2 : 1 };
  });
  const outer = Math.max(columns[0]?.wide ?? 1, columns[2]?.wide ?? 1);
  const middle = columns[1]?.held.length ? columns[1].wide : 0.4;
  const width = (outer * 2 + middle) * CELL;
  const marks: Mark[] = [];
  let rows = 0;
  columns.forEach(({ held, wide }, at) => {
    const left = at === 0 ? 0 : at === 1 ? outer * CELL : (outer + middle) * CELL;
    const room = (at === 1 ? middle : outer) * CELL;
    const start = at === 1 ? 0 : 0.5;
    rows = Math.max(rows, Math.ceil(held.length / wide) + (held.length > 0 ? start : 0));
    held.forEach((one, index) => {
      const row = Math.floor(index / wide);
      const across = Math.min(wide, held.length - row * wide);
      marks.push(mark(one, left + room / 2 + ((index % wide) - (across - 1) / 2) * CELL, (row + start + 0.5) * CELL));
    });
  });
  let y = rows * CELL;
  const line = (all: Mark[]): void => {
    const step = Math.min(CELL, width / Math.max(1, all.length));
    all.forEach((one, at) => marks.push({ ...one, x: width / 2 + (at - (all.length - 1) / 2) * step, y: y + CELL * 0.45 }));
    if (all.length > 0) y += CELL * 0.9;
  };
  line(ship.systems.filter((one) => kindOf(one.name) === 'firecon').map((one) => mark(one, 0, 0)));
  line(ship.bays.map((fighters, at) => ({ kind: 'bay' as const, name: `bay ${at + 1}`, letter: String(fighters), number: '', arcs: '', lost: false, x: 0, y: 0 })));
  line(ship.systems.filter((one) => kindOf(one.name) === 'drive').map((one) => mark(one, 0, 0)));
  return { width, height: y + 4, marks };
}

/** Returns the damage boxes in lines that end at the threshold points; without thresholds, in lines of even length. */
export function boxes(ship: Pick<Ship, 'hull' | 'thresholds'>): BoxLine[] {
  const lines: BoxLine[] = [];
  let from = 0;
  const cut = (to: number, needs: number | null): void => {
    while (to - from > MOST) {
      lines.push({ from, to: from + MOST, needs: null });
      from += MOST;
    }
    if (to > from) lines.push({ from, to, needs });
    from = to;
  };
  for (const { at, needs } of ship.thresholds) cut(at, needs);
  if (ship.thresholds.length === 0) {
    const even = Math.ceil(ship.hull / Math.max(1, Math.ceil(ship.hull / MOST)));
    while (from < ship.hull) cut(Math.min(ship.hull, from + even), null);
  } else cut(ship.hull, null);
  return lines;
}

function arcsInWords(arcs: string): string {
  return [...arcs].map((letter) => ARCS[letter] ?? letter).join(', ');
}

/** Returns the chart in words, to be read aloud. */
export function inWords(ship: Ship, blank: boolean): string {
  const damage = blank ? `${ship.hull} damage points` : `${ship.damage} of ${ship.hull} damage points crossed off`;
  const thrust = blank || ship.thrust === ship.built ? `thrust ${ship.built}` : `thrust ${ship.thrust} of ${ship.built}`;
  const weapons = ship.systems.filter((one) => one.arcs !== '').map((one) => `${one.name} ${arcsInWords(one.arcs)}${one.lost && !blank ? ', lost' : ''}`);
  const lost = blank ? [] : ship.systems.filter((one) => one.lost && one.arcs === '').map((one) => one.name);
  const points = ship.thresholds.map(({ at, needs }) => `at ${at} on ${needs} or more`);
  return [
    `${ship.name}${ship.title ? ` ${ship.title}` : ''}, ${ship.class}: ${damage}, ${thrust}.`,
    `Firecons: ${blank ? ship.systems.filter((one) => kindOf(one.name) === 'firecon').length : ship.firecons}.`,
    weapons.length > 0 ? `Weapons: ${weapons.join('; ')}.` : 'No weapons.',
    ship.bays.length > 0 ? `Fighters: ${ship.bays.join(' and ')}.` : '',
    lost.length > 0 ? `Lost: ${lost.join(', ')}.` : '',
    points.length > 0 ? `Systems are rolled for ${points.join(', ')}.` : '',
  ].filter(Boolean).join(' ');
}

/** Returns a ship's order in each turn so far, from the decisions that the seat may read. */
export function writtenFor(name: string, turns: readonly Turn[]): Written[] {
  const found: Written[] = [];
  for (const turn of turns) {
    const moved = turn.told.find((event) => event.kind === 'moves' && event['piece'] === name);
    if (!moved) continue;
    const all = turn.orders.flatMap(({ order }) => order.split(';')).map((part) => part.trim());
    const at = all.findIndex((part) => part.startsWith(`${name} `));
    const next = all.findIndex((part, place) => place > at && turn.before.pieces.some((piece) => part.startsWith(`${piece.name} `)));
    const parts = at < 0 ? [] : [all[at]?.slice(name.length + 1) ?? '', ...all.slice(at + 1, next < 0 ? all.length : next)];
    found.push({ turn: turn.turn, order: parts.join('; '), velocity: Number(moved['velocity']) });
  }
  return found;
}
