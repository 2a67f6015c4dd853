/** The doors of the server: one request, one answer, repeated after a lost connection. */
import type { Failure } from '../lib/protocol.ts';
import { Refused, Unanswered } from '../lib/referee.ts';

/** The network and the time as the page uses them. Tests supply their own. */
export interface Net {
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  socket: (url: string) => WebSocket;
  wait: (millis: number) => Promise<void>;
  /** Returns a number from 0 to 1. */
  random: () => number;
  /** The address of the doors, with a slash at its end. */
  base: string;
}

/** Returns the network of this page. */
export function browserNet(): Net {
  return {
    fetch: (url, init) => fetch(url, init),
    socket: (url) => new WebSocket(url),
    wait: (millis) => new Promise((done) => setTimeout(done, millis)),
    random: Math.random,
    base: new URL('api/', location.href.replace(/[?#].*$/, '')).href,
  };
}

/** The error when no server for rooms answers at the page's origin. */
export class NoServer extends Unanswered {
  constructor() {
    super('This address has no server for rooms, so nobody can join from another device. Open the battle at the address of its server.');
    this.name = 'NoServer';
  }
}

/** The error when no answer came after all retries. */
export class Unheard extends Unanswered {
  constructor() {
    super('The server does not answer. Check your connection, then try again; nothing is lost. If it stays silent, ask the person who runs it.');
    this.name = 'Unheard';
  }
}

/** Returns the reason of a room's refusal, as a word of its protocol, or null for other failures. */
export function whyOf(failure: unknown): string | null {
  if (!(failure instanceof Refused)) return null;
  return (failure.failure as Failure & { why?: string }).why ?? null;
}

/** Returns the milliseconds until a request that passed a limit may be sent again, or null for other failures. */
export function againOf(failure: unknown): number | null {
  return whyOf(failure) === 'limit' ? ((failure as Refused).failure as Answer['error'])?.again ?? null : null;
}

/** Returns 128 random bits as 32 hexadecimal digits: a token, or the key of a write. */
export function freshSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns a wait in milliseconds that grows with the tries. It is random, so that clients do not all return at once. */
export function pause(tries: number, random: number): number {
  return Math.min(30_000, 700 * 2 ** tries) * (0.5 + random / 2);
}

interface Answer { ok?: unknown; error?: Failure & { why?: string; again?: number | null } }
/** The longest wait, in milliseconds, after a refusal for a limit. */
const PATIENCE = 20_000;
const TRIES = 6;
/** The longest wait, in milliseconds, for one answer. */
const DEAF = 30_000;

/** Asks the doors of one server. */
export class Doors {
  readonly net: Net;
  /** Called with `true` when an answer did not come, and with `false` when one comes again. */
  onlost: (lost: boolean) => void = () => undefined;

  constructor(net: Net = browserNet()) {
    this.net = net;
  }

  /** Returns `true` if the page's origin offers rooms. Throws `Unheard` if nothing answers at all. */
  async there(): Promise<boolean> {
    try {
      await this.#once('open', null, undefined);
      return true;
    } catch (failure) {
      if (failure instanceof NoServer) return false;
      if (failure instanceof Refused) return true;
      throw failure;
    }
  }

  /** Asks one door until it answers. A write must have a key, because it may have been stored although its answer was lost. */
  async ask<T>(path: string, line?: object, token?: string | null, tries = TRIES): Promise<T> {
    for (let tried = 0; ; tried++) {
      try {
        const answer = await this.#once(path, line ?? null, token ?? undefined);
        this.onlost(false);
        return answer as T;
      } catch (failure) {
        const again = this.#again(failure, tried);
        if (failure instanceof Unheard) this.onlost(true);
        if (again === null || tried + 1 >= tries) throw failure;
        await this.net.wait(again);
      }
    }
  }

  /** Calls a room for the seat of a token. */
  call<T>(room: string, token: string | null, line: object, tries?: number): Promise<T> {
    return this.ask(`rooms/${room}/call`, line, token, tries);
  }

  /** Returns the milliseconds to wait before the same request is sent again, or null if it is not worth it. */
  #again(failure: unknown, tried: number): number | null {
    if (failure instanceof Unheard) return pause(tried, this.net.random());
    const why = whyOf(failure);
    if (why === 'store') return pause(tried, this.net.random());
    const again = failure instanceof Refused ? (failure.failure as Answer['error'])?.again : null;
    return why === 'limit' && typeof again === 'number' && again <= PATIENCE ? again + 50 : null;
  }

  async #once(path: string, line: object | null, token: string | undefined): Promise<unknown> {
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (token) headers['Authorization'] = `Bearer ${token}`;
    if (line) headers['Content-Type'] = 'application/json';
    const init: RequestInit = { method: line ? 'POST' : 'GET', headers, cache: 'no-store', referrerPolicy: 'no-referrer', signal: AbortSignal.timeout(DEAF), ...(line ? { body: JSON.stringify(line) } : {}) };
    let text: string;
    let status: number;
    try {
      const response = await this.net.fetch(this.net.base + path, init);
      status = response.status;
      text = await response.text();
    } catch {
      throw new Unheard();
    }
    const answer = parsed(text);
    if (answer?.error) throw new Refused(answer.error);
    if (answer && 'ok' in answer) return answer.ok;
    /* Such a status comes from a proxy whose server is down. */
    if (status >= 500 || status === 429) throw new Unheard();
    throw new NoServer();
  }
}

function parsed(text: string): Answer | null {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' ? (answer as Answer | null) : null;
  } catch {
    return null;
  }
}
