/** The paths that pieces came along before the decision on the board. Pure: the same past gives the same trails. */
import type { GameFace } from '../games/face.ts';
import type { Trail } from './film.ts';
import type { Turn } from './protocol.ts';

/** Movements of a piece that are still seen behind it. */
const SEEN = 3;
/** Decisions that are looked back on: three rounds of the game with the most of them. */
const BACK = 150;

/** Legs of a decision, shot once. */
const kept = new WeakMap<Turn, Trail[]>();
function legsOf(turn: Turn, film: GameFace['film']): Trail[] {
  const known = kept.get(turn);
  if (known) return known;
  const shot = film(turn);
  const legs = shot.at(shot.length).trails;
  kept.set(turn, legs);
  return legs;
}

/** Decisions that belong to one movement: a whole turn, or on a table of hexes a single step. */
function movement(turn: Turn, hexes: boolean): number {
  return hexes ? turn.decision : turn.turn;
}

/** Returns the legs of the last three movements of every piece that stands after these decisions, oldest first; `running` is a decision under way, whose own legs count as one movement. */
export function trailsOf(past: readonly Turn[], { film, hexes = false }: Pick<GameFace, 'film' | 'hexes'>, running: Turn | null = null): Trail[] {
  const now = running ?? past.at(-1);
  if (!now) return [];
  const stands = new Set((running?.before ?? now.after).pieces.map((piece) => piece.name));
  /* The movement that each piece was last seen in, and how many have been found. */
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
      if (count <= SEEN) found.push({ ...leg, ago: running ? count - 1 : count });
    }
  }
  return found.reverse();
}
