/** The log of Talon as cards: one for each run of moves and power, one for each weapon group that fires at a target. */
import { counted } from '../../lib/called.ts';
import { dealPlainly, type Deck } from '../../lib/cards.ts';
import { capital } from '../../lib/sentences.ts';
import type { Told, ToldOf } from './generated.ts';

/** The fate of one ship, in a few words. */
const FATES: Record<string, string> = { destroyed: 'is destroyed', explodes: 'explodes', left: 'leaves the map', retreated: 'retreats', announces: 'announces its retreat', 'no-speed': 'cannot move on', blocked: 'is blocked', landed: 'lands', asteroids: 'meets asteroids' };
const moved = (count: number): string => (count === 1 ? 'moved' : 'ships moved');

function shot(deck: Deck, event: ToldOf<'shot'>): void {
  const last = deck.cards.at(-1);
  const card = last?.kind === 'attack' && last.who === String(event['piece']) && last.whom === null ? deck.more(last) : deck.attack(event['piece'], event['target']);
  card.whom ??= String(event['target']);
  card.sum.points += Number(event['damage'] ?? 0);
  card.result = card.sum.points > 0 ? `${card.sum.points} damage` : 'a miss';
  const weapon = String(event['weapon'] ?? 'shot');
  card.detail = `${capital(weapon)}, range ${String(event['range'])}`;
}

/** Adds the side on which a ship is hit to the open attack card, or opens a card of its own. */
function damaged(deck: Deck, event: ToldOf<'damaged'>): void {
  const last = deck.cards.at(-1);
  const hull = Number(event['hull'] ?? 0);
  const where = `${String(event['arc'])} side${hull > 0 ? `, ${hull} to the hull` : ''}`;
  if (last?.kind === 'attack' && last.whom === String(event['piece'])) {
    const card = deck.more(last);
    card.detail = `${card.detail}, ${where}`;
    return;
  }
  deck.open({ kind: 'loss', who: event['piece'], title: 'is hit', detail: where, result: `${String(event['damage'])} damage` });
}

export function deal(deck: Deck, event: Told): void {
  switch (event.kind) {
    case 'turn':
    case 'power-phase':
    case 'round':
    case 'holds':
      return deck.wait();
    case 'moved':
    case 'rotated':
      return void deck.move(event['piece'], moved);
    case 'missile-moved':
      return void deck.move(event['missile'], (count) => (count === 1 ? 'flew on' : 'pieces moved'));
    case 'bought':
    case 'charged':
    case 'speed':
    case 'expired': {
      const last = deck.cards.at(-1);
      const card = last?.title === 'Power and charges' ? deck.more(last) : deck.open({ kind: 'note', title: 'Power and charges' });
      if (!card.sum.parts.includes(String(event['piece']))) card.sum.parts.push(String(event['piece']));
      card.detail = card.sum.parts.map((one) => deck.name(one)).join(', ');
      return;
    }
    case 'fires': {
      const target = event['targets'][0];
      const card = deck.open({ kind: 'attack', who: event['piece'], ...(target === undefined ? {} : { whom: target }) });
      const weapon = String(event['weapon']);
      card.detail = `${capital(weapon)}, group ${String(event['group'])}`;
      return;
    }
    case 'shot':
      return shot(deck, event);
    case 'fusion':
      return void deck.more();
    case 'shield':
      return void (deck.cards.at(-1)?.kind === 'attack' ? deck.more() : deck.open({ kind: 'note', who: event['piece'], title: `takes it on the ${String(event['arc'])} shield` }));
    case 'shot-lost': {
      const card = deck.attack(event['piece'], event['target']);
      card.result = 'the shot is lost';
      return;
    }
    case 'damaged':
      return damaged(deck, event);
    case 'critical':
    case 'group-lost':
    case 'repair': {
      const card = deck.check(event['piece'], event.kind === 'repair' ? 'repairs' : 'takes a critical hit');
      card.result = event.kind === 'critical' ? String(event['effect']).replaceAll('-', ' ') : event.kind === 'repair' ? (event['works'] === true ? 'it works' : 'in vain') : counted(1, 'group lost', 'groups lost');
      return;
    }
    case 'missile-launched': {
      const card = deck.attack(event['piece'], event['target']);
      card.detail = `Launches ${deck.name(event['missile'])}`;
      return;
    }
    case 'missile-hits': {
      const card = deck.attack(event['missile'], event['target']);
      card.result = 'hits';
      card.detail = `On the ${String(event['arc'])} side`;
      return;
    }
    case 'missile-damaged':
    case 'missile-gone':
      return void deck.open({ kind: 'loss', who: event['missile'], title: event.kind === 'missile-gone' ? 'is gone' : 'is hit' });
    case 'launched':
      return void deck.open({ kind: 'note', who: event['piece'], title: `launches ${deck.name(event['squadron'])}` });
    case 'collides':
      return void deck.open({ kind: 'loss', who: event['piece'], whom: event['other'], title: 'collides with' });
    default: {
      const title = FATES[event.kind];
      if (title === undefined) return dealPlainly(deck, event);
      deck.open({ kind: 'loss', who: event['piece'], title });
    }
  }
}
