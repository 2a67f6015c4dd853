/** Runs a film: play, pause, skip one beat or all. With reduced motion it shows stills, one a beat. */
import { beatAt, endOfBeat, type Beat } from './beats.ts';
import type { Film, Frame } from './film.ts';
import type { Flash } from './flashes.ts';
import { habits, still } from './habits.svelte.ts';
import { between, type Heard } from '../sound/cues.ts';

/** Milliseconds that a still is shown: longer at a slower pace, no shorter at a faster one. */
const STILL = 900;

export class Projector {
  film = $state.raw<Film | null>(null);
  now = $state(0);
  playing = $state(false);
  /** The still that is shown for a beat, with reduced motion. */
  #pose = $state.raw<Frame | null>(null);
  frame = $derived<Frame | null>(this.#pose ?? (this.film ? this.film.at(this.now) : null));
  /** The beat that runs, or null when no film is under way. */
  beat = $derived<Beat | null>(this.film?.beats && this.now < this.film.length ? beatAt(this.film.beats, this.now) : null);
  /** The number of log lines told so far. */
  lines = $derived(this.film ? this.film.told.filter((at) => at <= this.now).length : 0);
  /** Called with the sounds of each stretch of film just played. Skipped sounds are not heard. */
  onheard: ((cues: Heard[]) => void) | null = null;
  #ended: (() => void) | null = null;
  #request = 0;
  #wait: ReturnType<typeof setTimeout> | undefined;
  #last = 0;
  /** The pace that flashes are dimmed for, then the flashes of this film and of the one before. */
  #paced = 0;
  #flashes: Flash[] = [];
  #before: Flash[] = [];

  /** Loads a film at its first frame. */
  load(film: Film): void {
    this.pause();
    this.#pose = null;
    this.film = film;
    this.now = 0;
    const since = (performance.now() - this.#last) / 1000;
    this.#before = this.#flashes.map(({ ship, at }) => ({ ship, at: at - since }));
    this.#paced = 0;
    this.#ended = null;
  }

  play(ended: (() => void) | null = null): void {
    if (!this.film) return;
    this.#ended = ended ?? this.#ended;
    if (this.now >= this.film.length) this.now = 0;
    if (habits.pace === 0) return this.skip();
    this.playing = true;
    if (still()) return this.#stand(this.film.beats?.find((beat) => beat.at >= this.now) ?? null);
    this.#last = performance.now();
    cancelAnimationFrame(this.#request);
    this.#request = requestAnimationFrame((time) => this.#turn(time));
  }

  pause(): void {
    this.playing = false;
    cancelAnimationFrame(this.#request);
    clearTimeout(this.#wait);
  }

  /** Shows the still of a beat and pauses there. */
  hold(beat: Beat): void {
    const pose = this.film?.still?.(beat);
    if (!pose) return;
    this.pause();
    this.#pose = pose;
    this.now = beat.at + beat.length * 0.999;
  }

  /** Skips to the end of the present beat and goes on from there. Skips to the end of a film without beats. */
  next(): void {
    const { film } = this;
    if (!film?.beats || habits.pace === 0) return this.skip();
    const end = endOfBeat(film.beats, this.now, film.length);
    if (end >= film.length) return this.skip();
    this.now = end;
    if (this.playing && still()) {
      clearTimeout(this.#wait);
      this.#stand(beatAt(film.beats, end));
    }
  }

  /** Skips to the last frame and ends the film. */
  skip(): void {
    this.pause();
    this.#pose = null;
    if (this.film) this.now = this.film.length;
    const ended = this.#ended;
    this.#ended = null;
    ended?.();
  }

  clear(): void {
    this.pause();
    this.#pose = null;
    this.film = null;
    this.now = 0;
    this.#ended = null;
  }

  /** Shows a beat's still, then the next one's. Skips beats without length. */
  #stand(beat: Beat | null): void {
    const { film } = this;
    let found = beat;
    while (film?.beats && found && found.length === 0) found = film.beats[film.beats.indexOf(found) + 1] ?? null;
    if (!film?.still || !found || habits.pace === 0) return this.skip();
    this.#pose = film.still(found);
    this.now = found.at + found.length * 0.999;
    const next = film.beats?.[film.beats.indexOf(found) + 1] ?? null;
    this.#wait = setTimeout(() => (next ? this.#stand(next) : this.skip()), STILL / Math.min(1, habits.pace));
  }

  #turn(time: number): void {
    if (!this.playing || !this.film) return;
    const { pace } = habits;
    if (pace === 0) return this.skip();
    if (pace !== this.#paced) this.#flashes = this.film.calm?.(pace, this.#before) ?? [];
    this.#paced = pace;
    const before = this.now;
    this.now = Math.min(this.film.length, before + (Math.min(100, time - this.#last) / 1000) * pace);
    if (this.onheard && this.film.cues) this.onheard(between(this.film.cues, before, this.now));
    this.#last = time;
    if (this.now >= this.film.length) this.skip();
    else this.#request = requestAnimationFrame((next) => this.#turn(next));
  }
}
