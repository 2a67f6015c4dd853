/** A battle as one picture tells it: the tracks of its pieces with a station a turn, the ships left and lost, and the decisive volley. Pure. */
import type { WholeFace } from '../games/face.ts';
import { lossesOf } from '../lib/blocks.ts';
import { calledIn, nameIn, type Called } from '../lib/called.ts';
import { cardsOf, type Card } from '../lib/cards.ts';
import { stands, type Actor, type Film, type Frame } from '../lib/film.ts';
import type { Piece, Point, Turn, View } from '../lib/protocol.ts';
import { capital } from '../lib/sentences.ts';
import type { Effect, Place } from '../stage/instances.ts';
import { wakes } from '../stage/instances.ts';
import { drifted } from '../lib/wrecks.ts';
import { hash, seedOf } from '../stage/noise.ts';

/** The place of a piece when a turn ended. */
export interface Station { turn: number; at: Point }
/** The path of a piece over the table, oldest point first. */
export interface Track { name: string; side: number; points: Point[]; stations: Station[] }
/** A ship that was lost: its wreck, and the time of its loss. */
export interface Lost { actor: Actor; turn: number; decision: number }
/** The decisive moment: a loss with the volleys that caused it, a volley, or the end that the rules name. */
export interface Moment {
  turn: number;
  decision: number;
  at: Point;
  /** The code of the piece it happened to. */
  whom: string | null;
  /** “Steadfast breaks up”. */
  title: string;
  /** “Turn 5, the last volley”. */
  when: string;
  /** The heading and the sentences that tell the moment to readers who were not there. */
  head: string;
  words: string;
  effects: Effect[];
  /** Places from which weapons were fired. */
  from: Point[];
  /** `true` if a piece broke up here. */
  death: boolean;
}
export interface Tale { /** The rulebook's word for a turn, in small letters. */ word: string; turns: readonly Turn[]; called: Called; actors: Actor[]; wrecks: Lost[]; tracks: Track[]; moment: Moment | null; first: number; last: number }

/** The parts of a game's face that a tale needs. */
export type Teller = Pick<WholeFace, 'film' | 'deal' | 'dice' | 'arms' | 'turn'>;
/** The most turns that have stations. Older ones would only fill the picture. */
const SHOWN = 9;
/** Kinds of pieces whose tracks are drawn. */
const TRACKED = new Set(['ship', 'fighter', 'squadron', 'fighters', 'base']);
/** The most beams that a volley is shown with. */
const BEAMS = 3;
/** Milliseconds into a blast at which it is shown: its core is white, its sparks and its ring are visible. */
const BURST = 215;
/** Factor for the size of a blast: its wreck is seen around it. */
const SMALL = 0.8;

function placeIn(film: Film, when: number, name: string): Actor | null {
  for (const at of [when, when - 0.05, 0]) {
    const { actors, wrecks = [] } = film.at(Math.max(0, Math.min(at, film.length - 0.001)));
    const found = [...actors, ...wrecks].find((one) => one.name === name);
    if (found) return found;
  }
  return null;
}

/** Returns the ships that were lost, each at its place when the log tells of the loss. */
function lostOf(turns: readonly Turn[], film: (turn: Turn) => Film): Lost[] {
  return turns.flatMap((turn) => {
    const losses = lossesOf(turn);
    if (losses.length === 0) return [];
    const shown = film(turn);
    return losses.map((piece): Lost => {
      const line = turn.told.findIndex((event) => (event.kind === 'destroyed' && event['piece'] === piece.name) || (event.kind === 'removed' && Array.isArray(event['pieces']) && event['pieces'].includes(piece.name)));
      const there = placeIn(shown, (shown.told[line] ?? shown.length) - 0.01, piece.name);
      return { actor: { ...piece, ...there, marked: false, fade: 1, wreck: true }, turn: turn.turn, decision: turn.decision };
    });
  });
}

function same(a: Point | undefined, b: Point | undefined, slack = 2): boolean {
  return !!a && !!b && Math.hypot(a[0] - b[0], a[1] - b[1]) <= slack;
}

/** Returns the tracks of all pieces that moved in the last turns. */
function tracksOf(turns: readonly Turn[], lost: readonly Lost[], film: (turn: Turn) => Film, from: number): Track[] {
  const tracks = new Map<string, Track>();
  const ends = new Map(lost.map((one) => [one.actor.name, one]));
  for (const [step, turn] of turns.entries()) {
    if (turn.turn < from) continue;
    let legs: { side: number; points: Point[] }[] | null = null;
    const before = new Map(turn.before.pieces.filter(stands).map((piece) => [piece.name, piece]));
    const after = new Map(turn.after.pieces.filter(stands).map((piece) => [piece.name, piece]));
    for (const [name, piece] of before) {
      if (!TRACKED.has(piece.kind)) continue;
      const track = tracks.get(name) ?? { name, side: piece.side, points: [], stations: [] };
      tracks.set(name, track);
      const start: Point = [piece.x, piece.y];
      if (!same(track.points.at(-1), start)) track.points.push(start);
      const gone = ends.get(name);
      const there = gone?.decision === turn.decision ? gone.actor : after.get(name);
      if (!there) continue;
      const end: Point = [there.x, there.y];
      if (!same(start, end)) {
        legs ??= wakes(film(turn).at(film(turn).length).trails);
        const leg = legs.find((one) => one.side === piece.side && same(one.points[0], start) && same(one.points.at(-1), end));
        track.points.push(...(leg ? leg.points.slice(1) : [end]));
      }
    }
    const next = turns[step + 1];
    if (next && next.turn === turn.turn) continue;
    for (const [name, track] of tracks) {
      const there = after.get(name);
      if (there) track.stations.push({ turn: turn.turn, at: [there.x, there.y] });
    }
  }
  return [...tracks.values()].filter((track) => track.points.length > 1);
}

/** Returns the attacks of a decision on a piece, the heaviest last. */
function attacksOn(cards: readonly Card[], whom: string): Card[] {
  const all = cards.filter((card) => card.kind === 'attack' && card.whom === whom && card.who !== null && card.who !== whom);
  const told = all.filter((card) => card.sum.points > 0 || card.dice.some((die) => die.did === 'good'));
  return (told.length > 0 ? told : all).sort((a, b) => a.sum.points - b.sum.points);
}

/** Returns beams from a firer to a target, as a beat of the reveal draws them at full length. */
function beams(card: Card, arms: NonNullable<ReturnType<NonNullable<WholeFace['arms']>>>, from: Place, to: Place): Effect[] {
  const hits = Math.max(1, Math.min(BEAMS, card.dice.filter((die) => die.did === 'good').length));
  const side = card.side ?? 1;
  const seed = seedOf(card.key);
  return Array.from({ length: hits }, (_, at): Effect => {
    const width = arms.widths?.[at] ?? arms.widths?.at(-1) ?? 2.5;
    const aimed: Place = Array.isArray(to) ? to : { ...to, edge: hash(at, 1, seed) * 2 - 1 };
    const kind = ({ ray: 'ray', pulse: 'ray', bolts: 'bolts', torpedo: 'torpedo', missile: 'missile', needle: 'ray', gold: 'gold', ring: 'green-ring', scan: 'scan', ram: 'ray' } as const)[arms.weapon];
    /* From the guns nearest to the target, so that no beam runs over the whole of its own ship. */
    const start: Place = Array.isArray(from) ? from : { ...from, gun: '', nth: at };
    return { kind, side, from: start, to: aimed, hit: true, width: width * 1.15, ...(kind === 'missile' ? { age: 430 } : kind === 'torpedo' ? { age: 380 } : kind === 'gold' ? { age: 350 } : {}) };
  });
}

/** Returns the place a piece fired from: the piece itself if it has not moved, otherwise its place at that time. */
function muzzle(name: string, had: Actor | null, actors: readonly Actor[], wrecks: readonly Lost[]): Place | null {
  const now = [...actors, ...wrecks.map((one) => one.actor)].find((one) => one.name === name);
  if (now && (!had || Math.hypot(now.x - had.x, now.y - had.y) < 60)) return { on: name };
  return had ? [had.x, had.y] : null;
}

const BREAKS: Record<string, string> = { fighter: 'is shot down', squadron: 'is shot down', base: 'is lost' };

class Telling {
  readonly #face: Teller;
  readonly #films = new Map<Turn, Film>();
  readonly called: Called;
  get word(): string {
    return (this.#face.turn ?? 'Turn').toLowerCase();
  }
  constructor(face: Teller, readonly turns: readonly Turn[]) {
    this.#face = face;
    this.called = calledIn(turns);
  }
  film = (turn: Turn): Film => {
    const known = this.#films.get(turn) ?? this.#face.film(turn);
    this.#films.set(turn, known);
    return known;
  };
  #cards(turn: Turn): Card[] {
    return cardsOf([turn], this.#face, Infinity, this.called);
  }
  name(code: string): string {
    return nameIn(this.called, code);
  }
  #when(turn: Turn, what: string): string {
    const word = `${this.#face.turn ?? 'Turn'} ${turn.turn}`;
    return turn.turn === this.turns.at(-1)?.turn ? `${word}, ${what}` : word;
  }

  /** Returns the last loss of a side, or of any side, with the volleys that caused it. */
  loss(lost: readonly Lost[], actors: readonly Actor[], side: number | null): Moment | null {
    const found = [...lost].reverse().find((one) => side === null || one.actor.side === side) ?? null;
    if (!found) return null;
    const turn = this.turns.find((one) => one.decision === found.decision);
    if (!turn) return null;
    const { actor } = found;
    const film = this.film(turn);
    const by = hitters(turn, actor.name);
    const cards = by.length > 0 ? [] : attacksOn(this.#cards(turn), actor.name);
    const effects: Effect[] = [];
    const from: Point[] = [];
    for (const card of cards.slice(-4)) {
      const arms = this.#face.arms?.(card);
      const had = placeIn(film, (film.told[card.lines[0]?.at ?? 0] ?? 0) - 0.02, String(card.who));
      const start = muzzle(String(card.who), had, actors, lost);
      if (!arms || !start) continue;
      if (had) from.push([had.x, had.y]);
      effects.push(...beams(card, arms, start, { on: actor.name }));
    }
    for (const name of by) {
      const piece = turn.before.pieces.find((one) => one.name === name);
      if (piece) effects.push({ kind: 'missile', side: piece.side, from: [piece.x, piece.y], to: { on: actor.name }, age: 380, hit: true });
    }
    effects.push({ kind: 'blast', at: { on: actor.name }, age: BURST, seed: 4, size: SMALL });
    const best = cards.at(-1);
    const title = `${this.name(actor.name)} ${BREAKS[actor.kind] ?? 'breaks up'}`;
    const many = cards.length > 1 ? ` ${inWords(cards.length)} volleys hit it this ${this.word}.` : '';
    const words = best
      ? `${best.detail ? `${best.detail}: ` : ''}${best.result}.${many} ${title}.`
      : by.length > 0 ? `${by.length === 1 ? 'The hit comes' : `All ${inWords(by.length).toLowerCase()} hits come`} in ${this.word} ${turn.turn}. ${title}.` : `In ${this.word} ${turn.turn}, by no volley.`;
    const struck = `${listed(by)} ${by.length === 1 ? 'hits' : 'hit'} ${this.name(actor.name)}`;
    const head = by.length > 0 ? struck : best ? `${this.name(String(best.who))} fires on ${this.name(actor.name)}` : title;
    return { turn: turn.turn, decision: turn.decision, at: [actor.x, actor.y], whom: actor.name, title, when: this.#when(turn, cards.length > 0 ? 'the last volley' : 'the last blow'), head, words: tidy(words), effects, from, death: true };
  }

  /** Returns the heaviest volley of the latest turn that had one. */
  volley(actors: readonly Actor[], lost: readonly Lost[], by: number | null): Moment | null {
    for (const turn of [...this.turns].reverse()) {
      const cards = this.#cards(turn).filter((card) => card.kind === 'attack' && card.who !== null && card.whom !== null && card.sum.points > 0 && (by === null || card.side === by));
      const best = [...cards].sort((a, b) => a.sum.points - b.sum.points).at(-1);
      if (!best) continue;
      const film = this.film(turn);
      const told = (film.told[best.lines[0]?.at ?? 0] ?? 0) - 0.02;
      const [had, there] = [placeIn(film, told, String(best.who)), placeIn(film, told, String(best.whom))];
      const [start, end] = [muzzle(String(best.who), had, actors, lost), muzzle(String(best.whom), there, actors, lost)];
      const arms = this.#face.arms?.(best);
      if (!had || !there || !start || !end) continue;
      const effects = arms ? beams(best, arms, start, end) : [];
      effects.push({ kind: 'impact', side: best.side ?? 1, at: end, from: start, age: 150, seed: 3 });
      const title = `${this.name(String(best.whom))} takes ${best.result}`;
      return { turn: turn.turn, decision: turn.decision, at: [there.x, there.y], whom: best.whom, title, when: this.#when(turn, 'the last volley that told'), head: `${this.name(String(best.who))} fires on ${this.name(String(best.whom))}`, words: tidy(`${best.detail ? `${best.detail}: ` : ''}${best.result}.`), effects, from: [[had.x, had.y]], death: false };
    }
    return null;
  }

  /** Returns the end that the rules themselves name, at the piece that brought it about. */
  rule(actors: readonly Actor[], winner: number | null): Moment | null {
    const turn = this.turns.at(-1);
    const over = turn?.told.find((event) => event.kind === 'over');
    if (!turn || !over || typeof over['how'] !== 'string' || !RULED.has(over['how'])) return null;
    const mover = [...turn.told].reverse().map((event) => actors.find((one) => one.name === event['piece'] && one.side === winner)).find((one) => one !== undefined);
    if (!mover) return null;
    const why = over.text.replace(/: side \d+ wins$/, '');
    const title = capital(why);
    return { turn: turn.turn, decision: turn.decision, at: [mover.x, mover.y], whom: mover.name, title, when: `${this.#face.turn ?? 'Turn'} ${turn.turn}, ${this.name(mover.name)}`, head: title, words: `${this.name(mover.name)} brings it about in ${this.word} ${turn.turn}.`, effects: [], from: [], death: false };
  }
}

/** Kinds of victory that do not come from weapons. */
const RULED = new Set(['crossed', 'circle']);

/** Returns the pieces that struck a ship themselves, such as missiles. */
function hitters(turn: Turn, whom: string): string[] {
  return turn.told.flatMap((event) => (event.kind === 'hit' && event['piece'] === whom && typeof event['by'] === 'string' ? [event['by']] : []));
}
/** Returns codes of missiles for a sentence. */
function listed(names: readonly string[]): string {
  return names.length < 2 ? `Missile ${names.join('')}` : `Missiles ${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
const COUNT = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];
function inWords(count: number): string {
  return COUNT[count] ?? String(count);
}
function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(' .', '.').trim();
}

export interface Asked { face: Teller; turns: readonly Turn[]; view: View; winner: number | null; over: boolean; /** The board at this moment, if it is not the end of the turns. */ scene?: Frame | null }

/** Tells a battle up to its last turn. */
export function taleOf({ face, turns, view, winner, over, scene = null }: Asked): Tale {
  const telling = new Telling(face, turns);
  const wrecks = lostOf(turns, telling.film);
  const gone = new Set(wrecks.map((one) => one.actor.name));
  const standing = turns.at(-1)?.after.pieces ?? view.pieces;
  const actors = scene ? scene.actors : standing.filter((piece) => stands(piece) && !gone.has(piece.name)).map((piece: Piece): Actor => ({ ...piece, marked: false, fade: 1 }));
  const last = turns.at(-1)?.turn ?? 1;
  const first = Math.max(turns[0]?.turn ?? 1, last - SHOWN + 1);
  const loser = winner === null ? null : 3 - winner;
  const moment = turns.length === 0 ? null : over
    ? (telling.rule(actors, winner) ?? telling.loss(wrecks, actors, loser) ?? telling.volley(actors, wrecks, winner) ?? telling.loss(wrecks, actors, null) ?? telling.volley(actors, wrecks, null))
    : latest(telling.loss(wrecks, actors, null), telling.volley(actors, wrecks, null), last);
  /* The loss of the moment is shown at its place. Every other wreck of an earlier turn has drifted since. */
  const lie = wrecks.map((one) => (one.turn < last && one.actor.name !== moment?.whom ? { ...one, actor: drifted(one.actor, 1) } : one));
  return { word: (face.turn ?? 'Turn').toLowerCase(), turns, called: telling.called, actors, wrecks: lie, tracks: tracksOf(turns, wrecks, telling.film, first).map((track) => onward(track, lie)), moment, first, last };
}

/** Extends the track of a lost ship to the place its wreck has drifted to. */
function onward(track: Track, wrecks: readonly Lost[]): Track {
  const actor = wrecks.find((one) => one.actor.name === track.name)?.actor;
  return actor && !same(track.points.at(-1), [actor.x, actor.y], 60) ? { ...track, points: [...track.points, [actor.x, actor.y]] } : track;
}

/** Returns the loss or else the volley of the given turn, for a battle that goes on. Returns null if it had neither. */
function latest(loss: Moment | null, volley: Moment | null, turn: number): Moment | null {
  return [loss, volley].find((one) => one?.turn === turn) ?? null;
}
