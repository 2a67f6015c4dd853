/** Panels over the board. The camera and the labels keep clear of them. */
import type { Edges, Extent } from '../board/frame.ts';
import type { Box } from '../board/placing.ts';

/** The edge of the window that a panel belongs to. */
export type Edge = keyof Edges;
/** A panel over the board, in pixels from the board's corner. */
export interface KeepOut { edge: Edge; box: Box }

/** Free pixels between the pieces and the panels around them: in a wide window, and in a small one. */
const AIR = { wide: 44, narrow: 34 };

/** Share of the window's width below which a panel at the top is in a corner. The camera does not count it as an edge. */
const CORNER = 0.45;

/** The largest share of the window's height that the edges above and below may take together. */
const LEAST = 0.65;

/** Returns the pixels at each edge that the camera keeps free: up to the farthest panel there, plus some air. With `corners`, panels in a corner count, too. */
export function edgesOf(window: Extent, panels: readonly KeepOut[], corners = false): Edges {
  const air = Math.min(window.width, window.height) < 500 ? AIR.narrow : AIR.wide;
  const found: Edges = { top: 12, right: 12, bottom: 12, left: 12 };
  for (const { edge, box } of panels) {
    if (!corners && edge === 'top' && box.x1 - box.x0 < window.width * CORNER) continue;
    const reach = { top: box.y1, right: window.width - box.x0, bottom: window.height - box.y0, left: box.x1 }[edge];
    found[edge] = Math.max(found[edge], reach);
  }
  for (const edge of Object.keys(found) as Edge[]) found[edge] += air;
  /* A sheet pulled up over the board does not move the camera further. */
  found.bottom = Math.max(0, Math.min(found.bottom, window.height * LEAST - found.top));
  return found;
}

/** Measures every element below `root` that has `data-keep`, now and at every change. Returns a function that stops this. */
export function watchKeepOuts(root: HTMLElement, tell: (panels: KeepOut[], room: Extent) => void): () => void {
  let last = '';
  const measure = (): void => {
    const { left, top } = root.getBoundingClientRect();
    const room = { width: root.clientWidth, height: root.clientHeight };
    const panels = [...root.querySelectorAll<HTMLElement>('[data-keep]')].flatMap((element): KeepOut[] => {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) return [];
      return [{ edge: element.dataset['keep'] as Edge, box: { x0: box.left - left, y0: box.top - top, x1: box.right - left, y1: box.bottom - top } }];
    });
    const now = JSON.stringify([room, panels]);
    if (now === last) return;
    last = now;
    /* Everything is read before anything is written: reading again would lay the page out twice. */
    const edges = edgesOf(room, panels);
    for (const edge of Object.keys(edges) as Edge[]) root.style.setProperty(`--keep-${edge}`, `${edges[edge]}px`);
    tell(panels, room);
  };
  const sizes = new ResizeObserver(measure);
  const watchAll = (): void => {
    sizes.disconnect();
    sizes.observe(root);
    for (const element of root.querySelectorAll('[data-keep]')) sizes.observe(element);
  };
  const comings = new MutationObserver(watchAll);
  comings.observe(root, { childList: true, subtree: true, attributeFilter: ['data-keep'] });
  watchAll();
  return () => {
    sizes.disconnect();
    comings.disconnect();
  };
}
