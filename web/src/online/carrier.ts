/** A carrier of the referee's lines to a room: a seat's questions and orders go to the server, all others to the engine in the page. */
import { Refused, type Carrier } from '../lib/referee.ts';
import { freshSecret, whyOf, type Doors } from './doors.ts';

/** The number of the room's battle in the page. Engines count their own battles from 1. */
export const ROOM = 0;
const READS = new Set(['view', 'outline', 'reach', 'threats', 'read', 'preview']);
const ASKED = new Set([...READS, 'status', 'turn', 'record']);
const WRITES = new Set(['seal', 'unseal', 'agree', 'concede']);

/** Writes that undo each other. */
const OPPOSITE: Record<string, string> = { seal: 'unseal', unseal: 'seal', agree: 'disagree', disagree: 'agree' };

/** The context of a room's carrier: connection, room, seat and engine. */
export interface Wire {
  doors: Doors;
  room: string;
  token: string;
  /** The decision that is being written. */
  decision: () => number;
  /** The engine in the page. */
  local: Carrier;
}

type Fields = Record<string, unknown>;

/** The lines of one seat, or of a spectator. */
export class RoomCarrier {
  readonly #wire: Wire;
  /** Cached answers, valid until something happens. */
  #known = new Map<string, Promise<unknown>>();
  /** Keys of writes without an answer yet. The same write is sent again with the same key. */
  readonly #keys = new Map<string, string>();

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** Clears the cached answers. */
  forget(): void {
    this.#known = new Map();
  }

  /** Takes a line of the referee protocol and returns its answer. */
  readonly carry: Carrier = async (line) => {
    const { id, call, ...fields } = JSON.parse(line) as { id: unknown; call: string } & Fields;
    if (fields['battle'] !== ROOM) return this.#wire.local(line);
    try {
      return JSON.stringify({ id, ok: await this.#answer(call, fields) });
    } catch (failure) {
      if (failure instanceof Refused) return JSON.stringify({ id, error: failure.failure });
      throw failure;
    }
  };

  async #answer(call: string, { battle: _, seat: __, ...fields }: Fields): Promise<unknown> {
    if (call === 'close') return {};
    if (WRITES.has(call)) return this.write(call, { ...fields, decision: this.#wire.decision() });
    if (ASKED.has(call)) return READS.has(call) ? this.#read({ call, ...fields }) : this.#ask({ call, ...fields });
    return this.#locally(call, fields);
  }

  #ask<T>(line: Fields, tries?: number): Promise<T> {
    return this.#wire.doors.call<T>(this.#wire.room, this.#wire.token, line, tries);
  }

  #read(line: Fields): Promise<unknown> {
    const asked = JSON.stringify(line);
    const known = this.#known;
    let answer = known.get(asked);
    if (!answer) {
      answer = this.#ask(line);
      known.set(asked, answer);
      answer.catch(() => known.delete(asked));
    }
    return answer;
  }

  /** Writes to the room. A repetition after a failure has the first key, so that the write happens once. tries: the number of requests before it fails. */
  async write<T extends Fields>(call: string, fields: Fields, tries?: number): Promise<T> {
    const wish = JSON.stringify({ call, ...fields });
    const key = this.#keys.get(wish) ?? freshSecret();
    this.#keys.set(wish, key);
    let answer: T;
    try {
      answer = await this.#ask<T>({ call, ...fields, key }, tries);
    } catch (failure) {
      if (whyOf(failure) !== null && whyOf(failure) !== 'store') this.#keys.delete(wish);
      throw failure;
    }
    this.#keys.delete(wish);
    this.#outdate(call);
    this.forget();
    return answer['repeated'] ? { ...answer, status: await this.#ask({ call: 'status' }) } : answer;
  }

  /** Deletes the keys of writes that this answered one has undone. The same wish is then a new one, with a new key. */
  #outdate(call: string): void {
    const undone = `{"call":"${OPPOSITE[call]}"`;
    for (const wish of this.#keys.keys()) if (wish.startsWith(undone)) this.#keys.delete(wish);
  }

  /** Asks the engine in the page, with the battle opened from its record. */
  async #locally(call: string, fields: Fields): Promise<unknown> {
    const { record } = await this.#ask<{ record: string }>({ call: 'record' });
    const { battle } = await this.#engine<{ battle: number }>({ call: 'open', record });
    try {
      return await this.#engine({ call, battle, ...fields });
    } finally {
      await this.#engine({ call: 'close', battle });
    }
  }

  async #engine<T>(line: Fields): Promise<T> {
    const { ok, error } = JSON.parse(await this.#wire.local(JSON.stringify({ id: 0, ...line })));
    if (error) throw new Refused(error);
    return ok as T;
  }
}
