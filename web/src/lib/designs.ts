/** Designs kept in this browser, for each game that has a shipyard. */
import type { Store } from './shelf.ts';

export interface KeptDesign { id: string; text: string }

const keyOf = (game: string): string => `firing-arc:designs:${game}`;

export function designs(store: Store | null, game: string): KeptDesign[] {
  try {
    const found: unknown = JSON.parse(store?.getItem(keyOf(game)) ?? '[]');
    return Array.isArray(found) ? found.filter((one): one is KeptDesign => typeof one?.id === 'string' && typeof one?.text === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps the designs. Returns `false` if the browser does not allow it. */
export function keep(store: Store | null, game: string, all: KeptDesign[]): boolean {
  try {
    store?.setItem(keyOf(game), JSON.stringify(all));
    return store !== null;
  } catch {
    return false;
  }
}
