/** Failures between this page and a room, in plain words. */
import { reason, Refused } from '../lib/referee.ts';
import { whyOf } from './doors.ts';

const WORDS: Record<string, string> = {
  room: 'There is no such battle. It may have been closed, or the link was cut off: ask for it again.',
  token: 'This link opens no seat: an invitation works once, and this one was used, or the link changed on its way. If you used it yourself, open the battle on that device; “Your seat on another device” there brings it here.',
  taken: 'This seat is taken. If it is yours, open your own seat link: the device where you play shows it under “Your seat on another device”.',
  waiting: 'The battle has not begun: a seat is still free.',
  over: 'This battle is over.',
  store: 'The server cannot keep anything just now. Try again in a minute; nothing is lost.',
};

/** Returns one sentence that says what is wrong and what to do. */
export function plainly(failure: unknown): string {
  const why = whyOf(failure);
  return (why && WORDS[why]) || reason(failure);
}

/** Returns the reason why a player's name was refused, in the room's own sentence; null if something else failed. */
export function nameFlaw(failure: unknown): string | null {
  return failure instanceof Refused && failure.where === 'name' ? failure.failure.what : null;
}
