/** Battles of the gallery, for tests too. */
import type { Kept } from '../src/lib/shelf.ts';
export const BATTLES: Record<string, any>;
export function engine(folder: string, game: string): Promise<(call: string, fields?: Record<string, unknown>) => any>;
export function kept(folder: string, name: string, decisions: number, mode?: 'captain' | 'seats' | 'watch'): Promise<Kept>;
