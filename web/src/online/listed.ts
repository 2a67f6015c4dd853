/** The list of this device's battles against people, those that await its order first. */
import type { Doors } from './doors.ts';
import type { RoomFacts } from './facts.ts';
import type { Held } from './seatbook.ts';

/** due: the clocks that run, by seat, as times of the server. */
export interface Row { seat: number | null; changed: number; due?: [number, number][]; room: RoomFacts }
export interface Listed { room: string; /** Things that wait for an answer, and the time left. */ news: string[]; /** The time at which the clock of the awaited seat is up, on this device's clock. */ until: number | null; game: string; title: string; /** The names of the others. */ against: string; word: string; /** `true` if an order of this device is awaited. */ mine: boolean; done: boolean; changed: number }
/** asked: the server answered; lost: it did not. */
export type Heard = 'asking' | 'asked' | 'lost';

/** Number of seats in one request. The server takes 100. */
const MOST = 50;

/** Asks the server about all seats, in as many requests as needed. */
export async function ask(doors: Doors, seats: readonly Held[]): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>();
  const own = (now: number | undefined, { due = [], ...row }: Row): Row => ({ ...row, due: due.map(([seat, at]) => [seat, at + Date.now() - (now ?? Date.now())]) });
  for (let from = 0; from < seats.length; from += MOST) {
    const tokens = seats.slice(from, from + MOST).map((one) => one.token);
    const found = await doors.ask<{ now?: number; rooms: Row[] }>('mine', { tokens }, null, 1);
    for (const row of found.rooms) rows.set(row.room.room, own(found.now, row));
  }
  return rows;
}

const name = (room: RoomFacts, seat: number): string => room.seats[seat - 1]?.name || 'your friend';

/** Lists what waits for this seat's answer besides an order: a draw that is offered, a battle that can be claimed, and the grace that runs. */
function waiting({ room, seat }: Row): string[] {
  if (seat === null) return [];
  const side = (at: number): number | null => room.seats[at - 1]?.side ?? null;
  const { agreed = [] } = room;
  const offers = agreed.filter((one) => one !== seat);
  const out = room.seats.filter((one) => one.absent && room.awaits.includes(one.seat) && side(one.seat) !== side(seat));
  return [
    ...(offers.length > 0 && !agreed.includes(seat) ? [`${offers.map((one) => name(room, one)).join(' and ')} offers a draw`] : []),
    ...(agreed.includes(seat) ? ['You offer a draw'] : []),
    ...(room.clock?.then === 'claim' && out.length > 0 ? ['You may claim the battle'] : []),
    ...(room.seats[seat - 1]?.absent ? ['Your time is up'] : []),
  ];
}

/** Describes the state of one battle. */
export function stand(held: Held, row: Row | undefined, heard: Heard): Listed {
  const plain = { room: held.room, news: [], until: null, game: held.game, title: held.title, against: '', mine: false, done: false, changed: held.saved };
  if (!row) return { ...plain, word: heard === 'lost' ? 'The server does not answer' : heard === 'asked' ? 'No longer kept by the server' : 'Asking…', done: heard === 'asked' };
  const { room, seat, changed, due = [] } = row;
  const others = room.seats.filter((one) => one.seat !== seat && one.taken && !one.captain).map((one) => one.name).filter(Boolean);
  const told = { ...plain, against: others.join(' and '), changed };
  if (room.over) return { ...told, word: room.over.text, done: true };
  if (room.closed) return { ...told, word: room.closed === 'ended' ? 'Over' : 'Closed', done: true };
  if (room.phase === 'waiting') return { ...told, word: 'Waits for your friend' };
  const mine = seat !== null && room.awaits.includes(seat);
  const until = mine ? due.filter(([one]) => one === seat) : due;
  const going = { ...told, news: waiting(row), until: until.length > 0 ? Math.min(...until.map(([, at]) => at)) : null };
  if (mine) return { ...going, word: room.mode ? 'You are awaited' : 'Your order is awaited', mine };
  return { ...going, word: `Waits for ${room.awaits.map((one) => name(room, one)).join(' and ') || 'your friend'}` };
}

/** Sorts a list: battles that await this device, then others in progress, then finished ones; each group by the last change. */
export function sorted(all: readonly Listed[]): Listed[] {
  const rank = (one: Listed): number => (one.mine ? 0 : one.done ? 2 : 1);
  return [...all].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}
