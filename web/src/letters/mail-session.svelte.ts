/** A battle by letters at the table: a desk seals the orders and takes letters; the referee in the page shows the decisions that are open. */
import type { Deed, Mailed } from '../lib/lab/protocol.ts';
import type { Calls, Status } from '../lib/protocol.ts';
import { reason } from '../lib/referee.ts';
import { seatNames } from '../lib/seats.ts';
import type { Kept } from '../lib/shelf.ts';
import { Session } from '../lib/session.svelte.ts';
import { draftOf, putDraft, type Box } from './box.ts';
import type { Clerk } from './clerk.ts';
import type { Courier, Way } from './courier.ts';
import { inWords, tagOf, writePath } from './letter.ts';

/** Returns the form in which the table reads a battle. It is never stored. No draw is offered in it. */
function keptOf(box: Box, told: Mailed): Kept {
  const players = [1, 2].map((seat) => (seat === box.seat ? { kind: 'person' as const } : { kind: 'captain' as const, captain: '' }));
  return { version: 1, id: `letters-${box.id}`, game: box.game, title: box.title, players, names: [], record: told.record ?? '', turns: 0, over: null, drafts: {}, seed: '1', guide: false, settled: true, saved: box.saved };
}

/** Milliseconds that an order waits for the first look at a room. */
const PATIENCE = 5000;

export class MailSession extends Session {
  readonly clerk: Clerk;
  told = $state.raw<Mailed>() as Mailed;
  /** The tag of the last letter that was given away. */
  sent = $state<string | null>(null);
  /** `true` while a desk works. */
  busy = $state(false);
  /** Puts the letter, or the field for the answer, before the player. The panel sets it. */
  onnext: () => void = () => undefined;
  /** Carries the letters over a server; null while they are pasted. */
  courier: Courier | null = null;
  /** The state of the way over the server; null without one. */
  way = $state.raw<Way | null>(null);
  /** `true` if the player wants to see the letters although a server carries them. */
  byHand = $state(false);
  /** Hands the letters over to a room that was made for them. The page sets it. */
  oncarry: (room: { id: string; token: string }) => void = () => undefined;
  /** The status of the record that the referee has opened. */
  #now: Status | null = null;

  constructor(clerk: Clerk, told: Mailed) {
    super(keptOf(clerk.box, told));
    [this.clerk, this.told, this.sent] = [clerk, told, clerk.box.sent];
  }

  get me(): number {
    return this.told.seat;
  }
  get other(): string {
    return this.name(3 - this.me);
  }
  /** `true` if a server carries the letters, and the player does not do it by hand. */
  get carried(): boolean {
    return this.way !== null && this.way.closed === null && !this.byHand;
  }
  /** `true` if the letter to send was not given away yet. */
  get unsent(): boolean {
    return tagOf(this.told.letter) !== this.sent;
  }
  override readonly letters = ((session: MailSession) => ({
    get seal() {
      return session.carried ? 'Seal the order' : 'Seal and write the letter';
    },
    more: 'Concede, your recovery text, copies and the record are under “More” beside the battle’s name.',
    get next() {
      if (session.carried) return { name: 'Look for a letter', run: () => void session.courier?.carry() };
      return { name: session.unsent ? 'Copy the letter' : 'Paste the answer', run: () => session.onnext() };
    },
  }))(this);
  /** Always `false`: no order waits in the page, because a decision opens by letters. */
  override get ready(): boolean {
    return false;
  }
  override get underway(): string | null {
    return this.stage === 'sealed' ? `${this.asked ? 'Sealed. ' : ''}${this.timeUp}` : null;
  }
  override get timeUp(): string | null {
    if (this.carried) return `Waiting for ${this.other}. Letters come and go by themselves while this page is open.`;
    return this.unsent ? `Send your letter to ${this.other}, then paste the answer.` : `Wait for the letter of ${this.other}, then paste it.`;
  }
  /** `true` if the opened record has a decision that was not shown. A letter may have brought one that is not opened yet. */
  get #behind(): boolean {
    return (this.#now?.decisions ?? 0) > this.turns.length;
  }

  #opened: () => void = () => undefined;
  /** Done once the battle is open, or could not be opened. */
  readonly #open = new Promise<void>((done) => (this.#opened = done));
  override async open(): Promise<void> {
    try {
      await super.open();
    } finally {
      this.#opened();
    }
  }
  /** Opens the record so far. Decisions that were not shown yet play afterwards. */
  protected override async begin(): Promise<Calls['open'][1]> {
    const begun = await this.#reopen();
    const draft = draftOf(this.clerk.box.id, this.told.decision);
    if (draft) this.kept.drafts[this.me] = { ...draft, sealed: draft.sealed && !this.told.writes };
    const { shown } = this.clerk.box;
    /* What the desk has sealed is not sealed again. */
    return { ...begun, status: { ...(this.#status() ?? begun.status), decisions: Math.min(shown, begun.status.decisions) } };
  }
  async #reopen(): Promise<Calls['open'][1]> {
    this.kept.record = this.told.record ?? '';
    const begun = await this.referee.call('open', { record: this.kept.record });
    const sides = seatNames({ ...begun.status, names: [] });
    this.kept.names = sides.map((side, at) => (this.told.names[at] ? `${side} (${this.told.names[at]})` : side));
    this.#now = begun.status;
    return begun;
  }
  /** Returns the status with the seals that only the desk knows. */
  #status(): Status | null {
    return this.#now && { ...this.#now, sealed: !this.told.writes && this.#now.demand.includes(this.me) ? [this.me] : [] };
  }

  /** Does a deed. Throws, in words for players, if the desk refuses it. */
  async #does(deed: Deed): Promise<Mailed> {
    this.busy = true;
    try {
      this.told = await this.clerk.does(deed);
      this.unkept = this.clerk.unkept;
      void this.courier?.carry();
      return this.told;
    } catch (failure) {
      throw inWords(failure);
    } finally {
      this.busy = false;
    }
  }
  /** Goes on from an answer of the desk: opens the record again if it has grown. */
  async #renew(): Promise<void> {
    if (this.told.record !== this.kept.record) {
      const old = this.battle;
      this.battle = (await this.#reopen()).battle;
      void this.referee.call('close', { battle: old }).catch(() => undefined);
      [this.plot, this.looking] = [null, null];
    }
    this.status = this.#status();
  }

  protected override async advance(fresh: boolean): Promise<void> {
    this.status = this.#status();
    if (this.#behind) return this.#play();
    this.kept.over = this.status?.over?.text ?? null;
    await super.advance(fresh);
    this.#wait();
  }
  protected override askCaptains(): void {
    this.#wait();
  }
  #wait(): void {
    this.thinking = this.awaited.filter((seat) => seat !== this.me);
  }

  /** Plays the next decision that was not shown yet. */
  async #play(): Promise<void> {
    /* An answer that is still on its way is about the decision that is revealed now. */
    this.supersede();
    [this.stage, this.plot, this.looking] = ['reveal', null, null];
    delete this.kept.drafts[this.me];
    try {
      const film = this.hear(await this.referee.call('turn', { battle: this.battle, decision: this.turns.length + 1, seat: this.me }));
      this.kept.turns = this.turns.length;
      this.clerk.keep({ ...this.clerk.box, shown: this.turns.length });
      this.projector.load(film);
      this.projector.play(() => void this.played());
    } catch (failure) {
      this.stage = 'sealed';
      this.notice = `The turn could not be shown: ${reason(failure)} Nothing is lost; reload the page.`;
    }
  }
  protected override async played(): Promise<void> {
    if (this.closed) return;
    await this.advance(false);
    if (this.stage === 'over') this.projector.clear();
  }

  /** Seals an order at the desk. */
  protected override async place(_: number, order: string): Promise<boolean> {
    this.notice = null;
    try {
      await this.#look();
      await this.#does({ deed: 'order', order });
    } catch (failure) {
      this.notice = `The order was not sealed. ${reason(failure)}`;
      return false;
    }
    await this.#renew();
    return true;
  }
  /** Compares this copy with the letters of the room before its first order there. A server that does not answer holds nobody up. */
  async #look(): Promise<void> {
    if (!this.courier || !this.carried || this.courier.looked) return;
    await Promise.race([this.courier.carry(), new Promise((done) => setTimeout(done, PATIENCE))]);
  }
  /** Takes a letter. Returns `false` if it said nothing new. Throws, in words for players, if it is refused. */
  async take(letter: string): Promise<boolean> {
    const told = await this.#does({ deed: 'take', letter });
    await this.#follow();
    return told.new;
  }
  /** Takes this seat's own letter from the room. Returns `true` if the seat went on in another copy. */
  async own(letter: string): Promise<boolean> {
    const told = await this.#does({ deed: 'own', letter });
    if (told.new) await this.#follow();
    return told.elsewhere ?? false;
  }
  async #follow(): Promise<void> {
    // A letter may come while the battle is being opened: it would be opened over the newer one.
    await this.#open;
    const { stage, kept } = this;
    const grown = this.told.record !== kept.record;
    await this.#renew();
    if (grown && stage !== 'reveal') await this.advance(false);
  }
  async #ends(deed: 'concede' | 'claim'): Promise<void> {
    this.notice = null;
    try {
      await this.#does({ deed });
      await this.#follow();
    } catch (failure) {
      this.notice = reason(failure);
    }
  }
  override concede(): Promise<void> {
    return this.#ends('concede');
  }
  /** There are no draws by agreement: an offer could be accepted after the orders are known. */
  override async agree(): Promise<void> {
    this.notice = 'By letters no draw can be agreed.';
  }
  claim(): Promise<void> {
    return this.#ends('claim');
  }
  /** A sealed order cannot be taken back: a letter may have it already. */
  override async takeBack(): Promise<void> {
    this.notice = 'This order is sealed. By letters it cannot be taken back.';
  }
  /** Goes to a new invitation, with the same scenario. */
  override readonly rematch = async (swap: boolean): Promise<void> => {
    location.hash = writePath({ to: 'new', game: this.kept.game, scenario: this.status?.scenario ?? '', seat: swap ? 3 - this.me : this.me });
  };

  /** Notes that the letter was given away. */
  gave(): void {
    this.clerk.sent();
    this.sent = this.clerk.box.sent;
  }
  /** Keeps the order that is being written, apart from the battle. */
  protected override keep(): void {
    const draft = this.kept.drafts[this.me];
    putDraft(this.clerk.box.id, draft ? { decision: this.told.decision, ...draft } : null);
  }
}
