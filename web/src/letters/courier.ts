/** Carries the letters of a battle over a server: it sends this seat's letter, and takes the other's, as soon as there is one. */
import type { Mailed } from '../lib/lab/protocol.ts';
import { reason } from '../lib/referee.ts';
import { sentence } from '../lib/sentences.ts';
import { freshSecret, type Doors } from '../online/doors.ts';
import { OWN, type Clock, type Made, type RoomFacts } from '../online/facts.ts';
import { News, type Line } from '../online/news.ts';
import { held, hold } from '../online/seatbook.ts';
import { all, drop, get, put, type Box } from './box.ts';
import { ask, join, shelve, WENT_ON } from './clerk.ts';
import { gameIn, headOf, kindOf } from './letter.ts';

export interface Carried { seat: number; event: number; at: number; decision: number; ends: boolean; text: string }
/** The answer of the call `letters`. since: each awaited seat with the time since which it is. */
export interface Letters { letters: Carried[]; /** The server’s letter, of a shared room alone. */ server?: string | null; /** `true` once both seats are taken. */ begun: boolean; since: [number, number][]; now: number; clock: (Clock & { due: [number, number][] }) | null; closed: string | null; last: number }

/** The state of the way that the letters take. */
export interface Way {
  line: Line;
  /** `true` once both seats are taken. */
  begun: boolean;
  /** The time at which the other seat may be claimed, on this device's clock; null without a clock, or while it is not awaited. */
  claim: number | null;
  /** The time since which the other seat is awaited, on this device's clock; null if it is not. */
  since: number | null;
  clock: Clock | null;
  closed: string | null;
  trouble: string;
}
export const NO_WAY: Way = { line: 'asking', begun: true, claim: null, since: null, clock: null, closed: null, trouble: '' };

/** The battle as the courier finds it. elsewhere: `true` if another window has changed it, so that this one must not send. take: takes a letter of the other seat, and throws if it is refused. own: takes this seat's own letter from the room, and returns `false` if the seat went on in another copy. gone: notes that it did. waits: returns since when the present letter waits in the room, the first time that was told of it. sent: notes that the letter was sent. */
export interface Desk { told: () => Mailed; elsewhere: () => boolean; take: (letter: string) => Promise<unknown>; own: (letter: string) => Promise<boolean>; gone: () => void; waits: (at: number) => number; sent: () => void; changed: (way: Way) => void }

/** Returns the time of a server on this device's clock. */
const here = (at: number, now: number): number => at + Date.now() - now;

/** Describes when a seat is awaited since, and when it may be claimed. */
export function timesOf(found: Pick<Letters, 'since' | 'now' | 'clock'>, seat: number): Pick<Way, 'since' | 'claim'> {
  const at = found.since.find(([one]) => one === seat)?.[1];
  if (at === undefined) return { since: null, claim: null };
  const since = here(at, found.now);
  return { since, claim: found.clock ? since + (found.clock.each + found.clock.grace) * 1000 : null };
}

export class Courier {
  readonly #doors: Doors;
  readonly #room: { id: string; token: string };
  readonly #desk: Desk;
  #way = NO_WAY;
  #news: News | null = null;
  #ended = false;
  #underway: Promise<void> | null = null;
  #again = false;
  /** The last letter of the other seat that was offered to the desk. */
  #offered = '';
  /** The last letter of the server that was offered. */
  #told = '';
  /** The last letter of this seat in the room that binds it to nothing more than the battle has. */
  #stands = '';
  /** The pair of letters for which the server was told who is awaited. */
  #corrected = '';
  /** `true` once the letters of the room were compared with the battle. */
  looked = false;

  constructor(doors: Doors, room: { id: string; token: string }, desk: Desk) {
    [this.#doors, this.#room, this.#desk] = [doors, room, desk];
  }

  /** Follows the room until the page is left. */
  follow(): void {
    const { id, token } = this.#room;
    this.#news = new News(this.#doors, { room: id, token, after: 0 }, {
      event: () => void this.carry(),
      present: () => undefined,
      line: (line) => {
        this.#say({ line });
        if (line === 'live') void this.carry();
      },
      refused: (failure) => this.#say({ trouble: `The server does not carry these letters any more. ${sentence(reason(failure))} Go on by pasted letters.` }),
      // What the server forgot, it is told again: a letter has all that the other seat may lack.
      reverted: () => {
        if (!this.#ended) this.follow();
      },
    });
    void this.#news.follow();
    void this.carry();
  }
  end(): void {
    this.#ended = true;
    this.#news?.end();
  }
  #say(more: Partial<Way>): void {
    this.#way = { ...this.#way, ...more };
    this.#desk.changed(this.#way);
  }

  /** Brings letters to and fro until nothing is new. Calls that come meanwhile make it look once more. */
  carry(): Promise<void> {
    this.#again = true;
    this.#underway ??= this.#run().finally(() => (this.#underway = null));
    return this.#underway;
  }
  async #run(): Promise<void> {
    while (this.#again && !this.#ended) {
      this.#again = false;
      try {
        await this.#once();
      } catch (failure) {
        this.#say({ trouble: sentence(reason(failure)) });
      }
    }
  }
  async #once(): Promise<void> {
    const { id, token } = this.#room;
    const { mode, decision, begun, seat: me } = this.#desk.told();
    const shared = mode === 'shared';
    const found = await this.#doors.call<Letters>(id, token, { call: 'letters', ...(shared && begun ? { after: decision - 1 } : {}) });
    let trouble = '';
    const own = found.letters.find((one) => one.seat === me)?.text;
    let stands = shared || (await this.#binds(own));
    const theirs = found.letters.find((one) => one.seat !== me)?.text ?? '';
    if (theirs !== '' && theirs !== this.#offered && headOf(theirs)?.kind === 'battle') {
      this.#offered = theirs;
      try {
        await this.#desk.take(theirs);
      } catch (failure) {
        // What failed for another reason is offered again.
        if (!kindOf(failure)) this.#offered = '';
        trouble = kindOf(failure) ? `The server showed a letter that this battle refuses. ${sentence(reason(failure))}` : sentence(reason(failure));
      }
    }
    trouble = (await this.#follows(found)) || trouble;
    stands = (stands && !shared) || (await this.#binds(own));
    if (this.#desk.elsewhere()) return this.end();
    if (!stands) {
      this.#desk.gone();
      this.#say({ trouble: WENT_ON });
      return this.end();
    }
    this.looked = true;
    const { letter, awaits } = this.#desk.told();
    const waits = found.since.map(([seat]) => seat);
    const same = found.since.length === 0 || (waits.length === awaits.length && waits.every((seat) => awaits.includes(seat)));
    // Two programs that differ about who is awaited would correct each other for ever.
    const pair = `${letter}\n${theirs}`;
    if (!found.closed && (own !== letter || (!same && this.#corrected !== pair))) {
      this.#corrected = pair;
      await this.#doors.call(id, token, { call: 'letter', text: letter, awaits, key: freshSecret() });
      this.#stands = letter;
      // The server may have answered at once.
      if (shared) this.#again = true;
    }
    if (own === letter || !found.closed) this.#desk.sent();
    const { since } = timesOf(found, 3 - me);
    this.#say({ since, claim: this.#claim(found, since, own === letter), begun: found.begun, clock: found.clock, closed: found.closed, ...(trouble || own !== letter ? { trouble } : {}) });
  }
  /** Takes the letter of a shared room's server, which has the seals of both seats. Returns why it is refused, or an empty text. */
  async #follows({ server }: Letters): Promise<string> {
    if (!server || server === this.#told || !this.#desk.told().begun) return '';
    this.#told = server;
    const { decision } = this.#desk.told();
    try {
      await this.#desk.take(server);
    } catch (failure) {
      if (!kindOf(failure)) this.#told = '';
      return kindOf(failure) ? `The server says something that this battle refuses. ${sentence(reason(failure))}` : sentence(reason(failure));
    }
    // There may be more decisions than one letter has.
    if (this.#desk.told().decision > decision) this.#again = true;
    return '';
  }
  /** Takes this seat's own letter from the room. Returns `false` if it binds the seat to something that this battle lacks. */
  async #binds(own: string | undefined): Promise<boolean> {
    if (!own || own === this.#stands || own === this.#desk.told().letter || headOf(own)?.kind !== 'battle') return true;
    try {
      if (!(await this.#desk.own(own))) return false;
    } catch (failure) {
      // What is no letter of this seat was put there by somebody else, and binds nobody.
      if (!kindOf(failure)) throw failure;
    }
    this.#stands = own;
    return true;
  }
  /** Returns when the other seat may be claimed. Its time runs from the first moment at which this seat's present letter lay there: letters that say nothing new give it no more. */
  #claim({ clock, begun }: Letters, since: number | null, lies: boolean): number | null {
    const { awaits, seat } = this.#desk.told();
    if (!clock || !begun || !awaits.includes(3 - seat)) return null;
    const from = lies ? this.#desk.waits(since ?? Date.now()) : Date.now();
    return from + (clock.each + clock.grace) * 1000;
  }
}

/** Terms of a room for letters. */
export interface Asked { scenario: string; options: Record<string, string>; name: string; clock: Clock | null; challenge: boolean }

/** Makes a room for the letters of a battle, sends the first one, and keeps seat and invitation. */
export async function open(doors: Doors, box: Box, told: Mailed, { scenario, options, name, clock, challenge }: Asked): Promise<Box> {
  const room = { token: freshSecret(), key: freshSecret() };
  const seats = [1, 2].map((seat) => (seat === told.seat ? 'me' : 'open'));
  const made = await doors.ask<Made>('rooms', { game: told.game, scenario, options, seats, name, clock, challenge, mode: 'strict', token: room.token, key: room.key });
  hold({ room: made.room, token: room.token, game: told.game, title: told.title, invitations: made.invitations, watch: null, saved: Date.now() });
  const next = { ...box, room: { id: made.room, token: room.token }, saved: Date.now() };
  put(next);
  return next;
}

/** Makes a shared room and the battle in it, whose keys include those of the server. Returns the id of the battle. */
async function beginShared(doors: Doors, game: string, seat: number, { scenario, options, name, clock, challenge }: Asked): Promise<string> {
  const room = { token: freshSecret(), key: freshSecret() };
  const seats = [1, 2].map((one) => (one === seat ? 'me' : 'open'));
  const made = await doors.ask<Made>('rooms', { game, scenario, options, seats, name, clock, challenge, mode: 'shared', token: room.token, key: room.key });
  try {
    const told = await ask(game, null, { deed: 'new', game, scenario, options: Object.entries(options), seat, name, server: made.keys ?? '' });
    hold({ room: made.room, token: room.token, game, title: told.title, invitations: made.invitations, watch: null, saved: Date.now() });
    return shelve(told, { room: { id: made.room, token: room.token } }).id;
  } catch (failure) {
    // Without its battle nobody is invited to this room.
    await doors.call(made.room, room.token, { call: 'leave', key: freshSecret() }).catch(() => undefined);
    throw failure;
  }
}

/** Makes a battle and the room that carries its letters. Returns the id of the battle. */
export async function begin(doors: Doors, game: string, seat: number, asked: Asked, mode: 'strict' | 'shared' = 'strict'): Promise<string> {
  if (mode === 'shared') return beginShared(doors, game, seat, asked);
  const { scenario, options, name } = asked;
  const told = await ask(game, null, { deed: 'new', game, scenario, options: Object.entries(options), seat, name });
  const box = shelve(told);
  try {
    await open(doors, box, told, asked);
    return box.id;
  } catch (failure) {
    // Without its room nobody was invited to this battle.
    drop(box.id);
    throw failure;
  }
}

/** Returns the reason why a battle cannot be played with sealed orders that no server reads, or an empty text. */
export async function barred(game: string, scenario: string, options: [string, string][]): Promise<string> {
  try {
    await ask(game, null, { deed: 'new', game, scenario, options, seat: 1, name: '' });
    return '';
  } catch (failure) {
    const why = reason(failure);
    // The desk speaks of files, and sends the player to a room.
    return kindOf(failure) === 'hides' ? 'The rules of this battle hide something for longer than one decision. Your opponent’s browser would have to know it, so only a server can keep it.' : sentence(why);
  }
}

const LOST = 'This browser does not have the battle of this room. Open it where you play, or take it up with your recovery text and the other player’s copy, under “Play by letters”.';

/** Finds the battle of a seat in a room that carries its letters, or joins it by the invitation that lies there. Returns its id. */
export async function bind(doors: Doors, room: string, token: string, me: number, name: string): Promise<string> {
  const known = all().find((box) => box.room?.id === room);
  if (known) return known.id;
  const { letters } = await doors.call<Letters>(room, token, { call: 'letters' });
  const theirs = letters.find((one) => one.seat !== me)?.text ?? '';
  const own = letters.some((one) => one.seat === me);
  const head = headOf(theirs);
  if (!head) throw new Error('The other player’s browser has not sent the invitation yet. Reload this page once it has.');
  if (head.kind === 'battle') {
    const box = all().find((one) => one.name === head.name && one.seat === me);
    if (!box) throw new Error(LOST);
    put({ ...box, room: { id: room, token } });
    return box.id;
  }
  if (own) throw new Error(LOST);
  const facts = await doors.ask<RoomFacts>(`rooms/${room}`, undefined, null, 2);
  const [meant, said] = [held(room)?.mode, facts.mode ?? null];
  // Who can read an order is the player's choice, and the server may say one thing before the join and another after it.
  if (meant !== undefined && meant !== said) throw new Error(`The server said “${meant ?? 'plain'}” of this room before you joined, and says “${said ?? 'plain'}” now: somebody else could read your orders. Your answer was not sent; ask the other player.`);
  const box = await join(theirs, name, facts.mode === 'shared' ? (facts.keys ?? '') : undefined, (told) => agree(doors, room, facts, told));
  put({ ...(get(box.id) ?? box), room: { id: room, token } });
  return box.id;
}

/** Returns the lines of a battle's header that say what is played, in order. The text of a game's own scenario is that of each version. */
export function playedIn(kept: string): string[] {
  const header = kept.slice(kept.indexOf('\ngame ') + 1).split('\n= ')[0]?.split('\n') ?? [];
  const own = header.includes(`scenario ${OWN}`);
  const lines = header.filter((line) => /^(scenario|option|position|handicap) /.test(line) || (own && line.startsWith('|')));
  return [`game ${gameIn(kept) ?? ''}`, ...lines.filter((line) => line.startsWith('|')), ...lines.filter((line) => !line.startsWith('|')).sort()];
}

/** Throws if an invitation is to another battle than its room says. */
async function agree(doors: Doors, room: string, facts: RoomFacts, told: Mailed): Promise<void> {
  const text = facts.scenario === OWN ? (await doors.call<{ text: string | null }>(room, null, { call: 'scenario' })).text : null;
  const { game, scenario, options } = facts;
  const said = await ask(game, null, { deed: 'new', game, scenario, options, ...(text === null ? {} : { text }), seat: 1, name: '' });
  const [here, there] = [playedIn(said.kept), playedIn(told.kept)];
  if (here.join('\n') === there.join('\n')) return;
  const only = (some: string[], others: string[]): string => some.find((line) => !others.includes(line)) ?? 'nothing of it';
  throw new Error(`The invitation is to another battle than its room: the room says “${only(here, there)}”, the invitation “${only(there, here)}”. Your answer was not sent; ask the other player.`);
}

/** Returns the scenario and the options of a battle, as its record has them; null for a battle whose start is its own. */
export function startOf(kept: string): { scenario: string; options: Record<string, string> } | null {
  const scenario = /^scenario (\S+)/m.exec(kept)?.[1];
  if (!gameIn(kept) || !scenario || scenario === OWN || /^position /m.test(kept)) return null;
  return { scenario, options: Object.fromEntries([...kept.matchAll(/^option (\S+) (.+)$/gm)].map((found) => [found[1] ?? '', found[2] ?? ''])) };
}
