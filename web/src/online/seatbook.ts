/** The seats that this device holds in rooms: one entry a room, so that two tabs never overwrite each other's. */
import type { RoomFacts } from './facts.ts';
import { browserStore, keys, ROOMS, type Saved, type Store } from '../lib/shelf.ts';

export interface Held {
  room: string;
  token: string;
  game: string;
  title: string;
  /** Invitations still to be sent, if this device made the room. */
  invitations?: { seat: number; token: string }[];
  watch?: string | null;
  /** The mode that the invitation's page told before the join. A device that took the seat by its link does not know it. */
  mode?: RoomFacts['mode'];
  /** The number of the last message of the chat that was shown here. */
  heard?: number;
  /** `true` if the draw of a quiet battle was offered to this seat: it is offered once. */
  settled?: boolean;
  /** The time at which it was kept, in milliseconds since 1970. */
  saved: number;
}

/** Storage key of the player's last name. */
const NAME = 'firing-arc:name';
/** Entries of a page whose browser keeps nothing. */
const unkept = new Map<string, Held>();

/** Warning for a seat that only this page keeps. */
export const UNKEPT = 'This browser keeps nothing for this page. Keep your seat link: without it you cannot come back to this battle.';

/** Keeps a seat. If the browser keeps nothing, the seat lasts until the page is closed. */
export function hold(held: Held, store: Store | null = browserStore()): Saved {
  unkept.set(held.room, held);
  try {
    if (!store) throw new Error();
    store.setItem(ROOMS + held.room, JSON.stringify(held));
    return { ok: true };
  } catch {
    return { ok: false, why: UNKEPT };
  }
}

/** Returns `true` if the seat outlives this page. */
export function isKept(room: string, store: Store | null = browserStore()): boolean {
  return read(room, store) !== null;
}

export function held(room: string, store: Store | null = browserStore()): Held | null {
  return read(room, store) ?? unkept.get(room) ?? null;
}

/** Returns all seats held, the newest first. */
export function allHeld(store: Store | null = browserStore()): Held[] {
  return keys(store, ROOMS).flatMap((key) => read(key.slice(ROOMS.length), store) ?? []).sort((a, b) => b.saved - a.saved);
}

/** Returns the number of the last message of a room's chat that this device showed; 0 if it showed none. */
export function heardOf(room: string): number {
  return held(room)?.heard ?? 0;
}
/** Keeps that number with the seat. A device without a seat forgets it with the page. */
export function keepHeard(room: string, heard: number): void {
  const seat = held(room);
  if (seat) hold({ ...seat, heard });
}

/** Returns `true` if the draw of a quiet battle was offered to the seat before. */
export function isSettled(room: string): boolean {
  return held(room)?.settled === true;
}
/** Keeps with the seat that it was. */
export function keepSettled(room: string): void {
  const seat = held(room);
  if (seat) hold({ ...seat, settled: true });
}

export function leave(room: string, store: Store | null = browserStore()): void {
  unkept.delete(room);
  try {
    store?.removeItem(ROOMS + room);
  } catch {
    /* Nothing was stored. */
  }
}

function read(room: string, store: Store | null): Held | null {
  try {
    const found = JSON.parse(store?.getItem(ROOMS + room) ?? 'null') as Partial<Held> | null;
    if (!found || typeof found.token !== 'string') return null;
    return { game: '', title: 'A battle', saved: 0, ...found, room, token: found.token };
  } catch {
    return null;
  }
}

export function lastName(store: Store | null = browserStore()): string {
  try {
    return store?.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

export function keepName(name: string, store: Store | null = browserStore()): void {
  try {
    store?.setItem(NAME, name);
  } catch {
    /* The player is then asked for the name again. */
  }
}
