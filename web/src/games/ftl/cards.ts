/** The log of Faster Than Light as cards: one for all plots of a turn, one for each missile with a result. */
import { dealPlainly, inWords, listed, type Card, type Deck, type Line } from '../../lib/cards.ts';
import { capital } from '../../lib/sentences.ts';
import type { Told } from './generated.ts';

/** Writes the result of an attack that another event tells. */
function ends(deck: Deck, result: string): void {
  const last = deck.cards.at(-1);
  if (last?.kind !== 'attack') return void deck.open({ kind: 'note', title: result });
  deck.more(last).result = result;
}

/** The deeds of pieces in a turn, the most important first, with their words. */
const DID: [string, string][] = [['launch', 'launched'], ['sprint', 'sprinted'], ['rotate', 'turned'], ['idle', 'waited']];
/** Returns the pieces without a marker that a sprint passed through, as the referee remarks on them. */
function passed({ event, turn }: Line, called: (code: string) => string): string[] {
  const all = event.kind === 'sprint' ? (turn.remarks ?? []).filter((one) => one.kind === 'passes' && one['piece'] === event['piece']) : [];
  if (all.length === 0) return [];
  return [`${called(String(event['piece']))} passed through ${listed(all.map((one) => called(String(one['target']))))}: no marker (${all[0]?.clause ?? ''})`];
}
/** Writes the card of all plots of a turn: the number of pieces for each deed, and their names where the title only counts them. */
function plotted(card: Card, called: (code: string) => string): void {
  const did = DID.map(([kind, word]) => ({ word, who: card.lines.filter(({ event }) => event.kind === kind).map(({ event }) => called(String(event['piece']))) })).filter(({ who }) => who.length > 0);
  const all = did.map(({ word, who }) => `${who.length === 1 ? who[0] ?? '' : inWords(who.length).toLowerCase()} ${word}`).join(', ');
  card.title = did.every(({ word }) => word === 'waited') ? 'Nobody moved' : capital(all);
  const deeds = did.filter(({ who }) => who.length > 1).map(({ word, who }) => `${listed(who)} ${word}`);
  card.detail = [...deeds, ...card.lines.flatMap((line) => passed(line, called))].join('; ');
}

export function deal(deck: Deck, event: Told): void {
  switch (event.kind) {
    case 'launch':
    case 'rotate':
    case 'sprint':
    case 'idle': {
      const card = deck.move(event['piece'], () => '');
      plotted(card, (code) => deck.name(code));
      return;
    }
    case 'marked':
    case 'cleared':
      return void (deck.cards.at(-1)?.kind === 'move' ? deck.more() : deck.wait());
    case 'meet': {
      const card = deck.attack(event['piece'], event['target']);
      card.detail = `Crosses its path, ${Number(event['nearness']) / 100} in along`.replace(/(\.\d)\d+/, '$1');
      return;
    }
    case 'removed': {
      const pieces = event['pieces'];
      const last = deck.cards.at(-1);
      /* A lost ship has a card of its own, and so a fireball and a wreck. */
      if (last?.kind === 'attack' && pieces.every((name) => deck.piece(name)?.kind !== 'ship')) {
        deck.more(last).result ||= pieces.length === 1 ? 'removed' : 'both removed';
        return;
      }
      if (last?.kind === 'attack') last.result ||= 'they collide';
      return void deck.open({ kind: 'loss', who: pieces[0], title: pieces.length === 1 ? (event['third-hit'] ? 'is destroyed' : 'is removed') : `and ${pieces.slice(1).map((one) => deck.name(one)).join(', ')} are removed` });
    }
    case 'stops':
    case 'gone': {
      const card = deck.attack(event['piece'], event['target']);
      card.result = event.kind === 'stops' ? 'stopped before it' : 'too late';
      return;
    }
    case 'hit': {
      const by = event['by'];
      const card = by === undefined ? deck.open({ kind: 'attack', who: event['piece'] }) : deck.attack(by, event['piece']);
      card.result = `hit ${String(event['hits'])} of ${String(event['hull'])}`;
      return;
    }
    case 'rammed': {
      deck.attack(event['piece'], event['target']).result = `hit ${String(event['hits'])} of ${String(event['hull'])}`;
      return;
    }
    case 'lasted':
      return ends(deck, event.text);
    case 'leaves':
    case 'out':
    case 'launch-lost':
      return void deck.open({ kind: 'loss', who: event['missile'] ?? event['piece'], title: event.kind === 'out' ? 'is out' : 'leaves the table' });
    default:
      dealPlainly(deck, event);
  }
}
