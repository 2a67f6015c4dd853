/** The recent paths of pieces before the decision on the board. Pure: the same past gives the same trails. */
import type { WholeFace } from '../games/face.ts';
import type { Trail } from './film.ts';
import type { Turn } from './protocol.ts';

/** Number of a piece's movements that stay visible behind it. */
const SEEN = 3;
/** Number of decisions searched: three rounds of the game with the most decisions a round. */
const BACK = 150;

/** Legs of each decision, so that its film is made only once. */
const kept = new WeakMap<Turn, Trail[]>();
function legsOf(turn: Turn, film: WholeFace['film']): Trail[] {
  const known = kept.get(turn);
  if (known) return known;
  const shot = film(turn);
  const legs = shot.at(shot.length).trails;
  kept.set(turn, legs);
  return legs;
}

/** Returns the number of the movement that a decision belongs to: a whole turn, or a single decision on a table of hexes. */
function movement(turn: Turn, hexes: boolean): number {
  return hexes ? turn.decision : turn.turn;
}

/**
 * Returns the legs of the last three movements of every piece on the table, oldest first.
 * `running` is the decision under way. Its own legs count as one movement.
 */
export function trailsOf(past: readonly Turn[], { film, hexes = false }: Pick<WholeFace, 'film' | 'hexes'>, running: Turn | null = null): Trail[] {
  const now = running ?? past.at(-1);
  if (!now) return [];
  const stands = new Set((running?.before ?? now.after).pieces.map((piece) => piece.name));
  /* For each piece, the movement it was last seen in and the number of movements found. */
  const seen = new Map<string, { last: number; count: number }>();
  if (running) for (const { piece } of legsOf(running, film)) seen.set(piece, { last: movement(running, hexes), count: 1 });
  const found: Trail[] = [];
  for (const turn of past.slice(-BACK).reverse()) {
    const { turn: number } = turn;
    if (now.turn - number > SEEN) break;
    const legs = legsOf(turn, film).filter(({ piece }) => stands.has(piece));
    const here = movement(turn, hexes);
    for (const leg of [...legs].reverse()) {
      const known = seen.get(leg.piece) ?? { last: NaN, count: 0 };
      if (known.last !== here) seen.set(leg.piece, { last: here, count: known.count + 1 });
      const { count } = seen.get(leg.piece) ?? known;
      if (count <= SEEN) found.push({ ...leg, ago: running ? count - 1 : count, turn: number });
    }
  }
  return found.reverse();
}
