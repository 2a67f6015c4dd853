/** A player with reminders and a hidden page counts as away, so that reminders are sent. */
import type { News } from './news.ts';

/** Milliseconds until then. It is less than the minute before the first reminder. */
const HIDDEN = 45_000;

export class Away {
  readonly #news: Pick<News, 'ask' | 'rest'>;
  readonly #reminded: () => boolean;
  #hidden: ReturnType<typeof setTimeout> | undefined;
  #back: (() => void) | null = null;

  /** reminded: returns `true` if the seat has reminders. */
  constructor(news: Pick<News, 'ask' | 'rest'>, reminded: () => boolean) {
    [this.#news, this.#reminded] = [news, reminded];
  }

  start(): void {
    document.addEventListener('visibilitychange', this.#look);
  }
  end(): void {
    clearTimeout(this.#hidden);
    this.#back?.();
    document.removeEventListener('visibilitychange', this.#look);
  }
  readonly #look = (): void => {
    clearTimeout(this.#hidden);
    if (document.visibilityState === 'visible') {
      this.#back?.();
      void this.#news.ask();
    } else if (this.#reminded()) {
      this.#hidden = setTimeout(() => this.#news.rest(new Promise((done) => (this.#back = done))), HIDDEN);
    }
  };
}
