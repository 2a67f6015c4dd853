/** A room for tests alone: the built engine behind the lines that docs/rooms.md tells of, with a network that can be cut. */
import { join } from 'node:path';
import { engine, type Ask } from '../bundles.ts';
import { Doors, type Net } from '../src/online/doors.ts';
import type { RoomEvent } from '../src/online/facts.ts';

const WASM = join(import.meta.dirname, '../src/wasm');
type Fields = Record<string, any>;

/** A socket that the test holds in its hand. */
export class FakeSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Fields[] = [];
  constructor(readonly double: RoomDouble) {}
  send(line: string): void {
    const hello = JSON.parse(line) as Fields;
    this.sent.push(hello);
    this.push({ id: 0, ok: { room: this.double.room, last: this.double.events.length, present: [1] } });
    for (const event of this.double.events.slice(hello['after'])) this.push(event);
  }
  push(line: object): void {
    this.onmessage?.({ data: JSON.stringify(line) });
  }
  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
}

export class RoomDouble {
  readonly room = '7h3k9q2m4n8p1rst';
  readonly events: RoomEvent[] = [];
  readonly sockets: FakeSocket[] = [];
  readonly waits: number[] = [];
  /** Lines that arrived, with the token they came with. */
  readonly heard: Fields[] = [];
  /** The fate of the next answers: the network loses the request, or the answer to it. */
  readonly faults: ('request' | 'answer' | 'html' | 'limit')[] = [];
  readonly tokens: Record<string, number>;
  readonly #keys = new Map<string, number>();
  readonly #ask: Ask;
  readonly battle: number;
  /** Sockets open by themselves. */
  sockets_open = true;

  private constructor(ask: Ask, battle: number, tokens: Record<string, number>) {
    [this.#ask, this.battle, this.tokens] = [ask, battle, tokens];
  }
  static async begin(game: string, scenario: string, tokens: Record<string, number>): Promise<RoomDouble> {
    const ask = await engine(WASM, game);
    return new RoomDouble(ask, ask('new', { game, scenario, dice: { seed: '7' }, names: [] }).battle, tokens);
  }

  /** The network to this room. */
  net(): Net {
    return {
      base: 'https://arc.example/api/',
      random: () => 1,
      wait: (millis) => {
        this.waits.push(millis);
        /* The check of a dead socket is not what a test waits for. */
        return millis >= 40_000 ? new Promise(() => undefined) : new Promise((done) => setTimeout(done, 0));
      },
      socket: (url) => {
        const socket = new FakeSocket(this);
        this.sockets.push(socket);
        queueMicrotask(() => (this.sockets_open ? socket.open() : socket.close()));
        void url;
        return socket as unknown as WebSocket;
      },
      fetch: async (url, init) => {
        const fault = this.faults.shift();
        if (fault === 'request') throw new TypeError('Failed to fetch');
        if (fault === 'html') return new Response('<!doctype html>', { status: 200 });
        if (fault === 'limit') return Response.json({ id: null, error: { why: 'limit', what: 'too many', where: 'call', clause: null, all: [], again: 400 } }, { status: 429 });
        const token = new Headers(init?.headers).get('Authorization')?.slice(7);
        const answer = this.answer(url.endsWith('/call') ? (JSON.parse(String(init?.body)) as Fields) : { call: 'room' }, token ?? '');
        if (fault === 'answer') throw new TypeError('Failed to fetch');
        return Response.json(answer);
      },
    };
  }
  doors(): Doors {
    return new Doors(this.net());
  }

  tell(event: Omit<RoomEvent, 'event' | 'at'>): number {
    const told = { event: this.events.length + 1, at: 0, ...event };
    this.events.push(told);
    for (const socket of this.sockets) if (socket.readyState === 1) socket.push(told);
    return told.event;
  }

  answer({ id = null, ...line }: Fields, token: string): Fields {
    this.heard.push({ ...line, token });
    const seat = this.tokens[token];
    if (seat === undefined) return { id, error: { why: 'token', what: 'no right', where: 'token', clause: null, all: [] } };
    try {
      return { id, ok: this.#does(line, seat) };
    } catch (failure) {
      return { id, error: { why: 'refused', what: (failure as Error).message, where: 'order', clause: null, all: [], ...(failure as { why?: string }).why ? { why: (failure as { why?: string }).why } : {} } };
    }
  }

  #status(): Fields {
    return { ...this.#ask('status', { battle: this.battle }), last: this.events.length, clock: null, present: [1], absent: [], standing: null, closed: null };
  }
  #does({ call, decision, key, ...fields }: Fields, seat: number): unknown {
    if ('battle' in fields || 'seat' in fields) throw new Error('the room and the token say it');
    if (call === 'events') return { events: this.events.slice(fields['after'], fields['after'] + 2), last: this.events.length };
    if (call === 'status') return this.#status();
    if (call === 'room') return { room: this.room, title: 'Duel', seats: [], last: this.events.length };
    if (!key) return this.#ask(call, { battle: this.battle, seat, ...fields, ...(decision ? { decision } : {}) });
    const known = this.#keys.get(key);
    if (known !== undefined) return { repeated: true, event: known };
    const before = this.#status()['decisions'] as number;
    if (decision !== before + 1) throw Object.assign(new Error('stale'), { why: 'stale' });
    const answer = this.#ask(call, { battle: this.battle, seat, ...fields });
    const event = this.tell({ kind: call === 'agree' ? 'agreed' : `${call}ed`, seat, decision });
    this.#keys.set(key, event);
    if (this.#status()['over']) this.tell({ kind: 'over' });
    if ((this.#status()['decisions'] as number) > before) this.tell({ kind: 'revealed', decision });
    return { ...answer, event, status: this.#status() };
  }
}
