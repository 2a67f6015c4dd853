/** The meaning of events that a room has told: how a battle ended, and the wishes for another. */
import type { RoomEvent } from './facts.ts';

/** Returns the end of a battle in words. The record has a claimed battle as a concession; the room's events know better. */
export function endWord(text: string, told: readonly RoomEvent[]): string {
  if (!told.some((one) => one.kind === 'conceded' && one.claimed)) return text;
  return text.replace(/^(.+) wins: (.+) concedes$/, '$1 wins: $2 ran out of time');
}

/** Returns the last wish for a rematch, of this seat and of another. */
export function wishesOf(told: readonly RoomEvent[], seat: number | null): { own: RoomEvent | undefined; other: RoomEvent | undefined } {
  const wishes = told.filter((one) => one.kind === 'rematch');
  return { own: wishes.findLast((one) => one.seat === seat), other: wishes.findLast((one) => one.seat !== seat) };
}
