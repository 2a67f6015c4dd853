/** The guided first battle of any game, from what all games share: the form, the order, the log, an attack, the goal. */
import { hullOf, stands } from '../lib/film.ts';
import type { Piece, Turn } from '../lib/protocol.ts';
import { times, type GuideTable, type Lessons } from '../games/guide.ts';

/** An option of the form that may still be pressed, and a step of a number. */
const FORM = ['.form [data-option]:enabled:not([aria-pressed="true"])', /: more$/] as const;

/** The orders after which a player is led to the goal even without a hit. */
const ENOUGH = 6;

/** Returns the points of hull that a piece has left. A piece that is gone has none. */
const left = (piece: Piece | undefined): number => {
  const hull = piece && stands(piece) ? hullOf(piece) : null;
  return hull ? hull.whole - hull.gone : 0;
};

/** Returns `true` if an enemy of a seat lost hull in a decision. */
function struck({ before, after }: Turn, seat: number): boolean {
  return before.pieces.some((piece) => piece.seat !== seat && left(piece) > left(after.pieces.find(({ name }) => name === piece.name)));
}

/** Returns the number of orders that the player gave, without those before the first choice. */
const given = (table: GuideTable): number => times({ ...table, history: table.history.slice(table.begun) }, /./);
/** Returns `true` once the player changed an order, or gave one. */
const chose = (table: GuideTable): boolean => !!(table.plot as { canUndo?: boolean } | null)?.canUndo || given(table) > 0;

export const lessons: Lessons = {
  steps: [
    {
      task: 'Choose something in the form.',
      text: 'It lists everything that you may order now; where a suggestion is filled in, you may change it. The table shows where your order leads.',
      lights: () => FORM,
      done: chose,
    },
    {
      task: 'Give the order: press the bright button.',
      text: 'The same order stands below as text, in the rulebook’s notation. You may also type it, or drag a piece on the table.',
      done: (table) => given(table) > 0,
    },
    {
      task: 'Open Events, and give your next order.',
      text: 'The log tells what happened, with every die. Press a line of it: its clause of the rulebook opens.',
      lights: () => ['.last:not([open]) > summary'],
      done: (table) => given(table) > 1,
    },
    {
      task: 'Go for the enemy.',
      text: 'Chances and warnings stand under the form before you give an order. The suggested order is a good start.',
      done: (table) => table.history.some((turn) => struck(turn, table.seat)) || given(table) > ENOUGH,
    },
    {
      task: ({ goal }) => (goal ? `Win: ${goal}` : 'Win: the goal is behind “To win”.'),
      text: 'Look back with the slider below the table. “What if” plays on from any earlier decision, in a battle of its own.',
      done: ({ stage }) => stage === 'over',
    },
  ],
};
