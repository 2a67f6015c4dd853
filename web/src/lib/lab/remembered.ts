/** Handicaps measured on this device, the newest last. What cannot be read counts as none. */
import type { Options } from '../protocol.ts';
import type { Store } from '../shelf.ts';

const KEY = 'firing-arc:handicaps';
const MOST = 60;

/** The result of a measurement. The start itself is made anew from its steps. */
export interface Kept { steps: number; share: number; low: number; high: number; battles: number; /** The captain that fought in place of one that thinks too long. */ instead?: string }
/** The question: the scenario with its options, the two levels, and the side that starts weaker. Digest and version tell when it has changed. */
export interface Asked { game: string; version: number; scenario: string; text: string; options: Options; weak: string; strong: string; side: number }

function named({ game, version, scenario, text, options, weak, strong, side }: Asked): string {
  const chosen = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([game, version, scenario, text, chosen, weak, strong, side]);
}

function all(store: Store | null): [string, Kept][] {
  try {
    const found: unknown = JSON.parse(store?.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as [string, Kept][]).filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(entry: unknown): boolean {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string' || typeof entry[1] !== 'object' || entry[1] === null) return false;
  const kept = entry[1] as Partial<Record<keyof Kept, unknown>>;
  if (kept.instead !== undefined && typeof kept.instead !== 'string') return false;
  return (['steps', 'share', 'low', 'high', 'battles'] as const).every((key) => typeof kept[key] === 'number' && kept[key] >= 0);
}

/** Returns the handicap that was measured on this device for a question, or null. */
export function remembered(store: Store | null, asked: Asked): Kept | null {
  const name = named(asked);
  return all(store).find(([of]) => of === name)?.[1] ?? null;
}

/** Remembers a handicap in place of an earlier one for the same question. Where nothing can be kept, it is measured again the next time. */
export function remember(store: Store | null, asked: Asked, { steps, share, low, high, battles, instead }: Kept): void {
  const name = named(asked);
  const others = all(store).filter(([of]) => of !== name);
  try {
    store?.setItem(KEY, JSON.stringify([...others, [name, { steps, share, low, high, battles, ...(instead ? { instead } : {}) }]].slice(-MOST)));
  } catch {
    /* The storage is full or closed. */
  }
}
