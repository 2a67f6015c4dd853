/** Battles without an end: turns in which nothing was damaged and no side grew stronger or weaker. */
import type { Told, Turn } from './protocol.ts';

/** The whole turns without an effect after which a draw is offered. */
export const QUIET = 10;

/** Kinds of events of all games that damage something, or change the strength of a side. A shot that misses is none. */
const EFFECTS = new Set([
  'asteroids', 'collides', 'crippled', 'critical', 'damage', 'damaged', 'deploys', 'destroyed', 'enters', 'entered', 'expired', 'explodes', 'group-lost', 'hit', 'hull', 'knocked', 'landed',
  'launch', 'launch-lost', 'launched', 'leaves', 'left', 'met', 'missile-damaged', 'missile-gone', 'missile-hits', 'missile-launched', 'out', 'rammed', 'rams', 'recalled', 'recovered',
  'removed', 'retreated', 'shield', 'shields', 'withdraws',
]);

/** Returns `true` for an event that damages something or changes the strength of a side. */
export function hasEffect(event: Told): boolean {
  /* One game also loses control of elements by this name. */
  if (event.kind === 'lost') return 'piece' in event;
  /* A system that passes its check works as before. */
  if (event.kind === 'threshold') return event['lost'] === true;
  return EFFECTS.has(event.kind);
}

/** Returns the number of whole turns since the last effect, before the turn that is written now. */
export function quietTurns(turns: readonly Turn[], now: number): number {
  const last = turns.findLast(({ told }) => told.some(hasEffect))?.turn ?? 0;
  return Math.max(0, now - 1 - last);
}
