/** Deeds in battles by letters: a desk of the game does them, and this browser keeps what comes of them. */
import { hire } from '../lib/lab/desk.ts';
import type { Deed, Desk, Mailed } from '../lib/lab/protocol.ts';
import { reason } from '../lib/referee.ts';
import { sentence } from '../lib/sentences.ts';
import { all, candidates, FULL, get, knowsMore, ofInvitation, put, type Box } from './box.ts';
import { gameIn, headOf, isKeptText, kindOf, tagOf } from './letter.ts';

const NO_LETTER = 'This is no letter of a battle: a letter begins with the line “FIRING ARC LETTER …” and ends with “END OF LETTER”.';
const ELSEWHERE = 'This battle went on in another window. Reload this page to see it as it stands there.';
export const WENT_ON = 'This battle went on elsewhere, such as in the terminal or another browser, and this copy lacks what you sealed there. Nothing is sent from here. Save the newer copy as a file and load it in the box for letters, or go on there.';
const desks = new Map<string, Promise<Desk>>();

/** Returns the desk of a game, which stays for the next deed. */
export function deskOf(game: string): Promise<Desk> {
  let desk = desks.get(game);
  if (!desk) {
    desk = hire(game);
    // After a failure, the next deed tries again.
    desk.catch(() => desks.delete(game));
    desks.set(game, desk);
  }
  return desk;
}

/** Returns 32 fresh random bytes as hexadecimal digits. */
function fresh(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Does a deed at a game's desk. */
export async function ask(game: string, kept: string | null, deed: Deed): Promise<Mailed> {
  const desk = await deskOf(game);
  try {
    return await desk.ask('mail', { kept, fresh: fresh(), ...deed });
  } catch (failure) {
    // A desk that broke down answers nothing more.
    if (failure instanceof Error && failure.name !== 'Refused') desks.delete(game);
    throw failure;
  }
}

/** Returns a battle with what an answer of the desk says. */
export function boxed(box: Pick<Box, 'id'> & Partial<Box>, told: Mailed): Box {
  const { game, title, names, name, seat, begun, decision, writes, over, kept } = told;
  return { sent: null, shown: 0, ...box, version: 1, game, title, names, name, seat, begun, decision, writes, over, kept, letter: tagOf(told.letter), saved: Date.now() };
}

function freshId(): string {
  return fresh().slice(0, 12);
}

/** Keeps a battle that is new in this browser. */
export function shelve(told: Mailed, more: Partial<Box> = {}): Box {
  const box = boxed({ id: freshId(), ...more }, told);
  put(box);
  return box;
}

/** Joins the battle of an invitation, unless `check` throws. server: the keys of a shared room’s server; without them no server may take part in the battle. */
export async function join(letter: string, name: string, server?: string, check: (told: Mailed) => Promise<void> = async () => undefined): Promise<Box> {
  const head = headOf(letter);
  if (head?.kind !== 'invitation') throw new Error(NO_LETTER);
  const told = await ask(head.game, null, { deed: 'join', letter, name, ...(server === undefined ? {} : { server }) });
  await check(told);
  return shelve(told, { from: tagOf(letter) });
}

/** Does a deed in a kept battle that no page has open, or that another one has. What that page did meanwhile is built upon, never overwritten. */
async function change(box: Box, deed: Deed): Promise<{ box: Box; told: Mailed }> {
  for (;;) {
    const told = await ask(box.game, box.kept, deed);
    const now = get(box.id);
    if (now && now.kept !== box.kept) {
      box = now;
      continue;
    }
    const next = boxed(now ?? box, told);
    const saved = put(next);
    if (!saved.ok && saved.why === FULL) throw new Error(FULL);
    return { box: next, told };
  }
}

/** The result of a text that was brought here: the battle that it belongs to, or an invitation to take. */
export type Delivered = { box: Box; news: boolean } | { invitation: string; game: string };

/** A letter that belongs to no battle of this browser. */
export class Unknown extends Error {}

/** Gives a letter to its battle among those kept here. Throws, in words for players, if it finds none or the battle refuses it. */
export async function deliver(text: string): Promise<Delivered> {
  if (isKeptText(text)) return { box: await takeUp(text), news: true };
  const head = headOf(text);
  const boxes = all();
  if (!head) throw new Error(NO_LETTER);
  if (head.kind === 'invitation') {
    const known = ofInvitation(text, boxes);
    if (known?.from) return { box: known, news: false };
    if (known) throw new Error('This is your own invitation. Send it to the other player; the answer goes here.');
    return { invitation: text, game: head.game };
  }
  for (const box of candidates(head, boxes)) {
    try {
      const done = await change(box, { deed: 'take', letter: text });
      return { box: done.box, news: done.told.new };
    } catch (failure) {
      // The answer to another invitation may belong to the next battle that waits for one.
      if (box.begun || kindOf(failure) !== 'other-invitation') throw new Error(sentence(reason(failure)));
    }
  }
  throw new Unknown(`This letter is of battle ${head.name}, from seat ${head.seat}. No such battle is kept in this browser.`);
}

/** Keeps a battle from a file that this page or the terminal saved. */
async function takeUp(kept: string): Promise<Box> {
  const game = gameIn(kept);
  if (!game) throw new Error('This file of a battle names no game, so it is not whole.');
  const told = await ask(game, kept, { deed: 'look' });
  const same = all().find((one) => one.seat === told.seat && one.name !== null && one.name === told.name);
  if (!same) return shelve(told, { recoverable: true, shown: told.decision - 1 });
  if (!knowsMore(kept, same.kept, told.seat)) throw new Error(`Battle ${told.name ?? ''} is kept here already, and this file knows no more of it.`);
  const next = boxed(same, told);
  const saved = put(next);
  if (!saved.ok && saved.why === FULL) throw new Error(FULL);
  return next;
}

/** Takes a lost battle up again, with the recovery text and the other player's copy. */
export async function recover(recovery: string, history: string): Promise<Box> {
  const game = gameIn(history);
  if (!game) throw new Error('The second text is no copy of a battle. The other player finds it under “More”: “Copy for the other player”.');
  const last = recovery.split('\n').map((line) => line.trim()).filter(Boolean).at(-1) ?? '';
  const told = await ask(game, null, { deed: 'recover', recovery: last, history });
  const same = all().find((one) => one.seat === told.seat && one.name === told.name);
  if (same) throw new Error(`Battle ${told.name ?? ''} is not lost: this browser keeps it.`);
  return shelve(told, { recoverable: true, shown: told.decision - 1 });
}

/** A battle that an open page does deeds in. */
export class Clerk {
  box: Box;
  /** The reason why the battle is not kept, or null. */
  unkept: string | null = null;
  /** `true` if this seat went on in another copy, so that nothing may be sealed or ended here. */
  gone = false;

  constructor(box: Box) {
    this.box = box;
  }

  /** The deed under way. Deeds begin one after another: each one's battle is the result of the one before. */
  #before: Promise<unknown> = Promise.resolve();

  /** Does a deed, and keeps what comes of it before anything of it is shown. */
  does(deed: Deed): Promise<Mailed> {
    const done = this.#before.then(() => this.#do(deed));
    this.#before = done.catch(() => undefined);
    return done;
  }
  async #do(deed: Deed): Promise<Mailed> {
    if (this.elsewhere) throw new Error(ELSEWHERE);
    if (this.gone && (deed.deed === 'order' || deed.deed === 'concede' || deed.deed === 'claim')) throw new Error(WENT_ON);
    const { kept } = this.box;
    const told = await ask(this.box.game, this.box.kept, deed);
    this.keep(boxed(this.box, told));
    // Nothing of a battle that was not kept may be shown or sent.
    if (this.unkept === ELSEWHERE || (this.unkept === FULL && told.kept !== kept)) throw new Error(this.unkept);
    return told;
  }
  /** Returns `true` if another window has changed the battle. */
  get elsewhere(): boolean {
    const there = get(this.box.id);
    return there !== null && there.kept !== this.box.kept;
  }
  /** Keeps the battle, unless another window has changed it. */
  keep(box: Box): void {
    if (this.elsewhere) {
      this.unkept = ELSEWHERE;
      return;
    }
    const saved = put(box);
    this.unkept = saved.ok ? null : saved.why;
    if (this.unkept !== FULL) this.box = box;
  }
  /** Returns since when the present letter waits in its room for an answer: the first time that was told of it. */
  waits(at: number): number {
    const { waits, letter, room } = this.box;
    if (waits && waits.letter === letter && waits.room === room?.id) return waits.since;
    this.keep({ ...this.box, waits: { letter, room: room?.id ?? '', since: at } });
    return at;
  }
  /** Notes that the letter was given away. */
  sent(): void {
    this.keep({ ...this.box, sent: this.box.letter });
  }
}
