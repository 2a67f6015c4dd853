/** The table's sounds: recipes within their bounds, few voices, no cue heard twice. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { volley } from '../src/lib/beats.ts';
import { reveal } from '../src/lib/reveal.ts';
import { cueOf } from '../src/sound/moments.svelte.ts';
import { between, VIBRATIONS, type Cue } from '../src/sound/cues.ts';
import { Player, VOICES } from '../src/sound/player.ts';
import { lengthOf, pitchOf, RECIPES } from '../src/sound/recipes.ts';
import { recorded, wholeFaceOf } from './battles.ts';

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
  gains: { gain: { value: number } }[] = [];
  createGain = () => {
    const made = { gain: this.#param(), connect() {} };
    this.gains.push(made);
    return made;
  };
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

describe('the page', () => {
  /** A page with ears: what was made to sound in it, and what it felt. */
  async function page(hidden = false) {
    vi.resetModules();
    const heard: Ledger[] = [];
    const felt: unknown[] = [];
    vi.stubGlobal('AudioContext', class extends Ledger { state = 'running'; constructor() { super(); heard.push(this); } suspend = async () => {}; resume = async () => {}; });
    vi.stubGlobal('document', { hidden, addEventListener() {} });
    vi.stubGlobal('navigator', { vibrate: (pattern: unknown) => felt.push(pattern) });
    const [{ sound }, { habits }] = await Promise.all([import('../src/sound/sound.ts'), import('../src/lib/habits.svelte.ts')]);
    return { sound, habits, felt, heard, started: () => heard.reduce((sum, one) => sum + one.started, 0) };
  }
  /** Waits until whatever was begun has been done. */
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 50));
  afterEach(() => vi.unstubAllGlobals());

  test('is silent until sound is chosen, and after it is turned off', async () => {
    const { sound, habits, heard, felt, started } = await page();
    expect([habits.sound, habits.vibration]).toEqual([null, false]);
    for (const cue of cues) sound.cue(cue);
    sound.hear([{ at: 0, cue: 'death', x: 5 }], 10);
    await settled();
    expect([heard, felt], 'not even a context').toEqual([[], []]);
    sound.turn(true);
    await vi.waitFor(() => expect(started()).toBe(RECIPES.seal.length));
    sound.turn(false);
    for (const cue of cues) sound.cue(cue);
    await settled();
    expect(started()).toBe(RECIPES.seal.length);
  });
  test('is as loud as was chosen', async () => {
    const { sound, habits, heard } = await page();
    sound.turn(true);
    const level = (): number => heard[0]?.gains[0]?.gain.value ?? NaN;
    await vi.waitFor(() => expect(level()).toBeCloseTo(0.8 * 10 ** (-14 / 20)));
    sound.loudness(0.25);
    await settled();
    expect([level(), habits.volume]).toEqual([0.25 * 10 ** (-14 / 20), 0.25]);
    sound.loudness(0);
    await settled();
    expect(level()).toBe(0);
  });
  test('vibrates for what one should feel, where that was chosen, and with sound off as well', async () => {
    const { sound, habits, felt, heard } = await page();
    habits.vibration = true;
    for (const cue of cues) sound.cue(cue);
    expect(felt).toEqual(cues.flatMap((cue) => (VIBRATIONS[cue] ? [VIBRATIONS[cue]] : [])));
    expect(heard).toEqual([]);
  });
  test('is silent and still while nobody sees it', async () => {
    const { sound, habits, felt, started } = await page(true);
    [habits.sound, habits.vibration] = [true, true];
    for (const cue of cues) sound.cue(cue);
    await settled();
    expect([started(), felt]).toEqual([0, []]);
  });
});

test('a die that counts double sounds as two pings, in Full Thrust a six', async () => {
  const face = await wholeFaceOf('full-thrust');
  const dice = (await recorded('close-action', 12)).map((turn) => ({ turn, cues: reveal(turn, face).cues ?? [] }));
  const doubles = dice.flatMap(({ cues }) => cues.filter(({ cue }) => cue === 'die-double'));
  expect(doubles.length).toBeGreaterThan(0);
  expect(RECIPES['die-double'].filter(({ wave }) => wave === 'sine')).toHaveLength(2);
  const [six, five] = [6, 5].map((face) => volley({ at: 0, side: 1, firer: 'A', target: 'B', weapon: 'ray', dice: [{ face, faces: 6, did: 'good', ...(face === 6 ? { twice: true } : {}) }], widths: [2], shielded: false, brief: true, seed: 1, x: [0, 0] }).cues.map(({ cue }) => cue));
  expect([six?.includes('die-double'), five?.includes('die-double'), five?.includes('die-hit')]).toEqual([true, false, true]);
});

test('a card that is flipped is heard, once', async () => {
  const face = await wholeFaceOf('black-skies');
  for (const turn of await recorded('wings', 20)) {
    const flips = turn.told.filter(({ kind }) => kind === 'flips').length;
    expect((reveal(turn, face).cues ?? []).filter(({ cue }) => cue === 'card')).toHaveLength(flips);
  }
});
