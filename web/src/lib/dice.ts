/** The dice of an event, as any game rolls them. */
import type { Die } from './film.ts';
import type { Told, View } from './protocol.ts';

export function plainDice(event: Told): Die[] {
  return (event.rolls ?? []).map(({ face, faces }) => ({ face, faces, did: null }));
}

/** Phases as a player would call them; one that is not here is called what the referee calls it. */
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
/** Phases as they stand above what is asked in them, where that is not their word. */
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
/** A phase that is being written, as a heading. */
export function stepWord(phase: string): string {
  return STEPS[phase] ?? phaseWord(phase).replace(/^./, (letter) => letter.toUpperCase());
}
/** What a rulebook calls a turn of play. */
export type TurnName = 'Turn' | 'Round';
/** What a decision is called: its turn and, where a turn has several, its phase. */
export function turnWord(turn: { turn: number; before: Pick<View, 'phase'> }, name: TurnName = 'Turn'): string {
  const { phase } = turn.before;
  return phase ? `${name} ${turn.turn}, ${phaseWord(phase)}` : `${name} ${turn.turn}`;
}
