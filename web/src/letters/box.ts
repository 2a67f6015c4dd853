/** Battles by letters that this browser keeps. The text `kept` of a battle holds the secret of its seat. */
import { browserStore, keys, LETTERS, type Saved, type Store } from '../lib/shelf.ts';
import { tagOf, type Head } from './letter.ts';

export interface Box {
  version: 1;
  id: string;
  game: string;
  title: string;
  names: string[];
  /** The short name of the battle; null before the invitation is answered. */
  name: string | null;
  seat: number;
  begun: boolean;
  decision: number;
  writes: boolean;
  over: boolean;
  /** The battle as the desk reads it. */
  kept: string;
  /** The tag of the letter to send now, and of the last one that was given away. */
  letter: string;
  sent: string | null;
  /** The tag of the invitation that this seat took. */
  from?: string;
  /** Number of decisions that were shown here. */
  shown: number;
  /** `true` once the player has kept the recovery text. */
  recoverable?: boolean;
  /** The strict room that carries the letters, and the token of this seat there. */
  room?: { id: string; token: string };
  /** The letter that waits for an answer in a room, by its tag, and since when on this device's clock. */
  waits?: { letter: string; room: string; since: number };
  saved: number;
}
/** An order that was written here for a decision. */
export interface Draft { decision: number; order: string; sealed: boolean; own?: boolean }

const DRAFTS = 'firing-arc:letters-draft:';
export const UNKEPT = 'This browser keeps nothing for this page. Save the battle as a file (under “More”) before you leave, or it is lost.';
/** The reason why a battle is not changed: an older copy would come back after a reload, and seal a second time. */
export const FULL = 'This browser’s storage is full, so the battle stays as it was, and nothing is sent. Delete what you do not need here; or save the battle as a file (under “More”) and go on elsewhere.';
/** Battles of a page whose browser keeps nothing. */
const unkept = new Map<string, Box>();

export function keyOf(id: string): string {
  return LETTERS + id;
}

/** Keeps a battle. If the browser keeps nothing, the battle lasts until the page is closed. If it keeps an older copy and cannot replace it, nothing changes. */
export function put(box: Box, store: Store | null = browserStore()): Saved {
  const before = unkept.get(box.id);
  unkept.set(box.id, box);
  try {
    if (!store) throw new Error();
    store.setItem(keyOf(box.id), JSON.stringify(box));
    unkept.delete(box.id);
    return { ok: true };
  } catch {
    if (parsed(box.id, store)) {
      if (before) unkept.set(box.id, before);
      else unkept.delete(box.id);
      return { ok: false, why: FULL };
    }
    return { ok: false, why: UNKEPT };
  }
}

/** Returns a battle, or null if there is none that can be read. */
export function get(id: string, store: Store | null = browserStore()): Box | null {
  return unkept.get(id) ?? parsed(id, store);
}

/** Lists all battles, the newest first. */
export function all(store: Store | null = browserStore()): Box[] {
  const ids = new Set([...keys(store, LETTERS).map((key) => key.slice(LETTERS.length)), ...unkept.keys()]);
  return [...ids].flatMap((id) => get(id, store) ?? []).sort((a, b) => b.saved - a.saved);
}

export function drop(id: string, store: Store | null = browserStore()): void {
  unkept.delete(id);
  try {
    store?.removeItem(keyOf(id));
    store?.removeItem(DRAFTS + id);
  } catch {
    /* A store that cannot be written has nothing to delete. */
  }
}

function parsed(id: string, store: Store | null): Box | null {
  try {
    const found = JSON.parse(store?.getItem(keyOf(id)) ?? 'null') as Partial<Box> | null;
    return found?.version === 1 && typeof found.kept === 'string' && typeof found.game === 'string' ? ({ ...found, id } as Box) : null;
  } catch {
    return null;
  }
}

/** Lists the battles that a letter may be for, the likeliest first: those of its name, or those that wait for an answer to their invitation. */
export function candidates(head: Head & { kind: 'battle' }, boxes: readonly Box[]): Box[] {
  const named = boxes.filter((one) => one.name === head.name);
  if (named.length > 0) return [...named].sort((a, b) => Number(a.seat === head.seat) - Number(b.seat === head.seat));
  return boxes.filter((one) => !one.begun && one.seat !== head.seat);
}

/** Returns the battle that was made with an invitation here, or that took it; null if there is none. */
export function ofInvitation(text: string, boxes: readonly Box[]): Box | null {
  const tag = tagOf(text);
  return tag === '' ? null : (boxes.find((one) => one.from === tag || (!one.begun && one.letter === tag)) ?? null);
}

/** Returns the lines of a battle as it is kept that its seats have signed, in hand or in its record. */
function signedIn(kept: string): string[] {
  const lines = kept.split('\n').map((line) => line.replace(/^\+ /, ''));
  return lines.filter((line) => /^~ (seal|opened|step|release|signed) /.test(line) || /^(> \d {2}concedes|~ late \d)/.test(line));
}

/** Compares a copy of a battle with the one kept here: `true` if it has more and lacks nothing that this seat has signed. Otherwise this copy may not replace it. */
export function knowsMore(copy: string, kept: string, seat: number): boolean {
  const [there, here] = [copy, kept].map((text) => new Set(signedIn(text))) as [Set<string>, Set<string>];
  const own = new RegExp(`^(~ (seal|opened|step|release|signed|late) |> )${seat}\\b`);
  const ends = (line: string): boolean => /^(> \d|~ late|~ signed)/.test(line);
  const lost = [...here].filter((line) => (own.test(line) || ends(line)) && !there.has(line));
  return lost.length === 0 && [...there].some((line) => !here.has(line));
}

/** Keeps the order that is being written, apart from the battle, so that no draft overwrites it. */
export function putDraft(id: string, draft: Draft | null, store: Store | null = browserStore()): void {
  try {
    if (draft) store?.setItem(DRAFTS + id, JSON.stringify(draft));
    else store?.removeItem(DRAFTS + id);
  } catch {
    /* A lost draft is written again. */
  }
}

/** Returns the order that was written for a decision, or null. */
export function draftOf(id: string, decision: number, store: Store | null = browserStore()): Draft | null {
  try {
    const found = JSON.parse(store?.getItem(DRAFTS + id) ?? 'null') as Draft | null;
    return found?.decision === decision && typeof found.order === 'string' ? found : null;
  } catch {
    return null;
  }
}

/** Returns the state of a battle in a word or two, for lists. */
export function standingOf(box: Box): string {
  const unsent = box.letter !== box.sent;
  if (box.over) return unsent ? 'Over: send your last letter' : 'Over';
  if (!box.begun) return unsent ? 'Send the invitation' : 'Waiting for an answer';
  if (box.writes) return 'Your order is awaited';
  return unsent ? 'Send your letter' : 'Waiting for a letter';
}
