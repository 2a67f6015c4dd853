/** A battle that a server holds: the table asks a room about it, and follows the other players. */
import { wake } from '../lib/wake.ts';
import { reason, Referee } from '../lib/referee.ts';
import type { Film } from '../lib/film.ts';
import { Session } from '../lib/session.svelte.ts';
import type { Calls } from '../lib/protocol.ts';
import { Away } from './away.ts';
import { ROOM, RoomCarrier } from './carrier.ts';
import { againOf, whyOf, type Doors } from './doors.ts';
import { timeUpWord, type RoomEvent, type RoomFacts, type RoomStatus } from './facts.ts';
import { keptOf, roomNames } from './kept-room.ts';
import { News, type Line } from './news.ts';
import { plainly } from './plain.ts';
import { say, type Unsaid } from './saying.ts';
import { Sealing } from './sealing.svelte.ts';
import { isKept, isSettled, keepSettled } from './seatbook.ts';
import { wishesOf } from './told.ts';
import { discard, draftKey, lock, unlock } from './vault.ts';

/** Milliseconds within which the server may still read a typed order before it is sealed unread. */
const SOON = 2500;
/** Said of an order that waits for the connection. */
export const UNSENT = 'No connection: this order is kept and will be sealed when you are back. Keep this page open.';

export interface Seated { room: string; token: string; seat: number | null }

export class RoomSession extends Session {
  readonly at: Seated;
  readonly doors: Doors;
  facts = $state.raw<RoomFacts>() as RoomFacts;
  line = $state<Line>('asking');
  present = $state.raw<number[]>([]);
  /** The lines of the chat, and other news for players. */
  told = $state.raw<RoomEvent[]>([]);
  /** Milliseconds by which the server's clock is ahead of this device's. */
  ahead = $state(0);
  readonly #carrier: RoomCarrier;
  readonly #sealing: Sealing;
  readonly #news: News;
  #refreshing: Promise<void> | null = null;
  #again = false;
  #placing = false;
  /** `true` while a revealed decision is being fetched. Other calls wait for its film. */
  #fetching = false;
  /** `true` if a request failed. It is repeated as soon as the server answers again. */
  #missed = false;
  /** The last draft that this window wrote or took over. Only a different draft is stored, so that no window overwrites another. */
  #drafted = 'idle';
  /** `true` if something was written here since the seat's plot opened. */
  #touched = false;
  #sitting = false;
  /** The author of this seat's last sealed order. */
  #sealer = 'seat';
  /** The decision in which this seat writes again, to replace an order that a captain or the clock sealed for it. */
  #instead = 0;
  /** The decision in which an order was taken back that may have reached the server. */
  #recalled = 0;
  /** `true` if the drafts written here do not outlive this page. */
  loose = $state(false);
  /** Called when the server has gone back to an earlier copy of the battle, so that this session is invalid. */
  onreverted: () => void = () => undefined;
  /** `true` if this session began because the server had gone back. */
  restored = false;
  /** `true` if the seat itself outlives this page. */
  readonly seatKept: boolean;
  readonly #away: Away;

  constructor(doors: Doors, at: Seated, facts: RoomFacts) {
    super(keptOf(facts, at.seat));
    [this.doors, this.at, this.facts] = [doors, at, facts];
    this.seatKept = at.seat === null || isKept(at.room);
    this.kept.settled = isSettled(at.room);
    const local = wake();
    this.#carrier = new RoomCarrier({ doors, room: at.room, token: at.token, decision: () => this.turns.length + 1, local });
    this.#sealing = new Sealing(this.#carrier, doors.net);
    this.#news = new News(doors, { room: at.room, token: at.token, after: 0 }, {
      event: (event) => this.#hear(event),
      present: (seats) => (this.present = seats),
      line: (line) => this.#heard(line),
      refused: (failure) => (this.notice = plainly(failure)),
      reverted: () => this.onreverted(),
    });
    this.#away = new Away(this.#news, () => !!this.state?.reminders?.targets);
  }

  get state(): RoomStatus | null {
    return this.status as RoomStatus | null;
  }
  /** Always `false`: no order waits in the page, because the server reveals as soon as the last one is sealed. */
  override get ready(): boolean {
    return false;
  }
  get #behind(): boolean {
    return (this.status?.decisions ?? 0) > this.turns.length;
  }
  protected override asks(): Promise<Referee> {
    return Promise.resolve(new Referee(this.#carrier.carry));
  }
  protected override async begin(): Promise<Calls['open'][1]> {
    const [status, { record }] = await Promise.all([this.referee.call('status', { battle: ROOM }), this.referee.call('record', { battle: ROOM })]);
    this.kept.record = record;
    this.kept.names = roomNames(this.facts, status as RoomStatus);
    this.#time(status as RoomStatus);
    const draft = this.at.seat === null ? null : await unlock(this.at.room, status.decisions + 1);
    if (draft !== null && this.at.seat !== null) this.kept.drafts[this.at.seat] = { order: draft, sealed: false };
    this.#drafted = draft ?? 'idle';
    return { battle: ROOM, status, dropped: null } as Calls['open'][1];
  }

  override async open(): Promise<void> {
    await super.open();
    this.doors.onlost = (lost) => this.#heard(lost ? 'lost' : null);
    this.#wait();
    void this.#news.follow();
    addEventListener('storage', this.#other);
    this.#away.start();
    // A draft that another window wrote while this one opened raised no event here.
    void this.#adopt();
  }
  override close(): void {
    this.#away.end();
    this.#news.end();
    this.doors.onlost = () => undefined;
    this.#sealing.end();
    removeEventListener('storage', this.#other);
    super.close();
  }
  /** Takes over a draft that another window of this browser wrote, if nothing was written here. */
  readonly #other = ({ key }: StorageEvent): void => {
    if (key === draftKey(this.at.room)) void this.#adopt();
  };
  async #adopt(): Promise<void> {
    const { seat, room } = this.at;
    const order = await unlock(room, this.turns.length + 1);
    if (seat === null || order === null || this.closed || this.stage !== 'plot' || this.#touched || this.plot?.text !== this.#drafted || order === this.#drafted) return;
    this.kept.drafts[seat] = { order, sealed: false };
    await this.sit(seat);
  }
  override async sit(seat: number): Promise<boolean> {
    this.#sitting = true;
    try {
      const open = await super.sit(seat);
      if (open) [this.#drafted, this.#touched] = [this.plot?.text ?? this.#drafted, false];
      return open;
    } finally {
      this.#sitting = false;
    }
  }
  /** Takes the state of the line, or null if an answer came by another way. */
  #heard(line: Line | null): void {
    if (line === null) {
      if (this.line === 'lost') void this.#news.ask();
      return;
    }
    const before = this.line;
    this.line = line;
    if (line === 'lost') {
      if (before !== 'lost') this.#news.lose();
      return;
    }
    this.#sealing.retry();
    if (this.#missed) void this.refresh();
  }

  override get ownSealed(): string | null {
    if (this.stage !== 'sealed') return null;
    return this.#sealing.unsent?.order ?? this.state?.order ?? super.ownSealed;
  }
  override get underway(): string | null {
    if (!this.#sealing.unsent) return null;
    return this.line === 'lost' ? UNSENT : 'Sealing…';
  }
  override get wished(): { swap: boolean } | null {
    const { seat } = this.at;
    const { other } = wishesOf(this.told, seat);
    return seat !== null && other && !this.facts.next ? { swap: !!other.swap } : null;
  }
  override get timeUp(): string | null {
    const { state } = this;
    const late = (seat: number): boolean => this.told.some((one) => one.kind === 'late' && one.seat === seat && one.decision === this.turns.length + 1);
    return state?.clock && !state.over ? timeUpWord(this.awaited.filter((seat) => seat !== this.at.seat), state.clock, state.absent, late, (seat) => this.name(seat), this.at.seat !== null) : null;
  }

  #time(status: RoomStatus): void {
    if (status.clock) this.ahead = status.clock.now - Date.now();
  }
  /** Marks the other seats whose orders are awaited. */
  #wait(): void {
    this.thinking = this.awaited.filter((seat) => seat !== this.at.seat);
  }

  #hear(event: RoomEvent): void {
    this.#carrier.forget();
    if (['chat', 'agreed', 'disagreed', 'conceded', 'late', 'absent', 'substitute', 'rematch'].includes(event.kind)) this.told = [...this.told, event];
    const own = event.kind === 'sealed' && event.seat === this.at.seat;
    if (own) this.#sealer = event.by ?? 'seat';
    if (own && this.#placing) return;
    void this.refresh();
  }

  /** Asks for the state of the room, and shows the changes. */
  refresh(): Promise<void> {
    this.#again = true;
    this.#refreshing ??= this.#refresh().finally(() => (this.#refreshing = null));
    return this.#refreshing;
  }
  async #refresh(): Promise<void> {
    while (this.#again && !this.closed) {
      [this.#again, this.#missed] = [false, false];
      try {
        const [status, facts] = await Promise.all([
          this.referee.call('status', { battle: ROOM }) as Promise<RoomStatus>,
          this.doors.call<RoomFacts>(this.at.room, this.at.token, { call: 'room' }),
        ]);
        this.facts = facts;
        this.#take(status);
        if (this.#moved()) await this.#follow();
      } catch (failure) {
        if (!this.#later(failure)) this.notice = reason(failure);
      }
    }
  }
  /** Refreshes again when the line is back, or when a limit lets more through. Returns `false` if neither is the cause of the failure. */
  #later(failure: unknown): boolean {
    const again = againOf(failure);
    if (again !== null) void this.doors.net.wait(again).then(() => this.refresh());
    else this.#missed ||= whyOf(failure) === null;
    return again !== null || this.#missed;
  }
  /** Goes on to the present request. A plot that another window took back continues from that window's draft. */
  async #follow(): Promise<void> {
    const { seat, room } = this.at;
    if (this.stage === 'plot' && this.#recalled === this.turns.length + 1 && !this.#behind) this.notice = 'The order had reached the server before you took it back. Take it back once more to change it.';
    if (this.stage === 'sealed' && seat !== null && !this.#behind && !this.status?.over) {
      const order = await unlock(room, this.turns.length + 1);
      if (order !== null) this.kept.drafts[seat] = { order, sealed: false };
    }
    await this.advance(false);
  }
  /** Takes a status, unless it is older than the known one. */
  #take(status: RoomStatus): void {
    if (this.state && status.last < this.state.last) return;
    this.status = status;
    this.#time(status);
    this.kept.names = roomNames(this.facts, status);
    this.#wait();
  }
  /** Returns `true` if the display must change: a reveal, the end, or an order that another window sealed or took back. */
  #moved(): boolean {
    const { stage, status, at } = this;
    if (this.#placing || stage === 'reveal' || stage === 'opening') return false;
    if (this.#behind) return true;
    if (status?.over) return stage !== 'over';
    if (at.seat === null) return false;
    const mine = this.awaited.includes(at.seat) || this.#instead === this.turns.length + 1;
    /* Another window sealed the order, or took it back and kept its draft: writing continues from that draft. */
    return (stage === 'plot' && !mine) || (stage === 'sealed' && mine);
  }

  protected override async advance(fresh: boolean): Promise<void> {
    if (this.#behind) return this.#play();
    if (this.status?.over) this.kept.record = (await this.referee.call('record', { battle: ROOM })).record;
    this.kept.over = this.status?.over?.text ?? null;
    await super.advance(fresh);
    this.#wait();
    if (this.#behind) await this.#play();
  }

  /** Plays the next revealed decision, unless one is being fetched or shown. */
  async #play(): Promise<void> {
    if (this.#fetching || (this.stage === 'reveal' && this.projector.playing)) return;
    /* An answer that is still on its way is about the decision that is revealed now. */
    this.supersede();
    [this.#fetching, this.stage] = [true, 'reveal'];
    [this.looking, this.plot] = [null, null];
    this.#carrier.forget();
    if (this.at.seat !== null) delete this.kept.drafts[this.at.seat];
    discard(this.at.room, this.turns.length + 1);
    this.#drafted = 'idle';
    let film: Film;
    try {
      film = this.hear(await this.referee.call('turn', { battle: ROOM, decision: this.turns.length + 1, seat: this.at.seat }));
      this.kept.turns = this.turns.length;
      this.kept.record = (await this.referee.call('record', { battle: ROOM })).record;
    } catch (failure) {
      this.#unfetched(failure);
      return;
    } finally {
      this.#fetching = false;
    }
    this.projector.load(film);
    this.projector.play(() => void this.played());
  }
  /** Leaves the reveal after a failure. The next refresh fetches what is missing. */
  #unfetched(failure: unknown): void {
    this.stage = 'sealed';
    if (!this.#later(failure)) this.notice = `The turn could not be fetched: ${reason(failure)} Nothing is lost; reload the page.`;
  }
  protected override async played(): Promise<void> {
    if (this.closed) return;
    if (this.#behind) return this.#play();
    try {
      if (this.status?.over || this.watching) {
        this.view = await this.referee.call('view', { battle: ROOM, seat: this.at.seat });
        this.projector.clear();
      }
      await this.advance(false);
      if (this.#moved()) await this.advance(false);
    } catch (failure) {
      this.#unfetched(failure);
    }
  }

  /** A room's referee is asked for no order: a plot that knows its only order gives it itself. */
  protected override async only(): Promise<boolean> {
    return false;
  }
  /** Waits for the typed order only as long as the server may answer soon. Without an answer the order is sealed as it was typed at the press. */
  protected override async readable(): Promise<{ unread: string | null }> {
    const { plot } = this;
    const unread = plot?.unread ?? null;
    if (unread === null) return super.readable();
    const read = this.line === 'lost' ? false : await Promise.race([super.readable().then(() => plot?.unread === null), this.doors.net.wait(SOON).then(() => false)]);
    return { unread: read ? null : unread };
  }
  /** Seals the plot. If the server cannot tell what follows, the next refresh asks again. */
  override async seal(empty = false): Promise<void> {
    try {
      await super.seal(empty);
    } catch (failure) {
      this.#unfetched(failure);
    }
  }
  /** Seals an order. It stays as it is now until it arrives or is taken back. */
  protected override async place(_: number, order: string): Promise<boolean> {
    [this.#placing, this.notice] = [true, null];
    if (this.stage === 'plot') this.stage = 'sealed';
    try {
      const status = await this.#sealing.seal(order, this.turns.length + 1);
      if (status) {
        this.#take(status);
        [this.#instead, this.#sealer] = [0, 'seat'];
        return true;
      }
    } catch (failure) {
      const stale = whyOf(failure) === 'stale';
      this.notice = stale ? 'The turn was revealed before this order arrived.' : `The order was not sealed: ${reason(failure)}`;
      this.#again = true;
    } finally {
      this.#placing = this.#sealing.unsent !== null;
      void this.refresh();
    }
    if (this.plot && this.stage === 'sealed' && !this.#placing) this.stage = 'plot';
    return false;
  }
  /** Takes back an order that has not arrived. */
  #recall(seat: number, order: string): void {
    this.#recalled = this.turns.length + 1;
    this.kept.drafts[seat] = { order, sealed: false };
    this.#sealing.recall();
    if (this.plot) this.stage = 'plot';
  }
  override async takeBack(seat: number): Promise<void> {
    const { unsent } = this.#sealing;
    if (unsent) return this.#recall(seat, unsent.order);
    if (this.#sealer === 'captain' || this.#sealer === 'silent') {
      /* The seat's own order cannot be taken back, so another order is sealed in its place. */
      this.#instead = this.turns.length + 1;
      await this.sit(seat);
      return;
    }
    const sealed = this.state?.order;
    await this.write('unseal', async ({ status }) => {
      this.#take(status);
      this.kept.drafts[seat] = { order: sealed ?? this.kept.drafts[seat]?.order ?? 'idle', sealed: false };
      await this.sit(seat);
    });
  }
  override concede(): Promise<void> {
    return this.write('concede');
  }
  override agree(): Promise<void> {
    return this.write('agree');
  }
  /** Withdraws this seat's agreement to a draw, or declines that of the others. */
  disagree(): Promise<void> {
    return this.write('disagree');
  }

  /** Writes to the room. A refusal becomes the notice. */
  async write(call: string, then?: (answer: { status: RoomStatus; room?: string | null }) => Promise<void> | void, fields: Record<string, unknown> = {}): Promise<void> {
    const decides = ['unseal', 'agree', 'disagree', 'concede', 'claim'].includes(call);
    try {
      const answer = await this.#carrier.write<{ status: RoomStatus; room?: string | null }>(call, { ...fields, ...(decides ? { decision: this.turns.length + 1 } : {}) });
      this.notice = null;
      await then?.(answer);
    } catch (failure) {
      this.notice = reason(failure);
    }
    await this.refresh();
  }

  override readonly rematch = async (swap: boolean): Promise<void> => {
    if (this.at.seat !== null) await this.write('rematch', undefined, { swap });
  };

  /** Sends a line of chat. Returns null if it was sent, or else the reason in words and the milliseconds until another try. */
  say(text: string): Promise<Unsaid | null> {
    return say(this.#carrier, text);
  }

  /** Does not ask: the captains of a room think at the server. */
  protected override askCaptains(): void {
    this.#wait();
  }

  override settle(): void {
    super.settle();
    keepSettled(this.at.room);
  }
  /** Stores the draft, encrypted. */
  protected override keep(): void {
    const { seat, room } = this.at;
    const order = seat === null ? undefined : this.kept.drafts[seat]?.order;
    if (order === undefined || order === this.#drafted || this.#sitting) return;
    [this.#drafted, this.#touched] = [order, true];
    void lock(room, this.turns.length + 1, order).then((kept) => (this.loose = !kept));
  }
}
