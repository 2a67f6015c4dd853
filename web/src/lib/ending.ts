/** The end of a battle: by the rules, or by its players. */
import type { Over, Status } from './protocol.ts';

/** Returns the turn that a finished battle ended in. Whoever concedes or agrees to a draw ends the turn that was being written. */
export function lastTurn(status: Pick<Status, 'turn' | 'over'> | null, told: number | undefined): number {
  const written = status?.over && !status.over.clause;
  return (written ? status.turn : told) ?? status?.turn ?? 1;
}

/** Returns the end in a word or two: conceded, forfeited, agreed a draw, or by the rules. */
export function endWord({ clause, winner, forfeit }: Pick<Over, 'clause' | 'winner' | 'forfeit'>): string {
  return clause ? 'End' : winner === null ? 'Agreed draw' : forfeit ? 'Forfeited' : 'Conceded';
}
