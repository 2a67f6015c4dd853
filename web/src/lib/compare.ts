/** The order that was written and the one that the search prefers, side by side on the board. */
import type { Drawn, TableFace } from '../games/face.ts';
import { preferred } from './analysis.ts';
import { referee } from './engine.ts';
import type { Finding, Piece, View } from './protocol.ts';

/** An order of a decision as a picture, with the pieces as its seat saw them. */
export interface Comparison extends Drawn { seat: number; side: number; order: string; by: 'player' | 'search'; pieces: ReadonlyMap<string, Piece> }

/** Draws the orders of a finding: each as it was written, and as the search would have written it if that is another. */
export async function compare(record: string, table: TableFace, { decision, orders }: Pick<Finding, 'decision' | 'orders'>): Promise<Comparison[]> {
  const [engine, { drawn }] = await Promise.all([referee(), table.drawn()]);
  const { battle: whole } = await engine.call('open', { record });
  const found: Comparison[] = [];
  try {
    const { battle } = await engine.call('branch', { battle: whole, decision });
    try {
      for (const one of orders) {
        const view: View = await engine.call('view', { battle, seat: one.seat });
        const pieces = new Map(view.pieces.map((piece) => [piece.name, piece]));
        const other = preferred(one);
        for (const [by, order] of [['player', one.order], ...(other === null ? [] : [['search', other] as const])] as const) {
          const preview = await engine.call('preview', { battle, seat: one.seat, order });
          found.push({ ...drawn(preview as never, view as never), seat: one.seat, side: one.side, order, by, pieces });
        }
      }
    } finally {
      await engine.call('close', { battle });
    }
  } finally {
    await engine.call('close', { battle: whole });
  }
  return found;
}
