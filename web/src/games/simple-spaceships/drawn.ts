/** A written order of Simple Spaceships as a picture: a flight, a turn, an entry, or the target of an attack. */
import type { Drawn, DrawnMove } from '../face.ts';
import { stands } from '../../lib/film.ts';
import type { Preview, View } from './generated.ts';

export function drawn({ pieces, target }: Preview, view: View): Drawn {
  const moves = pieces.flatMap(({ name, to, heading }): DrawnMove[] => {
    const ship = view.pieces.find((one) => one.name === name);
    const from: [number, number][] = ship && stands(ship) && to && (ship.x !== to[0] || ship.y !== to[1]) ? [[ship.x, ship.y]] : [];
    return to ? [{ piece: name, path: [...from, to], heading }] : [];
  });
  return { moves, aims: target && view.active ? [{ from: view.active, to: target }] : [] };
}
