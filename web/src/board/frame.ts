/** From the table's thousandths of an inch (y up) to the drawing's inches (y down), and back: the one place where y is flipped. */
import type { Piece, Point } from '../lib/protocol.ts';
import type { Room } from './placing.ts';

export interface Camera { x: number; y: number; k: number }
export interface Extent { width: number; height: number }

export class TableFrame {
  /** What is free of panels, where that matters. */
  room: Room | null = null;
  /** How much larger than usual pieces are drawn. */
  bold = 1;

  constructor(
    readonly table: Extent,
    readonly camera: Camera,
    /** Pixels an inch at which the whole table is in sight. */
    readonly whole = camera.k,
  ) {}

  /** The same frame in a window with panels over it, and with pieces so much larger. */
  within(room: Room | null, bold = 1): this {
    this.room = room;
    this.bold = bold;
    return this;
  }

  /** How close the camera is: 0 with the whole table in sight, 1 at three times that. */
  get closeness(): number {
    return clamp(Math.log(this.camera.k / this.whole) / Math.log(3), 0, 1);
  }

  x(thousandths: number): number {
    return thousandths / 1000;
  }

  y(thousandths: number): number {
    return (this.table.height - thousandths) / 1000;
  }

  /** The transform that moves the origin to a place. */
  at([x, y]: Point): string {
    return `translate(${this.x(x)} ${this.y(y)})`;
  }

  /** A length on the screen, in inches of the drawing. */
  px(pixels: number): number {
    return pixels / this.camera.k;
  }

  /** A place moved by a distance in inches along a heading. */
  ahead(x: number, y: number, heading: number, inches: number): Point {
    const angle = (heading * Math.PI) / 180;
    return [x + Math.sin(angle) * inches * 1000, y + Math.cos(angle) * inches * 1000];
  }

  /** A point of the window, relative to the board's corner, on the table. */
  toTable(left: number, top: number): Point {
    const { x, y, k } = this.camera;
    return [((left - x) / k) * 1000, this.table.height - ((top - y) / k) * 1000];
  }
}

/** Pixels at each edge of the window that are covered or should stay free. */
export interface Edges { top: number; right: number; bottom: number; left: number }
/** The least share of the window that is left between edges and margins. */
const LEAST = 0.3;
export interface Region { x0: number; y0: number; x1: number; y1: number }

/** The same margin at every edge. */
export function even(margin: number): Edges {
  return { top: margin, right: margin, bottom: margin, left: margin };
}

/** The camera that shows a region (thousandths, y up) whole, clear of the edges, at no more than `closest` pixels an inch. */
export function fit(table: Extent, window: Extent, region: Region, edges: Edges, closest = Infinity): Camera {
  const wide = Math.max(1, (region.x1 - region.x0) / 1000);
  const high = Math.max(1, (region.y1 - region.y0) / 1000);
  const room = { width: window.width - edges.left - edges.right, height: window.height - edges.top - edges.bottom };
  const k = Math.max(2, Math.min(closest, room.width / wide, room.height / high));
  const middleX = (region.x0 + region.x1) / 2000;
  const middleY = (table.height - (region.y0 + region.y1) / 2) / 1000;
  return { x: edges.left + room.width / 2 - middleX * k, y: edges.top + room.height / 2 - middleY * k, k };
}

/** Returns the same edges with a margin at each, but never so that nothing is left between them. */
export function widened(edges: Edges, margin: number, window: Extent): Edges {
  const across = Math.max(0, Math.min(margin, (window.width * (1 - LEAST) - edges.left - edges.right) / 2));
  const down = Math.max(0, Math.min(margin, (window.height * (1 - LEAST) - edges.top - edges.bottom) / 2));
  return { top: edges.top + down, bottom: edges.bottom + down, left: edges.left + across, right: edges.right + across };
}

/** Returns `true` if a region is seen whole and is not lost in emptiness: the camera may stay where it is. A camera that was chosen with this margin serves. */
export function serves(camera: Camera, table: Extent, window: Extent, region: Region, edges: Edges, closest = Infinity, margin = 0): boolean {
  const wanted = fit(table, window, region, widened(edges, margin, window), closest);
  const frame = new TableFrame(table, camera);
  const slack = 500;
  const [left, bottom] = frame.toTable(edges.left, window.height - edges.bottom);
  const [right, top] = frame.toTable(window.width - edges.right, edges.top);
  const inside = region.x0 >= left - slack && region.x1 <= right + slack && region.y0 >= bottom - slack && region.y1 <= top + slack;
  return inside && camera.k > wanted.k * 0.7;
}

/** The whole table as a region. */
export function whole(table: Extent): Region {
  return { x0: 0, y0: 0, x1: table.width, y1: table.height };
}

/** A region around places with so much room, never beyond the table unless it has no edges. */
export function around(table: Extent, places: Point[], room: number, endless = false): Region {
  if (places.length === 0) return whole(table);
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [least, width, height] = endless ? [-Infinity, Infinity, Infinity] : [0, table.width, table.height];
  return {
    x0: Math.max(least, Math.min(...xs) - room),
    y0: Math.max(least, Math.min(...ys) - room),
    x1: Math.min(width, Math.max(...xs) + room),
    y1: Math.min(height, Math.max(...ys) + room),
  };
}

/** An arrow at the border of the window: where it stands in pixels, where it points in degrees, and who is there. */
export interface Pointer { x: number; y: number; heading: number; side: number; names: string }

/** Arrows to whatever cannot be seen, one for all that lie the same way. */
export function pointers(pieces: readonly Pick<Piece, 'name' | 'side' | 'x' | 'y'>[], frame: TableFrame, window: Extent, edges: Edges): Pointer[] {
  const { x: left, y: top, k } = frame.camera;
  const found: (Pointer & { all: string[] })[] = [];
  for (const piece of pieces) {
    const [x, y] = [left + frame.x(piece.x) * k, top + frame.y(piece.y) * k];
    if (x >= 0 && y >= 0 && x <= window.width && y <= window.height) continue;
    const at = { x: clamp(x, edges.left / 2, window.width - edges.right), y: clamp(y, edges.top, window.height - edges.bottom / 2) };
    const heading = (Math.atan2(x - at.x, at.y - y) * 180) / Math.PI;
    const near = found.find((one) => one.side === piece.side && Math.hypot(one.x - at.x, one.y - at.y) < 60);
    if (near) near.all.push(piece.name);
    else found.push({ ...at, heading, side: piece.side, names: '', all: [piece.name] });
  }
  return found.map(({ all, ...one }) => ({ ...one, names: all.length < 3 ? all.join(', ') : `${all[0] ?? ''} +${all.length - 1}` }));
}
function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
