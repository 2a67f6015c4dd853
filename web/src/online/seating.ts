/** The players of the seats of a battle that is being made. */
import type { Captain } from '../lib/protocol.ts';

/** One seat, in the form that the server takes (docs/rooms.md). */
export type Wanted = 'me' | 'open' | { captain: string };

/** Lists the seats of a battle: the maker's own, counted from 0, and for each other a captain or an open seat. */
export function seated(seats: number, own: number, captains: readonly (string | undefined)[]): Wanted[] {
  const mine = ownSeat(seats, own);
  return Array.from({ length: seats }, (_, at) => {
    const captain = captains[at];
    return at === mine ? 'me' : captain ? { captain } : 'open';
  });
}

/** Returns the maker's seat, from 0, limited to the seats of the present scenario. */
export function ownSeat(seats: number, own: number): number {
  return Math.max(0, Math.min(own, seats - 1));
}

/** Returns the captain that writes for a player whose time is up: `admiral`, or the game's last captain. */
export function standIn(captains: readonly Captain[]): string {
  return (captains.find((one) => one.id === 'admiral') ?? captains.at(-1))?.id ?? '';
}
