/** Battles kept in this browser: record, unsealed drafts and seats. Unreadable battles are never deleted unasked. */

export type Player = { kind: 'person' } | { kind: 'captain'; captain: string };

export interface Kept {
  version: 1;
  id: string;
  game: string;
  title: string;
  players: Player[];
  names: string[];
  record: string;
  turns: number;
  /** The number of decisions with which the battle began: those before the first in which a person chose an order. A branch of another battle has none: it was wished for, and stays. */
  begun?: number;
  /** The turn that is played. A turn may take several decisions. */
  turn?: number;
  over: string | null;
  /** Plots not yet revealed, by seat: the order, `true` in `sealed` if it was sealed, and in `own` if the player wrote something. */
  drafts: Record<string, { order: string; sealed: boolean; own?: boolean }>;
  /** The seed of the captains. Each decision and seat derives its own from it. */
  seed: string;
  guide: boolean;
  /** The record before the battle was conceded or agreed drawn, from which it can be resumed. */
  unended?: string;
  /** `true` once a draw was offered because nothing happened for long: it is offered only once. */
  settled?: boolean;
  saved: number;
}

export interface Damaged { id: string; text: string; why: string }
export type Saved = { ok: true } | { ok: false; why: string };

const PREFIX = 'firing-arc:battle:';
/** Prefix of the key under which a seat in a room is kept. */
export const ROOMS = 'firing-arc:room:';
/** Prefix of the key under which a battle by letters is kept. */
export const LETTERS = 'firing-arc:letters:';

/** Returns the storage key of a battle. */
export function keyOf(id: string): string {
  return PREFIX + id;
}

/** The part of the browser's storage that the shelf needs. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Returns the browser's storage, or null if it is switched off. */
export function browserStore(): Store | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export function save(store: Store | null, kept: Kept): Saved {
  if (!store) return { ok: false, why: 'This browser keeps nothing for this page. Download the record to keep the battle.' };
  try {
    store.setItem(PREFIX + kept.id, JSON.stringify(kept));
    return { ok: true };
  } catch {
    return { ok: false, why: 'The browser’s storage is full or closed. Download the record to keep the battle, or delete old battles on the first page.' };
  }
}

/** Returns one battle: null if there is none, `Damaged` if it cannot be read. */
export function load(store: Store | null, id: string): Kept | Damaged | null {
  const text = read(store, PREFIX + id);
  if (text === null) return null;
  return parse(id, text);
}

export function forget(store: Store | null, id: string): void {
  try {
    store?.removeItem(PREFIX + id);
  } catch {
    /* A store that cannot be written has nothing to delete. */
  }
}

/** Lists all battles, newest first, and those that cannot be read. */
export function list(store: Store | null): { kept: Kept[]; damaged: Damaged[] } {
  const kept: Kept[] = [];
  const damaged: Damaged[] = [];
  for (const key of keys(store, PREFIX)) {
    const text = read(store, key);
    if (text === null) continue;
    const found = parse(key.slice(PREFIX.length), text);
    if (isDamaged(found)) damaged.push(found);
    else kept.push(found);
  }
  kept.sort((a, b) => b.saved - a.saved);
  return { kept, damaged };
}

export function isDamaged(found: Kept | Damaged): found is Damaged {
  return 'why' in found;
}

/** Returns the turn of a kept battle: as it was saved, else the last in its record. */
export function turnOf({ turn, record }: Pick<Kept, 'turn' | 'record'>): number {
  return turn ?? Number([...record.matchAll(/^turn (\d+)$/gm)].at(-1)?.[1] ?? 1);
}

/** Milliseconds after which an unplayed start is deleted. Until then a window may still show it. */
const STALE = 3_600_000;

/** Returns `true` for a battle in which nothing was decided since it began, nothing is sealed, and nobody wrote an order. */
export function unplayed({ turns, begun, over, drafts }: Kept): boolean {
  return begun !== undefined && turns <= begun && over === null && !Object.values(drafts).some(({ sealed, own }) => sealed || own);
}

/** Lists the battles that were played, newest first, and those that cannot be read. Deletes starts that nobody played within the last hour. */
export function played(store: Store | null, now: number): ReturnType<typeof list> {
  const { kept, damaged } = list(store);
  for (const one of kept) if (unplayed(one) && now - one.saved > STALE) forget(store, one.id);
  return { kept: kept.filter((one) => !unplayed(one)), damaged };
}

/** Returns the storage keys with a prefix. */
export function keys(store: Store | null, prefix: string): string[] {
  const found: string[] = [];
  try {
    for (let at = 0; store && at < store.length; at++) {
      const key = store.key(at);
      if (key?.startsWith(prefix)) found.push(key);
    }
  } catch {
    return found;
  }
  return found;
}

function read(store: Store | null, key: string): string | null {
  try {
    return store?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function parse(id: string, text: string): Kept | Damaged {
  try {
    const found = JSON.parse(text) as Partial<Kept>;
    const whole =
      found.version === 1 &&
      typeof found.record === 'string' &&
      Array.isArray(found.players) &&
      Array.isArray(found.names) &&
      typeof found.drafts === 'object';
    if (whole) return { ...(found as Kept), id };
    return { id, text, why: 'It was kept by another version or is incomplete.' };
  } catch {
    return { id, text, why: 'Its text is damaged.' };
  }
}
