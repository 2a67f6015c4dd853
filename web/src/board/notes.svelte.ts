/** Texts on a board besides names. Each asks for a place; all are placed together, clear of ships, names, panels and each other. */
import { getContext, setContext } from 'svelte';
import type { Point } from '../lib/protocol.ts';
import type { TableFrame } from './frame.ts';
import { boxAt, placeAll, type Box, type Place, type Wish } from './placing.ts';

const KEY = Symbol('notes');
/** Width of a note's letter in pixels, the height of its line, and the size that a pill adds. */
const LETTER = 7.1;
const LINE = 17;
const PILL = { wide: 22, high: 26 };
/** Pixels that stay free around a pill, together on both sides. */
const CLEAR = 6;
/** Width of a letter in a plate's first line, and a plate's height in pixels. A plate is a pill of two lines. */
const HEAD = 10.6;
const PLATE = 48;

/** A text and the place it asks for, in thousandths of the table. */
export interface Note {
  text: string;
  /** The place that the note is about. */
  at: Point;
  /** Preferred places, the best first. Without any, or as a pill without `near`, a note may also go around `at`. */
  spots: readonly Point[];
  /** Pixels between the note and `at`. */
  reach: number;
  /** `true` for a number that the player acts on: it is placed before the others and may cover shades. */
  pill: boolean;
  /** `true` for a pill that is left out if none of its spots is free: its number is also shown elsewhere. */
  near?: boolean | undefined;
  /** A second line under the text, in smaller type. */
  sub?: string | undefined;
  /** Size in pixels of a picture that is drawn instead of the text. */
  size?: { wide: number; high: number } | undefined;
  /** `true` for a note about the ground: larger type. */
  ground?: boolean;
}

/** Returns the size of a note on the screen, in pixels. */
export function sizeOfNote({ text, pill, sub, ground = false, size }: Pick<Note, 'text' | 'pill' | 'sub' | 'ground' | 'size'>): { wide: number; high: number } {
  if (size) return size;
  if (sub !== undefined) return pill ? { wide: Math.max(text.length * HEAD, sub.length * LETTER) + PILL.wide, high: PLATE } : { wide: Math.max(text.length, sub.length) * LETTER + 6, high: 2 * LINE };
  if (ground) return { wide: text.length * HEAD * 0.95, high: 24 };
  return pill ? { wide: text.length * LETTER + PILL.wide, high: PILL.high } : { wide: text.length * LETTER + 6, high: LINE };
}

/** Returns the rank of a note: pills are placed first, then notes about the ground, then words. */
function rank({ pill, ground = false }: Note): number {
  return pill ? 2 : Number(ground);
}

/** Places notes, pills first. None covers a `taken` box; only a pill without another place covers a shade. */
export function placeNotes(notes: readonly (Note & { id: string })[], frame: TableFrame, taken: readonly Box[], shades: readonly Box[] = []): Map<string, Place> {
  const { k, x, y } = frame.camera;
  const seen = ([px, py]: Point): { x: number; y: number } => ({ x: x + frame.x(px) * k, y: y + frame.y(py) * k });
  const wishes = [...notes].sort((a, b) => rank(b) - rank(a)).map((note): Wish => {
    const { wide, high } = sizeOfNote(note);
    const clear = !note.pill ? 0 : note.near ? 2 : CLEAR;
    return { id: note.id, ...seen(note.at), reach: note.reach, forms: [{ text: note.text, wide: wide + clear, high: high + clear, pips: false }], spots: note.spots.map(seen), only: note.spots.length > 0 && (!note.pill || note.near === true) };
  });
  const found = placeAll(wishes, [], frame.room, [...taken, ...shades]);
  const pills = new Set([...notes].filter(({ pill }) => pill).map(({ id }) => id));
  const left = wishes.filter(({ id, only }) => (!only || pills.has(id)) && !found.has(id));
  const full = wishes.flatMap(({ id, x, y }) => {
    const place = found.get(id);
    return place ? [boxAt(x + place.dx, y + place.dy, place.form.wide, place.form.high)] : [];
  });
  return new Map([...found, ...placeAll(left, [], frame.room, [...taken, ...full])]);
}

export class Notes {
  readonly #notes = new Map<string, Note>();
  #changed = $state(0);
  #due = false;
  #frame = $state.raw<TableFrame | null>(null);
  #taken = $state.raw<readonly Box[]>([]);
  #shades = $state.raw<readonly Box[]>([]);
  #words = $state.raw<readonly Box[]>([]);
  #next = 0;
  readonly #places = $derived.by<ReadonlyMap<string, Place>>(() => {
    void this.#changed;
    return this.#frame ? placeNotes([...this.#notes].map(([id, note]) => ({ id, ...note })), this.#frame, this.#taken, this.#shades) : new Map<string, Place>();
  });

  /** Returns a new id for a note of this board. */
  name(): string {
    return `note ${this.#next++}`;
  }
  /** Adds or moves a note. Null removes it. All notes that come together are placed once. */
  put(id: string, note: Note | null): void {
    if (note) this.#notes.set(id, note);
    else this.#notes.delete(id);
    if (this.#due) return;
    this.#due = true;
    queueMicrotask(() => {
      this.#due = false;
      this.#changed++;
    });
  }
  /** Returns the boxes of the names of pieces, in pixels of the window. Marks of the ground give way to them. */
  get words(): readonly Box[] {
    return this.#words;
  }
  /** Sets the frame, the boxes that notes keep clear of, and those of names among them. */
  clear(frame: TableFrame, taken: readonly Box[], shades: readonly Box[], words: readonly Box[]): void {
    this.#words = words;
    this.#frame = frame;
    this.#taken = taken;
    this.#shades = shades;
  }
  place(id: string): Place | null {
    return this.#places.get(id) ?? null;
  }
}

/** Makes the notes of a board known to everything drawn on it. */
export function provideNotes(notes: Notes): void {
  setContext(KEY, notes);
}
/** Returns the notes of the surrounding board, or null if there is none. */
export function notesHere(): Notes | null {
  return getContext<Notes | undefined>(KEY) ?? null;
}
