/** Reading of an order by its outline: the choices that write it. Pure. */
import type { Outline, Point } from '../lib/protocol.ts';
import { mayBeNothing, NOTHING, orderOf, written, type Filling } from './filling.ts';
import { closed, holds, OPEN, opened, spent, takenFor, type Allowance } from './allowance.ts';

/** A place in the text up to which it is read, the limits there, and what was chosen. */
interface End<F = Filling> { at: number; allowance: Allowance; filling: F }
/** The most ends that are looked at for one text: an order that needs more is not shown in the form. */
const MOST = 20_000;

class Reader {
  readonly #text: string;
  /** `true` if the parts of a list may have another sequence than the outline's. */
  readonly #loose: boolean;
  #looked = 0;

  constructor(text: string, loose: boolean) {
    this.#text = text;
    this.#loose = loose;
  }

  /** Returns the choices that write the whole text, or null. */
  whole(outline: Outline): Filling | null {
    if (this.#text === '' && mayBeNothing(outline)) return silent(outline);
    for (const end of this.#ends(outline, 0, OPEN)) if (end.at === this.#text.length) return end.filling;
    return null;
  }

  #past(at: number, fixed: string): number | null {
    return this.#text.startsWith(fixed, at) ? at + fixed.length : null;
  }

  *#ends(part: Outline, at: number, from: Allowance): Generator<End> {
    if (++this.#looked > MOST) return;
    const start = this.#past(at, part.prefix ?? '');
    if (start === null) return;
    for (const end of this.#form(part, start, opened(from, part))) {
      const after = takenFor(closed(end.allowance, from), part);
      const stop = this.#past(end.at, part.suffix ?? '');
      if (after && stop !== null) yield { at: stop, allowance: after, filling: end.filling };
    }
  }

  *#form(part: Outline, at: number, allowance: Allowance): Generator<End> {
    const { parts = [] } = part;
    switch (part.form) {
      case 'nothing':
        return;
      case 'text': {
        const stop = this.#past(at, part.text ?? '');
        if (stop !== null) yield { at: stop, allowance, filling: { form: 'text' } };
        return;
      }
      case 'listed':
        for (const [nth, text] of (part.texts ?? []).entries()) {
          const stop = this.#past(at, text);
          if (stop !== null) yield { at: stop, allowance, filling: { form: 'listed', at: nth } };
        }
        return;
      case 'number':
        for (const [value, stop] of this.#numbers(at, part.per ?? 1)) {
          const { from = 0, to = 0, step = 1 } = part;
          const after = value >= from && value <= to && (value - from) % step === 0 ? spent(allowance, part, value) : null;
          if (after) yield { at: stop, allowance: after, filling: { form: 'number', value } };
        }
        return;
      case 'spot':
        return yield* this.#spots(part, at, allowance);
      case 'any':
        for (const [nth, one] of parts.entries()) for (const end of this.#ends(one, at, allowance)) yield { ...end, filling: { form: 'any', at: nth, part: end.filling } };
        return;
      case 'all': {
        const found = part['any-order'] || (this.#loose && part.between) ? this.#inAnyOrder(part, at, allowance, []) : this.#inOrder(part, at, allowance, []);
        for (const { filling, ...end } of found) yield { ...end, filling };
        const stop = part.nothing !== undefined && parts.every(mayBeNothing) ? this.#past(at, part.nothing) : null;
        if (stop !== null) yield { at: stop, allowance, filling: { form: 'all', parts: parts.map(silent) } };
        return;
      }
      case 'subset':
        return yield* this.#some(part, at, allowance, []);
    }
  }

  /** Returns every number that the text at a place can be read as, each with its end, the longest first: `12` is 12 and 1. */
  #numbers(at: number, per: number): [number, number][] {
    const all = /^-?[\d.]+/.exec(this.#text.slice(at, at + 16))?.[0] ?? '';
    return Array.from({ length: all.length }, (_, cut) => all.slice(0, all.length - cut)).flatMap((text): [number, number][] => {
      const value = Math.round(Number(text) * per);
      return written(value, per) === text ? [[value, at + text.length]] : [];
    });
  }

  *#spots(part: Outline, at: number, allowance: Allowance): Generator<End> {
    for (const [x, comma] of this.#numbers(at, 1000)) {
      const next = this.#past(comma, ',');
      if (next === null) continue;
      for (const [y, stop] of this.#numbers(next, 1000)) {
        const place: Point = [x, y];
        if (holds(part, place, allowance.last)) yield { at: stop, allowance: { ...allowance, last: place }, filling: { form: 'spot', at: place } };
      }
    }
  }

  /** Reads the next part of a list. A separator comes first if an earlier part was written. */
  *#next(part: Outline, between: string, at: number, allowance: Allowance, first: boolean): Generator<End> {
    const start = first ? at : this.#past(at, between);
    if (start !== null) yield* this.#ends(part, start, allowance);
  }

  *#inOrder(part: Outline, at: number, allowance: Allowance, filled: readonly Filling[], some = false): Generator<End> {
    const one = part.parts?.[filled.length];
    if (!one) {
      if (some) yield { at, allowance, filling: { form: 'all', parts: filled } };
      return;
    }
    for (const end of this.#next(one, part.between ?? '', at, allowance, !some)) yield* this.#inOrder(part, end.at, end.allowance, [...filled, end.filling], true);
    if (mayBeNothing(one)) yield* this.#inOrder(part, at, allowance, [...filled, silent(one)], some);
  }

  *#inAnyOrder(part: Outline, at: number, allowance: Allowance, used: readonly (readonly [number, Filling])[]): Generator<End> {
    const { parts = [] } = part;
    const left = parts.flatMap((_, nth) => (used.some(([one]) => one === nth) ? [] : [nth]));
    for (const nth of left) {
      const one = parts[nth];
      if (one) for (const end of this.#next(one, part.between ?? '', at, allowance, used.length === 0)) yield* this.#inAnyOrder(part, end.at, end.allowance, [...used, [nth, end.filling]]);
    }
    if (used.length === 0 || !left.every((nth) => parts[nth] && mayBeNothing(parts[nth]))) return;
    const filled = new Map(used);
    const order = [...used.map(([nth]) => nth), ...left];
    yield { at, allowance, filling: { form: 'all', parts: parts.map((one, nth) => filled.get(nth) ?? silent(one)), ...(part['any-order'] ? { order } : {}) } };
  }

  *#some(part: Outline, at: number, allowance: Allowance, filled: readonly (Filling | null)[]): Generator<End> {
    const { parts = [], least = 0, most = parts.length } = part;
    const many = filled.filter((one) => one !== null).length;
    const one = parts[filled.length];
    if (!one) {
      if (many >= Math.max(1, least)) yield { at, allowance, filling: { form: 'subset', parts: filled } };
      return;
    }
    if (many < most) for (const end of this.#next(one, part.between ?? '', at, allowance, many === 0)) yield* this.#some(part, end.at, end.allowance, [...filled, end.filling]);
    yield* this.#some(part, at, allowance, [...filled, null]);
  }
}

/** Returns the choices by which a part writes nothing. */
function silent(part: Outline): Filling {
  const { parts = [] } = part;
  if (part.form === 'all') return { form: 'all', parts: parts.map(silent) };
  if (part.form === 'subset') return { form: 'subset', parts: parts.map(() => null) };
  const at = parts.findIndex(mayBeNothing);
  return part.form === 'any' && parts[at] ? { form: 'any', at, part: silent(parts[at]) } : NOTHING;
}

/** Returns the choices that write an order, or null if the outline does not write it so. */
export function fillingOf(outline: Outline, order: string): Filling | null {
  return new Reader(order, false).whole(outline);
}

/** Returns the choices of an order whose parts have another sequence than the outline's: they write the same in its sequence. Null if that is not all. */
export function looseFillingOf(outline: Outline, order: string): Filling | null {
  const found = new Reader(order, true).whole(outline);
  return found && orderOf(outline, found) !== null ? found : null;
}
