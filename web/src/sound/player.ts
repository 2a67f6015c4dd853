/** Plays cues with WebAudio: one limiter, few voices, each panned to its place on the table. Fetched once sound is on. */
import type { Cue } from './cues.ts';
import { lengthOf, pitchOf, RECIPES, type Tone } from './recipes.ts';

/** Loudness of everything at full volume: −14 dB. */
const MASTER = 10 ** (-14 / 20);
/** The most cues heard at once. A new one ends the oldest. */
export const VOICES = 6;

interface Voice { gain: GainNode; ends: number }

export class Player {
  readonly #context: BaseAudioContext;
  readonly #master: GainNode;
  readonly #noise: AudioBuffer;
  #voices: Voice[] = [];

  constructor(context: BaseAudioContext) {
    this.#context = context;
    this.#master = context.createGain();
    const limiter = context.createDynamicsCompressor();
    limiter.threshold.value = -8;
    limiter.ratio.value = 20;
    limiter.attack.value = 0.002;
    limiter.release.value = 0.12;
    this.#master.connect(limiter);
    limiter.connect(context.destination);
    this.#noise = noiseOf(context);
    this.volume = 1;
  }

  /** Sets the loudness of everything, from 0 to 1. */
  set volume(share: number) {
    this.#master.gain.value = MASTER * Math.max(0, Math.min(1, share));
  }

  /** The number of cues that sound now. */
  get sounding(): number {
    return this.#voices.filter((voice) => voice.ends > this.#context.currentTime).length;
  }

  /** Plays a cue in the pitch of a side, with `pan` from −1 (left) to 1 (right). A seventh voice ends the oldest. */
  play(cue: Cue, pan = 0, side?: number): void {
    const now = this.#context.currentTime;
    this.#voices = this.#voices.filter((voice) => voice.ends > now);
    if (this.#voices.length >= VOICES) this.#voices.shift()?.gain.gain.setTargetAtTime(0, now, 0.008);
    const gain = this.#context.createGain();
    const panner = this.#context.createStereoPanner();
    panner.pan.value = Math.max(-1, Math.min(1, pan));
    gain.connect(panner);
    panner.connect(this.#master);
    for (const tone of RECIPES[cue]) this.#sound(tone, pitchOf(cue, side), gain, now);
    this.#voices.push({ gain, ends: now + lengthOf(cue) / 1000 });
  }

  #sound(tone: Tone, pitch: number, into: AudioNode, now: number): void {
    const start = now + tone.start / 1000;
    const end = start + tone.length / 1000;
    const source = tone.wave === 'noise' ? this.#hiss() : this.#wave(tone.wave, (tone.from ?? 440) * pitch, (tone.to ?? 440) * pitch, start, end);
    const envelope = this.#context.createGain();
    envelope.gain.setValueAtTime(0.0001, start);
    envelope.gain.exponentialRampToValueAtTime(tone.gain, start + Math.min(0.006, tone.length / 4000));
    envelope.gain.exponentialRampToValueAtTime(0.0001, end);
    if (tone.sweep) {
      const filter = this.#context.createBiquadFilter();
      filter.type = tone.sweep.type;
      filter.Q.value = tone.sweep.q ?? 0.7;
      filter.frequency.setValueAtTime(tone.sweep.from, start);
      filter.frequency.exponentialRampToValueAtTime(tone.sweep.to, end);
      source.connect(filter);
      filter.connect(envelope);
    } else source.connect(envelope);
    envelope.connect(into);
    source.start(start);
    source.stop(end + 0.02);
  }

  #wave(wave: OscillatorType, from: number, to: number, start: number, end: number): OscillatorNode {
    const source = this.#context.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to, end);
    return source;
  }

  #hiss(): AudioBufferSourceNode {
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise;
    source.loop = true;
    return source;
  }
}

/** Makes a second of white noise, the same at every start. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.round(context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let word = 0x9e3779b9;
  for (let at = 0; at < samples.length; at++) {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    samples[at] = (word | 0) / 2 ** 31;
  }
  return buffer;
}
