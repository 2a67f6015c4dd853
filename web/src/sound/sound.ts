/** The sound of this page: off until the player turns it on, silent while the page is hidden. */
import { habits } from '../lib/habits.svelte.ts';
import { VIBRATIONS, type Cue, type Heard } from './cues.ts';
import { Player } from './player.ts';

class Sound {
  #context: AudioContext | null = null;
  #player: Player | null = null;

  /** Plays a cue if sound is on and the page is visible. Vibrates if vibration is on. */
  cue(cue: Cue, pan = 0, side?: number): void {
    if (document.hidden) return;
    if (habits.sound) this.#awake()?.play(cue, pan, side);
    const pattern = VIBRATIONS[cue];
    if (habits.vibration && pattern && 'vibrate' in navigator) navigator.vibrate(pattern);
  }

  /** Plays the cues of a film, panned by their place in the table's `width`. */
  hear(cues: readonly Heard[], width: number): void {
    for (const { cue, x, side } of cues) this.cue(cue, x === undefined || width <= 0 ? 0 : ((x / width) * 2 - 1) * 0.8, side);
  }

  /** Turns sound on or off and remembers it. Call it from a press: browsers allow sound to begin only then. */
  turn(on: boolean): void {
    habits.sound = on;
    habits.keep();
    if (on) this.cue('seal');
    else void this.#context?.suspend();
  }

  /** Sets the volume, from 0 to 1, and remembers it. */
  loudness(share: number): void {
    habits.volume = share;
    habits.keep();
    if (this.#player) this.#player.volume = share;
  }

  #awake(): Player | null {
    if (!this.#context) {
      if (typeof AudioContext === 'undefined') return null;
      this.#context = new AudioContext({ latencyHint: 'interactive' });
      this.#player = new Player(this.#context);
      const context = this.#context;
      document.addEventListener('visibilitychange', () => void (document.hidden ? context.suspend() : habits.sound && context.resume()));
    }
    if (this.#context.state === 'suspended') void this.#context.resume();
    if (this.#player) this.#player.volume = habits.volume;
    return this.#player;
  }
}

export const sound = new Sound();
