/** The words of a battle's picture: the winner and the result, in few and true words. */
import { sideName } from '../board/silhouettes.ts';
import type { Over, Turn } from '../lib/protocol.ts';
import { shipsOf, type Score } from './facts.ts';

/** A headline in two parts: its subject, in the colour of a side, and the predicate. */
export interface Headline { who: string; side: number | null; did: string }

/**
 * Returns a side's name in the picture: its player's name without the captain's, else the side's own.
 * “You” and a name that both sides have are not used, because the reader of a picture cannot tell who is meant.
 */
export function titleOf(side: number, names: readonly string[], sides: readonly string[]): string {
  const [name, other] = [side - 1, 2 - side].map((at) => (names[at] ?? '').replace(/ \([^()]+\)$/, ''));
  return name && name !== 'You' && name !== other ? name : (sides[side - 1] ?? sideName(side));
}

export interface Ended { turns: readonly Turn[]; over: Over | null; names: readonly string[]; sides: readonly string[]; score: Score | null }

/** Returns the headline of a battle that is over. */
export function headlineOf({ turns, over, names, sides, score }: Ended): Headline {
  const title = (side: number): string => titleOf(side, names, sides);
  const last = turns.at(-1);
  const left = last ? shipsOf(last.after) : ([1, 1] as const);
  const winner = over?.winner ?? null;
  const byRules = over?.clause !== null;
  if (!byRules) return winner === null ? { who: 'A draw', side: null, did: 'is agreed' } : { who: title(3 - winner), side: 3 - winner, did: over?.claimed ? 'runs out of time' : 'concedes' };
  if (winner === null) return left[0] === 0 && left[1] === 0 ? { who: 'Both', side: null, did: 'are lost' } : { who: 'A draw', side: null, did: '' };
  const event = last?.told.find((one) => one.kind === 'over');
  if (event?.['how'] === 'crossed') return { who: title(winner), side: winner, did: 'gets through' };
  if (left[2 - winner] === 0 && (left[winner - 1] ?? 0) > 0) return { who: title(winner), side: winner, did: 'holds the field' };
  const ahead = score?.unit[1] === 'points' && (score.values[winner - 1] ?? 0) > (score.values[2 - winner] ?? 0);
  return { who: title(winner), side: winner, did: ahead ? 'wins on points' : 'wins' };
}

/** Returns the score with the winner's figure first, in runs of strong and plain text. */
export function scoreWords(score: Score | null, winner: number | null): { text: string; strong: boolean }[] {
  if (!score) return [];
  if (score.left) return [{ text: String(score.values[0]), strong: true }, { text: ` of ${score.values[1]} ${score.unit[1]}`, strong: false }];
  const [a, b] = winner === 2 ? [score.values[1], score.values[0]] : score.values;
  const unit = a === 1 ? score.unit[0] : score.unit[1];
  return [{ text: String(a), strong: true }, { text: ` ${unit} to `, strong: false }, { text: String(b), strong: true }];
}
