/** A typed client of the referee protocol over any carrier of lines: the engine in the page, or one in a worker. */
import type { CallName, Calls, Failure } from './protocol.ts';

/** Takes one request line, gives one answer line. */
export type Carrier = (line: string) => string | Promise<string>;

/** What the referee refused: the reason in words, the field or piece, and the clause it rests on. */
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

interface Answer { id: unknown; ok?: unknown; error?: Failure }

/** Asks the referee by name; the answer is typed by the call. */
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

/** The reason of any failure as one plain sentence. */
export function reason(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}
