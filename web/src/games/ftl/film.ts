/** The film of an FTL turn: all launches, all rotations, then sprints that run together and burst where the log says they met. Puffs, wakes and diamonds go with them. */
import { burning, type Light } from '../../lib/beats.ts';
import { LIFE, type Effect } from '../../lib/effects.ts';
import { ease, progress, type Actor, type Burst, type Film, type Frame, type Trail } from '../../lib/film.ts';
import type { Piece, Point, Turn } from '../../lib/protocol.ts';
import type { Told, ToldOf } from './generated.ts';
import type { Heard } from '../../sound/cues.ts';

const LEAD = 0.25;
const ACT = 0.75;
const PER_INCH = 0.17;
const BURST = 0.8;
const FADE = 0.5;
/** The place of a missile's nozzle, in its own units. */
const STERN = 1.1;
/** The flame of a ship that sprints. */
const FULL = 1.6;

interface Run { from: Point; to: Point; start: number; end: number }
interface Swing { degrees: number; start: number; end: number }
interface Track {
  piece: Piece;
  born: number;
  marked: number;
  dies: number;
  fades: boolean;
  swing: Swing | null;
  runs: Run[];
  hits: { at: number; hits: number }[];
}
interface Spark { x: number; y: number; at: number; size: Burst['size'] }

/** Reads the events of a turn in order and gives each its moment. */
class Cutting {
  readonly tracks = new Map<string, Track>();
  readonly sparks: Spark[] = [];
  readonly told: number[] = [];
  readonly lights: Light[] = [];
  readonly cues: Heard[] = [];
  #clock = LEAD;
  #act = '';
  #actEnd = LEAD;
  #contact: Point | null = null;
  cleared = Infinity;
  /** The bases of pieces that exist at the end, for pieces that enter during the turn. */
  readonly #bases: Map<string, number>;

  constructor(turn: Turn) {
    this.#bases = new Map(turn.after.pieces.map((piece) => [piece.name, piece.radius]));
    for (const piece of turn.before.pieces) this.#enter(piece, 0);
    for (const event of turn.told as Told[]) this.#take(event);
  }

  get end(): number {
    const last = this.sparks.reduce((late, spark) => Math.max(late, spark.at + BURST), 0);
    return Math.max(this.#actEnd, this.#clock, last) + 0.35;
  }

  #enter(piece: Piece, born: number): void {
    this.tracks.set(piece.name, { piece, born, marked: Infinity, dies: Infinity, fades: false, swing: null, runs: [], hits: [] });
  }

  /** Adds a light: a puff at a launch, or a diamond that closes on a piece as it is marked or just before it is hit. */
  #light(at: number, effect: Effect & { kind: 'launch' | 'mark' }): void {
    this.lights.push({ at, until: at + LIFE[effect.kind] / 1000, effect });
  }
  #mark(track: Track, at: number): void {
    if (track.marked > at) this.#light(at, { kind: 'mark', side: track.piece.side, at: { on: track.piece.name } });
    track.marked = Math.min(track.marked, at);
  }

  /** Opens an act after the one before it has ended; events of one act share its time. */
  #open(act: string, length: number): number {
    if (this.#act !== act) {
      this.#clock = this.#actEnd;
      this.#act = act;
      this.#actEnd = this.#clock + length;
    }
    this.#actEnd = Math.max(this.#actEnd, this.#clock + length);
    return this.#clock;
  }

  #take(event: Told): void {
    const track = this.tracks.get(String(event['piece'] ?? ''));
    let at = this.#clock;
    if (event.kind === 'launch' || event.kind === 'launch-lost') at = this.#launch(event, track);
    else if (event.kind === 'rotate' && track) at = this.#rotate(event, track);
    else if (event.kind === 'sprint' && track) at = this.#sprint(event, track);
    else if (event.kind === 'meet' && track) at = this.#meet(event, track);
    else if (event.kind === 'hit' && track) at = this.#hit(event, track);
    else if (event.kind === 'rammed') at = this.#rammed(event);
    else if (event.kind === 'removed') at = this.#removed(event);
    else if ((event.kind === 'leaves' || event.kind === 'out') && track) at = this.#leaves(track);
    else if (event.kind === 'cleared' || event.kind === 'over' || event.kind === 'lasted') at = this.#close(event);
    this.told.push(Math.max(at, this.told.at(-1) ?? 0));
  }

  #launch(event: ToldOf<'launch' | 'launch-lost'>, track: Track | undefined): number {
    const at = this.#open('launch', ACT);
    if (track) this.#mark(track, at);
    const [x, y] = [Number(event['x']), Number(event['y'])];
    if (track) {
      this.#light(at, { kind: 'launch', side: track.piece.side, at: { on: track.piece.name }, from: [x, y] });
      this.cues.push({ at, cue: 'launch', x: track.piece.x, side: track.piece.side });
    }
    if (event.kind === 'launch-lost') this.sparks.push({ x, y, at: at + ACT / 2, size: 'loss' });
    else if (track) {
      const { piece } = track;
      const { seat, side } = piece;
      const missile: Piece = { seat, side, name: String(event['missile']), kind: 'missile', x, y, heading: Number(event['heading']), radius: Number(event['radius'] ?? this.#bases.get(String(event['missile'])) ?? piece.radius / 2) };
      this.#enter(missile, at);
      const entered = this.tracks.get(missile.name);
      if (entered) {
        entered.runs.push({ from: [piece.x, piece.y], to: [x, y], start: at, end: at + ACT * 0.8 });
        this.#mark(entered, at);
      }
    }
    return at;
  }

  #rotate(event: ToldOf<'rotate'>, track: Track): number {
    const at = this.#open('rotate', ACT);
    track.swing = { degrees: Number(event['degrees']), start: at, end: at + ACT * 0.8 };
    this.#mark(track, at);
    return at;
  }

  #sprint(event: ToldOf<'sprint'>, track: Track): number {
    const [from, to] = [event['from'], event['to']];
    const time = (Number(event['length']) / 1000) * PER_INCH;
    const at = this.#open('sprint', time + 0.2);
    track.runs.push({ from, to, start: at, end: at + time });
    this.cues.push({ at, cue: 'sprint', x: from[0], side: track.piece.side });
    return at;
  }

  /** Tells a contact once all sprints are under way; its moment follows from the distance run. */
  #meet(event: ToldOf<'meet'>, track: Track): number {
    const run = track.runs.at(-1);
    const at = (run?.start ?? this.#clock) + (Number(event['nearness']) / 100) * PER_INCH;
    this.#contact = event['at'];
    this.#clock = Math.max(this.#clock, at);
    this.#act = 'meet';
    this.sparks.push({ x: this.#contact[0], y: this.#contact[1], at, size: 'hit' });
    this.#light(at - LIFE.mark / 1000, { kind: 'mark', side: track.piece.side, at: { on: String(event['target']) } });
    return at;
  }

  #hit(event: ToldOf<'hit'>, track: Track): number {
    track.hits.push({ at: this.#clock, hits: Number(event['hits']) });
    this.#lose(String(event['by']));
    return this.#clock;
  }

  #rammed(event: ToldOf<'rammed'>): number {
    this.tracks.get(event['target'])?.hits.push({ at: this.#clock, hits: Number(event['hits']) });
    return this.#clock;
  }

  #removed(event: ToldOf<'removed'>): number {
    for (const name of event['pieces']) this.#lose(name);
    return this.#clock;
  }

  /** Removes a piece from this moment on. */
  #lose(name: string): void {
    const gone = this.tracks.get(name);
    if (!gone || gone.dies < Infinity) return;
    gone.dies = this.#clock;
    const { x, y } = place(gone, this.#clock);
    this.sparks.push({ x, y, at: this.#clock, size: 'loss' });
  }

  #leaves(track: Track): number {
    const at = Math.max(this.#clock, track.runs.at(-1)?.end ?? 0);
    track.dies = Math.min(track.dies, at);
    track.fades = true;
    this.#actEnd = Math.max(this.#actEnd, at + FADE);
    return at;
  }

  #close(event: ToldOf<'cleared' | 'over' | 'lasted'>): number {
    this.#clock = Math.max(this.#clock, this.#actEnd);
    if (event.kind === 'cleared') this.cleared = this.#clock;
    return this.#clock;
  }
}

function place(track: Track, now: number): { x: number; y: number } {
  let { x, y } = track.piece;
  for (const run of track.runs) {
    if (now < run.start) continue;
    const share = progress(now, run.start, run.end);
    x = run.from[0] + (run.to[0] - run.from[0]) * share;
    y = run.from[1] + (run.to[1] - run.from[1]) * share;
  }
  return { x, y };
}

function actor(track: Track, now: number, cleared: number): Actor | null {
  if (now < track.born) return null;
  const gone = progress(now, track.dies, track.dies + (track.fades ? FADE : 0.12));
  if (gone === 1) return null;
  const { piece, swing } = track;
  const turned = swing ? swing.degrees * ease(progress(now, swing.start, swing.end)) : 0;
  const hits = track.hits.findLast((hit) => hit.at <= now)?.hits;
  return {
    ...piece,
    ...place(track, now),
    heading: piece.heading + turned,
    ...(hits === undefined ? {} : { hits }),
    marked: now >= track.marked && now < cleared,
    ...(running(track, now) ? { staged: { thrust: FULL } } : {}),
    fade: (1 - gone) * (piece.kind === 'missile' && track.born > 0 ? Math.min(1, progress(now, track.born, track.born + 0.2)) : 1),
  };
}

/** Returns the sprint that a piece is on; the motion of a missile at its launch is not one. */
function running({ piece, born, runs, dies }: Track, now: number): Run | undefined {
  return runs.find((run) => now >= run.start && now < Math.min(run.end, dies) && !(piece.kind === 'missile' && run.start === born));
}

/** Returns the wake of a missile that sprints, with the flame at its stern. */
function wake(track: Track, now: number): Effect[] {
  const run = track.piece.kind === 'missile' ? running(track, now) : undefined;
  return run ? [{ kind: 'wake', side: track.piece.side, from: run.from, to: { on: track.piece.name, y: STERN } }] : [];
}

function trails(track: Track, now: number): Trail[] {
  const reach = Math.min(now, track.fades ? Infinity : track.dies);
  return track.runs
    .filter((run) => reach > run.start && !(track.piece.kind === 'missile' && run === running(track, now)))
    .map((run) => {
      const share = progress(reach, run.start, run.end);
      const to: Point = [run.from[0] + (run.to[0] - run.from[0]) * share, run.from[1] + (run.to[1] - run.from[1]) * share];
      return { piece: track.piece.name, side: track.piece.side, from: run.from, to };
    });
}

/** Shoots the film of one revealed turn. */
export function film(turn: Turn): Film {
  const cut = new Cutting(turn);
  const tracks = [...cut.tracks.values()];
  const { end } = cut;
  return {
    length: end,
    told: cut.told,
    cues: cut.cues,
    at(now: number): Frame {
      return {
        actors: tracks.map((track) => actor(track, now, cut.cleared)).filter((found) => found !== null),
        trails: tracks.flatMap((track) => trails(track, now)),
        effects: [...burning(cut.lights, now), ...tracks.flatMap((track) => wake(track, now))],
        bursts: cut.sparks
          .filter((spark) => now >= spark.at && now < spark.at + BURST)
          .map((spark) => ({ x: spark.x, y: spark.y, age: (now - spark.at) / BURST, size: spark.size })),
      };
    },
  };
}
