/** Runs a film: play, pause, skip to the end; jumps straight to the end for those who asked for less motion. */
import type { Film, Frame } from './film.ts';
import { habits, still } from './habits.svelte.ts';
import { between, type Heard } from '../sound/cues.ts';

export class Projector {
  film = $state.raw<Film | null>(null);
  now = $state(0);
  playing = $state(false);
  frame = $derived<Frame | null>(this.film ? this.film.at(this.now) : null);
  /** How many lines of the log have been told. */
  lines = $derived(this.film ? this.film.told.filter((at) => at <= this.now).length : 0);
  /** Called with the cues of each stretch of the film that has just run; what is skipped is not heard. */
  onheard: ((cues: Heard[]) => void) | null = null;
  #ended: (() => void) | null = null;
  #request = 0;
  #last = 0;

  /** Loads a film at its first frame. */
  load(film: Film): void {
    this.pause();
    this.film = film;
    this.now = 0;
    this.#ended = null;
  }

  play(ended: (() => void) | null = null): void {
    if (!this.film) return;
    this.#ended = ended ?? this.#ended;
    if (still()) {
      this.skip();
      return;
    }
    if (this.now >= this.film.length) this.now = 0;
    this.playing = true;
    this.#last = performance.now();
    cancelAnimationFrame(this.#request);
    this.#request = requestAnimationFrame((time) => this.#turn(time));
  }

  pause(): void {
    this.playing = false;
    cancelAnimationFrame(this.#request);
  }

  /** To the last frame, and on. */
  skip(): void {
    this.pause();
    if (this.film) this.now = this.film.length;
    const ended = this.#ended;
    this.#ended = null;
    ended?.();
  }

  clear(): void {
    this.pause();
    this.film = null;
    this.now = 0;
    this.#ended = null;
  }

  #turn(time: number): void {
    if (!this.playing || !this.film) return;
    const before = this.now;
    this.now = Math.min(this.film.length, before + (Math.min(100, time - this.#last) / 1000) * habits.pace);
    if (this.onheard && this.film.cues) this.onheard(between(this.film.cues, before, this.now));
    this.#last = time;
    if (this.now >= this.film.length) this.skip();
    else this.#request = requestAnimationFrame((next) => this.#turn(next));
  }
}
