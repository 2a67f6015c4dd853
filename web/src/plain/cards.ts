/** The log of any game as cards: one for each attack, one for all that moved, and the sentences of the game's catalogue for the rest. */
import type { Arms, Weapon } from '../lib/beats.ts';
import { inchesOf, spoken } from '../lib/called.ts';
import type { Card, Deck } from '../lib/cards.ts';
import type { Die } from '../lib/film.ts';
import type { Told } from '../lib/protocol.ts';
import { capital } from '../lib/sentences.ts';
import { placeOf } from './aids.ts';
import { ACTORS, harmIn, isLoss, soFar } from './told.ts';

/** Facts that name who is aimed at in an attack. */
const WHOM = ['target', 'targets'] as const;

function pieceIn(deck: Deck, event: Told, facts: readonly string[]): string | null {
  const named = facts.flatMap((fact) => (Array.isArray(event[fact]) ? (event[fact] as unknown[]) : [event[fact]]));
  return named.find((one): one is string => typeof one === 'string' && deck.sideOf(one) !== null) ?? null;
}

/** Returns the weapon and the distance of an attack, as far as an event tells them. */
function detailOf(event: Told): string {
  const { weapon, range, distance } = event;
  const far = typeof distance === 'number' ? distance : range;
  const told = typeof far !== 'number' ? [] : [far >= 100 ? inchesOf(far) : `range ${far}`];
  return [...(typeof weapon === 'string' ? [capital(weapon)] : []), ...told].join(', ');
}

/** Adds what an event counts to the card of an attack. */
function count(card: Card, event: Told): void {
  const harm = harmIn(event);
  card.detail ||= detailOf(event);
  card.result = soFar(event) ?? card.result;
  if (!harm) return;
  /* Hits become damage where the game tells both. */
  const [known] = card.sum.parts;
  if (known !== undefined && known !== harm.word && harm.word === 'hits') return;
  if (known !== harm.word) [card.sum.parts, card.sum.points] = [[harm.word], 0];
  card.sum.points += harm.count;
  card.result = card.sum.points > 0 ? `${card.sum.points} ${card.sum.points === 1 ? harm.word.replace(/s$/, '') : harm.word}` : 'no effect';
}

/** Returns `true` if an event tells the path of a piece. */
function moves(event: Told): boolean {
  return Array.isArray(event['paths']) || Array.isArray(event['path']) || placeOf(event['to'], false) !== null || (placeOf(event['at'], false) !== null && ['heading', 'facing', 'course'].some((fact) => fact in event)) || (typeof event['heading'] === 'number' && typeof event['piece'] === 'string');
}

/** Returns `true` if an event belongs to the attack before it: it is at the same target, tells of the two, or tells of dice and of no piece. What was hidden and is shown has a line of its own. */
function belongs(attack: Card, event: Told, who: string | null, whom: string | null): boolean {
  if (event.kind === 'shown') return false;
  if (whom !== null) return whom === attack.whom;
  if (who === null) return (event.rolls?.length ?? 0) > 0;
  return who === attack.whom || (who === attack.who && !moves(event));
}

/** Deals an event: to the attack that it belongs to, to the card of all movement, or as a sentence. */
export function deal(deck: Deck, event: Told): void {
  const by = pieceIn(deck, event, ['by']);
  const [who, whom] = by === null ? [pieceIn(deck, event, ACTORS), pieceIn(deck, event, WHOM)] : [by, pieceIn(deck, event, ACTORS)];
  const last = deck.cards.at(-1);
  const attack = last?.kind === 'attack' ? last : null;
  if (isLoss(event)) {
    deck.open({ kind: 'loss', side: who === null ? null : deck.sideOf(who), title: event.text });
    return;
  }
  if (whom !== null && who !== null && who !== whom && strikes(event)) return count(deck.attack(who, whom), event);
  const rolled = (event.rolls?.length ?? 0) > 0;
  if (attack && belongs(attack, event, who, whom)) {
    deck.more(attack);
    return whom !== null || who === null ? count(attack, event) : undefined;
  }
  if (moves(event)) return void deck.move(who ?? event['element'] ?? '', (many) => (many === 1 ? 'moved' : 'pieces moved'));
  const side = who === null ? null : deck.sideOf(who);
  /* Sentences that follow one another share a card. */
  if (!rolled && last?.kind === 'note') {
    deck.more(last).detail = [last.detail, spoken(event.text, deck.called)].filter(Boolean).join('; ');
    if (last.side !== side) last.side = null;
    return;
  }
  deck.open({ kind: rolled ? 'check' : 'note', side, title: event.text });
}

/** Facts of which an attack has at least one, besides dice. */
const STRUCK = ['weapon', 'range', 'distance', 'roll', 'dice'] as const;
/** Returns `true` if an event with a target is an attack, and not only an intention. */
function strikes(event: Told): boolean {
  return (event.rolls?.length ?? 0) > 0 || harmIn(event) !== null || soFar(event) !== null || STRUCK.some((fact) => event[fact] !== undefined);
}

/** Returns the dice of an event: good where the event tells what each did, or what face it needed. */
export function dice(event: Told): Die[] {
  const { each, needs, needed } = event;
  const least = typeof needs === 'number' ? needs : typeof needed === 'number' ? needed : null;
  return (event.rolls ?? []).map(({ face, faces }, at): Die => {
    const points = Array.isArray(each) && typeof each[at] === 'number' ? (each[at] as number) : null;
    const good = points !== null ? points > 0 : least !== null && face >= least;
    return { face, faces, did: good ? 'good' : null, ...(points !== null && points > 1 ? { twice: true } : {}), ...(least !== null && at === 0 ? { needs: least } : {}) };
  });
}

/** Weapons by words in their names. */
const LOOKS: [RegExp, Weapon][] = [
  [/torpedo/, 'torpedo'],
  [/missile|rocket/, 'missile'],
  [/needle/, 'needle'],
  [/phaser|pulse/, 'pulse'],
  [/gun|cannon|laser\d|fighter/, 'bolts'],
];

/** Returns the weapon of an attack: of the looks that weapons have, the one that its name or the event suggests. */
export function arms(card: Card): Arms | null {
  const events = card.lines.map(({ event }) => event);
  if (card.dice.length === 0 && !events.some((event) => event['weapon'] !== undefined || harmIn(event) !== null)) return null;
  const words = events.map((event) => `${String(event['weapon'] ?? '')} ${event.kind}`).join(' ').toLowerCase();
  return { weapon: LOOKS.find(([name]) => name.test(words))?.[1] ?? 'ray', widths: [2.6] };
}
