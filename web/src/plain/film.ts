/** The film of a decision of any game, cut from its events and from the views before and after it: what no event tells is made up for at the end. */
import { hullOf, progress, ease, stands, type Actor, type Burst, type Film, type Frame, type Trail } from '../lib/film.ts';
import type { Piece, Point, Told, Turn } from '../lib/protocol.ts';
import { hexed } from './aids.ts';
import { isLoss, legsIn, namedIn, type Leg } from './told.ts';

const LEAD = 0.2;
/** Seconds of a leg: for each inch, at least and at most. */
const RUN = { inch: 0.1, least: 0.5, most: 1.6 };
/** Seconds of an event that moves nothing. */
const STILL = 0.25;
const BURST = 0.8;
const FADE = 0.4;
/** Seconds in which pieces go where the view after the decision has them. */
const SETTLE = 0.6;

interface Run { path: Point[]; start: number; end: number; told: boolean }
interface Swing { from: number; by: number; start: number; end: number }
interface Track { piece: Piece; born: number; dies: number; /** The moment from which its facts are those of the view after. */ known: number; after: Piece | null; runs: Run[]; swings: Swing[] }

/** Returns the turn from one heading to another, the shorter way round. */
function turnTo(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}
function lengthOf(path: readonly Point[]): number {
  return path.slice(1).reduce((sum, [x, y], at) => sum + Math.hypot(x - (path[at]?.[0] ?? x), y - (path[at]?.[1] ?? y)), 0);
}
/** Returns the place at a share of a path's length. */
function along(path: readonly Point[], share: number): Point {
  let left = lengthOf(path) * share;
  for (let at = 1; at < path.length; at++) {
    const [from, to]: [Point, Point] = [path[at - 1] ?? [0, 0], path[at] ?? [0, 0]];
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (left <= far && far > 0) return [from[0] + ((to[0] - from[0]) * left) / far, from[1] + ((to[1] - from[1]) * left) / far];
    left -= far;
  }
  return path.at(-1) ?? [0, 0];
}

class Cut {
  readonly tracks = new Map<string, Track>();
  readonly told: number[] = [];
  readonly #turn: Turn;
  readonly #known: ReadonlySet<string>;
  readonly #hexes: boolean;
  #clock = LEAD;
  /** The pieces of the act of movement that is open, and its end. */
  #act: Set<string> | null = null;
  #end = LEAD;

  constructor(turn: Turn) {
    this.#turn = turn;
    this.#hexes = hexed(turn.before) || hexed(turn.after);
    this.#known = new Set([...turn.before.pieces, ...turn.after.pieces].map(({ name }) => name));
    for (const piece of turn.before.pieces) if (stands(piece)) this.#enter(piece, 0);
    for (const event of turn.told) this.#take(event);
    this.#settle();
  }

  get length(): number {
    const bursts = [...this.tracks.values()].map(({ dies }) => (dies < Infinity ? dies + BURST : 0));
    return Math.max(this.#clock, this.#end, ...bursts) + 0.3;
  }

  #enter(piece: Piece, born: number): Track {
    const track: Track = { piece, born, dies: Infinity, known: Infinity, after: this.#after(piece.name), runs: [], swings: [] };
    this.tracks.set(piece.name, track);
    return track;
  }
  #after(name: string): Piece | null {
    return this.#turn.after.pieces.find((piece) => piece.name === name) ?? null;
  }

  #take(event: Told): void {
    const legs = legsIn(event, this.#known, this.#hexes);
    const named = namedIn(event, this.#known);
    if (legs.length > 0) {
      /* Legs of other pieces belong to the same act; a second leg of a piece follows the first. */
      if (!this.#act || legs.some(({ name }) => this.#act?.has(name))) [this.#clock, this.#act] = [this.#end, new Set()];
      for (const leg of legs) this.#leg(leg, named);
    } else if (named.length > 0 || (event.rolls?.length ?? 0) > 0) {
      this.#clock = this.#end;
      this.#act = null;
      this.#end = this.#clock + STILL;
    }
    this.told.push(Math.max(this.#clock, this.told.at(-1) ?? 0));
    for (const name of named) {
      const track = this.tracks.get(name);
      if (!track) continue;
      if (legs.length === 0) track.known = this.#clock;
      if (isLoss(event) && (!track.after || !stands(track.after))) track.dies = Math.min(track.dies, this.#clock);
    }
  }

  #leg({ name, path, heading }: Leg, named: readonly string[]): void {
    const made = this.tracks.get(name);
    const begun = made ? this.#spot(made) : this.#parent(named, name);
    const first = path[0] ?? begun;
    if (!first) return;
    const whole = path.length === 1 && begun ? [begun, first] : path;
    const track = made ?? this.#born(name, whole[0] ?? first);
    if (!track) return;
    const time = Math.min(RUN.most, Math.max(RUN.least, (lengthOf(whole) / 1000) * RUN.inch));
    if (lengthOf(whole) > 0) track.runs.push({ path: whole, start: this.#clock, end: this.#clock + time, told: true });
    const now = this.#heading(track);
    if (heading !== null && turnTo(now, heading) !== 0) track.swings.push({ from: now, by: turnTo(now, heading), start: this.#clock, end: this.#clock + time });
    this.#act?.add(name);
    this.#end = Math.max(this.#end, this.#clock + time);
  }
  /** Returns the place of another piece that the event names: there a new one begins. */
  #parent(named: readonly string[], name: string): Point | null {
    const found = named.map((one) => (one === name ? undefined : this.tracks.get(one))).find((one) => one !== undefined);
    return found ? this.#spot(found) : null;
  }
  #born(name: string, [x, y]: Point): Track | null {
    const piece = this.#after(name) ?? this.#turn.before.pieces.find((one) => one.name === name);
    return piece ? this.#enter({ ...piece, x, y }, this.#clock) : null;
  }
  #spot({ piece, runs }: Track): Point {
    return runs.at(-1)?.path.at(-1) ?? [piece.x, piece.y];
  }
  #heading({ piece, swings }: Track): number {
    const last = swings.at(-1);
    return last ? last.from + last.by : piece.heading;
  }

  /** Brings every piece to where the view after the decision has it. */
  #settle(): void {
    const start = this.#end;
    let settled = false;
    for (const piece of this.#turn.after.pieces) {
      if (!stands(piece)) continue;
      const track = this.tracks.get(piece.name) ?? this.#enter(piece, start);
      const [x, y] = this.#spot(track);
      if (Math.hypot(x - piece.x, y - piece.y) > 1) {
        track.runs.push({ path: [[x, y], [piece.x, piece.y]], start, end: start + SETTLE, told: false });
        settled = true;
      }
      const heading = this.#heading(track);
      if (turnTo(heading, piece.heading) !== 0) {
        track.swings.push({ from: heading, by: turnTo(heading, piece.heading), start, end: start + SETTLE });
        settled = true;
      }
    }
    for (const track of this.tracks.values()) if (track.dies === Infinity && (!track.after || !stands(track.after))) track.dies = Math.max(start, track.runs.at(-1)?.end ?? 0);
    if (settled) this.#end = start + SETTLE;
    this.#clock = this.#end;
  }
}

function placeAt({ piece, runs }: Track, now: number): Point {
  let at: Point = [piece.x, piece.y];
  for (const run of runs) if (now >= run.start) at = along(run.path, progress(now, run.start, run.end));
  return at;
}
function headingAt({ piece, swings }: Track, now: number): number {
  let heading = piece.heading;
  for (const { from, by, start, end } of swings) if (now >= start) heading = from + by * ease(progress(now, start, end));
  return ((heading % 360) + 360) % 360;
}

function actor(track: Track, now: number): Actor | null {
  if (now < track.born) return null;
  const gone = progress(now, track.dies, track.dies + FADE);
  if (gone === 1) return null;
  const facts = now >= track.known && track.after ? track.after : track.piece;
  const [x, y] = placeAt(track, now);
  const moving = track.runs.some(({ start, end }) => now >= start && now < end);
  return { ...facts, ...(track.after?.where === undefined ? {} : { where: track.piece.where ?? 'table' }), x, y, heading: headingAt(track, now), marked: false, fade: 1 - gone, ...(moving ? { staged: { thrust: 1.4 } } : {}) };
}

function trails({ piece, runs, dies }: Track, now: number): Trail[] {
  const reach = Math.min(now, dies);
  return runs.flatMap(({ path, start, end, told }): Trail[] => {
    if (!told || reach <= start) return [];
    const share = progress(reach, start, end);
    const whole = lengthOf(path);
    let done = 0;
    return path.slice(1).flatMap((to, at): Trail[] => {
      const from = path[at] ?? to;
      const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const left = whole * share - done;
      done += far;
      if (left <= 0 || far === 0) return [];
      return [{ piece: piece.name, side: piece.side, from, to: left >= far ? to : [from[0] + ((to[0] - from[0]) * left) / far, from[1] + ((to[1] - from[1]) * left) / far] }];
    });
  });
}

/** Cuts the film of one revealed decision. */
export function film(turn: Turn): Film {
  const cut = new Cut(turn);
  const tracks = [...cut.tracks.values()];
  const lost = tracks.filter((track) => track.dies < Infinity && hullOf(track.piece) !== null);
  const { length } = cut;
  const final = turn.after.pieces.filter(stands).map((piece): Actor => ({ ...piece, marked: false, fade: 1 }));
  return {
    length,
    told: cut.told,
    at(now: number): Frame {
      return {
        actors: now >= length ? final : tracks.map((track) => actor(track, now)).filter((one) => one !== null),
        trails: tracks.flatMap((track) => trails(track, now)),
        bursts: lost.filter(({ dies }) => now >= dies && now < dies + BURST).map((track): Burst => {
          const [x, y] = placeAt(track, track.dies);
          return { x, y, age: (now - track.dies) / BURST, size: 'loss' };
        }),
      };
    },
  };
}
