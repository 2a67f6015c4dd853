/** The view of a picture: the part of the table, and the size of each hull. Pure. */
import { fit, TableFrame, type Extent, type Region } from '../board/frame.ts';
import type { Box } from '../board/placing.ts';
import { hullIn, shapeOf, SIZES } from '../board/silhouettes.ts';
import type { Actor } from '../lib/film.ts';
import type { Point } from '../lib/protocol.ts';
import type { Tale } from './tale.ts';

export type FormatName = 'tall' | 'wide';
/** A picture's size and the area for ships on it. */
export interface Format { name: FormatName; wide: number; high: number; /** Room for ships and their names. */ art: Box; /** Pixels from the top that the sky covers. */ sky: number; scale: number }
export const FORMATS: Record<FormatName, Format> = {
  tall: { name: 'tall', wide: 1080, high: 1350, art: { x0: 36, y0: 118, x1: 1044, y1: 878 }, sky: 1010, scale: 1 },
  wide: { name: 'wide', wide: 1200, high: 630, art: { x0: 466, y0: 30, x1: 1176, y1: 604 }, sky: 630, scale: 0.74 },
};

/** The most pixels an inch. Closer, a short path would fill the picture. */
const CLOSEST = { inches: 84, hexes: 150 };
/** The least share of the ships' own scale that is kept when wrecks and older stations are added. */
const YIELD = 0.64;
/** The same for wrecks: a ship of the battle is missed more than a large hull. */
const LOST = 0.44;
/** The largest share of the picture's width and height at which the moment may be, counted from the far side. */
const INWARD = 0.7;
/** Half a hull in pixels above which hulls are reduced, and the share of the excess that remains. */
const LARGE = { from: 54, share: 0.3 };
/** Factors for larger hulls when few pieces share the picture: up to a count, a factor. Wrecks and missiles count in part. */
const FEW = [[2, 2.1], [3.5, 1.75], [5, 1.45], [7, 1.2], [12, 0.95]] as const;
const MANY = 0.74;
const COUNTED = { wreck: 0.5, missile: 0.25 };
/** Missiles closer than `within` half hulls are placed side by side, `apart` half hulls from one to the next. */
const STACKED = { within: 0.9, apart: 0.95 };
/** The largest share of the distance between two pieces that their two half hulls may take. */
const APART = 1.1;
/** The least share of its size that a hull keeps beside another. */
const LEAST = 0.55;
/** The room of a hull in a hex, as a share of the hex. */
const HEXED = 0.78;

function regionOf(points: readonly Point[]): Region {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** Returns a camera for places, with room for the hulls around. */
function viewOf(table: Extent, format: Format, points: readonly Point[], room: number, most: number): TableFrame {
  const { art, wide, high } = format;
  const edges = { top: art.y0 + room, right: wide - art.x1 + room, bottom: high - art.y1 + room, left: art.x0 + room };
  const region = regionOf(points);
  const camera = fit(table, { width: wide, height: high }, region, edges);
  const k = Math.min(most, camera.k);
  const [x, y] = [(region.x0 + region.x1) / 2000, (table.height - (region.y0 + region.y1) / 2) / 1000];
  return new TableFrame(table, { x: (art.x0 + art.x1) / 2 - x * k, y: (art.y0 + art.y1) / 2 - y * k, k });
}

/** A piece on the picture: its middle, and half its hull in pixels. */
export interface Stood { actor: Actor; x: number; y: number; unit: number; wreck: boolean }
export interface Shown { frame: TableFrame; ships: Stood[] }

/** Returns half a hull's usual size in a picture with this number of pieces. */
function usual(actor: Actor, format: Format, k: number, many: number): number {
  const plenty = FEW.find(([most]) => many <= most)?.[1] ?? MANY;
  const size = SIZES[shapeOf(actor)][1] * format.scale * plenty;
  const most = LARGE.from * format.scale * Math.max(1, plenty);
  const drawn = size > most ? most + (size - most) * LARGE.share : size;
  return actor.hex ? Math.min(drawn, hullIn(actor, k * HEXED)) : drawn;
}

/** Returns places beyond a moment near the border of a region, so that it comes nearer to the middle of the picture. */
function inward([x, y]: Point, { x0, y0, x1, y1 }: Region): Point[] {
  const beyond = (at: number, low: number, high: number): number[] => {
    const share = (at - low) / Math.max(1, high - low);
    if (share > INWARD) return [low + (at - low) / INWARD];
    return share < 1 - INWARD ? [high - (high - at) / INWARD] : [];
  };
  return [...beyond(x, x0, x1).map((one): Point => [one, y]), ...beyond(y, y0, y1).map((one): Point => [x, one])];
}

/** Chooses the view: all ships in play and the moment, then missiles, wrecks and stations, the latest first, as long as ships stay large. */
export function shownOf(tale: Tale, table: Extent, format: Format, hexes: boolean): Shown {
  const stood = tale.actors.filter((actor) => actor.fade > 0.2 && actor.kind !== 'marker');
  const ships = stood.filter((actor) => actor.kind !== 'missile');
  const must: Point[] = [...(ships.length > 0 ? ships : stood).map((actor): Point => [actor.x, actor.y]), ...(tale.moment ? [tale.moment.at, ...tale.moment.from] : [])];
  if (must.length === 0) must.push(...tale.wrecks.map(({ actor }): Point => [actor.x, actor.y]));
  if (must.length === 0) must.push([table.width / 2, table.height / 2]);
  if (tale.moment) must.push(...inward(tale.moment.at, regionOf(must)));
  const many = ships.length + tale.wrecks.length * COUNTED.wreck + (stood.length - ships.length) * COUNTED.missile;
  const half = Math.max(0, ...ships.map((actor) => (actor.hex ? 0 : usual(actor, format, 0, many))));
  const room = Math.max(72 * format.scale, half * 1.3);
  const most = (hexes ? CLOSEST.hexes : CLOSEST.inches) * Math.max(0.7, format.scale);
  const least = viewOf(table, format, must, room, most).camera.k * YIELD;
  const points = [...must];
  const add = (more: Point[], keep: number, limit = least): boolean => {
    if (more.length === 0) return true;
    const wider = viewOf(table, format, [...points, ...more], keep, most).camera.k >= limit;
    if (wider) points.push(...more);
    return wider;
  };
  for (const actor of stood) if (actor.kind === 'missile') add([[actor.x, actor.y]], room * 0.7);
  for (const wreck of [...tale.wrecks].reverse()) add([[wreck.actor.x, wreck.actor.y]], room, (least / YIELD) * LOST);
  for (let turn = tale.last; turn >= tale.first; turn--) if (!add(tale.tracks.flatMap((track) => track.stations.filter((one) => one.turn === turn).map((one) => one.at)), room * 0.4)) break;
  const frame = viewOf(table, format, points, room, most);
  const { camera } = frame;
  const at = (actor: Actor): [number, number] => [camera.x + frame.x(actor.x) * camera.k, camera.y + frame.y(actor.y) * camera.k];
  const all = [...tale.wrecks.map(({ actor }) => ({ actor, wreck: true })), ...tale.actors.map((actor) => ({ actor, wreck: false }))];
  const placed = all.map(({ actor, wreck }) => ({ actor, wreck, x: at(actor)[0], y: at(actor)[1], unit: usual(actor, format, camera.k, many) * (wreck ? 0.88 : 1) }));
  /* Wrecks and missiles that the words below or the edge would cut are left out. */
  const inside = placed.filter(({ actor, wreck, x, y, unit }) => (!wreck && actor.kind !== 'missile') || (y - unit >= format.art.y0 - 10 && y <= format.art.y1 && x >= format.art.x0 && x <= format.art.x1));
  return { frame, ships: fanned(parted(inside, tale.moment?.death ? tale.moment.whom : null)) };
}

/** Moves missiles at one place side by side, across their course. */
function fanned(ships: Stood[]): Stood[] {
  const stacks: Stood[][] = [];
  for (const one of ships.filter(({ actor, wreck }) => actor.kind === 'missile' && !wreck)) {
    const stack = stacks.find(([first]) => first && Math.hypot(first.x - one.x, first.y - one.y) < STACKED.within * first.unit);
    if (stack) stack.push(one);
    else stacks.push([one]);
  }
  const moved = new Map(stacks.filter((stack) => stack.length > 1).flatMap((stack) => stack.map((one, at): [Stood, Stood] => {
    const way = ((stack[0]?.actor.heading ?? 0) * Math.PI) / 180;
    const out = (at - (stack.length - 1) / 2) * STACKED.apart * one.unit;
    return [one, { ...one, x: one.x + Math.cos(way) * out, y: one.y + Math.sin(way) * out }];
  })));
  return ships.map((one) => moved.get(one) ?? one);
}

/** Factor for the room of a hull that bursts, and the least share of its size that a hull beside it keeps: nothing touches the blast. */
const BLAST = { room: 1.9, least: 0.36 };
/** Makes hulls smaller where two would overlap, or where one would touch the blast of `blown`. Missiles do not make others smaller. */
function parted(ships: Stood[], blown: string | null): Stood[] {
  const sizes = ships.map((one, at) => {
    let share = 1;
    let least = LEAST;
    for (const [next, other] of ships.entries()) {
      const missile = other.actor.kind === 'missile';
      if (next === at || missile) continue;
      const far = Math.hypot(other.x - one.x, other.y - one.y);
      share = Math.min(share, (APART * far) / (one.unit + other.unit));
      if (other.actor.name !== blown || one.actor.name === blown) continue;
      /* The hull's extent towards the blast: long along its heading, slim across. */
      const off = Math.atan2(other.x - one.x, one.y - other.y) - (one.actor.heading * Math.PI) / 180;
      const beside = (far - other.unit * BLAST.room * 0.5) / (one.unit * Math.hypot(1.25 * Math.cos(off), 0.7 * Math.sin(off)));
      if (beside < share) [share, least] = [beside, BLAST.least];
    }
    return one.unit * Math.max(least, share);
  });
  return ships.map((one, at) => ({ ...one, unit: sizes[at] ?? one.unit }));
}
