/** The notation of an order of Black Skies, written from its part. The referee says what is legal. */
import type { Point } from '../../lib/protocol.ts';
import type { Entry, Part } from './offers.ts';

/** Returns `E1` of `AE1`: an order names one's own elements without the side. */
export function own(element: string): string {
  return element.replace(/^[AB](?=E)/, '');
}
/** Returns a place in inches. */
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

/** Returns the name of giving an order. Only the deck is sealed: it stays secret until both sides have given theirs. */
export function actOf(part: Part, named: (name: string) => string = (name) => name): string {
  switch (part.kind) {
    case 'toss':
      return 'Toss the coin';
    case 'deploy':
      return `Deploy ${named(part.element)}`;
    case 'deck':
      return 'Seal the deck';
    case 'fly':
      return `Fly ${part.maneuver}`;
    case 'check':
      return part.tries ? 'Roll the check' : 'Skip the check';
    case 'fire':
      return `Fire at ${named(part.target)}`;
    case 'hold':
      return 'Hold fire';
    case 'next':
      return `Lay ${part.card}`;
  }
}

/** Returns a part in words, to be read aloud. */
export function partWords(part: Part): string {
  if (part.kind === 'deck') return `The deck from the top: ${part.entries.map((entry) => (entry.element === null ? 'placeholder' : `${entry.element} ${entry.card} at speed ${entry.speed}`)).join(', ')}.`;
  if (part.kind === 'deploy') return `${part.element}: lead at ${placeText(part.lead)}${part.wing ? `, wingman at ${placeText(part.wing)}` : ''}.`;
  if (part.kind === 'fire') return `${part.piece} fires ${part.weapons.join(' and ')} at ${part.target}.`;
  return `${actOf(part)}.`;
}

/** Returns entries with one of them moved up or down the deck. */
export function moved(entries: readonly Entry[], from: number, to: number): Entry[] {
  const next = [...entries];
  const [taken] = next.splice(from, 1);
  if (taken) next.splice(Math.max(0, Math.min(entries.length - 1, to)), 0, taken);
  return next;
}

/** Returns names in a row; a common beginning is written once: `Viper A1 and A2`. */
export function inRow(names: readonly string[]): string {
  const cut = (name: string): [string, string] => [name.slice(0, name.lastIndexOf(' ') + 1), name.slice(name.lastIndexOf(' ') + 1)];
  const said = names.map((name, at) => (at > 0 && cut(name)[0] === cut(names[at - 1] ?? '')[0] ? cut(name)[1] : name));
  return said.length < 2 ? (said[0] ?? '') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
}
