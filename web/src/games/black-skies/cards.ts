/** The log of Black Skies as cards: one for each run of flights, one for each fighter that fires at another. */
import { counted, inchesOf } from '../../lib/called.ts';
import { dealPlainly, type Card, type Deck } from '../../lib/cards.ts';
import type { Told } from './generated.ts';

/** The fate of one fighter or pair, in a few words. */
const FATES: Record<string, string> = { destroyed: 'is destroyed', crippled: 'is crippled', leaves: 'leaves the table', lost: 'is out', leads: 'leads now', fails: 'fails its maneuver', meets: 'meets a rock' };
const flown = (count: number): string => (count === 1 ? 'flew' : 'pairs flew');

/** Returns the open card, if it is a volley. */
function volley(deck: Deck): Card | null {
  const last = deck.cards.at(-1);
  return last?.kind === 'attack' ? last : null;
}

/** Returns every pair with its speed, in one line. */
function speedsOf(deck: Deck, told: unknown): string {
  const all = Array.isArray(told) ? (told as { element: string; speed: number }[]) : [];
  return all.map(({ element, speed }) => `${deck.name(element)} at ${speed}`).join(', ');
}

export function deal(deck: Deck, event: Told): void {
  switch (event.kind) {
    case 'deploys-first':
    case 'begins':
    case 'passes':
    case 'lays':
    case 'next':
    case 'laid':
      return void (deck.cards.at(-1)?.kind === 'move' ? deck.more() : deck.wait());
    case 'flips':
      return deck.wait();
    case 'moves': {
      const card = deck.move(event['element'], flown);
      if (card.sum.parts.length === 1) card.detail = `${String(event['maneuver'])}, speed ${String(event['speed'])}`;
      return;
    }
    case 'deploys':
      return void deck.move(event['element'], (count) => (count === 1 ? 'is deployed' : 'pairs are deployed'));
    case 'slows':
    case 'retrograde':
      return void (deck.cards.at(-1)?.kind === 'move' ? deck.more() : deck.move(event['element'], flown));
    case 'speeds':
      return void deck.open({ kind: 'note', title: 'First cards and speeds', detail: speedsOf(deck, event['speeds']) });
    case 'checks': {
      const card = deck.open({ kind: 'check', who: event['piece'], title: 'checks' });
      card.result = event['passed'] === true ? 'passes' : 'fails';
      card.detail = `${String(event['face'])} and skill ${String(event['skill'])} against ${String(event['difficulty'])}`;
      return;
    }
    case 'fires': {
      const card = deck.attack(event['piece'], event['target']);
      card.sum.parts.push(String(event['weapon']).replace(/\d+$/, ''));
      const kinds = [...new Set(card.sum.parts)].map((kind) => counted(card.sum.parts.filter((one) => one === kind).length, kind));
      const weapons = kinds.join(', ');
      card.detail = `${weapons}, ${inchesOf(event['range'])}, ${String(event['band'])} range`;
      card.result = 'no hit';
      return;
    }
    case 'rolls': {
      const card = deck.more();
      card.sum.dice += Number(event['hits']);
      card.result = card.sum.dice === 0 ? 'no hit' : counted(card.sum.dice, 'hit');
      return;
    }
    case 'damages': {
      const card = deck.more();
      card.sum.points += Number(event['points']);
      card.result = card.sum.points === 0 ? 'armour holds' : `${card.sum.points} damage`;
      return;
    }
    case 'hull':
    case 'shields': {
      if (volley(deck)) return void deck.more();
      return void deck.open({ kind: 'note', who: event['piece'] ?? event['element'], title: event.kind === 'hull' ? `has hull ${String(event['hull'])} of ${String(event['of'])}` : 'takes it on shields' });
    }
    default: {
      const title = FATES[event.kind];
      if (title === undefined) return dealPlainly(deck, event);
      deck.open({ kind: event.kind === 'leads' ? 'note' : 'loss', who: event['piece'] ?? event['element'], title });
    }
  }
}
