/** One battle at the table: the seat that plots, the sealed orders, the reveal, and every turn since the beginning. */
import { wholeFace, type Plot } from '../games/face.ts';
import { advise, referee as engine } from './engine.ts';
import type { Film } from './film.ts';
import { habits } from './habits.svelte.ts';
import type { Calls, Turn } from './protocol.ts';
import { reason, type Referee } from './referee.ts';
import { read } from './typing.ts';
import type { Kept } from './shelf.ts';
import { newTask } from './soon.ts';
import { BattleTable, NOTHING, wakeOf } from './battle-table.svelte.ts';

export type { Stage } from './battle-table.svelte.ts';

/** The captain whose order is suggested to a lone player. */
const ADVISER = 'doctrine';

export class Session extends BattleTable {
  thinking = $state.raw<number[]>([]);
  notice = $state<string | null>(null);
  paused = $state(false);
  /** The order with which the plot began, if it was suggested. */
  suggested = $state<string | null>(null);
  /** The reason why a lone player had nothing to write in this decision. */
  spared = $state<string | null>(null);
  #decisionAsked = 0;
  /** The notice that a captain gave no order. */
  #silence = $state<string | null>(null);
  protected closed = false;
  /** `true` if the plot seals itself. Its reveal needs no button. */
  #onward = false;
  /** Orders of a sequence that are still to be given, each when it is asked for. */
  #rest: string[] = [];
  /** Returns `true` if an order of the sequence still belongs to the present decision. */
  #follows: Plot['follows'];
  /** The number of calls of `supersede`. */
  #superseded = 0;

  constructor(kept: Kept) {
    super(kept);
    this.paused = this.watching && kept.turns > 0;
  }

  /** Returns the referee that this battle asks. */
  protected asks(): Promise<Referee> {
    return engine();
  }
  protected begin(): Promise<Calls['open'][1]> {
    return this.referee.call('open', { record: this.kept.record });
  }

  async open(): Promise<void> {
    const [referee, { default: table }, face] = await Promise.all([this.asks(), this.known.table(), wholeFace(this.known)]);
    this.opened = { referee, table, face };
    const { battle, status } = await this.begin();
    await newTask();
    this.battle = battle;
    this.status = status;
    const turns: Turn[] = [];
    for (let decision = 1; decision <= status.decisions; decision++) turns.push(await this.referee.call('turn', { battle, decision, seat: this.eye }));
    this.turns = turns;
    const last = turns.at(-1);
    if (last) {
      const film = this.face.film(last);
      this.wake = wakeOf(film);
    }
    await this.#takeUp();
  }

  /** Seals again the orders that were sealed before a reload, then goes on. */
  async #takeUp(): Promise<void> {
    for (const [seat, draft] of Object.entries(this.kept.drafts)) {
      if (draft.sealed && this.awaited.includes(Number(seat))) draft.sealed = await this.place(Number(seat), draft.order);
    }
    await this.advance(true);
  }

  /** Makes every earlier answer outdated. Returns a check that is `true` until the next call; while it is `false`, change nothing. */
  protected supersede(): () => boolean {
    const now = ++this.#superseded;
    return () => now === this.#superseded && !this.closed;
  }

  /** Finds the seat that must act now and sets the stage. */
  protected async advance(fresh: boolean): Promise<void> {
    const { status } = this;
    if (!status || this.closed) return;
    const newest = this.supersede();
    const view = await this.referee.call('view', { battle: this.battle, seat: this.eye });
    if (!newest()) return;
    this.view = view;
    if (status.over) {
      this.spared = null;
      this.stage = 'over';
      return;
    }
    this.askCaptains();
    const waiting = this.people.filter((seat) => this.awaited.includes(seat) && this.held[seat] === undefined);
    const next = waiting[0];
    if (next === undefined) {
      this.stage = 'sealed';
      const spared = await this.#spare();
      if (!newest()) return;
      this.spared = spared;
      this.whenReady();
      return;
    }
    const given = await this.#goOn(next);
    if (!newest()) return;
    if (given) {
      this.stage = 'sealed';
      this.whenReady();
      return;
    }
    const only = await this.only(next);
    if (!newest()) return;
    if (only) await this.advance(fresh);
    else if (this.people.length > 1 && !this.straight && (fresh || this.seat !== next)) {
      this.seat = next;
      this.stage = 'cover';
    } else await this.sit(next);
  }

  /** Finds the reason why a lone player has nothing to write. */
  async #spare(): Promise<string | null> {
    const { eye } = this;
    if (eye === null || this.asked || this.face.prompt) return this.#onward && eye !== null && this.view ? (this.table.absent?.(this.view, eye) ?? null) : null;
    const why = await this.table.spared?.(this.referee, this.battle, eye, this.view?.phase ?? '');
    const others = (this.status?.demand ?? []).map((seat) => this.name(seat)).join(' and ');
    return why ? `${why}; only ${others} ${this.status?.demand.length === 1 ? 'does' : 'do'}.` : `You have nothing to choose in this phase; only ${others} ${this.status?.demand.length === 1 ? 'gives' : 'give'} orders.`;
  }

  /** Gives the next order of a sequence if it is still legal. */
  async #goOn(seat: number): Promise<boolean> {
    const [order, ...rest] = this.#rest;
    this.#rest = [];
    if (order === undefined || seat !== this.seat || !this.straight) return false;
    if (this.view && this.#follows?.(this.view, order) === false) return false;
    const { refused } = await this.referee.call('read', { battle: this.battle, seat, order });
    if (refused.length > 0) return false;
    this.#rest = rest;
    return this.place(seat, order);
  }

  /** Gives the order of a seat that has a single legal one: nothing is to be decided. */
  protected async only(seat: number): Promise<boolean> {
    try {
      const { size } = await this.referee.call('outline', { battle: this.battle, seat });
      if (size !== '1') return false;
      const { order } = await this.referee.call('captain', { battle: this.battle, seat, captain: 'random', seed: '1' });
      this.#onward = this.people.length === 1;
      this.#unchosen();
      return await this.place(seat, order);
    } catch {
      return false;
    }
  }

  /** Counts a decision whose order gives itself as one before the battle begins, until a person has chosen an order. */
  #unchosen(): void {
    if (this.kept.begun !== undefined && !this.chose) this.kept.begun = this.turns.length + 1;
  }

  /** `true` if orders begin with a suggestion here: for a lone player against the program, outside the guides made by hand. */
  get suggests(): boolean {
    return habits.suggest && this.eye !== null && !this.rematch && (!this.kept.guide || !!this.known.plain);
  }
  /** Returns the order that plain tactics would give in the seat's place, or null without suggestions. */
  async #suggestion(seat: number): Promise<string | null> {
    if (!this.suggests) return null;
    try {
      const seed = String((this.status?.decisions ?? 0) * 16 + seat);
      const { order } = await this.referee.call('captain', { battle: this.battle, seat, captain: ADVISER, seed });
      return NOTHING.test(order) ? null : order;
    } catch {
      return null;
    }
  }
  /** Opens a seat's plot for writing. Returns `false` if another request took its place meanwhile. */
  async sit(seat: number): Promise<boolean> {
    const newest = this.supersede();
    this.seat = seat;
    this.spared = null;
    this.looking = null;
    this.projector.clear();
    const plot = this.table.draft(this.referee, this.battle, seat, this.turns);
    const suggested = this.kept.drafts[seat] === undefined ? await this.#suggestion(seat) : null;
    await plot.begin(this.kept.drafts[seat]?.order ?? suggested ?? 'idle');
    if (suggested !== null) await plot.mend?.();
    if (!newest()) return false;
    this.suggested = suggested === null || NOTHING.test(plot.text) ? null : plot.text;
    this.plot = plot;
    this.stage = 'plot';
    this.#onward = !!plot.onward && (this.straight || this.people.length === 1);
    if (!this.#onward) return true;
    this.#unchosen();
    await this.seal();
    return true;
  }

  /** Gives the battle up for a seat. The other side wins, and the record says so. */
  async concede(seat: number): Promise<void> {
    await this.#end([seat], 'concede');
  }

  /** Ends the battle as a draw, agreed by every person at this screen, or by these seats. */
  async agree(seats: readonly number[] = this.people): Promise<void> {
    await this.#end(seats, 'agree');
  }

  async #end(seats: readonly number[], call: 'concede' | 'agree'): Promise<void> {
    if (this.stage === 'reveal' || this.stage === 'over') return;
    const unended = this.kept.record;
    for (const seat of seats) this.status = (await this.referee.call(call, { battle: this.battle, seat })).status;
    this.kept.unended = unended;
    await this.#settle();
    await this.advance(false);
  }

  /** Resumes a battle that was conceded or agreed drawn, from the record before that. */
  async resume(): Promise<void> {
    const { unended } = this.kept;
    if (unended === undefined) return;
    const { battle, status } = await this.referee.call('open', { record: unended });
    void this.referee.call('close', { battle: this.battle });
    [this.battle, this.status] = [battle, status];
    /* The battle goes on, so what was found about its end no longer holds. */
    const ended = this.kept.record;
    void import('./inquiry.svelte.ts').then(({ dropInquiry }) => dropInquiry(ended), () => undefined);
    delete this.kept.unended;
    await this.#settle();
    await this.advance(true);
  }

  /** Saves the present battle, without orders for its next decision. */
  async #settle(): Promise<void> {
    this.kept.record = (await this.referee.call('record', { battle: this.battle })).record;
    this.kept.over = this.status?.over?.text ?? null;
    [this.kept.drafts, this.held] = [{}, {}];
    [this.plot, this.looking] = [null, null];
    this.projector.clear();
    this.keep();
  }

  /** Waits until the typed order is read. Returns the order as typed if it cannot be read now and is to be sealed as it stands. */
  protected async readable(): Promise<{ unread: string | null }> {
    await read();
    return { unread: null };
  }

  /** Does the main button's action: lets the plot write first if it offers that, then seals the order unless it is to be seen before. */
  async act(): Promise<void> {
    const { hand } = this.plot ?? {};
    await hand?.write();
    if (!hand?.seen) await this.seal(!hand);
  }

  /** Seals the plot on the table. A doubt is shown first; sealing the same order again confirms it. */
  async seal(empty = false): Promise<void> {
    const asked = this.plot;
    const { unread } = await this.readable();
    const { plot } = this;
    if (!plot || plot !== asked || this.stage !== 'plot' || plot.blocked) return;
    const [order = plot.text, ...rest] = unread === null ? (plot.sequence ?? []) : [unread];
    const doubt = unread !== null ? null : plot.doubt?.text ?? (empty && order === 'idle' ? 'Nothing is written. Press again to seal anyway.' : null);
    if (doubt && this.warning === null) {
      this.warned = { text: doubt, order };
      return;
    }
    this.warned = null;
    [this.#rest, this.#follows] = [rest, plot.follows];
    this.kept.drafts[plot.seat] = { order, sealed: true };
    this.keep();
    if (!(await this.place(plot.seat, order))) {
      this.kept.drafts[plot.seat] = { order, sealed: false };
      this.keep();
      return;
    }
    this.notice = null;
    this.plot = null;
    await this.advance(false);
  }

  /**
   * Places an order. The last one that a decision waits for stays in the page until the reveal; the referee seals all others.
   * Returns `false`, with a notice, if the referee refuses it.
   */
  protected async place(seat: number, order: string): Promise<boolean> {
    const others = this.awaited.filter((one) => one !== seat && this.held[one] === undefined);
    if (others.length === 0 || this.held[seat] !== undefined) this.held = { ...this.held, [seat]: order };
    else {
      try {
        this.status = (await this.referee.call('seal', { battle: this.battle, seat, order })).status;
      } catch (failure) {
        this.notice = `The plot was not sealed: ${reason(failure)}`;
        return false;
      }
    }
    return true;
  }

  /** Takes a sealed plot back, for more writing. */
  async takeBack(seat: number): Promise<void> {
    if (this.stage === 'reveal') return;
    if (this.held[seat] !== undefined) {
      const { [seat]: _, ...others } = this.held;
      this.held = others;
    } else if (this.status?.sealed.includes(seat)) {
      this.status = (await this.referee.call('unseal', { battle: this.battle, seat })).status;
    }
    const draft = this.kept.drafts[seat];
    if (draft) draft.sealed = false;
    this.keep();
    await this.sit(seat);
  }

  /** Asks every captain whose order is still missing. They think in the worker while people plot. */
  protected askCaptains(): void {
    const { status } = this;
    const decision = (status?.decisions ?? 0) + 1;
    if (!status || status.over || this.#decisionAsked === decision) return;
    this.#decisionAsked = decision;
    this.kept.players.forEach((player, at) => {
      if (player.kind === 'captain' && this.awaited.includes(at + 1)) void this.#ask(at + 1, player.captain, decision);
    });
  }

  async #ask(seat: number, captain: string, decision: number): Promise<void> {
    this.thinking = [...this.thinking, seat];
    try {
      const seed = String((BigInt(this.kept.seed) + BigInt(decision * 16 + seat)) % 9007199254740881n);
      const order = await advise({ record: this.kept.record, seat, captain, seed, thought: this.face.thought });
      if (this.closed || (this.status?.decisions ?? 0) + 1 !== decision) return;
      this.held = { ...this.held, [seat]: order };
      this.notice = null;
    } catch (failure) {
      this.#decisionAsked = 0;
      this.notice = `${this.name(seat)} gave no order: ${reason(failure)}`;
      this.#silence = this.notice;
    } finally {
      this.thinking = this.thinking.filter((one) => one !== seat);
    }
    this.whenReady();
  }

  /** `true` while the notice says that a captain gave no order: it can be asked again. */
  get unanswered(): boolean {
    return this.notice !== null && this.notice === this.#silence;
  }

  /** Asks again after a captain failed. */
  askAgain(): void {
    this.notice = null;
    this.askCaptains();
  }

  protected whenReady(): void {
    const alone = this.watching ? !this.paused && this.looking === null : this.atOnce || !this.asked || this.straight || this.#onward;
    if (this.stage === 'sealed' && this.ready && alone) void this.reveal();
  }

  /** Pauses a watched battle or lets it go on. */
  setPaused(paused: boolean): void {
    this.paused = paused;
    if (!paused) this.backToNow();
    if (this.stage === 'reveal') {
      if (paused) this.projector.pause();
      else this.projector.play();
    } else this.whenReady();
  }

  /** Reveals all orders together: the referee resolves them, then the film plays. */
  async reveal(): Promise<void> {
    if (this.stage !== 'sealed' || !this.ready || !this.status) return;
    this.stage = 'reveal';
    this.looking = null;
    try {
      const film = await this.#resolve(this.status.decisions + 1);
      if (this.face.prompt) this.askCaptains();
      this.projector.load(film);
      this.projector.play(() => void this.played());
    } catch (failure) {
      this.stage = 'sealed';
      this.notice = `The turn could not be revealed: ${reason(failure)} Take your plot back, or reload the page; the battle is kept.`;
    }
  }

  /** Hands the held orders to the referee, which resolves the decision. Saves the record and returns the film. */
  async #resolve(decision: number): Promise<Film> {
    for (const [seat, order] of Object.entries(this.held)) {
      const answer = await this.referee.call('seal', { battle: this.battle, seat: Number(seat), order, lenient: true });
      this.status = answer.status;
    }
    this.held = {};
    this.kept.drafts = {};
    const shown = await this.referee.call('turn', { battle: this.battle, decision, seat: this.eye });
    const film = this.hear(shown);
    this.kept.record = (await this.referee.call('record', { battle: this.battle })).record;
    this.kept.turns = this.turns.length;
    this.kept.over = this.status?.over?.text ?? null;
    this.keep();
    return film;
  }

  protected async played(): Promise<void> {
    if (this.closed) return;
    if (this.people.length > 1 && !this.status?.over && !this.straight) {
      this.view = await this.referee.call('view', { battle: this.battle, seat: this.eye });
      this.stage = 'shown';
    } else await this.advance(false);
    if (this.status?.over || this.watching) this.projector.clear();
  }

  /** Goes from the shared look to the next decision's first plot. */
  async nextTurn(): Promise<void> {
    if (this.stage !== 'shown') return;
    this.seat = 0;
    this.projector.clear();
    await this.advance(true);
  }

  close(): void {
    this.closed = true;
    this.projector.clear();
    void this.opened?.referee.call('close', { battle: this.battle }).catch(() => undefined);
  }
}
