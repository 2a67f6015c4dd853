/**
 * Replaces `d3-transition` in the built client. `d3-zoom` uses it only to interrupt transitions, and the camera's travel is not one.
 * The table is 7 kB smaller without it.
 */
import { selection } from 'd3-selection';

/** Does nothing: no transition ever runs on an element. */
export function interrupt(): void {}

(selection.prototype as unknown as { interrupt: () => unknown }).interrupt = function (this: unknown): unknown {
  return this;
};
