/** A run of a question: one desk hands out battles and counts them, the others fight. The run computes nothing itself. */
import { reason } from '../referee.ts';
import type { Counted, Desk, Kept, Opened, Told } from './protocol.ts';

export type Stand = 'open' | 'running' | 'stopped' | 'over' | 'failed';
export interface News { stand: Stand; counted: Counted; told: Told | null; /** Seconds left, estimated from the battles fought since the start. */ left: number | null; trouble: string | null }

/** Milliseconds that a part should take: long enough to limit messages, short enough to show progress. */
const PART = 150;
const LARGEST = 20_000;
/** Least milliseconds between two reports. Reports may take a fifth of the clerk’s time. */
const PAUSE = 200;

export class Run {
  readonly opened: Opened;
  readonly #clerk: Desk;
  readonly #wish: object;
  readonly #hire: () => Promise<Desk>;
  readonly #hands: number;
  readonly #hear: (news: News) => void;
  readonly #clock: () => number;
  #crew: Desk[] = [];
  #waiting: (() => void)[] = [];
  #news: News;
  #begun = { at: 0, done: 0 };
  #asking: Promise<void> | null = null;
  #next = 0;
  /** Counts the starts. Desks hired before the last start or stop are ignored. */
  #watch = 0;

  private constructor(clerk: Desk, opened: Opened, wish: object, hire: () => Promise<Desk>, hands: number, hear: (news: News) => void, clock: () => number) {
    this.#clerk = clerk;
    this.opened = opened;
    this.#wish = wish;
    this.#hire = hire;
    this.#hands = Math.max(1, Math.min(hands, opened.most));
    this.#hear = hear;
    this.#clock = clock;
    this.#news = { stand: 'open', counted: { done: 0, most: opened.most, over: false }, told: null, left: null, trouble: null };
  }

  /** Opens a question. Throws an error that says what is wrong with it. */
  static async open(wish: object, hire: () => Promise<Desk>, hands: number, hear: (news: News) => void, clock = () => performance.now()): Promise<Run> {
    const clerk = await hire();
    try {
      return new Run(clerk, await clerk.ask('open', { wish }), wish, hire, hands, hear, clock);
    } catch (failure) {
      clerk.end();
      throw failure;
    }
  }

  /** Begins to fight, or goes on. */
  start(): void {
    const { stand, counted } = this.#news;
    if (stand === 'running' || stand === 'over') return;
    const watch = ++this.#watch;
    this.#begun = { at: this.#clock(), done: counted.done };
    this.#say({ stand: 'running', trouble: null, left: null });
    for (let hand = 0; hand < this.#hands; hand++) void this.#fight(watch);
  }

  /** Dismisses all desks at once. Their unfinished battles are fought again after a restart. */
  async stop(stand: Stand = 'stopped', trouble: string | null = null): Promise<void> {
    if (this.#news.stand !== 'running') return;
    this.#dismiss();
    this.#say({ stand, trouble, left: null });
    try {
      await this.#clerk.ask('recall', {});
      await this.#figures(true);
    } catch (failure) {
      this.#say({ stand: 'failed', trouble: trouble ?? reason(failure) });
    }
  }

  /** Returns all results so far, as files. */
  async files(): Promise<Kept[]> {
    return (await this.#clerk.ask('files', {})).files;
  }

  /** Ends all desks, the clerk's too. */
  end(): void {
    this.#dismiss();
    this.#clerk.end();
  }

  #dismiss(): void {
    this.#watch++;
    for (const desk of this.#crew.splice(0)) desk.end();
    this.#wake();
  }

  #wake(): void {
    for (const go of this.#waiting.splice(0)) go();
  }

  #say(news: Partial<News>): void {
    this.#news = { ...this.#news, ...news };
    this.#hear(this.#news);
  }

  async #fight(watch: number): Promise<void> {
    try {
      const desk = await this.#hire();
      if (watch !== this.#watch) return desk.end();
      this.#crew.push(desk);
      await desk.ask('open', { wish: this.#wish });
      let most = 2;
      while (watch === this.#watch) {
        const part = await this.#clerk.ask('part', { most });
        if (watch !== this.#watch) return;
        if (!part) {
          // Other desks are still fighting. When they finish, there may be more parts.
          await new Promise<void>((go) => this.#waiting.push(go));
          continue;
        }
        const start = this.#clock();
        const { lines } = await desk.ask('fight', part);
        if (watch !== this.#watch) return;
        const speed = (part.to - part.from) / Math.max(this.#clock() - start, 0.1);
        // Parts shrink near the end, so that no desk is left alone with many battles.
        const left = this.#news.counted.most - this.#news.counted.done;
        most = Math.max(1, Math.min(LARGEST, Math.round(PART * speed), 4 * most, Math.ceil(left / (2 * this.#hands))));
        this.#counted(await this.#clerk.ask('add', { lines }), watch);
      }
    } catch (failure) {
      if (watch === this.#watch) await this.stop('failed', reason(failure));
    }
  }

  #counted(counted: Counted, watch: number): void {
    if (watch !== this.#watch) return;
    const fought = counted.done - this.#begun.done;
    const left = fought > 0 ? ((this.#clock() - this.#begun.at) / fought) * (counted.most - counted.done) / 1000 : null;
    this.#say({ counted, left });
    this.#wake();
    if (!counted.over) {
      void this.#figures(false);
      return;
    }
    this.#dismiss();
    this.#say({ stand: 'over', left: null });
    void this.#figures(true);
  }

  /** Asks for a report: at most now and then, or the `last` one. */
  async #figures(last: boolean): Promise<void> {
    while (last && this.#asking) await this.#asking;
    if (!last && (this.#asking || this.#clock() < this.#next)) return;
    const begun = this.#clock();
    this.#asking = this.#clerk.ask('report', {}).then(
      // Battles that came back during the dismissal are counted, too.
      (told) => this.#say({ told, counted: told, stand: told.over ? 'over' : this.#news.stand }),
      (failure: unknown) => this.#say({ stand: 'failed', trouble: reason(failure) }),
    );
    await this.#asking;
    this.#asking = null;
    this.#next = this.#clock() + Math.max(PAUSE, 4 * (this.#clock() - begun));
  }
}
