/** The search for a handicap: one that was measured before, else one that is measured now, in less than a minute. */
import type { Options } from '../protocol.ts';
import { reason } from '../referee.ts';
import type { Store } from '../shelf.ts';
import type { Desk, Found } from './protocol.ts';
import { remember, remembered, type Asked } from './remembered.ts';
import { Run, type News } from './run.ts';

/** A scenario with its chosen options, the level of the player, that of the captain, and the captain's seat. */
export interface Pairing { game: string; scenario: string; options: Options; weak: string; strong: string; seat: number; /** A weaker captain that may fight in place of one that thinks too long, still stronger than the player's level. */ instead?: string | undefined }
/** idle: not asked · looking: among those measured before · measuring: battles are fought · found · failed: with a reason. */
export type Stand = 'idle' | 'looking' | 'measuring' | 'found' | 'failed';
/** A handicap, and where it was measured. */
export interface Fair extends Found { from: 'shelf' | 'device' | 'now'; instead?: string }

/** Milliseconds that a measurement may take. */
export const LONGEST = 55_000;
/** After this part of the time, a captain that has not ended so many battles is too slow. */
const TRIAL = 0.2;
const LEAST = 10;
/** The most battles of a measurement. */
const BATTLES = '300';
/** A share up to which a battle without a handicap counts as fair. */
export const FAIR = 0.55;
/** A share above which a battle is far from even, with or without a handicap. */
export const UNEVEN = 0.65;

const NOTHING = 'Too few battles were fought to find a handicap.';
const NONE = 'No handicap of this game makes the battle even: this opponent is too strong for that level.';
/** After so many battles, every sort of handicap has been tried. */
const TRIED = 80;
/** Battles after which no handicap at all is an answer; the search itself ends there. */
const NONE_NEEDED = 100;

/** Returns `true` if a search has an answer. One that ends before it has tried a handicap has none. */
function isAnswer(found: Found | undefined): boolean {
  return !!found && (found.steps > 0 || (found.share <= FAIR && found.battles >= NONE_NEEDED));
}

export class Fairness {
  stand = $state<Stand>('idle');
  found = $state.raw<Fair | null>(null);
  /** Battles fought in the present measurement. */
  fought = $state(0);
  /** The part of the measurement that is done, 0 to 1: of its time or of its battles. */
  done = $state(0);
  /** Seconds that the measurement may still take. */
  left = $state(0);
  trouble = $state<string | null>(null);
  /** `true` if the present measurement has an answer that can be used. */
  usable = $state(false);
  /** `true` if no handicap makes the captain fit for the level. */
  hopeless = $state(false);
  readonly #hire: (game: string) => Promise<Desk>;
  readonly #hands: number;
  readonly #store: Store | null;
  readonly #longest: number;
  #run: Run | null = null;
  #asked: Asked | null = null;
  #latest: Found | undefined;
  #answer: Found | undefined;
  #taken = false;
  #pairing: Pairing | null = null;
  /** The captain that fights in place of the strong one. */
  #instead: string | undefined;
  #begun = 0;
  #ticking: ReturnType<typeof setInterval> | undefined;
  /** Counts the questions. The answers to earlier ones are ignored. */
  #turn = 0;

  constructor(hire: (game: string) => Promise<Desk>, hands: number, store: Store | null, longest = LONGEST) {
    this.#hire = hire;
    this.#hands = hands;
    this.#store = store;
    this.#longest = longest;
  }

  /** Looks a handicap up, and measures it if there is none. anew: it is measured in any case. */
  async ask(pairing: Pairing, anew = false): Promise<void> {
    this.drop();
    const turn = this.#turn;
    this.stand = 'looking';
    let desk: Desk | undefined;
    try {
      desk = await this.#hire(pairing.game);
      const known = await this.#known(desk, pairing, anew);
      if (turn !== this.#turn) return;
      if (known) this.#tell(known);
      else await this.#begin(pairing, turn);
    } catch (failure) {
      if (turn === this.#turn) this.#fail(reason(failure));
    } finally {
      desk?.end();
    }
  }

  /** Returns the handicap that the game's data or this device has. */
  async #known(desk: Desk, { game, scenario, options, weak, strong, seat: side }: Pairing, anew: boolean): Promise<Fair | null> {
    const { text, version, handicaps } = await desk.ask('handicaps', { game, scenario });
    const asked = { game, version, scenario, text, options, weak, strong, side };
    this.#asked = asked;
    if (anew) return null;
    const plain = Object.keys(options).length === 0;
    const measured = handicaps.find((one) => plain && one.weak === weak && one.strong === strong && one.side === side);
    if (measured) return { ...measured.found, from: 'shelf' };
    const kept = remembered(this.#store, asked);
    if (!kept) return null;
    // A start that cannot be made again is measured anew.
    const start = await desk.ask('weakened', { game, scenario, options: Object.entries(options), side, steps: kept.steps }).catch(() => null);
    return start && { ...kept, ...start, from: 'device' };
  }

  async #begin(pairing: Pairing, turn: number): Promise<void> {
    [this.#pairing, this.#instead] = [pairing, undefined];
    const run = await this.#open(pairing, turn);
    if (!run) return;
    [this.done, this.left] = [0, Math.round(this.#longest / 1000)];
    [this.stand, this.#taken] = ['measuring', false];
    this.#begun = Date.now();
    this.#ticking = setInterval(() => this.#tick(), Math.min(500, this.#longest / 20));
    run.start();
  }

  /** Opens the question; returns null if another one was asked meanwhile. */
  async #open({ game, scenario, options, weak, strong, seat: side }: Pairing, turn: number): Promise<Run | null> {
    const wish = { kind: 'handicap', game, scenario, options: Object.entries(options), captains: [weak, strong], side, battles: BATTLES, seed: '1' };
    let run: Run | null = null;
    const opened = await Run.open(wish, () => this.#hire(game), this.#hands, (news) => turn === this.#turn && run === this.#run && this.#hear(news));
    if (turn !== this.#turn) {
      opened.end();
      return null;
    }
    this.#run?.end();
    this.#run = run = opened;
    [this.#latest, this.#answer, this.fought, this.usable] = [undefined, undefined, 0, false];
    return run;
  }

  /** Lets another captain fight in place of one that thinks too long for a measurement. */
  async #replace(pairing: Pairing, instead: string): Promise<void> {
    this.#instead = instead;
    const turn = this.#turn;
    try {
      const run = await this.#open({ ...pairing, strong: instead }, turn);
      if (this.stand === 'measuring') run?.start();
      else run?.end();
    } catch (failure) {
      if (turn === this.#turn && this.stand === 'measuring') this.#fail(reason(failure));
    }
  }

  #tick(): void {
    const past = Date.now() - this.#begun;
    this.left = Math.max(0, Math.round((this.#longest - past) / 1000));
    this.done = Math.max(this.done, Math.min(1, past / this.#longest));
    if (past >= this.#longest) void this.stop();
    else if (past > TRIAL * this.#longest && this.fought < LEAST && this.#pairing?.instead && !this.#instead) void this.#replace(this.#pairing, this.#pairing.instead);
  }

  #hear({ stand, counted, told, trouble }: News): void {
    if (this.stand !== 'measuring') return;
    this.#latest = told?.handicap ?? this.#latest;
    if (isAnswer(this.#latest)) this.#answer = this.#latest;
    this.usable = !!this.#answer;
    this.fought = counted.done;
    this.done = Math.max(this.done, counted.done / Math.max(1, counted.most));
    if (stand === 'failed') this.#fail(trouble ?? 'The lab had to stop.');
    else if (stand === 'over' && told?.over) this.#finish();
  }

  /** Ends the measurement now, and takes the last answer, even if the latest battles have put it in doubt. */
  async take(): Promise<void> {
    this.#taken = true;
    await this.stop();
  }

  /** Ends the measurement now. */
  async stop(): Promise<void> {
    const turn = this.#turn;
    clearInterval(this.#ticking);
    await this.#run?.stop();
    if (turn === this.#turn && this.stand === 'measuring') this.#finish();
  }

  #finish(): void {
    const found = this.#taken && !isAnswer(this.#latest) ? this.#answer : this.#latest;
    if (!found || !isAnswer(found)) {
      this.hopeless = (found?.battles ?? 0) >= TRIED;
      return this.#fail(this.hopeless ? NONE : NOTHING);
    }
    const told: Fair = { ...found, from: 'now', ...(this.#instead ? { instead: this.#instead } : {}) };
    if (this.#asked) remember(this.#store, this.#asked, told);
    this.#tell(told);
  }

  #tell(found: Fair): void {
    this.#end();
    this.found = found;
    this.stand = 'found';
  }

  #fail(why: string): void {
    this.#end();
    this.trouble = why;
    this.stand = 'failed';
  }

  #end(): void {
    clearInterval(this.#ticking);
    this.#run?.end();
    this.#run = null;
  }

  /** Forgets the question and what was found for it. */
  drop(): void {
    this.#turn++;
    this.#end();
    [this.found, this.trouble, this.hopeless] = [null, null, false];
    this.stand = 'idle';
  }
}
