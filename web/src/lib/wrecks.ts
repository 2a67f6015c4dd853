/** Wrecks of lost ships, each with the turn of its loss. A wreck drifts in the next turn at its last velocity, then stays. */
import type { BattleFace } from '../games/face.ts';
import { lossesOf } from './blocks.ts';
import type { Actor } from './film.ts';
import type { Turn } from './protocol.ts';

const kept = new WeakMap<Turn, Actor[]>();

/** Returns the index of the event that tells of a piece's loss. */
function toldOf(turn: Turn, name: string): number {
  return turn.told.findIndex((event) => event['piece'] === name ? event.kind === 'destroyed' : event.kind === 'removed' && Array.isArray(event['pieces']) && event['pieces'].includes(name));
}

/** Returns the wrecks that a decision left. If the film shows no wreck, it lies where the ship was when its loss was told. */
export function wrecksIn(turn: Turn, film: BattleFace['film']): Actor[] {
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

/** Returns a wreck after a share, 0 to 1, of the distance that its last velocity gives for a turn. Without a velocity it does not move. */
export function drifted<A extends Actor>(wreck: A, share: number): A {
  const { velocity, heading, x, y } = wreck as A & { velocity?: unknown };
  if (typeof velocity !== 'number' || velocity === 0 || share <= 0) return wreck;
  const [way, far] = [(heading * Math.PI) / 180, velocity * 1000 * Math.min(1, share)];
  return { ...wreck, x: Math.round(x + Math.sin(way) * far), y: Math.round(y + Math.cos(way) * far) };
}

/** Returns every wreck of a past in its present place. A ship lost in the last turn has not drifted yet. */
export function wrecksOf(past: readonly Turn[], film: BattleFace['film']): Actor[] {
  const last = past.at(-1)?.turn ?? 0;
  const all = new Map(past.flatMap((turn) => wrecksIn(turn, film)).map((wreck) => [wreck.name, drifted(wreck, (wreck.lost ?? last) < last ? 1 : 0)]));
  return [...all.values()];
}

/**
 * Returns the wrecks during a decision of a turn, of whose movement `share` is done.
 * Wrecks from the turn `seen` drift now; older ones have drifted already.
 */
export function adrift(wrecks: readonly Actor[], seen: number, turn: number, share: number): Actor[] {
  return wrecks.map((wreck) => (wreck.lost === seen && turn > seen ? drifted(wreck, share) : wreck));
}
