/** The log of Full Thrust as cards: a card for each ship that fires at another, one for all that moved, one for the checks of a ship. */
import { counted, inchesOf, withArticle } from '../../lib/called.ts';
import { dealPlainly, type Card, type Deck } from '../../lib/cards.ts';
import { capital } from '../../lib/sentences.ts';
import type { Told, ToldOf } from './generated.ts';

/** Returns “Fore batteries”, or “Fore battery B2” if it is only one. */
function weaponsOf(card: Card): string {
  const arcs = [...new Set(card.sum.words)];
  const where = arcs.join(' and ');
  const noun = card.sum.parts.length === 1 ? `battery ${card.sum.parts[0] ?? ''}` : 'batteries';
  return `${capital(where)} ${noun}`;
}
function damage(card: Card): string {
  return card.sum.points > 0 ? `${card.sum.points} damage` : 'no damage';
}

function fires(deck: Deck, event: ToldOf<'fires'>): void {
  const card = deck.attack(event['piece'], event['target']);
  card.sum.parts.push(String(event['weapon']));
  card.sum.words.push(String(event['arc']));
  card.sum.dice += Number(event['dice']);
  card.detail = `${weaponsOf(card)}, ${inchesOf(event['range'])}, ${counted(card.sum.dice, 'die', 'dice')}`;
}

/** Adds the points of a volley or an attack to the open card. */
function scores(deck: Deck, event: ToldOf<'hits'>): void {
  const card = deck.more();
  card.sum.points += Number(event['points'] ?? 0);
  card.result = damage(card);
}

function single(deck: Deck, event: ToldOf<'torpedo' | 'needle'>): void {
  const { kind } = event;
  const card = deck.attack(event['piece'], event['target']);
  card.sum.points += Number(event['points'] ?? 0);
  card.result = kind === 'torpedo' ? damage(card) : '';
  card.detail = kind === 'torpedo' ? `Pulse torpedo, ${inchesOf(event['range'])}` : `Needle beam at ${String(event['system'])}`;
}

/** Writes the boxes crossed off after fire: one card for all. */
function crosses(deck: Deck, event: ToldOf<'damage'>): void {
  const last = deck.cards.at(-1);
  const card = last?.title === 'Hulls after fire' ? deck.more(last) : deck.open({ kind: 'check', side: null, title: 'Hulls after fire' });
  card.sum.parts.push(`${deck.name(event['piece'])} ${Number(event['of']) - Number(event['damage'])} of ${String(event['of'])}`);
  card.detail = `${card.sum.parts.join(', ')} left`;
}

function threshold(deck: Deck, event: ToldOf<'threshold'>): void {
  const card = deck.check(event['piece'], 'checks its systems');
  if (event['lost'] === true) card.sum.parts.push(String(event['system']));
  const { length } = card.sum.parts;
  card.result = length === 0 ? 'nothing lost' : `${counted(length, 'system')} lost`;
  card.detail = length === 0 ? '' : `Lost: ${card.sum.parts.join(', ')}`;
}

/** The fate of one ship, in a few words. */
const FATES: Record<string, string> = { leaves: 'leaves the table', withdraws: 'withdraws', dummy: 'was a dummy', recovered: 'recovers fighters', knocked: 'loses a system', 'group-lost': 'is lost', rammed: 'is rammed', destroyed: 'is destroyed' };

export function deal(deck: Deck, event: Told): void {
  switch (event.kind) {
    case 'revealed':
    case 'begins':
    case 'declares':
    case 'line':
    case 'together':
      return deck.wait();
    case 'first':
      return void deck.open({ kind: 'note', side: event['side'], title: `${event.text} (1 to 3: side 1; 4 to 6: side 2)` });
    case 'leaves':
      return void deck.open({ kind: 'loss', who: event['piece'], title: event['back'] === null ? 'leaves the table for good' : `leaves the table; may return from turn ${event['back']} on` });
    case 'moves':
    case 'launched':
      return void deck.move(event['piece'], (count) => (count === 1 ? 'moved' : 'ships moved'));
    case 'flies':
      return void deck.move(event['group'], (count) => (count === 1 ? 'flew' : 'groups flew'));
    case 'fires':
      return fires(deck, event);
    case 'hits':
      return scores(deck, event);
    case 'torpedo':
    case 'needle':
      return single(deck, event);
    case 'attacks': {
      const card = deck.attack(event['group'], event['target']);
      card.sum.points += Number(event['points']);
      card.result = damage(card);
      card.detail = `Fighters, ${counted((event.rolls ?? []).length, 'die', 'dice')}`;
      return;
    }
    case 'defends': {
      const card = deck.attack(event['piece'], event['group']);
      card.detail = 'Point defence';
      card.result = `${counted(Number(event['left']), 'fighter')} left`;
      return;
    }
    case 'rams':
      return void deck.attack(event['piece'], event['target']);
    case 'scans': {
      const card = deck.attack(event['piece'], event['target']);
      card.detail = 'Scan';
      return;
    }
    case 'shown':
      return void deck.open({ kind: 'note', who: event['piece'], title: `is ${withArticle(String(event['class']))}` });
    case 'damage':
      return crosses(deck, event);
    case 'threshold':
      return threshold(deck, event);
    default: {
      const title = FATES[event.kind];
      if (title === undefined) return dealPlainly(deck, event);
      deck.open({ kind: 'loss', who: event['piece'] ?? event['group'], title });
    }
  }
}
