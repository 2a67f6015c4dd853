/** The end of a battle in words: by the rules, by agreement, conceded, or claimed after a time limit. */
import type { Status } from './protocol.ts';

/** Returns the turn that a finished battle ended in. Whoever concedes or agrees to a draw ends the turn that was being written. */
export function lastTurn(status: Pick<Status, 'turn' | 'over'> | null, told: number | undefined): number {
  const written = status?.over && !status.over.clause;
  return (written ? status.turn : told) ?? status?.turn ?? 1;
}

/** Returns the end of a battle that was claimed. The record has it as a concession. */
export function claimWord(text: string): string {
  return text.replace(/^(.+) wins: (.+) concedes$/, '$1 wins: the time of $2 ran out, and $1 claimed the battle');
}
