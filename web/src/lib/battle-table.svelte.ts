/** A battle as the table shows it and the browser keeps it: its people and seats, what is asked, the scene, and a look back at any decision. */
import { faceOf, type GameFace, type Plot, type TableFace, type WholeFace } from '../games/face.ts';
import { rest, type Film, type Frame } from './film.ts';
import { startOf } from './handicap.ts';
import { habits } from './habits.svelte.ts';
import { pastOf, withPast, type Past } from './past.ts';
import { Projector } from './projector.svelte.ts';
import { calledIn } from './called.ts';
import { reveal } from './reveal.ts';
import type { Status, Turn, View } from './protocol.ts';
import type { Referee } from './referee.ts';
import { browserStore, save, type Kept } from './shelf.ts';

/** Orders that do nothing. They are not suggested: the game's own proposal stands instead. */
export const NOTHING = /^(idle|done|hold)$/;
/**
 * plot: a seat writes · cover: the table is hidden between seats · sealed: all people have sealed · reveal: the turn plays ·
 * shown: it has played, people look together · over: the battle is decided.
 */
export type Stage = 'opening' | 'plot' | 'cover' | 'sealed' | 'reveal' | 'shown' | 'over';

/** Parts with which an open battle is asked and shown. */
interface SetUp { referee: Referee; table: TableFace; face: WholeFace }

type Wake = Pick<Frame, 'shots' | 'tallies'>;

/** Returns the fire and dice that stay on the table after a film. */
export function wakeOf(film: Film): Wake {
  const { shots = [], tallies = [] } = film.at(film.length);
  return { shots, tallies };
}

/** The part of a session that asks nobody: it changes only what is looked at and what is saved. */
export abstract class BattleTable {
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
  /** The fire and dice of the last decision, shown while the next is plotted. */
  protected wake = $state.raw<Wake>({});
  /** The warning before sealing, and the order it is about. Sealing the same order again confirms it. */
  protected warned = $state.raw<{ text: string; order: string } | null>(null);
  /** The reason why the battle is not being saved. It stays until saving works again. */
  unkept = $state<string | null>(null);
  #stale = false;
  protected readonly known: GameFace;
  /** Asks for another battle with the same people, for battles played on several machines. */
  readonly rematch?: (swap: boolean) => Promise<void>;
  /** In a battle by letters: the label of the button that seals, the place of everything else, and the action after sealing. */
  readonly letters?: { seal: string; more: string; next: { name: string; run: () => void } };
  /** The parts of an open battle. */
  protected opened: SetUp | null = null;
  battle = 0;

  constructor(kept: Kept) {
    const face = faceOf(kept.game);
    if (!face) throw new Error(`This page cannot show the game “${kept.game}”.`);
    this.kept = kept;
    this.known = face;
  }

  /** Reveals what is ready if nobody has to press for it. */
  protected abstract whenReady(): void;

  get people(): number[] {
    return this.kept.players.flatMap((player, at) => (player.kind === 'person' ? [at + 1] : []));
  }
  get watching(): boolean {
    return this.people.length === 0;
  }
  /** `true` after the first decision in which a person here chose an order. Orders that gave themselves do not count. */
  get chose(): boolean {
    return this.turns.slice(this.kept.begun ?? 0).some(({ orders }) => this.watching || orders.some(({ seat }) => this.people.includes(seat)));
  }
  /** The seat whose view the table shows: a lone player's, or null for a spectator's. */
  get eye(): number | null {
    return this.people.length === 1 ? (this.people[0] ?? null) : null;
  }
  get face(): WholeFace {
    return this.set.face;
  }
  get table(): TableFace {
    return this.set.table;
  }
  get referee(): Referee {
    return this.set.referee;
  }
  private get set(): SetUp {
    if (!this.opened) throw new Error('The battle is not open yet.');
    return this.opened;
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
  /** `true` if one seat alone is asked, in a game that carries its order out at once. In the plain face two people at one screen still hand over. */
  get straight(): boolean {
    return !!this.face.prompt && (this.people.length === 1 || !this.known.plain) && this.status?.demand.length === 1;
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
    return this.warned && this.stage === 'plot' && this.warned.order === this.plot?.text ? this.warned.text : null;
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
  /** The fire of the last decision, shown until an order is written, by the player or as a suggestion: what is planned stands alone on the board. */
  get #left(): Wake {
    return this.stage === 'plot' && this.plot && (this.plot.canUndo || !NOTHING.test(this.plot.text)) ? {} : this.wake;
  }
  /** Adds a revealed decision and returns its film. */
  protected hear(shown: Turn): Film {
    this.turns = [...this.turns, shown];
    this.wake = wakeOf(this.face.film(shown));
    return this.#filmOf(shown);
  }
  /** Lays out a revealed decision in beats, with the names of this battle's pieces. */
  #filmOf(turn: Turn): Film {
    return reveal(turn, this.face, calledIn(this.turns));
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
    this.whenReady();
  }

  /** Notes that a draw was offered because nothing happened for long. */
  settle(): void {
    this.kept.settled = true;
    this.keep();
  }
  /** Saves the unsealed plot, so that a reload restores it. */
  keepDraft(): void {
    const { plot } = this;
    if (!plot || this.stage !== 'plot' || this.kept.drafts[plot.seat]?.order === plot.text) return;
    this.kept.drafts[plot.seat] = { order: plot.text, sealed: false, own: plot.canUndo };
    this.keep();
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
