/** Stands in for `d3-transition` where the client is built: of it `d3-zoom` asks only that nothing be under way, and the camera's own travel is none of its transitions. Without it a table is 7 kB lighter. */
import { selection } from 'd3-selection';

/** Ends what is under way on an element: nothing ever is. */
export function interrupt(): void {}

(selection.prototype as unknown as { interrupt: () => unknown }).interrupt = function (this: unknown): unknown {
  return this;
};
