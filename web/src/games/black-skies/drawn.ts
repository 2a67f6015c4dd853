/** A written order of Black Skies as a picture: a maneuver, the plain flight of a next card, a deployment, or fire. */
import type { Drawn, DrawnMove } from '../face.ts';
import type { Preview, View, Way } from './generated.ts';

export function drawn({ part, ways }: Preview, view: View): Drawn {
  if (part.kind === 'fire') return { moves: [], aims: [{ from: part.piece, to: part.target }] };
  if (part.kind === 'deploy') return { moves: deployed(view, part.element, [part.lead, part.wing]), aims: [] };
  /* A card laid for later is flown in one of several ways; the first is the card's own. */
  const flown = part.kind === 'deck' ? part.entries.flatMap((entry) => entry.ways?.slice(0, 1) ?? []) : ways.slice(0, 1);
  return { moves: flown.flatMap(paths), aims: [] };
}

function paths(way: Way): DrawnMove[] {
  return way.paths.map(({ piece, path }) => ({ piece, path, heading: way.heading }));
}
function deployed(view: View, element: string, places: [number, number][]): DrawnMove[] {
  const pair = view.pieces.filter((one) => one.element === element);
  return pair.flatMap(({ name }, at): DrawnMove[] => (places[at] ? [{ piece: name, path: [places[at]] }] : []));
}
