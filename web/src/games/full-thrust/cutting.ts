/** The events of a decision of Full Thrust, each with its moment: both fleets move at once, then everything else in the order told. */
import type { Burst, Die, Shot } from '../../lib/film.ts';
import type { Piece, Point, Turn } from '../../lib/protocol.ts';
import type { Told, ToldOf } from './generated.ts';
import { diceOf, inches, minus } from './dice.ts';

const LEAD = 0.25;
const MOVE = 2.4;
const ACT = 0.8;
export const FADE = 0.5;
export const BURST = 0.9;
/** Seconds for all volleys of a decision, and the least and the most seconds of one. */
const VOLLEYS = { all: 10, least: 0.32, most: 1.1 };
const THRESHOLDS = { all: 7, least: 0.45, most: 1.4 };

export interface Leg { from: Point; to: Point; start: number; end: number }
export interface Swing { to: number; start: number; end: number }
export interface Track {
  piece: Piece;
  born: number;
  dies: number;
  fades: boolean;
  /** `true` if it was destroyed, and leaves a wreck. */
  wrecked: boolean;
  legs: Leg[];
  swings: Swing[];
  facts: { at: number; facts: Partial<Piece> }[];
}
export type Spark = Omit<Burst, 'age'> & { at: number };
export interface Line extends Omit<Shot, 'fade'> { at: number; until: number }
export interface Count { id: string; target: string; side: number; dice: Die[]; points: number | null; lost: string[]; text: string; words: string; clause: string; at: number; until: number }

export class Cutting {
  readonly tracks = new Map<string, Track>();
  readonly sparks: Spark[] = [];
  readonly lines: Line[] = [];
  readonly counts: Count[] = [];
  readonly told: number[] = [];
  #clock = LEAD;
  #act = '';
  #actEnd = LEAD;
  readonly #turn: Turn;
  readonly #beat: number;
  readonly #threshold: number;
  #line: Line | null = null;
  #count: Count | null = null;

  constructor(turn: Turn) {
    this.#turn = turn;
    const told = turn.told as Told[];
    this.#beat = share(told, new Set(['fires', 'torpedo', 'needle', 'attacks', 'defends']), VOLLEYS, (event) => `${event['piece'] ?? event['group']}>${event['target'] ?? event['group']}`);
    this.#threshold = share(told, new Set(['threshold']), THRESHOLDS, (event) => `${event['piece']}`);
    for (const piece of turn.before.pieces) this.#enter(piece, piece.where === undefined || piece.where === 'table' || piece.where === 'flying' ? 0 : Infinity);
    for (const event of told) this.told.push(Math.max(this.#take(event), this.told.at(-1) ?? 0));
  }

  get end(): number {
    const last = [...this.sparks.map((spark) => spark.at + BURST), ...this.counts.map((count) => count.until)];
    return Math.max(this.#actEnd, this.#clock, ...last) + 0.4;
  }

  /** Returns the place of a piece at a moment. */
  place(name: string, now: number): Point {
    const track = this.tracks.get(name);
    return track ? placeOf(track, now) : [0, 0];
  }

  side(name: string): number {
    return this.tracks.get(name)?.piece.side ?? 1;
  }

  #enter(piece: Piece, born: number): Track {
    const track: Track = { piece, born, dies: Infinity, fades: false, wrecked: false, legs: [], swings: [], facts: [] };
    this.tracks.set(piece.name, track);
    return track;
  }

  /** Opens an act after the one before it has ended; events of one act share its time. */
  #open(act: string, length: number): number {
    if (this.#act !== act) {
      this.#clock = this.#actEnd;
      this.#act = act;
      this.#actEnd = this.#clock + length;
      this.#line = null;
      this.#count = null;
    }
    this.#actEnd = Math.max(this.#actEnd, this.#clock + length);
    return this.#clock;
  }

  #take(event: Told): number {
    const name = String(event['piece'] ?? event['group'] ?? '');
    const track = this.tracks.get(name);
    const target = String(event['target'] ?? '');
    switch (event.kind) {
      case 'revealed':
        return this.#clock;
      case 'moves':
        return track ? this.#moves(event, track) : this.#clock;
      case 'enters':
        return track ? this.#enters(event, track) : this.#clock;
      case 'launched':
        return this.#launched(event);
      case 'leaves':
      case 'withdraws':
        return track ? this.#leaves(event, track) : this.#clock;
      case 'flies':
        return track ? this.#flies(event, track) : this.#clock;
      case 'recovered':
        return this.#recovered(event);
      case 'scans':
        return this.#shoot(event, name, target, 'scan', ACT);
      case 'shown':
        return track ? this.#shown(event, track) : this.#clock;
      case 'dummy':
      case 'destroyed':
      case 'group-lost':
        return track ? this.#lose(event, track) : this.#clock;
      case 'fires':
        return this.#shoot(event, name, target, 'beam', this.#beat);
      case 'hits':
        return this.#hits(event);
      case 'torpedo':
        return this.#roll(event, this.#shoot(event, name, target, 'torpedo', this.#beat), target, Number(event['points']));
      case 'needle':
        return this.#roll(event, this.#shoot(event, name, target, 'needle', this.#beat), target, null);
      case 'knocked':
        return this.#knocked(event);
      case 'attacks':
        return this.#roll(event, this.#shoot(event, String(event['group']), target, 'fighters', this.#beat), target, Number(event['points']));
      case 'defends':
        return this.#defends(event, name);
      case 'damage':
        return this.#damage(event, track);
      case 'threshold':
        return this.#thresholds(event, name);
      case 'rams':
        return this.#roll(event, this.#shoot(event, name, target, 'ram', 1.2), target, null);
      case 'rammed':
        return this.#rammed(event, name, target);
      case 'line':
        return this.#roll(event, this.#open(`line ${name} ${target}`, 0.5), target, null);
      case 'first':
      case 'morale':
        return this.#open(`${event.kind} ${this.told.length}`, 0.7);
      default:
        return this.#still();
    }
  }

  /** Returns the moment of an event that only the log shows: once all moving pieces are at rest. */
  #still(): number {
    if (this.#act === 'move') this.#open('rest', 0);
    return this.#clock;
  }

  #moves(event: ToldOf<'moves'>, track: Track): number {
    const at = this.#open('move', MOVE);
    const from = event['from'];
    const to = event['to'];
    const bend = event['bend'] ?? null;
    const final = (Number(event['course']) % 12) * 30;
    const course = this.#zero() + final;
    const middle = at + MOVE / 2;
    if (bend) {
      track.legs.push({ from, to: bend, start: at, end: middle }, { from: bend, to, start: middle, end: at + MOVE });
      track.swings.push({ to: along(from, bend) ?? track.piece.heading, start: at, end: at + 0.35 }, { to: course, start: middle, end: middle + 0.35 });
    } else {
      track.legs.push({ from, to, start: at, end: at + MOVE });
      track.swings.push({ to: course, start: at, end: at + 0.35 });
    }
    return at;
  }

  /** Returns the heading of course 12, from the heading and the course of any piece. */
  #zero(): number {
    const piece = this.#turn.before.pieces.find((one) => 'course' in one) as (Piece & { course: number }) | undefined;
    return piece ? piece.heading - (piece.course % 12) * 30 : 0;
  }

  #enters(event: ToldOf<'enters'>, track: Track): number {
    const at = this.#open('move', MOVE);
    const [x, y] = event['at'];
    track.piece = { ...track.piece, x, y, heading: this.#zero() + (Number(event['course']) % 12) * 30 };
    track.born = at;
    return at;
  }

  #launched(event: ToldOf<'launched'>): number {
    const at = this.#open('move', MOVE) + MOVE / 2;
    const [x, y] = event['at'];
    const name = String(event['group']);
    const found = this.#turn.after.pieces.find((piece) => piece.name === name) ?? this.tracks.get(name)?.piece;
    if (found) this.#enter({ ...found, x, y, where: 'flying' }, at);
    return at;
  }

  #leaves(event: ToldOf<'leaves' | 'withdraws'>, track: Track): number {
    const at = this.#act === 'move' ? this.#clock + MOVE : this.#clock;
    track.dies = Math.min(track.dies, at);
    track.fades = true;
    const dice = diceOf(event);
    if (dice.length > 0) this.#tally(event, track.piece.name, at, dice, null, event['back'] === null ? 'may not return' : `back from turn ${String(event['back'])}`);
    this.#actEnd = Math.max(this.#actEnd, at + 0.9);
    return at;
  }

  #flies(event: ToldOf<'flies'>, track: Track): number {
    const at = this.#open(`flies ${this.told.length}`, ACT);
    const from = placeOf(track, at);
    track.legs.push({ from, to: event['to'], start: at, end: at + ACT });
    track.swings.push({ to: this.#zero() + (Number(event['course']) % 12) * 30, start: at, end: at + 0.25 });
    return at;
  }

  #recovered(event: ToldOf<'recovered'>): number {
    const track = this.tracks.get(String(event['group']));
    const at = this.#open('recovered', ACT);
    if (track) {
      track.legs.push({ from: placeOf(track, at), to: this.place(String(event['piece']), at), start: at, end: at + ACT });
      track.dies = at + ACT;
      track.fades = true;
    }
    return at;
  }

  #shown(event: ToldOf<'shown'>, track: Track): number {
    const at = this.#open('shown', ACT);
    const after = this.#turn.after.pieces.find((piece) => piece.name === track.piece.name);
    if (after) track.facts.push({ at, facts: { kind: after.kind, ...('group' in after ? { group: after['group'] } : {}), ...('code' in after ? { code: after['code'] } : {}) } as Partial<Piece> });
    this.#tally(event, track.piece.name, at, [], null, String(event['class'] ?? ''));
    return at;
  }

  #lose(event: Told, track: Track): number {
    const at = this.#open('lose', 0.5);
    if (track.dies === Infinity) {
      track.dies = at;
      track.wrecked = event.kind === 'destroyed';
      const [x, y] = placeOf(track, at);
      this.sparks.push({ x, y, at, size: 'loss', clause: event.clause });
    }
    return at;
  }

  /** Adds a shot from one piece to another; all shots of one piece at one target are one act. */
  #shoot(event: Told, name: string, target: string, kind: Shot['kind'], length: number): number {
    const act = `${kind} ${name} ${target}`;
    const again = this.#act === act && this.#line !== null && kind === 'beam';
    const at = this.#open(act, length);
    const range = event['range'] === undefined ? '' : inches(Number(event['range']));
    if (again && this.#line) {
      this.#line.words += `, ${String(event['weapon'])}`;
      return at;
    }
    const id = `${this.lines.length}`;
    this.#line = { id, side: this.side(name), from: this.place(name, at), to: this.place(target, at), kind, at, until: at + Math.max(length, 0.8), label: range, words: `${name}, ${target} ${range}: ${String(event['weapon'] ?? kind)}`, clause: event.clause };
    this.lines.push(this.#line);
    return at;
  }

  #hits(event: ToldOf<'hits'>): number {
    const target = String(event['target']);
    const points = Number(event['points']);
    if (this.#count && this.#count.target === target) {
      this.#count.dice.push(...diceOf(event));
      this.#count.points = (this.#count.points ?? 0) + points;
      this.#count.text = minus(this.#count.points);
      this.#count.words += `; ${event.text}`;
    } else this.#tally(event, target, this.#clock, diceOf(event), points, minus(points));
    return this.#clock;
  }

  #roll(event: Told, at: number, target: string, points: number | null): number {
    if (this.#count?.target === target && points !== null && this.#count.points !== null) {
      this.#count.dice.push(...diceOf(event));
      this.#count.points += points;
      this.#count.text = minus(this.#count.points);
    } else this.#tally(event, target, at, diceOf(event), points, points === null ? wordOf(event) : minus(points));
    return at;
  }

  /** Shows a tally at a target; the tally before it there ends. */
  #tally(event: Told, target: string, at: number, dice: Die[], points: number | null, text: string): Count {
    for (const earlier of this.counts) if (earlier.target === target) earlier.until = Math.min(earlier.until, Math.max(at, earlier.at + 0.1));
    this.#count = { id: `${this.counts.length}`, target, side: this.side(target), dice, points, lost: [], text, words: event.text, clause: event.clause, at, until: Math.max(this.#actEnd, at + 1.3) };
    this.counts.push(this.#count);
    return this.#count;
  }

  #knocked(event: ToldOf<'knocked'>): number {
    const name = String(event['piece']);
    const at = this.#open(`knocked ${this.told.length}`, 0.6);
    this.#tally(event, name, at, [], null, `${String(event['system'])} lost`).lost.push(String(event['system']));
    return at;
  }

  #defends(event: ToldOf<'defends'>, name: string): number {
    const group = String(event['group']);
    const at = this.#shoot(event, name, group, 'beam', this.#beat);
    const left = Number(event['left']);
    this.tracks.get(group)?.facts.push({ at: at + 0.2, facts: { fighters: left } });
    return this.#roll(event, at, group, null);
  }

  #damage(event: ToldOf<'damage'>, track: Track | undefined): number {
    const at = this.#open('damage', 0.45);
    if (track) {
      track.facts.push({ at, facts: { damage: Number(event['damage']) } });
      const [x, y] = placeOf(track, at);
      this.sparks.push({ x, y, at, size: 'hit', clause: event.clause });
    }
    return at;
  }

  #thresholds(event: ToldOf<'threshold'>, name: string): number {
    const act = `threshold ${name} ${String(event['point'])}`;
    const same = this.#act === act;
    const at = this.#open(act, this.#threshold);
    const count = same && this.#count ? this.#count : this.#tally(event, name, at, [], null, '');
    count.dice.push(...diceOf(event));
    if (event['lost'] === true) count.lost.push(String(event['system']));
    const needs = event['needs'] === undefined ? '' : `lost on ${String(event['needs'])}+`;
    count.text = count.lost.length > 0 ? `lost: ${count.lost.join(' ')}` : needs || 'all hold';
    if (same) count.words += `; ${event.text}`;
    return at;
  }

  #rammed(event: ToldOf<'rammed'>, name: string, target: string): number {
    const at = this.#open(`rammed ${name} ${target}`, 0.8);
    const [x, y] = this.place(target, at);
    this.sparks.push({ x, y, at, size: 'loss', clause: event.clause });
    this.#tally(event, target, at, diceOf(event), Number(event['points']), minus(Number(event['points'])));
    return at;
  }
}

/** Returns the seconds of each group of events, if all groups share a time. */
function share(told: Told[], kinds: Set<string>, time: { all: number; least: number; most: number }, key: (event: Told) => string): number {
  let last = '';
  let groups = 0;
  for (const event of told) {
    if (!kinds.has(event.kind)) continue;
    const one = key(event);
    if (one !== last) groups++;
    last = one;
  }
  return Math.max(time.least, Math.min(time.most, time.all / Math.max(1, groups)));
}

function wordOf(event: Told): string {
  if (event.kind === 'needle') return `at ${String(event['system'])}`;
  if (event.kind === 'line') return `${String(event['arc'])} arc`;
  if (event.kind === 'defends') return `${String(event['left'])} left`;
  if (event.kind === 'rams') {
    const sum = (faces: unknown): number => (Array.isArray(faces) ? faces.reduce((all: number, one) => all + Number(one), 0) : 0);
    return `${sum(event['own'])} against ${sum(event['other'])}`;
  }
  return '';
}

/** Returns the heading along a line, or null if it has no length. */
function along(from: Point, to: Point): number | null {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  return x === 0 && y === 0 ? null : (Math.atan2(x, y) * 180) / Math.PI;
}

/** Returns the place of a piece at a moment. */
export function placeOf(track: Track, now: number): Point {
  let place: Point = [track.piece.x, track.piece.y];
  for (const leg of track.legs) {
    if (now < leg.start) continue;
    const gone = leg.end > leg.start ? Math.min(1, (now - leg.start) / (leg.end - leg.start)) : 1;
    place = [leg.from[0] + (leg.to[0] - leg.from[0]) * gone, leg.from[1] + (leg.to[1] - leg.from[1]) * gone];
  }
  return place;
}
