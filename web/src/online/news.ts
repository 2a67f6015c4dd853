/** Follows the events of a room without gaps: by socket, and by polling when no socket holds. */
import { whyOf, pause, type Doors } from './doors.ts';
import type { RoomEvent } from './facts.ts';

/** live: events arrive as they happen · asking: polled now and then · lost: no connection. */
export type Line = 'live' | 'asking' | 'lost';
export interface Ears {
  event: (event: RoomEvent) => void;
  present: (seats: number[]) => void;
  line: (line: Line) => void;
  /** Called when the room refuses this token or no longer exists. */
  refused: (failure: unknown) => void;
  /** Called when the server was restored from an earlier copy and has forgotten events. Following has then ended. */
  reverted: () => void;
}

/** Message after the server went back to an earlier copy. */
export const RESTORED = 'The server went back to an earlier copy of this battle. Everything after that copy is lost. Look at the table again and play on from here.';

const MOST = 500;
/** Milliseconds between checks of the socket. */
const CHECK = 45_000;

export class News {
  readonly #doors: Doors;
  readonly #at: { room: string; token: string };
  readonly #ears: Ears;
  /** The number of the last event that was told. */
  last: number;
  /** The last event itself, or null before the first. */
  #told: RoomEvent | null = null;
  #socket: WebSocket | null = null;
  /** `true` while a socket is open whose hello was answered. */
  #live = false;
  #ended = false;
  #tries = 0;
  #rests: Promise<void> | null = null;
  #asking: Promise<boolean> | null = null;
  #mending: Promise<void> | null = null;
  readonly #cut = (): void => this.lose();
  readonly #back = (): void => void this.ask();

  constructor(doors: Doors, at: { room: string; token: string; after: number }, ears: Ears) {
    this.#doors = doors;
    this.#at = at;
    this.last = at.after;
    this.#ears = ears;
  }

  /** Follows the events; returns when following has ended. */
  async follow(): Promise<void> {
    globalThis.addEventListener?.('offline', this.#cut);
    globalThis.addEventListener?.('online', this.#back);
    if (globalThis.navigator?.onLine === false) this.lose();
    void this.#check();
    while (!this.#ended) {
      const held = await this.#listen();
      if (this.#ended) return;
      if (held) this.#tries = 0;
      if (this.#rests) {
        await this.#rests;
        await this.ask();
        continue;
      }
      /* While no socket holds, events are polled. */
      await this.ask();
      if (this.#ended) return;
      await this.#doors.net.wait(pause(this.#tries++, this.#doors.net.random()));
    }
  }

  end(): void {
    this.#ended = true;
    globalThis.removeEventListener?.('offline', this.#cut);
    globalThis.removeEventListener?.('online', this.#back);
    this.#socket?.close();
  }

  /** Notes that the server cannot be heard, and asks until it is heard again. An open socket alone proves nothing: it may outlive the network. */
  lose(): void {
    if (this.#ended) return;
    this.#ears.line('lost');
    this.#mending ??= this.#mend().finally(() => (this.#mending = null));
  }
  async #mend(): Promise<void> {
    for (let tries = 0; !this.#ended; tries++) {
      await this.#doors.net.wait(pause(tries, this.#doors.net.random()));
      if (await this.ask()) return;
    }
  }

  /** Closes the socket until `over` resolves. Meanwhile the seat counts as away and gets reminders. */
  rest(over: Promise<void>): void {
    this.#rests = over.finally(() => (this.#rests = null));
    this.#socket?.close();
  }

  /** Asks at once for missed events: the device woke, or the network is back. Returns `false` if the server did not answer. */
  ask(): Promise<boolean> {
    this.#asking ??= this.#catchUp().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #catchUp(): Promise<boolean> {
    const { room, token } = this.#at;
    try {
      for (let more = true; more && !this.#ended; ) {
        const known = this.last;
        const { events, last } = await this.#doors.ask<{ events: RoomEvent[]; last: number }>(`rooms/${room}/call`, { call: 'events', after: this.#from, most: MOST }, token, 1);
        if (last < known) {
          this.#revert();
          return true;
        }
        for (const event of events) this.#tell(event);
        more = events.length > 0 && this.last < last;
      }
      if (!this.#ended) this.#ears.line(this.#live ? 'live' : 'asking');
      return true;
    } catch (failure) {
      const why = whyOf(failure);
      if (why === 'token' || why === 'room') this.#refuse(failure);
      else if (why === null) {
        this.#ears.line('lost');
        return false;
      }
      return true;
    }
  }

  #refuse(failure: unknown): void {
    this.end();
    this.#ears.refused(failure);
  }

  /** The number after which events are requested. The last event told comes once more, for comparison. */
  get #from(): number {
    return this.#told ? this.last - 1 : this.last;
  }
  #revert(): void {
    if (this.#ended) return;
    this.end();
    this.#ears.reverted();
  }

  #tell(event: RoomEvent): void {
    if (this.#ended) return;
    /* A restored server reuses the numbers of lost events for other events. */
    if (event.event === this.#told?.event && (event.at !== this.#told.at || event.kind !== this.#told.kind)) return this.#revert();
    if (event.event <= this.last) return;
    [this.last, this.#told] = [event.event, event];
    this.#ears.event(event);
  }

  /** Listens until the socket ends. Returns `true` if the server answered the hello. */
  #listen(): Promise<boolean> {
    return new Promise((done) => {
      let greeted = false;
      let known = this.last;
      let socket: WebSocket;
      const { room, token } = this.#at;
      try {
        socket = this.#doors.net.socket(`${this.#doors.net.base.replace(/^http/, 'ws')}rooms/${room}/live`);
      } catch {
        done(false);
        return;
      }
      this.#socket = socket;
      socket.onopen = () => {
        known = this.last;
        socket.send(JSON.stringify({ id: 0, call: 'hello', token, after: this.#from }));
      };
      socket.onmessage = ({ data }: MessageEvent<string>) => {
        greeted = this.#hear(data, known) || greeted;
      };
      socket.onclose = () => {
        [this.#socket, this.#live] = [null, false];
        done(greeted);
      };
    });
  }

  /** Takes a pushed line. Returns `true` if it answers the hello. known: the last event told when the hello was sent. */
  #hear(line: string, known: number): boolean {
    let told: { ok?: { last: number; present: number[] }; error?: { why?: string }; gap?: number; present?: number[] } & Partial<RoomEvent>;
    try {
      told = JSON.parse(line);
    } catch {
      return false;
    }
    if (told.ok) {
      if (told.ok.last < known) this.#revert();
      if (this.#ended) return true;
      this.#live = true;
      this.#ears.line('live');
      this.#ears.present(told.ok.present);
      return true;
    }
    if (told.present) this.#ears.present(told.present);
    else if (typeof told.event === 'number' && told.event <= this.last + 1) this.#tell(told as RoomEvent);
    else if (typeof told.event === 'number' || told.gap !== undefined) void this.ask();
    return false;
  }

  /** Finds a socket that is dead without having closed, and closes it. */
  async #check(): Promise<void> {
    while (!this.#ended) {
      await this.#doors.net.wait(CHECK);
      const before = this.last;
      if (this.#ended || this.#socket?.readyState !== 1) continue;
      await this.ask();
      if (this.last > before) this.#socket?.close();
    }
  }
}
