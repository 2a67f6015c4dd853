/** The meaning of events that a room has told: the wishes for another battle. */
import type { RoomEvent } from './facts.ts';

/** Returns the last wish for a rematch, of this seat and of another. */
export function wishesOf(told: readonly RoomEvent[], seat: number | null): { own: RoomEvent | undefined; other: RoomEvent | undefined } {
  const wishes = told.filter((one) => one.kind === 'rematch');
  return { own: wishes.findLast((one) => one.seat === seat), other: wishes.findLast((one) => one.seat !== seat) };
}
