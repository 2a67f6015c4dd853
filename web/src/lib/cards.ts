/** The log as cards: one for each volley, attack or activation, one for what moved. Pure: the same turns give the same cards. */
import { calledIn, nameIn, type Called } from './called.ts';
import { plainDice } from './dice.ts';
import type { Die } from './film.ts';
import type { Piece, Told, Turn } from './protocol.ts';

/** A line of the log: an event of a decision. */
export interface Line { turn: Turn; at: number; event: Told }
export type CardKind = 'attack' | 'move' | 'check' | 'loss' | 'note';
/** One card. Who acts and on whom are codes; `title` stands where nobody does. */
export interface Card {
  key: string;
  kind: CardKind;
  side: number | null;
  who: string | null;
  whom: string | null;
  title: string;
  result: string;
  detail: string;
  dice: Die[];
  lines: Line[];
  /** What the game counts while the card grows. */
  sum: { points: number; dice: number; parts: string[]; words: string[] };
}
/** Puts an event on the deck; each game has its own. */
export type Dealer = (deck: Deck, event: Told) => void;
/** What a game says of its log: how events become cards, and what their dice did. */
export interface CardFace { deal: Dealer; dice?: (event: Told) => Die[]; /** The worth of dice, in a sentence, said where lines cite its clause and none cites the other. */ worth?: { clause: string; unless?: string; text: string } }

/** The cards of a turn while they are dealt. */
export class Deck {
  readonly cards: Card[] = [];
  readonly called: Called;
  readonly #dice: (event: Told) => Die[];
  #pieces = new Map<string, Piece>();
  #line: Line | null = null;
  /** Lines that wait for the next card. */
  #waiting: Line[] = [];

  constructor(called: Called, dice: (event: Told) => Die[]) {
    this.called = called;
    this.#dice = dice;
  }

  /** Deals one event. */
  take(line: Line, deal: Dealer): void {
    this.#line = line;
    if (line.at === 0) this.#pieces = new Map([...line.turn.after.pieces, ...line.turn.before.pieces].map((piece) => [piece.name, piece]));
    deal(this, line.event);
  }

  /** A piece of the decision that is dealt. */
  piece(code: unknown): Piece | null {
    return this.#pieces.get(String(code)) ?? null;
  }
  sideOf(code: unknown): number | null {
    const piece = this.piece(code) ?? [...this.#pieces.values()].find((one) => one.element === code);
    return piece?.side ?? null;
  }
  name(code: unknown): string {
    return nameIn(this.called, String(code));
  }

  /** Begins a card with the event. */
  open(card: { kind: CardKind; who?: unknown; whom?: unknown; side?: number | null; title?: string; detail?: string; result?: string }): Card {
    const line = this.#at();
    const who = card.who === undefined ? null : String(card.who);
    const made: Card = {
      key: keyOf(this.#waiting[0] ?? line),
      kind: card.kind,
      side: card.side === undefined ? (who === null ? null : this.sideOf(who)) : card.side,
      who,
      whom: card.whom === undefined ? null : String(card.whom),
      title: card.title ?? '',
      result: card.result ?? '',
      detail: card.detail ?? '',
      dice: [],
      lines: [],
      sum: { points: 0, dice: 0, parts: [], words: [] },
    };
    this.cards.push(made);
    return this.more(made);
  }

  /** Puts the event on a card, the last one where none is named; its dice come along. */
  more(card = this.cards.at(-1)): Card {
    const line = this.#at();
    if (!card) return this.open({ kind: 'note', title: line.event.text });
    for (const one of [...this.#waiting.splice(0), line]) {
      card.lines.push(one);
      card.dice.push(...this.#dice(one.event));
    }
    return card;
  }

  /** Goes on with the last card if it is the same attack, else begins one. */
  attack(who: unknown, whom: unknown): Card {
    const last = this.cards.at(-1);
    const same = last?.kind === 'attack' && last.who === String(who) && last.whom === String(whom);
    return same ? this.more(last) : this.open({ kind: 'attack', who, whom });
  }

  /** Goes on with the card of all that moves, else begins one; `who` is counted once. */
  move(who: unknown, title: (count: number) => string): Card {
    const last = this.cards.at(-1);
    const card = last?.kind === 'move' && last.who === null ? this.more(last) : this.open({ kind: 'move', side: null });
    if (!card.sum.parts.includes(String(who))) card.sum.parts.push(String(who));
    const { length } = card.sum.parts;
    card.title = length === 1 ? `${this.name(who)} ${title(1)}` : `${inWords(length)} ${title(length)}`;
    card.detail = length === 1 ? '' : listed(card.sum.parts.map((part) => this.name(part)));
    const sides = new Set(card.sum.parts.map((part) => this.sideOf(part)));
    card.side = sides.size === 1 ? ([...sides][0] ?? null) : null;
    return card;
  }

  /** Goes on with the last card if it is a check of the same kind, else begins one. */
  check(who: unknown, title: string): Card {
    const last = this.cards.at(-1);
    const same = last?.kind === 'check' && last.who === String(who) && last.title === title;
    return same ? this.more(last) : this.open({ kind: 'check', who, title });
  }

  /** Leaves the event to the next card: it says nothing by itself. One that was rolled for has a card of its own. */
  wait(): void {
    const line = this.#at();
    if (line.event.rolls?.length) dealPlainly(this, line.event);
    else this.#waiting.push(line);
  }

  /** Gives what still waits to the last card. */
  end(): void {
    const left = this.#waiting.splice(0);
    for (const line of left) {
      this.#line = line;
      if (this.cards.length > 0) this.more();
      else this.open({ kind: 'note', title: line.event.text });
    }
  }

  #at(): Line {
    if (!this.#line) throw new Error('No event is dealt.');
    return this.#line;
  }
}

function keyOf({ turn, at }: Line): string {
  return `${turn.decision}:${at}`;
}

/** Names in a row, the rest of a long row as a number. */
const NAMED = 6;
export function listed(names: readonly string[]): string {
  return names.length <= NAMED ? names.join(', ') : `${names.slice(0, NAMED - 1).join(', ')} and ${names.length - NAMED + 1} more`;
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
/** A number in words at the beginning of a title, as far as twelve. */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count);
}

/** Deals a card of its own to an event that no rule of the game deals: the end of a battle, and what is rare. */
export function dealPlainly(deck: Deck, event: Told): void {
  deck.open({ kind: event.kind === 'over' ? 'loss' : 'note', side: typeof event['side'] === 'number' ? event['side'] : null, title: event.text });
}

/** Deals decisions, oldest first, into cards; `told` lines of the last one are known, or all. */
export function cardsOf(turns: readonly Turn[], face: CardFace, told = Infinity, called: Called = calledIn(turns)): Card[] {
  const deck = new Deck(called, face.dice ?? plainDice);
  const deal: Dealer = (on, event) => (event.kind === 'over' ? dealPlainly(on, event) : face.deal(on, event));
  for (const turn of turns) {
    const known = turn === turns.at(-1) ? turn.told.slice(0, told) : turn.told;
    for (const [at, event] of known.entries()) deck.take({ turn, at, event }, deal);
  }
  deck.end();
  return deck.cards;
}
