/** The reason for the end of a battle, in sentences for players who do not know the rules yet. Each game says which of its pieces count and how they are lost. */
import { calledIn, nameIn } from './called.ts';
import type { Piece, Turn } from './protocol.ts';
import { sentence } from './sentences.ts';

/** The reader of a reason: the names of the sides, and the reader's own side or null. */
export interface Reader { names: readonly string[]; own: number | null }
/** The pieces without which a side cannot go on, and the losses of one: the kinds of events with what they say of one piece and of several. */
export interface Force { noun: string; counts: (piece: Piece) => boolean; fates: Readonly<Record<string, readonly [string, string]>> }

const LOST = ['was lost', 'were lost'] as const;

/** Returns a side in the middle of a sentence: “you” for the reader's own. */
export function sideIn(side: number, { names, own }: Reader): string {
  return side === own ? 'you' : (names[side - 1] ?? `side ${side}`);
}
/** Returns a side with “have” or “has”. */
export function sideHas(side: number, reader: Reader): string {
  return `${sideIn(side, reader)} ${side === reader.own ? 'have' : 'has'}`;
}
/** Returns both sides with what each has, as “you 12, Amber 9”. */
export function bothSides(counts: readonly [number, number], reader: Reader): string {
  return counts.map((count, at) => `${sideIn(at + 1, reader)} ${count}`).join(', ');
}

/** Returns the pieces of a side that count in a view. */
export function forceOf(view: Turn['after'], side: number, { counts }: Force): Piece[] {
  return view.pieces.filter((piece) => piece.side === side && counts(piece));
}

/** Returns the loss that left a side without pieces, if one side alone has none or both lost their last ones at once; null otherwise. */
export function lastLoss(turns: readonly Turn[], reader: Reader, force: Force): string | null {
  const last = turns.at(-1);
  if (!last?.over) return null;
  const gone = [1, 2].filter((side) => forceOf(last.after, side, force).length === 0);
  const [side] = gone;
  if (side === undefined) return null;
  if (gone.length === 2) {
    const before = [1, 2].reduce((sum, one) => sum + forceOf(last.before, one, force).length, 0);
    return before === 2 ? `Both ${force.noun}s were lost in the same turn: a draw.` : `Both sides lost their last ${force.noun}s in the same turn: a draw.`;
  }
  const none = `${sideHas(side, reader)} no ${force.noun} left`;
  const lost = forceOf(last.before, side, force).map(({ name }) => name);
  if (lost.length === 0) return sentence(none);
  const called = calledIn(turns);
  return sentence(`${listed(lost.map((one) => nameIn(called, one)))} ${fateOf(last, lost, force)}: ${none}`);
}

/** Returns the common fate of pieces that were lost in a decision. */
function fateOf({ told }: Turn, lost: readonly string[], { fates }: Force): string {
  const found = new Set(lost.map((name) => told.findLast(({ kind, ...facts }) => kind in fates && (facts['piece'] === name || (Array.isArray(facts['pieces']) && facts['pieces'].includes(name))))?.kind ?? ''));
  const [kind = ''] = found;
  return ((found.size === 1 && fates[kind]) || LOST)[lost.length === 1 ? 0 : 1];
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
