/** The sound of this page: off until the player turns it on, silent while the page is hidden. */
import { habits } from '../lib/habits.svelte.ts';
import { VIBRATIONS, type Cue, type Heard } from './cues.ts';
import type { Player } from './player.ts';

class Sound {
  #context: AudioContext | null = null;
  #player: Promise<Player> | null = null;

  /** Plays a cue if sound is on and the page is visible. Vibrates if vibration is on. */
  cue(cue: Cue, pan = 0, side?: number): void {
    if (document.hidden) return;
    if (habits.sound) this.#awake()?.then((player) => habits.sound && !document.hidden && player.play(cue, pan, side), () => undefined);
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
    void this.#player?.then((player) => (player.volume = share), () => undefined);
  }

  /** Wakes the context, in the press that chose sound, and fetches the player. A player that could not be fetched is asked for again. */
  #awake(): Promise<Player> | null {
    if (typeof AudioContext === 'undefined') return null;
    if (!this.#context) {
      const context = new AudioContext({ latencyHint: 'interactive' });
      this.#context = context;
      document.addEventListener('visibilitychange', () => void (document.hidden ? context.suspend() : habits.sound && context.resume()));
    }
    const context = this.#context;
    if (context.state === 'suspended') void context.resume();
    this.#player ??= import('./player.ts').then(({ Player }) => {
      const player = new Player(context);
      player.volume = habits.volume;
      return player;
    });
    this.#player.catch(() => (this.#player = null));
    return this.#player;
  }
}

export const sound = new Sound();
