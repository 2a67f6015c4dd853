/** The notation of an order of Black Skies, put together from its part. What may be written is the referee's to say. */
import type { Point } from '../../lib/protocol.ts';
import type { Entry, Part } from './offers.ts';

/** `E1` of `AE1`: an order names one's own elements without the side. */
export function own(element: string): string {
  return element.replace(/^[AB](?=E)/, '');
}
/** A place in inches. */
export function placeText([x, y]: Point): string {
  return `${x / 1000},${y / 1000}`;
}
function entryText({ element, card, speed }: Entry): string {
  return element === null ? 'pass' : `${own(element)} ${card} ${speed}`;
}

export function partText(part: Part): string {
  switch (part.kind) {
    case 'toss':
      return 'toss';
    case 'deploy':
      return `deploy ${own(part.element)} ${placeText(part.lead)}${part.wing ? ` ${placeText(part.wing)}` : ''}`;
    case 'deck':
      return `deck ${part.entries.map(entryText).join(', ')}`;
    case 'fly':
      return `fly ${part.way}`;
    case 'check':
      return part.tries ? 'check' : 'skip';
    case 'fire':
      return `fire ${part.piece} ${part.weapons.join('+')} ${part.target}`;
    case 'hold':
      return 'hold';
    case 'next':
      return `next ${part.card}`;
  }
}

/** What sealing an order does, in a word or two. */
export function actOf(part: Part): string {
  switch (part.kind) {
    case 'toss':
      return 'Toss the coin';
    case 'deploy':
      return `Deploy ${part.element}`;
    case 'deck':
      return 'Lay the deck';
    case 'fly':
      return `Fly ${part.maneuver}`;
    case 'check':
      return part.tries ? 'Roll the check' : 'Skip the check';
    case 'fire':
      return `Fire ${part.piece}`;
    case 'hold':
      return 'Hold fire';
    case 'next':
      return `Lay ${part.card}`;
  }
}

/** A part for those who hear it. */
export function partWords(part: Part): string {
  if (part.kind === 'deck') return `The deck from the top: ${part.entries.map((entry) => (entry.element === null ? 'placeholder' : `${entry.element} ${entry.card} at speed ${entry.speed}`)).join(', ')}.`;
  if (part.kind === 'deploy') return `${part.element}: lead at ${placeText(part.lead)}${part.wing ? `, wingman at ${placeText(part.wing)}` : ''}.`;
  if (part.kind === 'fire') return `${part.piece} fires ${part.weapons.join(' and ')} at ${part.target}.`;
  return `${actOf(part)}.`;
}

/** Entries with one of them moved up or down the deck. */
export function moved(entries: readonly Entry[], from: number, to: number): Entry[] {
  const next = [...entries];
  const [taken] = next.splice(from, 1);
  if (taken) next.splice(Math.max(0, Math.min(entries.length - 1, to)), 0, taken);
  return next;
}

/** Names in a row; what they begin with alike is said once: `Viper A1 and A2`. */
export function inRow(names: readonly string[]): string {
  const cut = (name: string): [string, string] => [name.slice(0, name.lastIndexOf(' ') + 1), name.slice(name.lastIndexOf(' ') + 1)];
  const said = names.map((name, at) => (at > 0 && cut(name)[0] === cut(names[at - 1] ?? '')[0] ? cut(name)[1] : name));
  return said.length < 2 ? (said[0] ?? '') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
}
