/** The dice of an event of Talon with the effect of each, as the referee tells it. */
import type { Die } from '../../lib/film.ts';
import type { Told } from './generated.ts';

export function diceOf(event: Told): Die[] {
  const rolls = event.rolls ?? [];
  const did = (): Die['did'] => {
    if (event.kind === 'shot') return Number(event['damage']) > 0 ? 'good' : null;
    if (event.kind === 'repair') return event['works'] === true ? 'good' : null;
    if (event.kind === 'critical') return event['effect'] === 'nothing' ? null : 'bad';
    return null;
  };
  return rolls.map(({ face, faces }) => ({ face, faces, did: did() }));
}
