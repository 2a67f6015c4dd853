/** The log as cards: one for each volley, attack or activation, one for all that moved. Pure: the same turns give the same cards. */
import { calledIn, nameIn, type Called } from './called.ts';
import { plainDice } from './dice.ts';
import type { Die } from './film.ts';
import type { Piece, Told, Turn } from './protocol.ts';

/** A line of the log: an event of a decision. */
export interface Line { turn: Turn; at: number; event: Told }
export type CardKind = 'attack' | 'move' | 'check' | 'loss' | 'note';
/** One card. `who` and `whom` are codes; `title` is used when nobody acts. */
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
  /** Sums that the game keeps while the card grows. */
  sum: { points: number; dice: number; parts: string[]; words: string[] };
}
/** Adds an event to the deck. Each game has its own dealer. */
export type Dealer = (deck: Deck, event: Told) => void;
/** A game's part of the log: it turns events into cards and says the effect of their dice. */
export interface CardFace { deal(deck: Deck, event: Told): void; dice?(event: Told): Die[]; /** A sentence on the worth of dice, shown if a line cites `clause` and none cites `unless`. */ worth?: { clause: string; unless?: string; text: string } }

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

  /** Returns a piece of the decision that is dealt, or null if there is none with that code. */
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

  /** Adds the event and its dice to a card, by default the last one. */
  more(card = this.cards.at(-1)): Card {
    const line = this.#at();
    if (!card) return this.open({ kind: 'note', title: line.event.text });
    for (const one of [...this.#waiting.splice(0), line]) {
      card.lines.push(one);
      card.dice.push(...this.#dice(one.event));
    }
    return card;
  }

  /** Adds to the last card if it is the same attack, otherwise begins a card. */
  attack(who: unknown, whom: unknown): Card {
    const last = this.cards.at(-1);
    const same = last?.kind === 'attack' && last.who === String(who) && last.whom === String(whom);
    return same ? this.more(last) : this.open({ kind: 'attack', who, whom });
  }

  /** Adds to the card of all movement, or begins it. Each `who` is counted once. */
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

  /** Adds to the last card if it is a check of the same kind, otherwise begins a card. */
  check(who: unknown, title: string): Card {
    const last = this.cards.at(-1);
    const same = last?.kind === 'check' && last.who === String(who) && last.title === title;
    return same ? this.more(last) : this.open({ kind: 'check', who, title });
  }

  /** Keeps the event for the next card, as it means little by itself. An event with dice gets a card of its own. */
  wait(): void {
    const line = this.#at();
    if (line.event.rolls?.length) dealPlainly(this, line.event);
    else this.#waiting.push(line);
  }

  /** Adds the lines that still wait to the last card. */
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

/** The most names that are listed in a row. Of a longer row the rest is counted. */
const NAMED = 6;
export function listed(names: readonly string[]): string {
  return names.length <= NAMED ? names.join(', ') : `${names.slice(0, NAMED - 1).join(', ')} and ${names.length - NAMED + 1} more`;
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
/** Returns a number in words, for the beginning of a title; above twelve, in digits. */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count);
}

/** Deals a card of its own to an event that the game does not deal: the end of a battle, and rare events. */
export function dealPlainly(deck: Deck, event: Told): void {
  deck.open({ kind: event.kind === 'over' ? 'loss' : 'note', side: typeof event['side'] === 'number' ? event['side'] : null, title: event.text });
}

/** Deals decisions, oldest first, into cards. Of the last decision only the first `told` lines are dealt. */
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
