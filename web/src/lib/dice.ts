/** The dice of an event, as any game rolls them. */
import type { Die } from './film.ts';
import type { Told, Turn } from './protocol.ts';

export function plainDice(event: Told): Die[] {
  return (event.rolls ?? []).map(({ face, faces }) => ({ face, faces, did: null }));
}

/** What a decision is called: its turn and, where a turn has several, its phase. */
export function turnWord(turn: Pick<Turn, 'turn' | 'before'>): string {
  const { phase } = turn.before;
  return phase ? `Turn ${turn.turn} · ${phase}` : `Turn ${turn.turn}`;
}
