/** The analyses of this page, one a battle. They go on while the player looks elsewhere, and the browser keeps what they found. */
import { analysisOf, forgetAnalysis, keepAnalysis } from './analysed.ts';
import { analyse, Stopped, type Analysed } from './analysis.ts';
import type { Finding } from './protocol.ts';
import { reason } from './referee.ts';

/** Milliseconds between two savings while an analysis runs. */
const SAVES = 2000;

/** The analysis of one battle: running, cut off or finished. */
export class Inquiry {
  readonly record: string;
  found = $state.raw<Finding[]>([]);
  /** The results of the last whole look. */
  done = $state.raw<Analysed | null>(null);
  running = $state(false);
  finished = $state(false);
  seen = $state(0);
  of = $state(0);
  said = $state('');
  trouble = $state<string | null>(null);
  #stop: (() => void) | null = null;
  #saved = 0;
  /** Resolves when the kept results have been read. */
  readonly #read: Promise<void>;

  constructor(record: string) {
    this.record = record;
    this.#read = this.#recall();
  }

  async #recall(): Promise<void> {
    const kept = await analysisOf(this.record);
    if (kept && !this.running) [this.found, this.done, this.finished] = [kept.found, kept.done, kept.finished];
  }

  /** Returns the finding of a decision, if there is one. */
  at(decision: number): Finding | null {
    return this.found.find((one) => one.decision === decision) ?? null;
  }

  /** Begins the analysis, or goes on with one that was cut off. */
  async begin(): Promise<void> {
    if (this.running) return;
    [this.running, this.trouble, this.said, this.seen] = [true, null, '', 0];
    let left = false;
    this.#stop = () => (left = true);
    try {
      await this.#read;
      if (left) throw new Stopped('stopped');
      const work = analyse(this.record, (now, seen, of) => this.#hear(now, seen, of), (look, last) => this.#came(look, last), { found: this.found, looked: this.done !== null });
      this.#stop = work.stop;
      await work.done;
      this.said = 'The analysis is done.';
    } catch (failure) {
      if (failure instanceof Stopped) this.said = 'The analysis was stopped.';
      else this.trouble = `The battle could not be analysed: ${reason(failure)}`;
    } finally {
      [this.running, this.#stop] = [false, null];
      if (inquiries.get(this.record) === this) void this.#keep();
    }
  }
  #hear(found: Finding[], seen: number, of: number): void {
    [this.found, this.seen, this.of] = [found, seen, of];
    if (seen > 0 && Date.now() - this.#saved > SAVES) void this.#keep();
  }
  #came(look: Analysed, last: boolean): void {
    if (!this.done) this.said = 'A first look is done; a closer one goes on.';
    [this.done, this.finished] = [look, last];
  }
  #keep(): Promise<void> {
    this.#saved = Date.now();
    return this.found.length > 0 ? keepAnalysis(this.record, this) : Promise.resolve();
  }

  /** Stops at once. The findings stay. */
  stop(): void {
    this.#stop?.();
  }
  /** Throws the results away, for a new analysis. */
  clear(): void {
    [this.found, this.done, this.finished, this.said] = [[], null, false, ''];
    void forgetAnalysis(this.record);
  }
}

const inquiries = new Map<string, Inquiry>();

/** Returns the inquiry into a battle that is over. */
export function inquiryOf(record: string): Inquiry {
  let found = inquiries.get(record);
  if (!found) inquiries.set(record, (found = new Inquiry(record)));
  return found;
}

/** Ends the inquiry into a record that is no longer a battle's, and drops its results. */
export function dropInquiry(record: string): void {
  const found = inquiries.get(record);
  inquiries.delete(record);
  found?.stop();
  void forgetAnalysis(record);
}
