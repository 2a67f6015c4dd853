/** The reveal of a decision: a game's film, told beat by beat. Each card of the log gets a beat. Volleys, dice and losses have timings of their own. */
import type { BattleFace } from '../games/face.ts';
import type { Heard } from '../sound/cues.ts';
import { burning, death, deathClock, fold, volley, type Arms, type Beat, type Light, type Pop } from './beats.ts';
import { cardsOf, type Card } from './cards.ts';
import { nameIn, calledBefore, calledIn, type Called } from './called.ts';
import type { Effect, Staging } from './effects.ts';
import { calm } from './flashes.ts';
import { ease, progress, type Actor, type Film, type Frame, type Ranged } from './film.ts';
import { seedOf } from '../stage/noise.ts';
import { wrecksIn } from './wrecks.ts';
import type { Point, Turn } from './protocol.ts';

/** Least seconds of a beat with dice that is neither a volley nor a loss. */
const READ = 0.6;
const DIE = 0.045;
const FOLDED = 1;
/** Seconds that a number is shown beside a hull. */
const POP = 0.9;

type Faces = Pick<BattleFace, 'film' | 'deal' | 'dice' | 'arms'>;
/** A beat with its card and the stretch of the film that it shows. */
export interface Told extends Beat { card: Card; from: number; to: number; lost: number; landed: number[]; lights: Light[]; pops: Pop[] }

/** Returns `true` if a card tells of a piece that is lost. */
function bursts(card: Card): boolean {
  return card.lines.some(({ event }) => ['destroyed', 'removed', 'group-lost'].includes(event.kind) || (event.kind === 'dummy'));
}
/** Returns the pieces that a card's losses name. */
export function lostIn(card: Card): string[] {
  return card.lines.flatMap(({ event }) => (Array.isArray(event['pieces']) ? (event['pieces'] as string[]) : [String(event['piece'] ?? event['group'] ?? event['element'] ?? '')]));
}
function idle(card: Card): boolean {
  return card.dice.every((die) => die.did !== 'good') && card.sum.points === 0;
}
/** Returns the distance in an attack's card, to be written on the board, or null if it has none. */
function rangeOf({ kind, who, whom, side, detail }: Card): Ranged | null {
  const told = /(?:^|, )(\d+(?:\.\d)? in|range \d+)(?:,| ·|$)/.exec(detail)?.[1];
  return kind === 'attack' && who !== null && whom !== null && told !== undefined ? { from: who, to: whom, side: side ?? 1, text: told } : null;
}

class Reel {
  readonly beats: Told[] = [];
  readonly lights: Light[] = [];
  readonly cues: Heard[] = [];
  readonly told: number[];
  length = 0;
  readonly #film: Film;
  readonly #called: Called;
  readonly #arms: (card: Card) => Arms | null;
  #dead = false;

  constructor(turn: Turn, face: Faces, called: Called) {
    this.#film = face.film(turn);
    this.#called = calledBefore(turn, called);
    this.#arms = face.arms ?? (() => null);
    this.told = turn.told.map(() => 0);
    const cards = cardsOf([turn], face, Infinity, called);
    const starts = cards.map((card) => this.#film.told[card.lines[0]?.at ?? 0] ?? 0);
    const ends = cards.map((_, at) => starts[at + 1] ?? this.#film.length);
    const spans = cards.map((card, at) => ({ card, from: starts[at] ?? 0, to: Math.max(starts[at] ?? 0, ends[at] ?? 0) }));
    this.length = spans[0]?.from ?? this.#film.length;
    for (const group of fold(spans, ({ card }) => card.kind === 'attack' && this.#arms(card) !== null && card.dice.length > 0 && idle(card))) {
      if (group.length > 1) this.#missed(group);
      else for (const span of group) this.#beat(span.card, span.from, span.to);
    }
    for (let at = 1; at < this.told.length; at++) this.told[at] = Math.max(this.told[at] ?? 0, this.told[at - 1] ?? 0);
  }

  /** Returns the place of a piece at a moment of the film's own clock. */
  #piece(name: string | null, when: number): Actor | undefined {
    if (name === null) return undefined;
    const { actors, wrecks = [] } = this.#film.at(Math.min(when, this.#film.length - 0.001));
    return [...actors, ...wrecks].find((one) => one.name === name || one.element === name);
  }

  #place(name: string | null, when: number): Point | null {
    const found = this.#piece(name, when);
    return found ? [found.x, found.y] : null;
  }

  #beat(card: Card, from: number, to: number): void {
    const at = this.length;
    const arms = card.kind === 'attack' ? this.#arms(card) : null;
    const natural = to - from;
    const places = [card.who, card.whom, ...(bursts(card) ? lostIn(card) : [])].flatMap((name) => this.#place(name, from) ?? []);
    const pairs: Point[] = [];
    for (let one = 0; one + 1 < places.length; one += 2) pairs.push([places[one] as number, places[one + 1] as number]);
    const beat: Told = { at, length: Math.max(natural, card.dice.length > 0 ? READ + card.dice.length * DIE : 0), places: pairs, banner: null, still: at, told: card.lines.at(-1)?.at ?? 0, card, from, to, lost: at, landed: [], lights: [], pops: [] };
    if (card.kind === 'attack' && card.who !== null) this.#attack(beat, arms);
    else if (bursts(card)) this.#loss(beat);
    else if (card.dice.length > 0) {
      beat.landed = card.dice.map((_, die) => at + 0.15 + die * DIE);
      beat.lost = at + Math.min(beat.length, 0.2 + card.dice.length * DIE);
      for (const moment of beat.landed.slice(0, 6)) this.cues.push({ at: moment, cue: 'die' });
    }
    if (card.kind !== 'move' && (card.kind === 'attack' || card.dice.length > 0)) beat.banner = this.#banner(card, from);
    if (card.kind === 'move') this.#moved(beat);
    this.#lay(beat);
    const pace = to > from ? beat.length / (to - from) : 0;
    for (const heard of this.#film.cues ?? []) if (heard.at >= from && heard.at < to) this.cues.push({ ...heard, at: at + (heard.at - from) * pace });
  }

  #banner(card: Card, when: number): Beat['banner'] {
    const name = (code: string | null): string | null => (code === null ? null : nameIn(this.#called, code));
    const side = card.side ?? 1;
    return { side, foe: this.#piece(card.whom, when)?.side ?? 3 - side, piece: card.who, firer: name(card.who) ?? card.title, target: name(card.whom), line: card.detail || (card.who === null ? '' : card.title), dice: card.dice, result: card.result };
  }

  #attack(beat: Told, arms: Arms | null): void {
    const { at, card, from } = beat;
    const [here, there] = [this.#place(card.who, from), this.#place(card.whom, from)];
    const seed = seedOf(card.key);
    if (arms && card.who !== null && card.whom !== null) {
      const brief = card.dice.length === 1;
      const shot = volley({ at, side: card.side ?? 1, firer: card.who, target: card.whom, weapon: arms.weapon, dice: card.dice, widths: arms.widths ?? [2.5], ...(arms.guns && { guns: arms.guns }), shielded: arms.shielded ?? false, brief, seed, x: [here?.[0] ?? 0, there?.[0] ?? 0] });
      beat.length = Math.max(shot.length, Math.min(beat.to - from, shot.length * 1.6));
      Object.assign(beat, { landed: shot.landed, lost: shot.lost, lights: shot.lights, still: shot.lost + 0.1 });
      this.cues.push(...shot.cues);
    } else {
      beat.length = Math.max(beat.to - from, READ);
      beat.lost = at + 0.1;
      if (card.whom !== null && there) {
        beat.lights = [{ at, until: at + 0.42, effect: { kind: 'impact', side: card.side ?? 1, at: { on: card.whom }, from: here ?? there, seed } }];
        this.cues.push({ at, cue: 'hull', x: there[0] });
      }
    }
    if (card.sum.points > 0 && there) {
      const text = `−${card.sum.points}`;
      beat.pops = [{ at: beat.lost, until: Math.max(beat.lost + POP, at + beat.length), place: there, text, piece: card.whom ?? '', clause: card.lines.at(-1)?.event.clause ?? '', words: card.result }];
    }
  }

  #loss(beat: Told): void {
    let length = 0;
    for (const name of lostIn(beat.card)) {
      const place = this.#place(name, beat.from);
      if (!place) continue;
      const cut = death(beat.at, place, place[0], !this.#dead, seedOf(name));
      this.#dead = true;
      length = Math.max(length, cut.length);
      beat.lights.push(...cut.lights.map((light) => ({ ...light, ship: name })));
      this.cues.push(...cut.cues);
    }
    beat.length = Math.max(length, beat.length);
    beat.still = beat.at + length * 0.45;
  }

  #moved(beat: Told): void {
    const last = this.#film.at(Math.max(beat.from, beat.to - 0.001));
    beat.places = [this.#film.at(beat.from), last].flatMap(({ actors }) => actors.map((actor): Point => [actor.x, actor.y]));
    beat.still = beat.at + beat.length * 0.98;
  }

  /** Adds one beat for several volleys without effect. */
  #missed(group: { card: Card; from: number; to: number }[]): void {
    const at = this.length;
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) return;
    const beats = group.map(({ card, from }): Told => {
      const one: Told = { at, length: FOLDED, places: [], banner: null, still: at + 0.3, told: 0, card, from, to: from, lost: at, landed: [], lights: [], pops: [] };
      this.#attack(one, this.#arms(card));
      one.places = [card.who, card.whom].map((name) => this.#place(name, from)).filter((place) => place !== null);
      return one;
    });
    const side = first.card.side ?? 1;
    const banner = { side, foe: 3 - side, piece: null, firer: `${group.length} volleys missed`, target: null, line: '', dice: [], result: 'no damage' };
    for (const { card } of group) this.#lines(card, at, at + 0.4);
    const lights = beats.flatMap((one) => one.lights);
    this.beats.push({ at, length: FOLDED, places: beats.flatMap((one) => one.places), banner, still: at + 0.35, told: last.card.lines.at(-1)?.at ?? 0, card: last.card, from: first.from, to: last.to, lost: at + 0.4, landed: [], lights, pops: [] });
    this.lights.push(...lights);
    this.length = at + FOLDED;
  }

  #lines(card: Card, first: number, rest: number): void {
    card.lines.forEach(({ at }, order) => (this.told[at] = order === 0 ? first : rest));
  }

  #lay(beat: Told): void {
    const { card, at, from, to, length } = beat;
    if (card.kind === 'attack') this.#lines(card, at, beat.lost);
    else for (const line of card.lines) this.told[line.at] = at + (to > from ? ((Math.min(to, this.#film.told[line.at] ?? from) - from) / (to - from)) * length : 0);
    this.lights.push(...beat.lights);
    this.beats.push(beat);
    this.length = at + length;
  }

  /** Converts a moment of the reveal to the film's own clock. */
  clock(now: number): number {
    const beat = this.beat(now);
    if (!beat) return Math.min(now, this.beats[0]?.from ?? this.#film.length);
    const share = beat.length > 0 ? Math.min(1, (now - beat.at) / beat.length) : 1;
    return beat.from + (beat.to - beat.from) * share;
  }
  beat(now: number): Told | null {
    let found: Told | null = null;
    for (const beat of this.beats) if (beat.at <= now) found = beat;
    return found;
  }
  source(clock: number): Frame {
    return this.#film.at(clock);
  }
  get end(): Frame {
    return this.#film.at(this.#film.length);
  }
}

/** Sums the points that the volleys told so far took from each ship. The film crosses off its boxes only later. */
function taken(beats: readonly Told[], now: number): Map<string, number> {
  const all = new Map<string, number>();
  for (const { card, lost } of beats) if (card.kind === 'attack' && card.whom !== null && lost <= now) all.set(card.whom, (all.get(card.whom) ?? 0) + card.sum.points);
  return all;
}

/** Seconds until a ship that was hit is back in its place, and the pixels it was pushed. */
const KICK = [0.3, 3] as const;
/** Seconds of a blast's age in which the hull turns white. */
const WHITE = 0.12;

/** Returns the changes that a beat makes to a piece's look: a bright rim for the firer, a push for a target that is hit, white for a hull that bursts. */
function stagingOf({ card, lights }: Told, { name, element, x, y }: Actor, now: number | null, place: (name: string | null) => Point | null): Staging | null {
  const blast = lights.find(({ effect }) => effect.kind === 'blast');
  if (blast && !blast.dim && now !== null && lostIn(card).some((one) => one === name || one === element)) return { white: Math.min(1, deathClock(now - blast.at, blast.until - blast.at) / WHITE) };
  if (card.kind !== 'attack') return null;
  if (card.who === name || card.who === element) return { rim: 2 };
  if (card.whom !== name && card.whom !== element) return { aside: true };
  const hit = card.whom === name ? lights.findLast(({ at, effect }) => effect.kind === 'impact' && at <= (now ?? 0)) : undefined;
  const from = place(card.who);
  if (!hit || !from || now === null || now > hit.at + KICK[0]) return null;
  const push = (KICK[1] * (1 - (now - hit.at) / KICK[0]) ** 3) / (Math.hypot(x - from[0], y - from[1]) || 1);
  return { kick: [(x - from[0]) * push, (from[1] - y) * push] };
}

/** Returns a piece as a beat shows it: its boxes are crossed off as soon as the dice have landed. */
function staged(actor: Actor, staging: Staging | null, took: number, before: number | undefined): Actor {
  const { damage } = actor;
  const due = damage !== undefined && before !== undefined ? Math.min(actor.hull ?? Infinity, Math.max(damage, before + took)) : damage;
  return due === damage && !staging ? actor : { ...actor, ...(staging && { staged: staging }), ...(due === undefined ? {} : { damage: due }) };
}

/** A wreck and the moment it is first seen. */
interface Fallen { wreck: Actor; at: number }
/** Seconds in which a wreck fades in out of the fire. */
const COMES = 0.5;

/** Finds the moment when each destroyed ship is first seen as a wreck: under the fireball, or as soon as its loss is told. */
function fallen(turn: Turn, face: Faces, beats: readonly Told[]): Fallen[] {
  return wrecksIn(turn, face.film).flatMap((wreck): Fallen[] => {
    const beat = beats.find(({ card }) => bursts(card) && lostIn(card).includes(wreck.name));
    return beat ? [{ wreck, at: beat.lights.some(({ effect }) => effect.kind === 'blast') ? beat.still : beat.lost }] : [];
  });
}

/** Lays the wrecks seen so far into a frame of a film that has none. */
function strewn(frame: Frame, all: readonly Fallen[], now: number): Frame {
  const here = all.filter(({ at }) => at <= now);
  if (here.length === 0) return frame;
  const wrecks = here.map(({ wreck, at }) => ({ ...wreck, fade: Math.min(1, (now - at) / COMES) }));
  return { ...frame, actors: frame.actors.filter(({ name }) => !here.some(({ wreck }) => wreck.name === name)), wrecks };
}

/** Lays out the reveal of a decision. */
export function reveal(turn: Turn, face: Faces, called: Called = calledIn([turn])): Film {
  const reel = new Reel(turn, face, called);
  const { beats, lights, cues, told, length } = reel;
  const before = new Map(turn.before.pieces.map((piece) => [piece.name, piece.damage]));
  const lies = reel.end.wrecks ? [] : fallen(turn, face, beats);
  /* Wrecks of the turn before drift during the movement beat, or during the whole reveal if there is none. */
  const voyage = beats.find(({ card }) => card.kind === 'move') ?? { at: 0, length };
  const moved = (now: number): number => ease(progress(now, voyage.at, voyage.at + voyage.length));
  /** `true` if the hits of the game’s own film would flash too often. */
  let quick = false;
  const frame = (now: number, beat: Told | null, effects: Effect[], moves = true): Frame => {
    const shot = reel.source(reel.clock(now));
    const place = (name: string | null): Point | null => {
      const found = shot.actors.find((one) => one.name === name);
      return found ? [found.x, found.y] : null;
    };
    const took = taken(beats, now);
    const quiet = !beat?.banner && beat?.card.kind !== 'attack' && !(beat && beat.lights.length > 0);
    const picture: Frame = {
      ...shot,
      moved: moves ? moved(now) : now >= voyage.at ? 1 : 0,
      actors: shot.actors.map((actor) => staged(actor, beat && stagingOf(beat, actor, moves ? now : null, place), took.get(actor.name) ?? 0, before.get(actor.name))),
      shots: [],
      bursts: quiet ? shot.bursts.map((burst) => ({ ...burst, dim: quick && burst.size === 'hit' })) : [],
      tallies: quiet ? (shot.tallies ?? []) : [],
      effects: [...(shot.effects ?? []).map((one) => ({ ...one, dim: quick })), ...effects],
      pops: beats.flatMap((one) => one.pops).filter((pop) => now >= pop.at && now < pop.until).map((pop) => ({ ...pop, age: (now - pop.at) / (pop.until - pop.at) })),
      range: beat ? rangeOf(beat.card) : null,
      banner: beat?.banner ? { ...beat.banner, id: beat.card.key, landed: beat.landed.filter((moment) => moment <= now).length, done: now >= beat.lost } : null,
    };
    return strewn(picture, lies, now);
  };
  return {
    length,
    told,
    beats,
    cues: [...cues].sort((a, b) => a.at - b.at),
    calm: (pace, past) => {
      quick = pace > 1;
      return calm(lights, length, pace, past);
    },
    at: (now) => (now >= length ? strewn({ ...reel.end, moved: 1 }, lies, Infinity) : frame(now, reel.beat(now), burning(lights, now))),
    still: (one) => {
      const beat = beats.find((found) => found.at === one.at && found.card.key === (one as Told).card.key) ?? null;
      if (!beat) return strewn({ ...reel.end, moved: 1 }, lies, Infinity);
      const fixed = beat.lights.map(({ at, until, effect }) => (effect.kind === 'blast' ? { ...effect, age: 420 } : 'to' in effect ? effect : { ...effect, age: ((until - at) * 1000) / 2 }));
      return frame(Math.max(beat.still, beat.lost + 0.01), beat, fixed, false);
    },
  };
}
