/** The dice of an event, as any game rolls them. */
import type { Die } from './film.ts';
import type { Told, View } from './protocol.ts';
import { capital } from './sentences.ts';

export function plainDice(event: Told): Die[] {
  return (event.rolls ?? []).map(({ face, faces }) => ({ face, faces, did: null }));
}

/** Phases in players' words. A phase that is not listed keeps the referee's word. */
const PHASES: Record<string, string> = {
  toss: 'coin',
  flip: 'coin',
  deploy: 'deployment',
  decks: 'first cards',
  option: 'card flown',
  check: 'wingman’s check',
  next: 'next card',
  assign: 'dice assigned',
  pick: 'ship chosen',
  enter: 'entry',
  active: 'move',
  loss: 'die lost',
};
export function phaseWord(phase: string): string {
  return PHASES[phase] ?? phase;
}
/** Headings of phases that differ from the player's word for the phase. */
const STEPS: Record<string, string> = {
  toss: 'Toss',
  flip: 'Toss',
  decks: 'First cards',
  option: 'Flip',
  check: 'Check',
  next: 'Next card',
  assign: 'Assign',
  pick: 'Choose a ship',
  loss: 'Loss',
  active: 'Move',
  arc: 'Shield',
};
/** Returns a phase as the heading above its orders. */
export function stepWord(phase: string): string {
  return STEPS[phase] ?? capital(phaseWord(phase));
}
/** A rulebook's word for a turn of play. */
export type TurnName = 'Turn' | 'Round';
/** Returns the name of a decision: its turn and, if the turn has several, its phase. */
export function turnWord(turn: { turn: number; before: Pick<View, 'phase'> }, name: TurnName = 'Turn'): string {
  const { phase } = turn.before;
  return phase ? `${name} ${turn.turn}, ${phaseWord(phase)}` : `${name} ${turn.turn}`;
}
