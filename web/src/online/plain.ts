/** Faults between this page and a room, in plain words. */
import { reason } from '../lib/referee.ts';
import { whyOf } from './doors.ts';

const WORDS: Record<string, string> = {
  room: 'There is no such battle. It may have been closed, or the link was cut off: ask for it again.',
  token: 'This link no longer opens a seat: it was used already, or changed on its way. Ask your friend for a new one.',
  taken: 'This seat is taken. If it is yours, open your own seat link.',
  waiting: 'The battle has not begun: a seat is still free.',
  over: 'This battle is over.',
  store: 'The server cannot keep anything just now. Try again in a minute; nothing is lost.',
};

/** One sentence that says what is wrong and what to do. */
export function plainly(failure: unknown): string {
  const why = whyOf(failure);
  return (why && WORDS[why]) || reason(failure);
}
