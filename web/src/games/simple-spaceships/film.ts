/** The film of a decision of Simple Spaceships: its events, one after the other. */
import { ease, progress, type Burst, type Die, type Film, type Frame, type Shot, type Tally, type Trail } from '../../lib/film.ts';
import { stands } from '../../lib/film.ts';
import type { Piece, Point, Turn } from '../../lib/protocol.ts';
import type { Told, ToldOf } from './generated.ts';
import { inches, isCraft, titled, type Boxes } from './facts.ts';

const LEAD = 0.15;
const OUT = 0.5;
const BURST = 0.9;

export function diceOf(event: Told): Die[] {
  const needs = Number(event['needed'] ?? 6);
  if (event.kind !== 'rolled' || !Array.isArray(event['faces'])) return [];
  return event['faces'].map((face, at) => ({ face: Number(face), faces: 6, did: Number(face) >= needs ? 'good' : null, ...(at === 0 ? { needs } : {}) }));
}

/** A stretch of time in which a ship moves or turns. */
interface Stretch { start: number; end: number; from: Point; to: Point; heading: number; was: number; trail: boolean }
interface Track { piece: Piece; born: number; dies: number; fades: boolean; stretches: Stretch[]; boxes: { at: number; boxes: Boxes }[] }
interface Slip { at: number; until: number; piece: string; tally: Omit<Tally, 'x' | 'y' | 'fade'> }

class Shooting {
  readonly tracks = new Map<string, Track>();
  readonly slips: Slip[] = [];
  readonly shots: (Omit<Shot, 'fade'> & { at: number; until: number })[] = [];
  readonly sparks: (Omit<Burst, 'age'> & { at: number })[] = [];
  readonly told: number[] = [];
  now = LEAD;

  constructor(turn: Turn) {
    for (const piece of turn.before.pieces) {
      const boxes = isCraft(piece) ? [{ at: 0, boxes: piece.boxes }] : [];
      this.tracks.set(piece.name, { piece, born: stands(piece) ? 0 : Infinity, dies: Infinity, fades: false, stretches: [], boxes });
    }
    for (const event of turn.told as Told[]) this.told.push(this.#take(event));
    /* The final dice are those that the referee tells. */
    for (const piece of turn.after.pieces) if (isCraft(piece)) this.tracks.get(piece.name)?.boxes.push({ at: this.now, boxes: piece.boxes });
  }

  side(name: string): number {
    return this.tracks.get(name)?.piece.side ?? 1;
  }
  pose(name: string, now = Infinity): { at: Point; heading: number } {
    const track = this.tracks.get(name);
    return track ? poseOf(track, now) : { at: [0, 0], heading: 0 };
  }
  #go(name: string, event: Told, length: number, to: { at?: Point; heading?: number }, trail = false): number {
    const track = this.tracks.get(name);
    const at = this.now;
    if (!track) return at;
    const { at: from, heading: was } = poseOf(track, Infinity);
    track.stretches.push({ start: at, end: at + length, from: trail ? (event['from'] ?? from) : from, to: to.at ?? from, was, heading: to.heading ?? was, trail });
    this.now += length;
    return at;
  }
  #dice(name: string, change: Partial<Boxes>): void {
    const track = this.tracks.get(name);
    const last = track?.boxes.at(-1)?.boxes;
    if (track && last) track.boxes.push({ at: this.now, boxes: { ...last, ...change } });
  }
  #boxes(name: string): Boxes {
    return this.tracks.get(name)?.boxes.at(-1)?.boxes ?? { defence: 0, movement: 0, attack: 0, reserve: 0 };
  }
  /** Shows a slip beside a ship; the slip before it there ends. */
  #slip(name: string, event: Told, text: string, dice: Die[], wait: number): number {
    const at = this.now;
    for (const slip of this.slips) if (slip.piece === name) slip.until = Math.min(slip.until, at);
    this.slips.push({ at, until: at + wait + 0.6, piece: name, tally: { id: `${this.slips.length}`, side: this.side(name), dice, text, words: event.text, clause: event.clause } });
    this.now += wait;
    return at;
  }

  #take(event: Told): number {
    const name = String(event['piece'] ?? '');
    const at = this.now;
    switch (event.kind) {
      case 'assigned': {
        const boxes = event['boxes'] as Boxes;
        this.#dice(name, boxes);
        const text = `D${boxes.defence} M${boxes.movement} A${boxes.attack} R${boxes.reserve}`;
        return stands(this.tracks.get(name)?.piece ?? ({ where: 'away' } as Piece)) ? this.#slip(name, event, text, [], 0.7) : at;
      }
      case 'recalled':
        this.#dice(name, { defence: 0, movement: 0, attack: 0, reserve: Number(event['dice']) });
        return at;
      case 'activated':
        return stands(this.tracks.get(name)?.piece ?? ({ where: 'away' } as Piece)) ? this.#slip(name, event, 'active', [], 0.45) : at;
      case 'entered': {
        const track = this.tracks.get(name);
        const [x, y] = event['at'];
        if (track) {
          track.piece = { ...track.piece, x, y, heading: Number(event['heading']), where: 'table' };
          track.born = at;
        }
        this.now += 0.5;
        return at;
      }
      case 'spent':
        this.#dice(name, { movement: Number(event['left']), reserve: this.#boxes(name).reserve + 1 });
        return at;
      case 'turned':
        return this.#go(name, event, 0.35, { heading: Number(event['heading']) });
      case 'flown':
        return this.#go(name, event, 0.25 + Number(event['length']) / 8000, { at: event['to'] }, true);
      case 'edge':
        return this.#go(name, event, 0.1, { at: event['at'] });
      case 'left':
        return this.#lose(name, event, true);
      case 'destroyed':
        return this.#lose(name, event, false);
      case 'attacks':
        return this.#attacks(name, event);
      case 'rolled': {
        const hits = Number(event['hits']);
        return this.#slip(String(event['target']), event, hits === 0 ? 'no hit' : hits === 1 ? '1 hit' : `${hits} hits`, diceOf(event), 1.1);
      }
      case 'met': {
        const hits = Number(event['hits']);
        const boxes = this.#boxes(name);
        this.#dice(name, { defence: Number(event['left']), reserve: boxes.reserve + hits });
        return this.#slip(name, event, hits === 1 ? 'Defence stops 1 hit' : `Defence stops ${hits} hits`, [], 0.8);
      }
      case 'lost': {
        const box = String(event['box']).toLowerCase() as keyof Boxes;
        this.#dice(name, { [box]: Math.max(0, this.#boxes(name)[box] - 1) });
        const [x, y] = this.pose(name).at;
        this.sparks.push({ x, y, at: this.now, size: 'hit', clause: event.clause });
        return this.#slip(name, event, `${titled(box)} −1`, [], 0.75);
      }
      default:
        return at;
    }
  }
  #attacks(name: string, event: ToldOf<'attacks'>): number {
    const target = String(event['target']);
    const at = this.now;
    const dice = event.range + event.bonus + event.roll;
    const boxes = this.#boxes(name);
    this.#dice(name, { attack: Math.max(0, boxes.attack - dice), reserve: boxes.reserve + dice });
    this.shots.push({ id: `${this.shots.length}`, side: this.side(name), from: this.pose(name).at, to: this.pose(target).at, kind: 'beam', label: inches(Number(event['distance'])), words: event.text, clause: event.clause, at, until: at + 1.6 });
    this.now += 0.4;
    return at;
  }
  #lose(name: string, event: Told, fades: boolean): number {
    const track = this.tracks.get(name);
    const at = this.now;
    if (track) {
      [track.dies, track.fades] = [at, fades];
      const [x, y] = poseOf(track, at).at;
      if (!fades) this.sparks.push({ x, y, at, size: 'loss', clause: event.clause });
    }
    this.now += 0.8;
    return at;
  }
}

function poseOf(track: Track, now: number): { at: Point; heading: number } {
  let at: Point = [track.piece.x, track.piece.y];
  let { heading } = track.piece;
  for (const one of track.stretches) {
    if (now < one.start) break;
    const gone = ease(progress(now, one.start, one.end));
    at = [one.from[0] + (one.to[0] - one.from[0]) * gone, one.from[1] + (one.to[1] - one.from[1]) * gone];
    const way = ((((one.heading - one.was) % 360) + 540) % 360) - 180;
    heading = one.was + way * gone;
  }
  return { at, heading };
}

/** Shoots the film of one revealed decision. */
export function film(turn: Turn): Film {
  const cut = new Shooting(turn);
  const length = Math.max(cut.now, ...cut.slips.map((slip) => slip.until), ...cut.sparks.map((spark) => spark.at + BURST)) + 0.1;
  /** The ship that is active next: the dice rolled are shown clear of it. */
  const next = (turn.after as { active?: string | null }).active;
  const trails = (now: number): Trail[] =>
    [...cut.tracks.values()].flatMap((track) =>
      track.stretches.filter((one) => one.trail && now > one.start).map((one) => ({ piece: track.piece.name, side: track.piece.side, from: one.from, to: now >= one.end ? one.to : poseOf(track, now).at })),
    );
  return {
    length,
    told: cut.told,
    at(now: number): Frame {
      const ended = now >= length;
      return {
        actors: [...cut.tracks.values()].flatMap((track) => {
          if (now < track.born) return [];
          const gone = progress(now, track.dies, track.dies + (track.fades ? 0.6 : 0.15));
          if (gone === 1) return [];
          const { at, heading } = poseOf(track, now);
          const boxes = track.boxes.filter((one) => one.at <= now).at(-1)?.boxes;
          const came = track.born > 0 ? progress(now, track.born, track.born + 0.3) : 1;
          return [{ ...track.piece, ...(boxes ? { boxes } : {}), x: at[0], y: at[1], heading, marked: false, fade: (1 - gone) * came }];
        }),
        trails: trails(now),
        bursts: cut.sparks.filter((spark) => now >= spark.at && now < spark.at + BURST).map(({ at, ...spark }) => ({ ...spark, age: (now - at) / BURST })),
        shots: cut.shots.flatMap(({ at, until, ...shot }) => {
          if (ended) return [{ ...shot, label: '', fade: 0.4 }];
          return now < at || now >= until + OUT ? [] : [{ ...shot, fade: 1 - progress(now, until, until + OUT) }];
        }),
        tallies: cut.slips.flatMap((slip) => {
          const rolled = slip.tally.dice.length > 0;
          if (ended ? !rolled || slip.piece === next : now < slip.at || now >= slip.until) return [];
          const [x, y] = cut.pose(slip.piece, now).at;
          const thrown = Math.max(1, Math.ceil(slip.tally.dice.length * progress(now, slip.at - 0.05, slip.at + 0.35)));
          return [{ ...slip.tally, dice: slip.tally.dice.slice(0, thrown), x, y, fade: 1 }];
        }),
      };
    },
  };
}
