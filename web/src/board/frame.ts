/** Converts the table's thousandths of an inch (y up) to the drawing's inches (y down), and back. Only this file flips y. */
import type { Piece, Point } from '../lib/protocol.ts';
import type { Room } from './placing.ts';

export interface Camera { x: number; y: number; k: number }
export interface Extent { width: number; height: number }

export class TableFrame {
  /** The window and its panels, if labels must keep clear of them. */
  room: Room | null = null;
  /** Factor by which pieces are enlarged. */
  bold = 1;

  constructor(
    readonly table: Extent,
    readonly camera: Camera,
    /** Zoom that shows the whole table, in pixels an inch. */
    readonly whole = camera.k,
  ) {}

  /** Sets the window with its panels and the enlargement of pieces, and returns this frame. */
  within(room: Room | null, bold = 1): this {
    this.room = room;
    this.bold = bold;
    return this;
  }

  /** Returns the closeness of the camera: 0 with the whole table in sight, 1 at three times that zoom. */
  get closeness(): number {
    return clamp(Math.log(this.camera.k / this.whole) / Math.log(3), 0, 1);
  }

  x(thousandths: number): number {
    return thousandths / 1000;
  }

  y(thousandths: number): number {
    return (this.table.height - thousandths) / 1000;
  }

  /** Returns the transform that moves the origin to a place. */
  at([x, y]: Point): string {
    return `translate(${this.x(x)} ${this.y(y)})`;
  }

  /** Returns a length on the screen, in inches of the drawing. */
  px(pixels: number): number {
    return pixels / this.camera.k;
  }

  /** Returns a place moved by a distance in inches along a heading. */
  ahead(x: number, y: number, heading: number, inches: number): Point {
    const angle = (heading * Math.PI) / 180;
    return [x + Math.sin(angle) * inches * 1000, y + Math.cos(angle) * inches * 1000];
  }

  /** Converts a point of the window, relative to the board's corner, to a point of the table. */
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

/** Returns edges with the same margin on every side. */
export function even(margin: number): Edges {
  return { top: margin, right: margin, bottom: margin, left: margin };
}

/** Returns the camera that shows a whole region (thousandths, y up) clear of the edges, at `closest` pixels an inch or less. */
export function fit(table: Extent, window: Extent, region: Region, edges: Edges, closest = Infinity): Camera {
  const wide = Math.max(1, (region.x1 - region.x0) / 1000);
  const high = Math.max(1, (region.y1 - region.y0) / 1000);
  const room = { width: window.width - edges.left - edges.right, height: window.height - edges.top - edges.bottom };
  const k = Math.max(2, Math.min(closest, room.width / wide, room.height / high));
  const middleX = (region.x0 + region.x1) / 2000;
  const middleY = (table.height - (region.y0 + region.y1) / 2) / 1000;
  return { x: edges.left + room.width / 2 - middleX * k, y: edges.top + room.height / 2 - middleY * k, k };
}

/** Returns edges widened by a margin. A `LEAST` share of the window always remains between them. */
export function widened(edges: Edges, margin: number, window: Extent): Edges {
  const across = Math.max(0, Math.min(margin, (window.width * (1 - LEAST) - edges.left - edges.right) / 2));
  const down = Math.max(0, Math.min(margin, (window.height * (1 - LEAST) - edges.top - edges.bottom) / 2));
  return { top: edges.top + down, bottom: edges.bottom + down, left: edges.left + across, right: edges.right + across };
}

/**
 * Returns `true` if the whole region is in sight and fills enough of the window, so that the camera may stay.
 * A camera that `fit` chose with this margin passes.
 */
export function serves(camera: Camera, table: Extent, window: Extent, region: Region, edges: Edges, closest = Infinity, margin = 0): boolean {
  const wanted = fit(table, window, region, widened(edges, margin, window), closest);
  const frame = new TableFrame(table, camera);
  const slack = 500;
  const [left, bottom] = frame.toTable(edges.left, window.height - edges.bottom);
  const [right, top] = frame.toTable(window.width - edges.right, edges.top);
  const inside = region.x0 >= left - slack && region.x1 <= right + slack && region.y0 >= bottom - slack && region.y1 <= top + slack;
  return inside && camera.k > wanted.k * 0.7;
}

/** Returns the whole table as a region. */
export function whole(table: Extent): Region {
  return { x0: 0, y0: 0, x1: table.width, y1: table.height };
}

/** Returns a region around places, with `room` thousandths on each side. It stays within the table unless the table is endless. */
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

/** An arrow at the border of the window: its place in pixels, its direction in degrees, and the pieces it points to. */
export interface Pointer { x: number; y: number; heading: number; side: number; names: string }

/** Returns arrows to the pieces out of sight. Pieces in nearly the same direction share one arrow. */
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
