/** The table's sounds: recipes within their bounds, few voices, no cue heard twice. */
import { describe, expect, test } from 'vitest';
import { cueOf } from '../src/sound/moments.svelte.ts';
import { between, lengthOf, pitchOf, RECIPES, type Cue } from '../src/sound/cues.ts';
import { Player, VOICES } from '../src/sound/player.ts';

const cues = Object.keys(RECIPES) as Cue[];

/** A context that counts what is started and keeps every automated value. */
class Ledger {
  currentTime = 0;
  sampleRate = 1000;
  destination = {};
  started = 0;
  pans: number[] = [];
  silenced = 0;
  ramps: number[] = [];
  #param = () => {
    const ledger = this;
    return {
      value: 0,
      setValueAtTime(value: number) { ledger.ramps.push(value); },
      exponentialRampToValueAtTime(value: number) { ledger.ramps.push(value); },
      setTargetAtTime(value: number) { if (value === 0) ledger.silenced++; },
    };
  };
  #source = () => ({ connect() {}, start: () => this.started++, stop() {}, frequency: this.#param(), type: '', buffer: null, loop: false });
  createGain = () => ({ gain: this.#param(), connect() {} });
  createDynamicsCompressor = () => ({ threshold: this.#param(), ratio: this.#param(), attack: this.#param(), release: this.#param(), connect() {} });
  createStereoPanner = () => {
    const { pans } = this;
    return { pan: { set value(at: number) { pans.push(at); } }, connect() {} };
  };
  createBiquadFilter = () => ({ type: '', Q: this.#param(), frequency: this.#param(), connect() {} });
  createOscillator = this.#source;
  createBufferSource = this.#source;
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}
const player = (): [Player, Ledger] => {
  const ledger = new Ledger();
  return [new Player(ledger as unknown as BaseAudioContext), ledger];
};

describe('recipes', () => {
  test.each(cues)('%s is short, not too loud, and never glides to or from nothing', (cue) => {
    expect(lengthOf(cue)).toBeGreaterThan(0);
    expect(lengthOf(cue)).toBeLessThanOrEqual(1500);
    for (const tone of RECIPES[cue]) {
      expect(tone.gain).toBeGreaterThan(0);
      expect(tone.gain).toBeLessThanOrEqual(1);
      if (tone.wave !== 'noise') expect(Math.min(tone.from ?? 0, tone.to ?? 0)).toBeGreaterThan(20);
      if (tone.sweep) expect(Math.min(tone.sweep.from, tone.sweep.to)).toBeGreaterThan(20);
    }
  });
  test('weapons of the second side sound a fifth lower, dice do not', () => {
    expect(pitchOf('beam', 2) / pitchOf('beam', 1)).toBeCloseTo(2 / 3);
    expect(pitchOf('die', 2)).toBe(1);
  });
});

describe('player', () => {
  test('starts every tone of a cue, panned within the ears', () => {
    const [one, ledger] = player();
    one.play('shield', 3);
    expect(ledger.started).toBe(RECIPES.shield.length);
    expect(ledger.pans).toEqual([1]);
    expect(ledger.ramps.every((value) => value > 0), 'an exponential glide may not touch zero').toBe(true);
  });
  test('a seventh voice ends the oldest, and voices that have ended make room', () => {
    const [one, ledger] = player();
    for (let at = 0; at < VOICES; at++) one.play('death');
    expect([one.sounding, ledger.silenced]).toEqual([VOICES, 0]);
    one.play('die');
    expect([one.sounding, ledger.silenced]).toEqual([VOICES, 1]);
    ledger.currentTime = 5;
    expect(one.sounding).toBe(0);
    one.play('die');
    expect([one.sounding, ledger.silenced]).toEqual([1, 1]);
  });
});

test('each cue of a film falls into one stretch of time', () => {
  const film = [{ at: 0.1, cue: 'beam' as const }, { at: 0.5, cue: 'die' as const }, { at: 0.5, cue: 'hull' as const }, { at: 1, cue: 'death' as const }];
  const heard = [[-1, 0.1], [0.1, 0.5], [0.5, 0.5], [0.5, 2]].flatMap(([from, to]) => between(film, from ?? 0, to ?? 0).map((one) => one.cue));
  expect(heard).toEqual(['beam', 'die', 'hull', 'death']);
});

test('stages are heard where a player does something, is asked, or the battle ends; opening one is silent', () => {
  expect(cueOf('plot', 'sealed', null)).toBe('seal');
  expect(cueOf('plot', 'reveal', null)).toBe('seal');
  expect(cueOf('sealed', 'plot', null)).toBe('take-back');
  expect(cueOf('reveal', 'plot', null)).toBe('turn');
  expect(cueOf('reveal', 'over', true)).toBe('win');
  expect(cueOf('reveal', 'over', false)).toBe('lose');
  expect(cueOf('opening', 'over', true)).toBeNull();
  expect(cueOf('opening', 'plot', null)).toBeNull();
  expect(cueOf('plot', 'plot', null)).toBeNull();
});
