/** The list of this device's battles against people, those that await its order first. */
import type { Doors } from './doors.ts';
import type { RoomFacts } from './facts.ts';
import type { Held } from './seatbook.ts';

export interface Row { seat: number | null; changed: number; room: RoomFacts }
export interface Listed { room: string; game: string; title: string; /** The names of the others. */ against: string; word: string; /** `true` if an order of this device is awaited. */ mine: boolean; done: boolean; changed: number }
/** asked: the server answered; lost: it did not. */
export type Heard = 'asking' | 'asked' | 'lost';

/** Number of seats in one request. The server takes 100. */
const MOST = 50;

/** Asks the server about all seats, in as many requests as needed. */
export async function ask(doors: Doors, seats: readonly Held[]): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>();
  for (let from = 0; from < seats.length; from += MOST) {
    const tokens = seats.slice(from, from + MOST).map((one) => one.token);
    const found = await doors.ask<{ rooms: Row[] }>('mine', { tokens }, null, 1);
    for (const row of found.rooms) rows.set(row.room.room, row);
  }
  return rows;
}

const name = (room: RoomFacts, seat: number): string => room.seats[seat - 1]?.name || 'your friend';

/** Describes the state of one battle. */
export function stand(held: Held, row: Row | undefined, heard: Heard): Listed {
  const plain = { room: held.room, game: held.game, title: held.title, against: '', mine: false, done: false, changed: held.saved };
  if (!row) return { ...plain, word: heard === 'lost' ? 'The server does not answer' : heard === 'asked' ? 'No longer kept by the server' : 'Asking…', done: heard === 'asked' };
  const { room, seat, changed } = row;
  const others = room.seats.filter((one) => one.seat !== seat && one.taken && !one.captain).map((one) => one.name).filter(Boolean);
  const told = { ...plain, against: others.join(' and '), changed };
  if (room.over) return { ...told, word: room.over.text, done: true };
  if (room.closed) return { ...told, word: 'Closed', done: true };
  if (room.phase === 'waiting') return { ...told, word: 'Waits for your friend' };
  if (seat !== null && room.awaits.includes(seat)) return { ...told, word: 'Your order is awaited', mine: true };
  return { ...told, word: `Waits for ${room.awaits.map((one) => name(room, one)).join(' and ') || 'your friend'}` };
}

/** Sorts a list: battles that await this device, then others in progress, then finished ones; each group by the last change. */
export function sorted(all: readonly Listed[]): Listed[] {
  const rank = (one: Listed): number => (one.mine ? 0 : one.done ? 2 : 1);
  return [...all].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}
