/** The places of a battle that the board keeps in sight, and the margin around them. */
import type { Plot } from '../games/face.ts';
import { placesOf, scenesOf, stands } from './film.ts';
import { still } from './habits.svelte.ts';
import type { Piece, Point } from './protocol.ts';
import type { Session } from './session.svelte.ts';

/** The largest number of ships that counts as few. They are drawn large and need more room. */
const FEW = 2;
/** The largest number of ships with large hulls, and the margin that the ends of their ghosts need. */
const LARGE = { ships: 4, margin: 64 };
/** The margin around more ships. */
const WIDE = 92;
/** The margin on a table that is taller than wide. */
const TALL = 34;
/** The margin around a firer and its target: they take the middle half of the board. */
const DUEL = 150;

const standing = ({ view }: Session): Piece[] => (view?.pieces ?? []).filter(stands);

/** Returns the margin around the places in sight, in pixels. */
export function marginAround(session: Session, plotting: Plot | null, narrow: boolean): number {
  const ships = standing(session).filter((piece) => piece.kind !== 'missile').length;
  const { hexes } = session.face;
  if (narrow) return ships <= FEW && !hexes ? 32 : 10;
  if (session.projector.playing) return session.projector.beat?.banner && !hexes ? DUEL : 64;
  if (hexes) return 8;
  if (ships <= FEW) return 62;
  /* A table taller than wide fills the window's width. */
  if (session.view && session.view.table.height > session.view.table.width) return TALL;
  return plotting?.focus?.length ? 34 : ships <= LARGE.ships ? LARGE.margin : WIDE;
}

/** Returns the places of the shown turn, otherwise the pieces and their planned places. */
export function placesInSight(session: Session, plotting: Plot | null): Point[] {
  const { projector, face, stage } = session;
  /** The beat that runs, or the first beat before a film starts. */
  const beat = projector.beat ?? (projector.now === 0 ? projector.film?.beats?.[0] : null);
  if (beat && projector.playing && beat.places.length > 0 && !still()) return beat.places;
  const told = session.looking !== null ? session.turns[session.looking - 1] : stage === 'reveal' || stage === 'over' || stage === 'shown' ? session.turns.at(-1) : null;
  if (told) return face.hexes ? scenesOf(told) : placesOf(told);
  const stand = standing(session).map((piece): Point => [piece.x, piece.y]);
  /* A piece alone on the table is seen with the whole table. */
  if (stand.length < 2 && !plotting?.focus?.length) return [];
  const ends = [...(plotting?.ghosts ?? []), ...(plotting?.shades ?? [])];
  return [...(plotting?.focus?.length ? plotting.focus : stand), ...(plotting?.places ?? []), ...ends.map((ghost): Point => [ghost.x, ghost.y])];
}
