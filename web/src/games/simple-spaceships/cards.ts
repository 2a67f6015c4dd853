/** The log of Simple Spaceships as cards: one for each activation, one for each attack in it. */
import { counted, inchesOf } from '../../lib/called.ts';
import { dealPlainly, type Card, type Deck } from '../../lib/cards.ts';
import type { Told, ToldOf } from './generated.ts';

/** Returns the card of a ship's activation under way, or a new card for the rest of it after an attack. */
function activation(deck: Deck, event: Told): Card {
  const last = deck.cards.at(-1);
  const who = String(event['piece']);
  if (last?.kind === 'move' && last.who === who) return deck.more(last);
  const again = deck.cards.some((card) => card.who === who && card.kind !== 'note');
  return deck.open({ kind: 'move', who, title: again && last?.kind === 'attack' ? 'goes on' : 'is active' });
}

/** Adds the distance flown and the turns made to a card. */
function flight(card: Card, inches: number, turns: number): void {
  card.sum.points += inches;
  card.sum.dice += turns;
  const parts = [card.sum.points > 0 ? inchesOf(card.sum.points) : '', card.sum.dice > 0 ? counted(card.sum.dice, 'turn') : ''].filter(Boolean);
  card.result = parts.join(', ');
}

function assigned(deck: Deck, event: ToldOf<'assigned'>): void {
  const last = deck.cards.at(-1);
  const card = last?.title === 'Dice are assigned' ? deck.more(last) : deck.open({ kind: 'note', title: 'Dice are assigned' });
  const boxes = event['boxes'];
  const held = Object.entries(boxes).filter(([, dice]) => dice > 0).map(([box, dice]) => `${box.charAt(0).toUpperCase()}${dice}`);
  card.sum.parts.push(`${deck.name(event['piece'])} ${held.join(' ')}`);
  card.detail = card.sum.parts.join(', ');
}

export function deal(deck: Deck, event: Told): void {
  switch (event.kind) {
    case 'turn':
    case 'coin':
    case 'recalled':
      return deck.wait();
    case 'assigned':
      return assigned(deck, event);
    case 'activated':
    case 'spent':
    case 'overlaps':
    case 'edge':
    case 'ended':
      return void activation(deck, event);
    case 'flown':
      return flight(activation(deck, event), Number(event['length']), 0);
    case 'turned':
      return flight(activation(deck, event), 0, 1);
    case 'entered':
      return void deck.move(event['piece'], (count) => (count === 1 ? 'entered' : 'ships entered'));
    case 'attacks': {
      const card = deck.open({ kind: 'attack', who: event['piece'], whom: event['target'] });
      card.detail = `${inchesOf(event['distance'])} · ${counted(Number(event['roll']), 'die', 'dice')}`;
      return;
    }
    case 'rolled': {
      const card = deck.more();
      const hits = Number(event['hits']);
      card.sum.parts = [hits === 0 ? 'no hit' : counted(hits, 'hit')];
      card.result = card.sum.parts.join();
      card.detail = `${card.detail} · hits on ${String(event['needed'])}${Number(event['needed']) < 6 ? '+' : ''}`;
      return;
    }
    case 'met':
    case 'lost': {
      const last = deck.cards.at(-1);
      if (last?.kind === 'attack' && last.whom === String(event['piece'])) {
        const { sum } = deck.more(last);
        sum.words.push(event.kind);
        if (event.kind === 'met') sum.points += Number(event['hits']);
        else sum.dice++;
        last.result = [sum.parts[0] ?? '', sum.points > 0 ? `${sum.points} stopped by Defence` : '', sum.dice > 0 ? `${counted(sum.dice, 'die', 'dice')} lost` : ''].filter(Boolean).join(', ');
        return;
      }
      const title = event.kind === 'lost' ? `loses a die from ${String(event['box'])}` : 'meets it with Defence';
      return void deck.open({ kind: 'loss', who: event['piece'], title });
    }
    case 'destroyed':
      return void deck.open({ kind: 'loss', who: event['piece'], title: 'is destroyed' });
    case 'left':
      return void deck.open({ kind: 'loss', who: event['piece'], title: 'leaves the table' });
    default:
      dealPlainly(deck, event);
  }
}
