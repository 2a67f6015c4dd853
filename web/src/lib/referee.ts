/** A typed client of the referee protocol over any carrier of lines: the engine in the page, or one in a worker. */
import type { CallName, Calls, Failure, Note, Outline, Reading } from './protocol.ts';

/** Takes one request line and gives one answer line. */
export type Carrier = (line: string) => string | Promise<string>;

/** A refusal of the referee: the reason in words, the field or piece, and the clause. */
export class Refused extends Error {
  readonly clause: string | null;
  readonly where: string;
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.what);
    this.name = 'Refused';
    this.failure = failure;
    this.clause = failure.clause;
    this.where = failure.where;
  }
}

/** A request that got no answer and may be sent again. */
export class Unanswered extends Error {}

interface Answer { id: unknown; ok?: unknown; error?: Failure }

/** Asks the referee by name. The call decides the type of the answer. */
export class Referee {
  #next = 1;
  readonly #carry: Carrier;

  constructor(carry: Carrier) {
    this.#carry = carry;
  }

  async call<N extends CallName>(name: N, fields: Calls[N][0]): Promise<Calls[N][1]> {
    const id = this.#next++;
    const answer = JSON.parse(await this.#carry(JSON.stringify({ id, call: name, ...fields }))) as Answer;
    if (answer.id !== id) throw new Error('The referee answered another question. Reload the page.');
    if (answer.error) throw new Refused(answer.error);
    return answer.ok as Calls[N][1];
  }
}

/** One seat's queries, with answers typed by the game: its view, the reach of a piece, the threats, and the preview of an order. */
export class SeatDesk<View, Offer, Threats, Preview> {
  readonly #referee: Referee;
  readonly #seated: { battle: number; seat: number };

  constructor(referee: Referee, battle: number, seat: number) {
    this.#referee = referee;
    this.#seated = { battle, seat };
  }
  async #ask<A>(name: CallName, fields: object = {}): Promise<A> {
    return (await this.#referee.call(name, { ...this.#seated, ...fields } as never)) as A;
  }
  view(): Promise<View> {
    return this.#ask('view');
  }
  reach(piece: string): Promise<Offer> {
    return this.#ask('reach', { piece });
  }
  threats(): Promise<Threats> {
    return this.#ask('threats');
  }
  async outline(): Promise<Outline> {
    return (await this.#ask<{ outline: Outline }>('outline')).outline;
  }
  /** Returns `true` if only one order is legal. */
  async forced(): Promise<boolean> {
    return (await this.#ask<{ size: string | null }>('outline')).size === '1';
  }
  preview(order: string): Promise<Preview> {
    return this.#ask('preview', { order });
  }
  read(order: string): Promise<Reading> {
    return this.#ask('read', { order });
  }
  /** Returns the first refusal of an order, or null if it is legal. */
  async refusal(order: string): Promise<Note | null> {
    return (await this.read(order)).refused[0] ?? null;
  }
}

/** Returns the reason of any failure as one plain sentence. */
export function reason(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}
