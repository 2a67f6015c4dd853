/** Sends lines of chat, and says in words why one was not sent. */
import { reason } from '../lib/referee.ts';
import type { RoomCarrier } from './carrier.ts';
import { againOf, Unheard } from './doors.ts';
import { lasting } from './facts.ts';

/** A line that was not sent: the reason in words, and the milliseconds until another try, or null. */
export interface Unsaid { why: string; again: number | null }

/** Sends a line. Returns null if it was sent. It is not sent again by itself: what is said late may be out of place. */
export async function say(carrier: RoomCarrier, text: string): Promise<Unsaid | null> {
  try {
    await carrier.write('chat', { text }, 1);
    return null;
  } catch (failure) {
    const again = againOf(failure);
    if (again !== null) return { why: `Messages come too quickly. Try again in ${lasting(Math.ceil(again / 1000))}.`, again };
    return { why: failure instanceof Unheard ? 'No connection: this message was not sent. Try again when you are back.' : `This message was not sent: ${reason(failure)}`, again };
  }
}
