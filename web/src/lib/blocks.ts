/** A battle as blocks, one a turn, for the strip under the board. */
import type { Piece, Turn } from './protocol.ts';

/** A ship that was lost: the step, and the side that destroyed it. */
export interface Loss { name: string; by: number; step: number }
/** A turn: its steps, counted from 0, and the ships lost in it. */
export interface TurnBlock { turn: number; from: number; to: number; lost: Loss[] }

/** Kinds of pieces that are normally used up in a battle. Their loss is not listed. */
const SPENT = new Set(['missile', 'marker', 'fighters', 'squadron']);

/** Returns the ships that a decision's events destroyed. */
export function lossesOf(turn: Turn): Piece[] {
  const named = turn.told.flatMap((event) => (event.kind === 'destroyed' ? [event['piece']] : event.kind === 'removed' && Array.isArray(event['pieces']) ? event['pieces'] : []));
  return turn.before.pieces.filter((piece) => named.includes(piece.name) && !SPENT.has(piece.kind));
}

/** Returns the blocks of a battle so far. */
export function blocksOf(turns: readonly Turn[]): TurnBlock[] {
  const blocks: TurnBlock[] = [];
  for (const [step, turn] of turns.entries()) {
    let block = blocks.at(-1);
    if (block?.turn !== turn.turn) blocks.push((block = { turn: turn.turn, from: step, to: step + 1, lost: [] }));
    block.to = step + 1;
    for (const piece of lossesOf(turn)) block.lost.push({ name: piece.name, by: 3 - piece.side, step: step + 1 });
  }
  return blocks;
}
