/** The events of a decision of Black Skies, each given its moment, one after the other. */
import type { Burst, Die, Flip, Shot } from '../../lib/film.ts';
import type { Piece, Point, Turn } from '../../lib/protocol.ts';
import type { Told, ToldOf } from './generated.ts';
import { diceOf } from './dice.ts';

const LEAD = 0.2;
const TURN = 0.9;
const MOVE = 1.7;
const FIRE = 0.9;
const COUNT = 1.1;
export const BURST = 0.9;
export const TURNING = 0.45;

export interface Stretch { from: Point; to: Point; start: number; end: number }
export interface Change { at: number; facts: Partial<Piece> & Record<string, unknown> }
export interface Track { piece: Piece; born: number; dies: number; stretches: Stretch[]; swings: { to: number; start: number; end: number }[]; changes: Change[] }
export interface Line extends Omit<Shot, 'fade'> { at: number; until: number }
export interface Slip { id: string; piece: string; side: number; dice: Die[]; text: string; words: string; clause: string; at: number; until: number; lasting: string }
export interface Turned extends Omit<Flip, 'x' | 'y' | 'turned' | 'fade'> { piece: string; at: number; until: number; place: Point | null }

function points(value: unknown): Point[] {
  return Array.isArray(value) ? (value as Point[]) : [];
}

export class Cutting {
  readonly tracks = new Map<string, Track>();
  readonly sparks: (Omit<Burst, 'age'> & { at: number })[] = [];
  readonly lines: Line[] = [];
  readonly slips: Slip[] = [];
  readonly cards: Turned[] = [];
  readonly told: number[] = [];
  #clock = LEAD;
  #end = LEAD;
  #target = '';
  readonly #turn: Turn;

  constructor(turn: Turn) {
    this.#turn = turn;
    for (const piece of turn.before.pieces) this.tracks.set(piece.name, { piece, born: piece.where === 'table' ? 0 : Infinity, dies: Infinity, stretches: [], swings: [], changes: [] });
    for (const event of turn.told as Told[]) this.told.push(Math.max(this.#take(event), this.told.at(-1) ?? 0));
  }

  get end(): number {
    return Math.max(this.#clock, this.#end, ...this.sparks.map((spark) => spark.at + BURST)) + 0.25;
  }
  place(name: string, now: number): Point {
    const track = this.tracks.get(name);
    return track ? placeOf(track, now) : [0, 0];
  }
  side(name: string): number {
    return this.tracks.get(name)?.piece.side ?? 1;
  }
  /** Returns the fighters of an element that are on the table, the lead first. */
  #flight(element: string): string[] {
    return [...this.tracks.values()].filter((track) => track.piece['element' as keyof Piece] === element && track.born < Infinity && track.dies === Infinity).map((track) => track.piece.name);
  }

  /** Spends time on the present event; returns the moment at which it begins. */
  #spend(time: number): number {
    const at = this.#clock;
    this.#clock += time;
    return at;
  }

  #take(event: Told): number {
    const name = String(event['piece'] ?? '');
    const element = String(event['element'] ?? '');
    switch (event.kind) {
      case 'deploys':
        return this.#deploys(event, element);
      case 'flips':
        return this.#card(event, this.#flight(element)[0] ?? '');
      case 'passes':
        return this.#passes(event);
      case 'lays':
        return this.#lays(event, element);
      case 'checks':
        return this.#slip(event, name, diceOf(event), event['passed'] === true ? 'passes' : 'fails', COUNT);
      case 'fails':
        return this.#slip(event, this.#flight(element)[0] ?? '', [], `flies ${String(event['instead'])}`, 0.7);
      case 'moves':
        return this.#moves(event);
      case 'retrograde':
        for (const one of this.#flight(element)) this.tracks.get(one)?.changes.push({ at: this.#clock, facts: { retrograde: event['on'] === true } });
        return this.#clock;
      case 'slows':
        for (const one of this.#flight(element)) this.tracks.get(one)?.changes.push({ at: this.#clock, facts: { speed: Number(event['speed']) } });
        return this.#clock;
      case 'leaves':
        return this.#gone(event, name, false);
      case 'destroyed':
        return this.#gone(event, name, true);
      case 'meets':
        return this.#slip(event, name, [], `rock ${String(event['rock'])}`, 0.5);
      case 'fires':
        return this.#fires(event, name);
      case 'rolls':
        return this.#slip(event, this.#target, diceOf(event), hitWords(Number(event['hits'])), COUNT);
      case 'shields':
        return this.#slip(event, this.#target, [], `shields: d${String(event['from'])} → ${event['to'] === 1 ? '1 point' : `d${String(event['to'])}`}`, 0.5);
      case 'damages':
        return this.#slip(event, String(event['target']), diceOf(event), Number(event['points']) > 0 ? `−${String(event['points'])}` : 'no damage', COUNT);
      case 'hull':
        return this.#hull(event, name);
      case 'crippled':
        return this.#slip(event, name, [], 'crippled', 0.5, 'crippled');
      default:
        return this.#clock;
    }
  }

  #deploys(event: ToldOf<'deploys'>, element: string): number {
    const at = this.#spend(0.7);
    const places = [event['lead'], event['wing']] as (Point | null)[];
    const own = [...this.tracks.values()].filter((track) => track.piece['element' as keyof Piece] === element);
    own.forEach((track, index) => {
      const place = places[index];
      if (!place) return;
      track.piece = { ...track.piece, x: place[0], y: place[1], where: 'table' };
      track.born = at;
    });
    return at;
  }

  #card(event: ToldOf<'flips'>, piece: string): number {
    const at = this.#spend(TURN);
    this.#show({ piece, place: null, side: this.side(piece), number: Number(event['number']), title: String(event['card']), words: event.text, clause: event.clause, at, until: at + TURN + 0.6 });
    return at;
  }
  #passes(event: ToldOf<'passes'>): number {
    const at = this.#spend(0.8);
    const side = Number(event['side']);
    const { width, height } = this.#turn.before.table;
    this.#show({ piece: '', place: [width / 2, side === 1 ? height * 0.12 : height * 0.88], side, number: null, title: 'Pass', words: event.text, clause: event.clause, at, until: at + 1 });
    return at;
  }
  #lays(event: ToldOf<'lays'>, element: string): number {
    const at = this.#spend(0.5);
    const piece = this.#flight(element)[0] ?? '';
    this.#show({ piece, place: null, side: this.side(piece), number: null, title: '', words: event.text, clause: event.clause, at, until: at + 0.7 });
    return at;
  }
  #show(card: Omit<Turned, 'id'>): void {
    for (const earlier of this.cards) earlier.until = Math.min(earlier.until, card.at);
    this.cards.push({ ...card, id: `card ${this.cards.length}` });
    this.#end = Math.max(this.#end, card.until);
  }

  #moves(event: ToldOf<'moves'>): number {
    const at = this.#spend(MOVE);
    const paths = (event['paths'] ?? []) as { piece: string; path: Point[] }[];
    for (const { piece, path } of paths) {
      const track = this.tracks.get(piece);
      if (!track) continue;
      const legs = points(path).slice(1).map((to, index) => ({ from: points(path)[index] ?? to, to }));
      const lengths = legs.map(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]));
      const whole = lengths.reduce((sum, one) => sum + one, 0);
      let start = at;
      legs.forEach((leg, index) => {
        const end = start + (whole > 0 ? (MOVE * (lengths[index] ?? 0)) / whole : MOVE / legs.length);
        track.stretches.push({ ...leg, start, end });
        start = end;
      });
      const turn = Number(event['heading']);
      /* The nose turns at the bend. On a single leg it turns at the beginning or at the end, by the direction of the leg. */
      const bend = legs.length > 1 ? (track.stretches.at(-2)?.end ?? at) : along(path) === turn ? at : at + MOVE - 0.3;
      track.swings.push({ to: turn, start: Math.max(at, bend - 0.15), end: Math.max(at, bend - 0.15) + 0.4 });
      track.changes.push({ at, facts: { speed: Number(event['speed']) } });
    }
    return at;
  }

  #fires(event: ToldOf<'fires'>, name: string): number {
    const target = String(event['target']);
    const at = this.#spend(FIRE * 0.5);
    this.#target = target;
    const range = `${Math.round(Number(event['range']) / 100) / 10} in ${String(event['band'])}`;
    const kind = String(event['weapon']).startsWith('missile') ? 'torpedo' : 'beam';
    this.lines.push({ id: `line ${this.lines.length}`, side: this.side(name), from: this.place(name, at), to: this.place(target, at), kind, label: range, words: event.text, clause: event.clause, at, until: at + FIRE + COUNT });
    return at;
  }

  #slip(event: Told, piece: string, dice: Die[], text: string, time: number, lasting = ''): number {
    const at = this.#spend(time);
    for (const earlier of this.slips) if (earlier.piece === piece) earlier.until = Math.min(earlier.until, at);
    this.slips.push({ id: `slip ${this.slips.length}`, piece, side: this.side(piece), dice, text, words: event.text, clause: event.clause, at, until: at + time + 0.6, lasting });
    this.#end = Math.max(this.#end, at + time + 0.3);
    return at;
  }
  #hull(event: ToldOf<'hull'>, name: string): number {
    const at = this.#clock;
    const loss = `−${String(event['points'])}`;
    this.tracks.get(name)?.changes.push({ at, facts: { hull: Number(event['hull']) } });
    const [x, y] = this.place(name, at);
    if (Number(event['points']) > 0) this.sparks.push({ x, y, at, size: 'hit', clause: event.clause });
    if ((event.rolls ?? []).length > 0) return this.#slip(event, name, diceOf(event), loss, COUNT, loss);
    const last = this.slips.findLast((slip) => slip.piece === name);
    if (last) last.lasting = loss;
    return at;
  }
  #gone(event: Told, name: string, burst: boolean): number {
    const at = this.#spend(0.5);
    const track = this.tracks.get(name);
    if (track && track.dies === Infinity) {
      track.dies = at;
      const [x, y] = placeOf(track, at);
      if (burst) this.sparks.push({ x, y, at, size: 'loss', clause: event.clause });
    }
    this.#slip(event, name, [], burst ? 'destroyed' : 'off the table', 0.4, burst ? 'destroyed' : 'off the table');
    return at;
  }
}

function hitWords(hits: number): string {
  return hits === 0 ? 'no hit' : hits === 1 ? '1 hit' : `${hits} hits`;
}
/** Returns the heading of a straight path, to the nearest degree; null if it has no length. */
function along(path: Point[]): number | null {
  const [from, to] = [path[0], path.at(-1)];
  if (!from || !to || (from[0] === to[0] && from[1] === to[1])) return null;
  return (Math.round((Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI) + 360) % 360;
}

/** Returns the place of a piece at a moment. */
export function placeOf(track: Track, now: number): Point {
  let place: Point = [track.piece.x, track.piece.y];
  for (const { from, to, start, end } of track.stretches) {
    if (now < start) continue;
    const gone = end > start ? Math.min(1, (now - start) / (end - start)) : 1;
    place = [from[0] + (to[0] - from[0]) * gone, from[1] + (to[1] - from[1]) * gone];
  }
  return place;
}
