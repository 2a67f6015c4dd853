/** The dice of an event with the effect of each, as the referee tells it. */
import type { Die } from '../../lib/film.ts';
import type { Told } from './generated.ts';

function faces(event: Told): number[] {
  return Array.isArray(event['faces']) ? event['faces'].map(Number) : [];
}

/** Returns the dice of a check, a volley or its damage; a hit is a good die, a point that armour stops is not. */
export function diceOf(event: Told): Die[] {
  const rolls = event.rolls ?? [];
  if (event.kind === 'checks') {
    const needs = Number(event['difficulty']) - Number(event['skill']);
    return rolls.map(({ face, faces }) => ({ face, faces, did: event['passed'] === true ? 'good' : 'bad', needs }));
  }
  if (event.kind === 'rolls') {
    const needs = Number(event['needs']);
    return faces(event).map((face, at) => ({ face, faces: 12, did: face >= needs ? 'good' : null, ...(at === 0 ? { needs } : {}) }));
  }
  if (event.kind === 'damages') {
    const armour = Number(event['armour']);
    return faces(event).map((face, at) => ({ face, faces: rolls[at]?.faces ?? 6, did: face > armour ? 'good' : null, damage: true }));
  }
  return rolls.map(({ face, faces }) => ({ face, faces, did: null }));
}
