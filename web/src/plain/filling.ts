/** The choices that fill an outline, part by part, and the order that they write. Pure; the outline alone says what may be written. */
import type { Outline, Point } from '../lib/protocol.ts';
import { closed, holds, OPEN, opened, spent, takenFor, type Allowance } from './allowance.ts';

/** The choices in a part, by its form. */
export type Filling =
  | { form: 'nothing' }
  | { form: 'text' }
  | { form: 'listed'; at: number }
  | { form: 'number'; value: number }
  | { form: 'spot'; at: Point }
  | { form: 'all'; parts: readonly Filling[]; /** The sequence of the parts, where it is free. */ order?: readonly number[] }
  | { form: 'any'; at: number; part: Filling }
  | { form: 'subset'; parts: readonly (Filling | null)[] };
/** The steps from the outermost part to one within it: the number of each part in the part around it. */
export type Path = readonly number[];

export const NOTHING: Filling = { form: 'nothing' };

/** Writes a number as orders write it: divided by `per`, with as many decimals as it needs. */
export function written(value: number, per = 1): string {
  const thousandths = value * (1000 / per);
  const [whole, part] = [Math.floor(Math.abs(thousandths) / 1000), Math.abs(thousandths) % 1000];
  return `${thousandths < 0 ? '-' : ''}${whole}${part === 0 ? '' : `.${String(part).padStart(3, '0').replace(/0+$/, '')}`}`;
}

/** Returns `true` if a part may write nothing. */
export function mayBeNothing({ form, parts = [], nothing, least }: Outline): boolean {
  if (form === 'nothing') return true;
  if (form === 'all') return nothing === undefined && parts.every(mayBeNothing);
  if (form === 'any') return parts.some(mayBeNothing);
  return form === 'subset' && (least ?? 0) === 0;
}

/** The text of a part, null if it writes nothing, and the limits after it. */
interface Spelled { text: string | null; allowance: Allowance }

/** Writes parts one after another with a separator between two that are written. */
function spellAll(parts: readonly (readonly [Outline, Filling])[], between: string, from: Allowance): Spelled | null {
  const texts: string[] = [];
  let allowance = from;
  for (const [part, filling] of parts) {
    const found = spell(part, filling, allowance);
    if (!found) return null;
    allowance = found.allowance;
    if (found.text !== null) texts.push(found.text);
  }
  return { text: texts.length > 0 ? texts.join(between) : null, allowance };
}

/** Writes the form of a part, without its prefix and suffix. Null if the choices do not fill it. */
function spellForm(part: Outline, filling: Filling, allowance: Allowance): Spelled | null {
  const { parts = [], between = '' } = part;
  switch (filling.form) {
    case 'nothing':
      return { text: null, allowance };
    case 'text':
      return { text: part.text ?? '', allowance };
    case 'listed': {
      const text = part.texts?.[filling.at];
      return text === undefined ? null : { text, allowance };
    }
    case 'number': {
      const { from = 0, to = 0, step = 1 } = part;
      const { value } = filling;
      const after = value >= from && value <= to && (value - from) % step === 0 ? spent(allowance, part, value) : null;
      return after && { text: written(value, part.per), allowance: after };
    }
    case 'spot':
      return holds(part, filling.at, allowance.last) ? { text: filling.at.map((one) => written(one, 1000)).join(','), allowance: { ...allowance, last: filling.at } } : null;
    case 'all': {
      const sequence = filling.order ?? parts.map((_, at) => at);
      const pairs = sequence.flatMap((at) => (parts[at] && filling.parts[at] ? [[parts[at], filling.parts[at]] as const] : []));
      const found = pairs.length === parts.length ? spellAll(pairs, between, allowance) : null;
      return found && { ...found, text: found.text ?? part.nothing ?? null };
    }
    case 'any': {
      const chosen = parts[filling.at];
      return chosen ? spell(chosen, filling.part, allowance) : null;
    }
    case 'subset': {
      const pairs = parts.flatMap((one, at) => (filling.parts[at] ? [[one, filling.parts[at]] as const] : []));
      if (pairs.length < (part.least ?? 0) || pairs.length > (part.most ?? parts.length)) return null;
      return spellAll(pairs, between, allowance);
    }
  }
}

/** Writes a part. Null if the choices do not fill it or take more than a limit has. */
function spell(part: Outline, filling: Filling, from: Allowance): Spelled | null {
  if (part.form !== filling.form) return null;
  const found = spellForm(part, filling, opened(from, part));
  if (!found) return null;
  const allowance = closed(found.allowance, from);
  if (found.text === null) return { text: null, allowance };
  const after = takenFor(allowance, part);
  return after && { text: `${part.prefix ?? ''}${found.text}${part.suffix ?? ''}`, allowance: after };
}

/** Returns the order that the choices write: empty if they write nothing, null if they break a limit or do not fill the outline. */
export function orderOf(outline: Outline, filling: Filling): string | null {
  const found = spell(outline, filling, OPEN);
  return found && (found.text ?? '');
}

/** Returns the number nearest to zero that a part may write. */
function nearest({ from = 0, to = 0, step = 1 }: Outline): number {
  if (from >= 0) return from;
  return Math.min(to, from + Math.ceil(-from / step) * step);
}

/** Offsets from a place that are tried for the next one, in thousandths: beside it first. */
const BESIDE: readonly Point[] = [[2000, 0], [-2000, 0], [0, -2000], [0, 2000], [1000, 0], [-1000, 0], [0, 0]];

/** Returns a place that a part may write: beside the last one, or in the middle. */
function placeIn(part: Outline, last: Point | null): Point {
  const { low = [0, 0], high = [0, 0], near } = part;
  const from = near ? (near.of ?? last) : null;
  const middle: Point = [Math.round((low[0] + high[0]) / 2), Math.round((low[1] + high[1]) / 2)];
  if (!from) return middle;
  return BESIDE.map(([dx, dy]): Point => [from[0] + dx, from[1] + dy]).find((one) => holds(part, one, last)) ?? middle;
}

/** Returns the place that choices write last, or null. */
function lastPlace(filling: Filling | null, before: Point | null): Point | null {
  if (filling?.form === 'spot') return filling.at;
  if (filling?.form === 'any') return lastPlace(filling.part, before);
  if (filling?.form === 'all' || filling?.form === 'subset') return filling.parts.reduce<Point | null>((last, part) => lastPlace(part, last), before);
  return before;
}

/** Returns the choices that write least: nothing where that may be, otherwise the first of the parts and the smallest number. */
export function least(part: Outline, last: Point | null = null): Filling {
  const { parts = [] } = part;
  switch (part.form) {
    case 'listed':
      return { form: 'listed', at: 0 };
    case 'number':
      return { form: 'number', value: nearest(part) };
    case 'spot':
      return { form: 'spot', at: placeIn(part, last) };
    case 'all': {
      const filled: Filling[] = [];
      let place = last;
      for (const one of parts) {
        const filling = least(one, place);
        filled.push(filling);
        place = lastPlace(filling, place);
      }
      return { form: 'all', parts: filled };
    }
    case 'any': {
      const at = Math.max(0, parts.findIndex(mayBeNothing));
      const first = parts[at];
      return first ? { form: 'any', at, part: least(first, last) } : NOTHING;
    }
    case 'subset':
      return { form: 'subset', parts: parts.map((one, at) => (at < (part.least ?? 0) ? least(one, last) : null)) };
    default:
      return { form: part.form };
  }
}

/** Returns the choices with every place that must be near another one, and is not, beside it. */
export function mended(part: Outline, filling: Filling, last: Point | null = null): Filling {
  const { parts = [] } = part;
  if (filling.form === 'spot') return part.near && !holds(part, filling.at, last) ? { form: 'spot', at: placeIn(part, last) } : filling;
  if (filling.form === 'any') {
    const chosen = parts[filling.at];
    return chosen ? { ...filling, part: mended(chosen, filling.part, last) } : filling;
  }
  if (filling.form !== 'all') return filling;
  const now = [...filling.parts];
  let place = last;
  for (const at of filling.order ?? parts.map((_, nth) => nth)) {
    const [one, choice] = [parts[at], now[at]];
    if (!one || !choice) continue;
    const kept = mended(one, choice, place);
    now[at] = kept;
    place = lastPlace(kept, place);
  }
  return { ...filling, parts: now };
}

/** Returns the part and its choices at the end of a path, or null if the choices do not lead there. */
export function partAt(outline: Outline, filling: Filling, path: Path): { part: Outline; filling: Filling } | null {
  const [step, ...rest] = path;
  if (step === undefined) return { part: outline, filling };
  const part = outline.parts?.[step];
  const within = filling.form === 'any' ? (filling.at === step ? filling.part : null) : filling.form === 'all' || filling.form === 'subset' ? filling.parts[step] : null;
  return part && within ? partAt(part, within, rest) : null;
}

/** Returns the choices with those at the end of a path replaced. An `any` on the path goes over to the part that the path names. */
export function withPart(outline: Outline, filling: Filling, path: Path, to: Filling): Filling {
  const [step, ...rest] = path;
  if (step === undefined) return to;
  const part = outline.parts?.[step];
  if (!part) return filling;
  const into = (within: Filling | null | undefined): Filling => withPart(part, within ?? least(part), rest, to);
  if (filling.form === 'any') return { form: 'any', at: step, part: into(filling.at === step ? filling.part : null) };
  if (filling.form === 'all') return { ...filling, parts: filling.parts.with(step, into(filling.parts[step])) };
  if (filling.form === 'subset') return { ...filling, parts: filling.parts.with(step, into(filling.parts[step])) };
  return filling;
}

/** Counts the choices that two fillings of one part share: each option that both take, and each text, number and place within that both write. */
export function likeness(a: Filling | null, b: Filling | null): number {
  if (!a || !b || a.form !== b.form) return 0;
  if (a.form === 'all' || a.form === 'subset') return a.parts.reduce((sum, part, at) => sum + likeness(part, (b as typeof a).parts[at] ?? null), 0);
  if (a.form === 'any') return a.at === (b as typeof a).at ? 1 + likeness(a.part, (b as typeof a).part) : 0;
  return JSON.stringify(a) === JSON.stringify(b) ? 1 : 0;
}
