/** The dice of an event with the effect of each, as the referee tells it. */
import type { Die } from '../../lib/film.ts';
import type { Told } from './generated.ts';

/** Returns the effects of an event's dice, one by one; null if the event does not tell them. */
function deeds(event: Told): Die['did'][] {
  if (event.kind === 'threshold') return [event['lost'] === true ? 'bad' : 'good'];
  const each = event['each'];
  if (Array.isArray(each)) return each.map((points) => (Number(points) > 0 ? 'good' : null));
  if (event.kind === 'torpedo') return Number(event['face']) >= Number(event['needs']) ? ['good', 'good'] : [null];
  return [];
}

function twice({ each }: Told, at: number): boolean {
  return Array.isArray(each) && Number(each[at]) > 1;
}

export function diceOf(event: Told): Die[] {
  const did = deeds(event);
  return (event.rolls ?? []).map((roll, at) => {
    const die: Die = { face: roll.face, faces: roll.faces, did: did[at] ?? null, ...(twice(event, at) ? { twice: true } : {}) };
    const needs = event['needs'] === undefined || at > 0 ? {} : { needs: Number(event['needs']) };
    return event.kind === 'threshold' ? { ...die, ...needs, of: String(event['system']) } : { ...die, ...needs };
  });
}

/** Returns a loss of points as the board shows it. */
export function minus(points: number): string {
  return points > 0 ? `−${points}` : '0';
}

/** Returns a range in inches to a tenth, from thousandths. */
export function inches(thousandths: number): string {
  return `${Math.round(thousandths / 100) / 10} in`;
}
