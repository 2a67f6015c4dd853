/** The choice of the camera: close to the pieces that matter, with none of them under a panel. Pure, in pixels of the window. */
import type { Point } from '../lib/protocol.ts';
import { fit, TableFrame, widened, type Camera, type Edges, type Extent, type Region } from './frame.ts';
import { overlap, type Box } from './placing.ts';

/** Everything that the choice of a camera depends on. */
export interface Sight {
  table: Extent;
  window: Extent;
  edges: Edges;
  /** Panels over the board. */
  panels: readonly Box[];
  /** Free pixels around the pieces in `must`, in addition to the edges. */
  margin: number;
  /** The largest zoom in pixels an inch. */
  closest: number;
  /** Places of the pieces that must be seen, then of all others. */
  must: readonly Point[];
  others: readonly Point[];
  /** `true` if the table has no edge. */
  endless?: boolean;
}

/** Half the width that a piece takes, in pixels. A panel should cover none of it. */
const REACH = { must: 60, others: 60 };
/** Zoom factors by which the camera may step back, and shares of the free room, that are tried to keep pieces clear of panels. */
const STEPS = [1, 0.93, 0.86, 0.79, 0.72, 0.65];
const SHARES = [0.5, 0.2, 0.8, 0, 1];

/** Counts the pieces that a panel covers at least in part. */
export function covered(points: readonly Point[], camera: Camera, { table, window, panels }: Pick<Sight, 'table' | 'window' | 'panels'>, reach: number): number {
  const frame = new TableFrame(table, camera);
  let count = 0;
  for (const [px, py] of points) {
    const [x, y] = [camera.x + frame.x(px) * camera.k, camera.y + frame.y(py) * camera.k];
    if (x < -reach || y < -reach || x > window.width + reach || y > window.height + reach) continue;
    const box = { x0: x - reach, y0: y - reach, x1: x + reach, y1: y + reach };
    if (panels.some((panel) => overlap(panel, box) > 0)) count++;
  }
  return count;
}

/** Returns the closest permitted camera on a region. It steps back or aside where a panel would cover a piece. */
export function frameOn(region: Region, sight: Sight): Camera {
  const { table, window, margin, closest, must, others } = sight;
  const edges = widened(sight.edges, margin, window);
  const first = fit(table, window, region, edges, closest);
  const hidden = (camera: Camera): number => 3 * covered(must, camera, sight, REACH.must) + covered(others, camera, sight, REACH.others);
  let best = first;
  let least = hidden(first);
  if (least === 0) return inward(first, sight, hidden);
  const [wide, high] = [(region.x1 - region.x0) / 1000, (region.y1 - region.y0) / 1000];
  for (const step of STEPS) {
    const k = first.k * step;
    const slack = { x: window.width - edges.left - edges.right - wide * k, y: window.height - edges.top - edges.bottom - high * k };
    for (const across of SHARES) {
      for (const down of SHARES) {
        const camera = {
          x: edges.left + slack.x * across - (region.x0 / 1000) * k,
          y: edges.top + slack.y * down - ((table.height - region.y1) / 1000) * k,
          k,
        };
        const cost = hidden(camera) + (1 - step) * 2;
        if (cost < least - 1e-9) [best, least] = [camera, cost];
      }
    }
  }
  return inward(best, sight, hidden);
}

/** Returns a camera moved up or down so that room beyond the table's edge shows more of the table instead. It stays if a panel would then cover more. */
function inward(camera: Camera, { table, window, edges, endless }: Sight, hidden: (camera: Camera) => number): Camera {
  const [top, bottom] = [camera.y - edges.top, window.height - edges.bottom - (camera.y + (table.height / 1000) * camera.k)];
  const by = top > 0 && bottom < 0 ? -Math.min(top, -bottom) : bottom > 0 && top < 0 ? Math.min(bottom, -top) : 0;
  const moved = { ...camera, y: camera.y + by };
  return by !== 0 && !endless && hidden(moved) <= hidden(camera) ? moved : camera;
}
