/** House rules: a scenario with options under a name, kept on this device and offered again. */
import type { Options } from '../lib/protocol.ts';
import { browserStore, type Store } from '../lib/shelf.ts';

export interface House { name: string; game: string; scenario: string; options: Options }

const KEY = 'firing-arc:house-rules';
const MOST = 40;
export const LONGEST = 40;

export function houses(store: Store | null = browserStore()): House[] {
  try {
    const found: unknown = JSON.parse(store?.getItem(KEY) ?? '[]');
    const whole = (one: Partial<House> | null): one is House => typeof one?.name === 'string' && typeof one.game === 'string' && typeof one.scenario === 'string' && typeof one.options === 'object' && one.options !== null;
    return Array.isArray(found) ? found.filter(whole) : [];
  } catch {
    return [];
  }
}

/** Keeps rules under their name and replaces older ones with that name. Returns `false` if the browser does not allow it. */
export function keepHouse(house: House, store: Store | null = browserStore()): boolean {
  return write([house, ...houses(store).filter((one) => one.name !== house.name)].slice(0, MOST), store);
}

export function dropHouse(name: string, store: Store | null = browserStore()): boolean {
  return write(houses(store).filter((one) => one.name !== name), store);
}

function write(all: House[], store: Store | null): boolean {
  try {
    store?.setItem(KEY, JSON.stringify(all));
    return store !== null;
  } catch {
    return false;
  }
}
