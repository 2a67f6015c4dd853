/** One battle at the table: the seat that plots, the sealed orders, the reveal, and every turn since the beginning. */
import { faceOf, wholeFace, type GameFace, type Plot, type TableFace, type WholeFace } from '../games/face.ts';
import { advise, referee as engine } from './engine.ts';
import { rest, type Film, type Frame } from './film.ts';
import { startOf } from './handicap.ts';
import { habits } from './habits.svelte.ts';
import { pastOf, withPast, type Past } from './past.ts';
import { Projector } from './projector.svelte.ts';
import { calledIn } from './called.ts';
import { reveal } from './reveal.ts';
import type { Calls, Status, Turn, View } from './protocol.ts';
import { reason, type Referee } from './referee.ts';
import { read } from './typing.ts';
import { browserStore, save, type Kept } from './shelf.ts';

/**
 * plot: a seat writes · cover: the table is hidden between seats · sealed: all people have sealed · reveal: the turn plays ·
 * shown: it has played, people look together · over: the battle is decided.
 */
export type Stage = 'opening' | 'plot' | 'cover' | 'sealed' | 'reveal' | 'shown' | 'over';

/** The captain whose order is suggested to a lone player. */
const ADVISER = 'doctrine';
/** Orders that do nothing. They are not suggested: the game's own proposal stands instead. */
const NOTHING = /^(idle|done|hold)$/;

type Wake = Pick<Frame, 'shots' | 'tallies'>;

/** Returns the fire and dice that stay on the table after a film. */
function wakeOf(film: Film): Wake {
  const { shots = [], tallies = [] } = film.at(film.length);
  return { shots, tallies };
}

export class Session {
  readonly kept: Kept;
  readonly projector = new Projector();
  status = $state.raw<Status | null>(null);
  view = $state.raw<View | null>(null);
  turns = $state.raw<Turn[]>([]);
  stage = $state<Stage>('opening');
  seat = $state(0);
  plot = $state.raw<Plot | null>(null);
  /** The decision that is looked at, counted from 1, or null for the present. */
  looking = $state<number | null>(null);
  /** Orders kept in the page until the reveal, by seat. */
  held = $state.raw<Record<number, string>>({});
  thinking = $state.raw<number[]>([]);
  notice = $state<string | null>(null);
  /** The reason why the battle is not being saved. It stays until saving works again. */
  unkept = $state<string | null>(null);
  /** The fire and dice of the last decision, shown while the next is plotted. */
  #wake = $state.raw<Wake>({});
  paused = $state(false);
  /** The order with which the plot began, if it was suggested. */
  suggested = $state<string | null>(null);
  /** The warning before sealing, and the order it is about. Sealing the same order again confirms it. */
  #warned = $state.raw<{ text: string; order: string } | null>(null);
  /** The reason why a lone player had nothing to write in this decision. */
  spared = $state<string | null>(null);
  #referee: Referee | null = null;
  readonly #known: GameFace;
  #face: WholeFace | null = null;
  #table: TableFace | null = null;
  #battle = 0;
  #decisionAsked = 0;
  protected closed = false;
  #stale = false;
  /** `true` if the plot seals itself. Its reveal needs no button. */
  #onward = false;
  /** Asks for another battle with the same people, for battles played on several machines. */
  readonly rematch?: (swap: boolean) => Promise<void>;
  /** Orders of a sequence that are still to be given, each when it is asked for. */
  #rest: string[] = [];
  /** Returns `true` if an order of the sequence still belongs to the present decision. */
  #follows: Plot['follows'];

  constructor(kept: Kept) {
    const face = faceOf(kept.game);
    if (!face) throw new Error(`This page cannot show the game “${kept.game}”.`);
    this.kept = kept;
    this.#known = face;
    this.paused = this.watching && kept.turns > 0;
  }

  get people(): number[] {
    return this.kept.players.flatMap((player, at) => (player.kind === 'person' ? [at + 1] : []));
  }
  get watching(): boolean {
    return this.people.length === 0;
  }
  /** The seat whose view the table shows: a lone player's, or null for a spectator's. */
  get eye(): number | null {
    return this.people.length === 1 ? (this.people[0] ?? null) : null;
  }
  get battle(): number {
    return this.#battle;
  }
  get face(): WholeFace {
    if (!this.#face) throw new Error('The battle is not open yet.');
    return this.#face;
  }
  get table(): TableFace {
    if (!this.#table) throw new Error('The battle is not open yet.');
    return this.#table;
  }
  get referee(): Referee {
    if (!this.#referee) throw new Error('The battle is not open yet.');
    return this.#referee;
  }
  name(seat: number): string {
    return this.kept.names[seat - 1] ?? `Seat ${seat}`;
  }
  /** The seats whose orders the referee still awaits. */
  get awaited(): number[] {
    return this.status?.demand.filter((seat) => !this.status?.sealed.includes(seat)) ?? [];
  }
  /** `true` if any person here must write for this decision. In some decisions only the other side writes. */
  get asked(): boolean {
    return this.people.some((seat) => this.status?.demand.includes(seat));
  }
  /** `true` if one seat alone is asked, in a game that carries its order out at once. */
  get straight(): boolean {
    return !!this.face.prompt && this.status?.demand.length === 1;
  }
  /** The order that is sealed for the lone person here, or null. */
  get ownSealed(): string | null {
    return this.eye === null || this.stage !== 'sealed' ? null : (this.kept.drafts[this.eye]?.order ?? null);
  }
  /** The state of a pressed seal that has not arrived, in words, or null. */
  get underway(): string | null {
    return null;
  }
  /** The consequence, in words, when the time of an awaited seat is up; null while nobody's is. */
  get timeUp(): string | null {
    return null;
  }
  /** The end of the battle in words, or null. */
  get verdict(): string | null {
    return this.status?.over?.text ?? null;
  }
  /** The rematch that another player asks for, or null. */
  get wished(): { swap: boolean } | null {
    return null;
  }
  get ready(): boolean {
    return this.status !== null && this.awaited.every((seat) => this.held[seat] !== undefined);
  }

  /** `true` if orders are revealed without a button: the player's choice, by default only with one person at the screen. */
  get atOnce(): boolean {
    return habits.atOnce ?? this.people.length === 1;
  }
  /** The warning about the present plot, after sealing it was tried once. */
  get warning(): string | null {
    return this.#warned && this.stage === 'plot' && this.#warned.order === this.plot?.text ? this.#warned.text : null;
  }

  /** The goal of the lone player here, in words; for all others the goal of every side, if it is the same. */
  get goal(): string {
    const goals = this.status?.goals ?? [];
    return this.eye === null ? (new Set(goals).size === 1 ? (goals[0] ?? '') : '') : (goals[this.eye - 1] ?? '');
  }
  /** The handicap that the battle began with, in words, or null. */
  get handicap(): string | null {
    return startOf(this.kept.record).told;
  }
  /** The score of the sides in words, in games that have one. */
  get standing(): string {
    return (this.view && this.face.standing?.(this.view, this.status?.sides ?? [])) ?? '';
  }
  /** `true` if the lone person here has won, `false` if they lost. Null in a draw, before the end, or unless exactly one person plays. */
  get won(): boolean | null {
    const { eye, status } = this;
    const winner = status?.over?.winner ?? null;
    return eye === null || winner === null ? null : winner === eye;
  }

  /** The frame that the board shows now. */
  scene = $derived.by<Frame | null>(() => {
    const { frame } = this.projector;
    if (frame) return withPast(frame, this.#past, this.shown?.turn ?? 0);
    return this.view ? withPast({ ...rest(this.view), ...this.#left }, this.#past, this.view.turn) : null;
  });
  /** The decision that is played or looked at, or null when the table shows the present. */
  shown = $derived<Turn | null>(this.projector.film ? (this.turns[(this.looking ?? this.turns.length) - 1] ?? null) : null);
  #past = $derived.by<Past>(() => pastOf(this.turns, this.face, this.shown?.decision ?? null));
  /** The fire of the last decision, shown until the player writes something. */
  get #left(): Wake {
    return this.stage === 'plot' && this.plot?.canUndo ? {} : this.#wake;
  }

  /** Returns the referee that this battle asks. */
  protected asks(): Promise<Referee> {
    return engine();
  }
  protected begin(): Promise<Calls['open'][1]> {
    return this.referee.call('open', { record: this.kept.record });
  }

  async open(): Promise<void> {
    [this.#referee, { default: this.#table }, this.#face] = await Promise.all([this.asks(), this.#known.table(), wholeFace(this.#known)]);
    const { battle, status } = await this.begin();
    this.#battle = battle;
    this.status = status;
    const turns: Turn[] = [];
    for (let decision = 1; decision <= status.decisions; decision++) turns.push(await this.referee.call('turn', { battle, decision, seat: this.eye }));
    this.turns = turns;
    const last = turns.at(-1);
    if (last) {
      const film = this.face.film(last);
      this.#wake = wakeOf(film);
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

  /** Finds the seat that must act now and sets the stage. */
  protected async advance(fresh: boolean): Promise<void> {
    const { status } = this;
    if (!status || this.closed) return;
    this.view = await this.referee.call('view', { battle: this.#battle, seat: this.eye });
    if (status.over) {
      this.stage = 'over';
      return;
    }
    this.askCaptains();
    const waiting = this.people.filter((seat) => this.awaited.includes(seat) && this.held[seat] === undefined);
    const next = waiting[0];
    if (next === undefined) {
      this.stage = 'sealed';
      await this.#spare();
      this.#whenReady();
    } else if (await this.#goOn(next)) {
      this.stage = 'sealed';
      this.#whenReady();
    } else if (this.people.length > 1 && !this.straight && (fresh || this.seat !== next)) {
      this.seat = next;
      this.stage = 'cover';
    } else await this.sit(next);
  }

  /** Finds the reason why a lone player has nothing to write. */
  async #spare(): Promise<void> {
    const { eye } = this;
    this.spared = null;
    if (eye === null || this.asked || this.face.prompt) return;
    const why = await this.table.spared?.(this.referee, this.#battle, eye, this.view?.phase ?? '');
    const others = (this.status?.demand ?? []).map((seat) => this.name(seat)).join(' and ');
    this.spared = why ? `${why}; only ${others} ${this.status?.demand.length === 1 ? 'does' : 'do'}.` : `You have nothing to choose in this phase; ${others} ${this.status?.demand.length === 1 ? 'is' : 'are'} giving orders.`;
  }

  /** Gives the next order of a sequence if it is still legal. */
  async #goOn(seat: number): Promise<boolean> {
    const [order, ...rest] = this.#rest;
    this.#rest = [];
    if (order === undefined || seat !== this.seat || !this.straight) return false;
    if (this.view && this.#follows?.(this.view, order) === false) return false;
    const { refused } = await this.referee.call('read', { battle: this.#battle, seat, order });
    if (refused.length > 0) return false;
    this.#rest = rest;
    return this.place(seat, order);
  }

  /** `true` if orders begin with a suggestion here: for a lone player against the program, outside the guide. */
  get suggests(): boolean {
    return habits.suggest && this.eye !== null && !this.rematch && !this.kept.guide;
  }
  /** Returns the order that plain tactics would give in the seat's place, or null without suggestions. */
  async #suggestion(seat: number): Promise<string | null> {
    if (!this.suggests) return null;
    try {
      const seed = String((this.status?.decisions ?? 0) * 16 + seat);
      const { order } = await this.referee.call('captain', { battle: this.#battle, seat, captain: ADVISER, seed });
      return NOTHING.test(order) ? null : order;
    } catch {
      return null;
    }
  }
  /** Replaces the suggestion by an empty order. */
  async clear(): Promise<void> {
    this.suggested = null;
    await this.plot?.begin('idle');
  }

  /** Opens a seat's plot for writing. */
  async sit(seat: number): Promise<void> {
    this.seat = seat;
    this.looking = null;
    this.projector.clear();
    const plot = this.table.draft(this.referee, this.#battle, seat, this.turns);
    const suggested = this.kept.drafts[seat] === undefined ? await this.#suggestion(seat) : null;
    await plot.begin(this.kept.drafts[seat]?.order ?? suggested ?? 'idle');
    this.suggested = suggested === null ? null : plot.text;
    this.plot = plot;
    this.stage = 'plot';
    this.#onward = !!plot.onward && (this.straight || this.people.length === 1);
    if (this.#onward && !this.closed) await this.seal();
  }

  /** Gives the battle up for a seat. The other side wins, and the record says so. */
  async concede(seat: number): Promise<void> {
    await this.#end([seat], 'concede');
  }

  /** Ends the battle as a draw, agreed by every person at this screen, or by these seats. */
  async agree(seats: readonly number[] = this.people): Promise<void> {
    await this.#end(seats, 'agree');
  }

  /** Notes that a draw was offered because nothing happened for long. */
  settle(): void {
    this.kept.settled = true;
    this.keep();
  }

  async #end(seats: readonly number[], call: 'concede' | 'agree'): Promise<void> {
    if (this.stage === 'reveal' || this.stage === 'over') return;
    const unended = this.kept.record;
    for (const seat of seats) this.status = (await this.referee.call(call, { battle: this.#battle, seat })).status;
    this.kept.unended = unended;
    await this.#settle();
    await this.advance(false);
  }

  /** Resumes a battle that was conceded or agreed drawn, from the record before that. */
  async resume(): Promise<void> {
    const { unended } = this.kept;
    if (unended === undefined) return;
    const { battle, status } = await this.referee.call('open', { record: unended });
    void this.referee.call('close', { battle: this.#battle });
    [this.#battle, this.status] = [battle, status];
    /* The battle goes on, so what was found about its end no longer holds. */
    const ended = this.kept.record;
    void import('./inquiry.svelte.ts').then(({ dropInquiry }) => dropInquiry(ended), () => undefined);
    delete this.kept.unended;
    await this.#settle();
    await this.advance(true);
  }

  /** Saves the present battle, without orders for its next decision. */
  async #settle(): Promise<void> {
    this.kept.record = (await this.referee.call('record', { battle: this.#battle })).record;
    this.kept.over = this.status?.over?.text ?? null;
    [this.kept.drafts, this.held] = [{}, {}];
    [this.plot, this.looking] = [null, null];
    this.projector.clear();
    this.keep();
  }

  /** Saves the unsealed plot, so that a reload restores it. */
  keepDraft(): void {
    const { plot } = this;
    if (!plot || this.stage !== 'plot' || this.kept.drafts[plot.seat]?.order === plot.text) return;
    this.kept.drafts[plot.seat] = { order: plot.text, sealed: false, own: plot.canUndo };
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
      this.#warned = { text: doubt, order };
      return;
    }
    this.#warned = null;
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
        this.status = (await this.referee.call('seal', { battle: this.#battle, seat, order })).status;
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
      this.status = (await this.referee.call('unseal', { battle: this.#battle, seat })).status;
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
    } finally {
      this.thinking = this.thinking.filter((one) => one !== seat);
    }
    this.#whenReady();
  }

  /** Asks again after a captain failed. */
  askAgain(): void {
    this.notice = null;
    this.askCaptains();
  }

  #whenReady(): void {
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
    } else this.#whenReady();
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
      const answer = await this.referee.call('seal', { battle: this.#battle, seat: Number(seat), order, lenient: true });
      this.status = answer.status;
    }
    this.held = {};
    this.kept.drafts = {};
    const shown = await this.referee.call('turn', { battle: this.#battle, decision, seat: this.eye });
    const film = this.hear(shown);
    this.kept.record = (await this.referee.call('record', { battle: this.#battle })).record;
    this.kept.turns = this.turns.length;
    this.kept.over = this.status?.over?.text ?? null;
    this.keep();
    return film;
  }

  /** Adds a revealed decision and returns its film. */
  protected hear(shown: Turn): Film {
    this.turns = [...this.turns, shown];
    this.#wake = wakeOf(this.face.film(shown));
    return this.#filmOf(shown);
  }

  /** Lays out a revealed decision in beats, with the names of this battle's pieces. */
  #filmOf(turn: Turn): Film {
    return reveal(turn, this.face, calledIn(this.turns));
  }

  protected async played(): Promise<void> {
    if (this.closed) return;
    if (this.people.length > 1 && !this.status?.over && !this.straight) {
      this.view = await this.referee.call('view', { battle: this.#battle, seat: this.eye });
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

  /** Shows a revealed decision. The battle itself does not change. */
  look(turn: number): void {
    const shown = this.turns[turn - 1];
    if (!shown || this.stage === 'reveal') return;
    this.looking = turn;
    this.projector.load(this.#filmOf(shown));
  }

  /** Plays the decision looked at and those after it. */
  playOn(): void {
    const { looking } = this;
    if (looking === null) return;
    this.projector.play(() => {
      if (this.looking !== looking) return;
      if (looking < this.turns.length) {
        this.look(looking + 1);
        this.playOn();
      }
    });
  }

  backToNow(): void {
    if (this.looking === null) return;
    this.looking = null;
    this.projector.clear();
    this.#whenReady();
  }

  close(): void {
    this.closed = true;
    this.projector.clear();
    void this.#referee?.call('close', { battle: this.#battle }).catch(() => undefined);
  }

  /** Marks this copy as outdated, because the battle went on in another window. It no longer saves, so that it overwrites nothing. */
  outdated(): void {
    this.#stale = true;
    this.unkept = 'This battle went on in another window. Reload this page to see it as it stands there.';
  }

  protected keep(): void {
    if (this.#stale) return;
    this.kept.saved = Date.now();
    if (this.status) this.kept.turn = this.status.turn;
    const saved = save(browserStore(), this.kept);
    this.unkept = saved.ok ? null : saved.why;
  }
}
