/** Ships that were lost, each where it was destroyed and with the turn it was lost on. */
import type { GameFace } from '../games/face.ts';
import { lossesOf } from './blocks.ts';
import type { Actor } from './film.ts';
import type { Turn } from './protocol.ts';

const kept = new WeakMap<Turn, Actor[]>();

/** The index of the event that tells of a piece's loss. */
function toldOf(turn: Turn, name: string): number {
  return turn.told.findIndex((event) => event['piece'] === name ? event.kind === 'destroyed' : event.kind === 'removed' && Array.isArray(event['pieces']) && event['pieces'].includes(name));
}

/** Returns the wrecks that a decision left. A film that knows none is asked where the ship was when its loss was told. */
export function wrecksIn(turn: Turn, film: GameFace['film']): Actor[] {
  const known = kept.get(turn);
  if (known) return known;
  const lost = lossesOf(turn);
  const found: Actor[] = [];
  if (lost.length > 0) {
    const shot = film(turn);
    const shown = shot.at(shot.length).wrecks ?? [];
    for (const piece of lost) {
      const there = shown.find((one) => one.name === piece.name) ?? shot.at(shot.told[toldOf(turn, piece.name)] ?? 0).actors.find((one) => one.name === piece.name);
      found.push({ ...piece, ...(there ? { x: there.x, y: there.y, heading: there.heading } : {}), marked: false, fade: 1, wreck: true, lost: turn.turn });
    }
  }
  kept.set(turn, found);
  return found;
}

/** Returns every wreck of a past, but not what stands on the table again. */
export function wrecksOf(past: readonly Turn[], film: GameFace['film']): Actor[] {
  const all = new Map(past.flatMap((turn) => wrecksIn(turn, film)).map((wreck) => [wreck.name, wreck]));
  return [...all.values()];
}
