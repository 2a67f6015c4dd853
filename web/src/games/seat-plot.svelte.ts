/** The common base of the plots of all games: the order as typed, its refusals, and undo. Each game adds its own moves. */
import { calledOf, type Called } from '../lib/called.ts';
import { meanwhile } from '../lib/meanwhile.ts';
import type { Note, Point, Reading, View } from '../lib/protocol.ts';
import { reason, Unanswered, type SeatDesk } from '../lib/referee.ts';
import type { Body } from '../board/labels.ts';
import type { Plot } from './face.ts';

/** The number of steps that undo keeps. */
const KEPT = 60;
/** Milliseconds within which successive steps on one item are undone together. */
const QUICK = 700;

/** A desk whose views a plot can show. */
type ViewDesk<V extends View> = SeatDesk<V, unknown, unknown, unknown>;

/** One seat's order while it is written. */
export abstract class SeatPlot<V extends View = View, D extends ViewDesk<V> = ViewDesk<V>> implements Plot {
  readonly seat: number;
  readonly desk: D;
  view = $state.raw<V | null>(null);
  typed = $state('');
  /** The typed order while nobody has read it: the answer is on its way, or did not come. */
  unread = $state<string | null>(null);
  refused = $state.raw<Note[]>([]);
  ignored = $state.raw<Note[]>([]);
  said = $state('');
  places = $state.raw<Point[]>([]);
  #past = $state.raw<string[]>([]);
  #asked = 0;
  #last = { what: '', at: 0 };

  constructor(desk: D, seat: number) {
    this.desk = desk;
    this.seat = seat;
  }

  abstract readonly text: string;
  abstract readonly ghosts: Body[];
  abstract readonly moved: string[];
  abstract begin(order: string): Promise<void>;
  abstract key(key: string): boolean;
  /** Replaces the order being written by the order of a text. */
  protected abstract adopt(order: string): Promise<void> | void;
  /** Sets the places that pieces are ordered to, once a change is settled. */
  protected abstract settle(): void;
  /** Asks for the consequences of the order as written. */
  protected async look(): Promise<void> {}

  readonly canUndo = $derived(this.#past.length > 0);
  get blocked(): boolean {
    return this.refused.length > 0;
  }
  /** Returns the name of what is written, in a word. */
  get thing(): string {
    return 'order';
  }
  readonly called: Called = $derived(calledOf(this.view?.pieces ?? []));
  /** Returns the name that people use for a piece. */
  named(name: string): string {
    return this.called.get(name) ?? name;
  }

  /** Keeps the order as it is, so that undo returns to it. */
  remember(): void {
    this.#past = [...this.#past.slice(1 - KEPT), this.text];
  }
  /** Keeps the order once for all quick steps on one item. */
  protected rememberOnce(what: string): void {
    const now = Date.now();
    if (this.#last.what !== what || now - this.#last.at > QUICK) this.remember();
    this.#last = { what, at: now };
  }
  /** Shows a changed order as text, and asks for its consequences. */
  protected changed(): void {
    this.typed = this.text;
    this.unread = null;
    this.refused = [];
    this.ignored = [];
    meanwhile(this.look());
  }
  /** Starts a question about an order; returns a check that is `true` as long as nothing was asked later. */
  protected asking(): () => boolean {
    const asked = ++this.#asked;
    return () => asked === this.#asked;
  }
  protected read(order: string): Promise<Reading> {
    return this.desk.read(order);
  }

  /** Reads the order as typed: it is taken over if all of it is legal, and otherwise refused with clause and reason. */
  async type(typed: string): Promise<void> {
    this.typed = typed;
    this.unread = typed;
    const newest = this.asking();
    try {
      const { order, refused, ignored } = await this.read(typed);
      if (!newest()) return;
      this.unread = null;
      this.refused = refused;
      this.ignored = ignored;
      if (refused.length > 0) return;
      if (order !== this.text) this.remember();
      await this.adopt(order);
      this.settle();
    } catch (failure) {
      /* An order that nobody could read may still be sealed as it stands: the server reads it then. */
      if (failure instanceof Unanswered || !newest()) return;
      this.unread = null;
      this.refused = [{ clause: null, subject: typed, text: reason(failure) }];
    }
  }

  async undo(): Promise<void> {
    const back = this.#past.at(-1);
    if (back === undefined) return;
    this.#past = this.#past.slice(0, -1);
    [this.refused, this.ignored, this.unread] = [[], [], null];
    await this.adopt(back);
    this.typed = this.text;
    this.settle();
    this.said = `Undone. The ${this.thing} is now: ${this.text}.`;
  }
}
