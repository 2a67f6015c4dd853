/**
 * Replaces `d3-transition` and `d3-interpolate` in the client. `d3-zoom` uses them only in transitions, and the camera's travel is not
 * one. The table is 11 kB smaller without them.
 */

/** Does nothing: no transition ever runs on an element. */
export function interrupt(): void {}

/** Returns the view that a transition ends with, at any time: no transition ever runs. */
export function interpolateZoom<View>(_: View, end: View): () => View {
  return () => end;
}
