/** A battle in a room, in the form in which the table reads battles. */
import { seatNames } from '../lib/seats.ts';
import type { Kept, Player } from '../lib/shelf.ts';
import type { RoomFacts, RoomStatus } from './facts.ts';

/** Returns the kept form of a battle in a room. The table reads it; it is never stored. */
export function keptOf(facts: RoomFacts, seat: number | null): Kept {
  const players: Player[] = facts.seats.map((one) => (one.seat === seat ? { kind: 'person' } : { kind: 'captain', captain: one.captain ?? '' }));
  return { version: 1, id: `room-${facts.room}`, game: facts.game, title: facts.title, players, names: [], record: '', turns: facts.decisions, over: null, drafts: {}, seed: '1', guide: false, saved: 0 };
}

/** Returns the names of the seats: the side, with the player's name. */
export function roomNames(facts: RoomFacts, status: RoomStatus): string[] {
  const sides = seatNames({ ...status, names: [] });
  return facts.seats.map((seat, at) => {
    const side = sides[at] ?? '';
    return seat.name ? `${side} (${seat.name})` : seat.captain ? `${side} (opponent)` : side;
  });
}
