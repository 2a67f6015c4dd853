/** Battles of the gallery, for tests too. */
export const BATTLES: Record<string, any>;
export function engine(folder: string, game: string): Promise<(call: string, fields?: Record<string, unknown>) => any>;
export function kept(folder: string, name: string, decisions: number): Promise<any>;
