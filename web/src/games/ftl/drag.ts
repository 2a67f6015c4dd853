/** Dragging in an FTL plot: the ghost along its heading, the curl around the piece. Both snap to the referee's offers. */
import { bearing, nearestByHeading, nearestByPlace } from '../../lib/pick.ts';
import type { Piece, Point } from '../../lib/protocol.ts';
import type { FtlPlot } from './plot.svelte.ts';

/** A drag under way: its start and the piece it moves. */
export class Drag {
  readonly #plot: FtlPlot;
  readonly #piece: Piece;
  readonly #turns: boolean;
  readonly #start: Point;
  readonly #end: Point;
  readonly #heading: number;
  #moved = false;

  constructor(plot: FtlPlot, piece: Piece, turns: boolean, start: Point) {
    const action = plot.of(piece.name);
    this.#plot = plot;
    this.#piece = piece;
    this.#turns = turns;
    this.#start = start;
    this.#end = action?.kind === 'sprint' ? [action.x, action.y] : [piece.x, piece.y];
    this.#heading = action?.kind === 'rotate' ? action.heading : piece.heading;
  }

  /** Follows the pointer: takes the offered action nearest to its place. */
  to(point: Point): void {
    const { name } = this.#piece;
    const idle = this.#plot.offered(name, 'idle');
    const found = this.#turns
      ? nearestByHeading([...idle, ...this.#plot.offered(name, 'rotate').filter((one) => one.amount !== 0)], this.#swung(point))
      : nearestByPlace([...idle, ...this.#plot.offered(name, 'sprint')], ...this.#carried(point));
    if (!found || this.#plot.of(name)?.text === found.text) return;
    if (!this.#moved) this.#plot.remember();
    this.#moved = true;
    this.#plot.choose(name, found, false);
  }

  /** Ends the drag, and tells its result. */
  drop(): void {
    if (this.#moved) this.#plot.tell(this.#piece.name);
  }

  #carried([x, y]: Point): Point {
    return [this.#end[0] + x - this.#start[0], this.#end[1] + y - this.#start[1]];
  }

  #swung([x, y]: Point): number {
    const { x: cx, y: cy } = this.#piece;
    return this.#heading + bearing(cx, cy, x, y) - bearing(cx, cy, ...this.#start);
  }
}
