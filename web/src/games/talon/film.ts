/** The film of a decision of Talon: ships go hex by hex, beams find their arcs, shields and hull are marked as it is told. */
import { centre } from '../../board/hexes.ts';
import { ease, progress, type Actor, type Burst, type Die, type Film, type Frame, type Shot, type Tally, type Trail } from '../../lib/film.ts';
import { stands } from '../../lib/film.ts';
import type { Piece, Point, Turn } from '../../lib/protocol.ts';
import type { Told, ToldOf } from './generated.ts';
import { diceOf } from './dice.ts';
import { isShip, type Shield, type Ship } from './facts.ts';

/** Seconds before the first event and after the last, of a move, of a missile's, and of all purchases of a decision together. */
const LEAD = 0.05;
const MOVE = 0.36;
const MISSILE = 0.24;
const BUY = 0.45;
const BURST = 0.9;
const OUT = 0.4;
const FADE = 0.35;

interface Stretch { start: number; end: number; from: Point; to: Point; was: number; heading: number; trail: boolean }
interface Track { piece: Piece; born: number; dies: number; stretches: Stretch[]; changes: { at: number; facts: Record<string, unknown> }[] }
interface Slip { at: number; until: number; piece: string; lasting: boolean; tally: Omit<Tally, 'x' | 'y' | 'fade'> }

const WORDS: Record<string, string> = {
  hull: '3 more hull',
  shields: 'shields down',
  helm: 'helm down',
  power: 'power down',
  weapons: 'a weapon group lost',
  radius: 'turn radius +1',
  nothing: 'no effect',
  drain: 'power −1',
  drive: 'hull, FTL offline',
  breach: 'core breach',
};
const PURCHASES: [RegExp, (found: RegExpExecArray) => string][] = [
  [/^charge (\d+)/, (found) => `group ${found[1] ?? ''} +1`],
  [/^reinforce (\w+)/, (found) => `${found[1] ?? ''} shield +2`],
  [/^slip/, () => 'may slip'],
  [/^through/, () => 'powers through'],
  [/^battery/, () => 'battery'],
  [/^change/, () => 'initiative: change'],
  [/^defend/, () => 'initiative: defend'],
];

function hexOf(value: unknown): Point {
  const [q = 0, r = 0] = Array.isArray(value) ? (value as number[]) : [];
  return [q, r];
}
function poseOf(track: Track, now: number): { at: Point; heading: number } {
  let at: Point = [track.piece.x, track.piece.y];
  let { heading } = track.piece;
  for (const one of track.stretches) {
    if (now < one.start) break;
    const gone = ease(progress(now, one.start, one.end));
    at = [one.from[0] + (one.to[0] - one.from[0]) * gone, one.from[1] + (one.to[1] - one.from[1]) * gone];
    const way = ((((one.heading - one.was) % 360) + 540) % 360) - 180;
    heading = one.was + way * Math.min(1, gone * 1.6);
  }
  return { at, heading };
}

class Shooting {
  readonly tracks = new Map<string, Track>();
  readonly slips: Slip[] = [];
  readonly lines: (Omit<Shot, 'fade'> & { at: number; until: number })[] = [];
  readonly sparks: (Omit<Burst, 'age'> & { at: number })[] = [];
  readonly told: number[] = [];
  now = LEAD;
  /** The dice of one target's shots, gathered while a group fires. */
  #volley = new Map<string, { dice: Die[]; damage: number }>();
  #weapon = '';
  /** The kind of the event before. */
  #kind = '';

  constructor(turn: Turn) {
    for (const piece of [...turn.before.pieces, ...turn.after.pieces]) {
      if (this.tracks.has(piece.name)) continue;
      const there = turn.before.pieces.includes(piece) && stands(piece);
      this.tracks.set(piece.name, { piece, born: there ? 0 : Infinity, dies: Infinity, stretches: [], changes: [] });
    }
    for (const event of turn.told as Told[]) {
      this.told.push(this.#take(event));
      this.#kind = event.kind;
    }
    /* The final facts are those that the referee tells. */
    for (const piece of turn.after.pieces) {
      const { x: _x, y: _y, heading: _heading, ...facts } = piece;
      this.tracks.get(piece.name)?.changes.push({ at: this.now, facts });
    }
  }

  side(name: string): number {
    return this.tracks.get(name)?.piece.side ?? 1;
  }
  pose(name: string, now = Infinity): { at: Point; heading: number } {
    const track = this.tracks.get(name);
    return track ? poseOf(track, now) : { at: [0, 0], heading: 0 };
  }
  #spend(time: number): number {
    const at = this.now;
    this.now += time;
    return at;
  }
  #change(name: string, facts: Record<string, unknown>): void {
    this.tracks.get(name)?.changes.push({ at: this.now, facts });
  }
  /** Returns a ship as the film has it so far. */
  #ship(name: string): Ship | null {
    const track = this.tracks.get(name);
    if (!track) return null;
    const piece = Object.assign({}, track.piece, ...track.changes.map((one) => one.facts)) as Piece;
    return isShip(piece) ? piece : null;
  }
  #go(name: string, to: Point, heading: number | null, trail = true, time = MOVE): number {
    const track = this.tracks.get(name);
    if (!track) return this.now;
    const at = this.#spend(time);
    const { at: from, heading: was } = poseOf(track, Infinity);
    track.stretches.push({ start: at, end: at + time, from, to, was, heading: heading ?? was, trail });
    return at;
  }
  /** Shows a slip beside a piece; the slip before it there ends. */
  #slip(name: string, event: Told, text: string, dice: Die[], wait: number, lasting = false): number {
    const at = this.#spend(wait);
    for (const slip of this.slips) if (slip.piece === name) slip.until = Math.min(slip.until, at);
    this.slips.push({ at, until: at + wait + 0.5, piece: name, lasting, tally: { id: `${this.slips.length}`, side: this.side(name), dice, text, words: event.text, clause: event.clause } });
    return at;
  }
  /** Shows the slips of successive events at once; they stay after the film. */
  #together(name: string, event: Told, text: string): number {
    const first = this.#kind === event.kind;
    const now = this.now;
    if (first) this.now -= BUY;
    const at = this.#slip(name, event, text, [], BUY, true);
    const slip = this.slips.at(-1);
    if (slip) slip.until = at + BUY;
    this.now = first ? now : this.now;
    return at;
  }
  #spark(name: string, size: Burst['size'], clause: string): void {
    const [x, y] = this.pose(name).at;
    this.sparks.push({ x, y, at: this.now, size, clause });
  }

  #take(event: Told): number {
    const name = String(event['piece'] ?? event['missile'] ?? '');
    switch (event.kind) {
      case 'moved': {
        const to = hexOf(event['to']);
        const at = this.#go(name, centre(to), Number(event['facing']) * 60);
        this.#change(name, { hex: to, count: Number(event['count']), marker: event['marker'] ?? null, slip: false });
        return at;
      }
      case 'rotated': {
        const at = this.#go(name, this.pose(name).at, Number(event['facing']) * 60, false);
        return at;
      }
      case 'missile-moved':
        return this.#go(name, centre(hexOf(event['to'])), null, true, MISSILE);
      case 'missile-launched':
        return this.#appear(String(event['missile']), hexOf(event['at']), this.pose(name).heading, { kind: 'missile', side: this.side(name) });
      case 'launched':
        return this.#appear(String(event['squadron']), hexOf(event['at']), Number(event['facing']) * 60, {});
      case 'landed':
      case 'left':
      case 'retreated':
        return this.#vanish(name, event, event.kind === 'landed' ? 'lands' : event.kind === 'left' ? 'off the map' : 'retreats');
      case 'bought': {
        const purchase = String(event['purchase']);
        for (const [pattern, words] of PURCHASES) {
          const found = pattern.exec(purchase);
          if (found) return this.#together(name, event, words(found));
        }
        return this.#together(name, event, purchase);
      }
      case 'fires': {
        this.#volley.clear();
        this.#weapon = String(event['weapon']);
        const at = this.#spend(0.3);
        for (const target of new Set(event['targets'] ?? [])) {
          const kind = /torpedo|missile/.test(this.#weapon) ? 'torpedo' : 'beam';
          this.lines.push({ id: `${this.lines.length}`, side: this.side(name), from: this.pose(name).at, to: this.pose(target).at, kind, label: '', words: event.text, clause: event.clause, at, until: at + 1.3 });
        }
        return at;
      }
      case 'shot':
        return this.#shot(event, String(event['target']));
      case 'fusion':
        return this.#slip(name, event, 'fusion cannon', diceOf(event), 0.8, true);
      case 'damaged':
        return this.#damaged(event, name);
      case 'critical':
        return this.#slip(name, event, WORDS[String(event['effect'])] ?? String(event['effect']), diceOf(event), 1, true);
      case 'group-lost':
        return this.#slip(name, event, `group ${String(event['group'])} lost`, diceOf(event), 0.7, true);
      case 'missile-damaged':
        this.#change(name, { hull: Number(event['left']) });
        this.#spark(name, 'hit', event.clause);
        return this.#spend(0.3);
      case 'missile-hits':
        this.#spark(String(event['target']), 'hit', event.clause);
        return this.#spend(0.2);
      case 'missile-gone':
      case 'destroyed':
        return this.#die(name, event);
      case 'explodes': {
        const [x, y] = centre(hexOf(event['at']));
        this.sparks.push({ x, y, at: this.now, size: 'loss', clause: event.clause });
        return this.#spend(0.6);
      }
      case 'collides':
        this.#spark(name, 'hit', event.clause);
        return this.#slip(name, event, `meets ${String(event['other'])}`, [], 0.6);
      case 'asteroids':
        return this.#slip(name, event, 'asteroids', diceOf(event), 0.7, true);
      case 'repair':
        return this.#slip(name, event, event['works'] === true ? `${String(event['system'])} repaired` : `${String(event['system'])}: not yet`, diceOf(event), 0.6);
      case 'speed': {
        this.#change(name, { speed: Number(event['speed']), power: Number(event['power']), 'turn-radius': Number(event['radius']) });
        return event['speed'] === event['before'] ? this.now : this.#together(name, event, `speed ${String(event['speed'])}`);
      }
      case 'announces':
        return this.#slip(name, event, 'will retreat', [], 0.5);
      case 'blocked':
        return this.#slip(name, event, 'stays', [], 0.5);
      default:
        return this.now;
    }
  }
  #appear(name: string, hex: Point, heading: number, facts: Partial<Piece>): number {
    const [x, y] = centre(hex);
    const known = this.tracks.get(name)?.piece;
    const piece = { name, kind: 'squadron', seat: facts.side ?? 1, side: 1, radius: 300, ...known, ...facts, x, y, heading, hex, where: 'table' } as Piece;
    const at = this.#spend(0.4);
    const track: Track = this.tracks.get(name) ?? { piece, born: at, dies: Infinity, stretches: [], changes: [] };
    track.piece = piece;
    track.stretches = [];
    track.born = at;
    track.dies = Infinity;
    this.tracks.set(name, track);
    return at;
  }
  #shot(event: ToldOf<'shot'>, target: string): number {
    const so = this.#volley.get(target) ?? { dice: [], damage: 0 };
    so.dice.push(...diceOf(event));
    so.damage += Number(event['damage']);
    this.#volley.set(target, so);
    const range = `range ${String(event['range'])}`;
    for (const line of this.lines) if (line.label === '') line.label = range;
    return this.#slip(target, event, so.damage > 0 ? `${so.damage} damage` : 'no hit', [...so.dice], so.dice.length > 1 ? 0.4 : 0.75, true);
  }
  #damaged(event: ToldOf<'damaged'>, name: string): number {
    const ship = this.#ship(name);
    const [marked, hull] = [Number(event['shield']), Number(event['hull'])];
    const reinforced = Number(event['reinforced']);
    const at = this.now;
    if (ship) {
      const shields = (ship.shields ?? []).map((shield): Shield => (shield.arc === event['arc'] ? { ...shield, left: Math.max(0, shield.left - marked), reinforced: reinforced > 0 ? Math.max(0, shield.reinforced - reinforced) : shield.reinforced } : shield));
      this.#change(name, { shields, hull: Math.max(0, ship.hull - hull) });
    }
    this.#spark(name, 'hit', event.clause);
    const parts = [reinforced > 0 ? `reinforcement ${reinforced}` : '', marked > 0 ? `${String(event['arc'])} −${marked}` : '', hull > 0 ? `hull −${hull}` : ''].filter(Boolean);
    const last = this.slips.findLast((slip) => slip.piece === name && slip.tally.dice.length > 0);
    if (last && last.until > at) {
      last.tally.text = `${last.tally.text}: ${parts.join(', ')}`;
      last.until += 0.5;
      this.#spend(0.5);
      return at;
    }
    return this.#slip(name, event, parts.join(', '), [], 0.45, true);
  }
  #vanish(name: string, event: Told, word: string): number {
    const track = this.tracks.get(name);
    const at = this.#slip(name, event, word, [], 0.6);
    if (track) track.dies = at + 0.3;
    return at;
  }
  #die(name: string, event: Told): number {
    const track = this.tracks.get(name);
    const at = this.#spend(event.kind === 'missile-gone' ? 0.1 : 0.3);
    if (track && track.dies === Infinity) {
      track.dies = at;
      const [x, y] = poseOf(track, at).at;
      if (event.kind === 'destroyed') this.sparks.push({ x, y, at, size: 'loss', clause: event.clause });
    }
    return at;
  }
}

/** Shoots the film of one decision. */
export function film(turn: Turn): Film {
  const cut = new Shooting(turn);
  const tracks = [...cut.tracks.values()];
  const length = Math.max(cut.now, ...cut.slips.map((slip) => (slip.lasting ? 0 : slip.until)), ...cut.sparks.map((spark) => spark.at + BURST * 0.7), ...tracks.map((track) => (track.dies < Infinity ? track.dies + FADE : 0))) + LEAD;
  const actor = (track: Track, now: number): Actor[] => {
    if (now < track.born) return [];
    const gone = progress(now, track.dies, track.dies + FADE);
    if (gone === 1) return [];
    const { at, heading } = poseOf(track, now);
    const facts = track.changes.filter((one) => one.at <= now).map((one) => one.facts);
    const came = track.born > 0 ? progress(now, track.born, track.born + 0.3) : 1;
    return [{ ...track.piece, ...Object.assign({}, ...facts), x: at[0], y: at[1], heading, marked: false, fade: (1 - gone) * came }];
  };
  return {
    length,
    told: cut.told,
    at(now: number): Frame {
      const ended = now >= length;
      return {
        actors: tracks.flatMap((track) => actor(track, now)),
        trails: tracks.flatMap((track): Trail[] => track.stretches.filter((one) => one.trail && now > one.start).map((one) => ({ piece: track.piece.name, side: track.piece.side, from: one.from, to: now >= one.end ? one.to : poseOf(track, now).at }))),
        bursts: cut.sparks.filter((spark) => now >= spark.at && now < spark.at + BURST).map(({ at, ...spark }) => ({ ...spark, age: (now - at) / BURST })),
        shots: cut.lines.flatMap(({ at, until, ...line }): Shot[] => {
          if (ended) return [{ ...line, label: '', fade: 0.4 }];
          return now < at || now >= until + OUT ? [] : [{ ...line, fade: 1 - progress(now, until, until + OUT) }];
        }),
        tallies: cut.slips.flatMap((slip, at): Tally[] => {
          const last = ended && slip.lasting && !cut.slips.some((other, place) => place > at && other.piece === slip.piece && other.lasting);
          if (ended ? !last : now < slip.at || now >= slip.until) return [];
          const [x, y] = cut.pose(slip.piece, now).at;
          return [{ ...slip.tally, x, y, fade: 1 }];
        }),
      };
    },
  };
}
