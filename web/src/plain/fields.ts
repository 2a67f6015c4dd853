/** The fields of a form that writes an order: one for each choice of an outline, with what may be chosen now. Pure. */
import { capital } from '../lib/sentences.ts';
import { subjects } from '../lib/outline.ts';
import type { Outline, Point } from '../lib/protocol.ts';
import { least, mended, NOTHING, orderOf, partAt, withPart, written, type Filling, type Path } from './filling.ts';

/** An option of a field. `whom` is the piece that it is about. */
export interface Option { key: string; name: string; path: Path; to: Filling; chosen: boolean; allowed: boolean; whom: string | null }
interface Common { path: Path; label: string; /** The key of the part's role. */ role: string }
/** One option of several. `within` are the fields of the option that is chosen. */
export interface ChoiceField extends Common { kind: 'choice'; options: Option[]; within: Field[] }
/** A number; `value` is null while it is not written. `low` and `high` bound what may be written now (`high` below `low`: nothing), `limit` names what it spends. */
export interface NumberField extends Common { kind: 'number'; value: number | null; from: number; to: number; step: number; per: number; low: number; high: number; limit: string | null; optional: boolean }
/** A place on the table. `near` is a disc that it must be in. */
export interface SpotField extends Common { kind: 'spot'; at: Point; low: Point; high: Point; near: { of: Point; radius: number } | null }
/** Several options of many. Each option writes the whole set with itself taken or left out; `all` takes as many as may be. */
export interface SetField extends Common { kind: 'set'; options: Option[]; least: number; most: number; all: Pick<Option, 'path' | 'to'> | null; within: Field[] }
/** Fields that belong together; `order` is their sequence where it may be changed. */
export interface GroupField extends Common { kind: 'group'; fields: Field[]; whom: string | null; order: readonly number[] | null }
export type Field = ChoiceField | NumberField | SpotField | SetField | GroupField;

/** An outline with the choices made in it. */
export interface Form { outline: Outline; filling: Filling }

/** Returns the choices with those at a path replaced. */
export function changed({ outline, filling }: Form, path: Path, to: Filling): Filling {
  return mended(outline, withPart(outline, filling, path, to));
}
function allows(form: Form, path: Path, to: Filling): boolean {
  return orderOf(form.outline, changed(form, path, to)) !== null;
}

/** Returns the piece that a part is about, if it is about one alone. */
export function whomOf(part: Outline): string | null {
  const all = subjects(part);
  return all.length === 1 ? (all[0] ?? null) : null;
}
const labelOf = ({ label, role }: Outline): string => capital(label ?? role ?? '');
/** Returns the name of a part as an option: its words, or its role for a part that has fields of its own. */
function nameOf(part: Outline): string {
  if (part.form === 'nothing') return 'None';
  if (part.form === 'text') return capital(part.label ?? part.text ?? '');
  if (part.form === 'number' || part.form === 'spot') return capital(part.role ?? part.label ?? '');
  return part.label ?? part.role ? capital(part.label ?? part.role ?? '') : (whomOf(part) ?? capital((part.prefix ?? '').trim()));
}

/** An option before its name is made plain. `spelled` tells it from options of the same name. */
interface Raw extends Omit<Option, 'allowed'> { spelled: string }

/** Returns the choices with which a part begins when it is taken: the least, but of a subset as much as may be, as every weapon that bears. */
function begun(form: Form, path: Path, part: Outline): Filling {
  const parts = part.parts ?? [];
  if (part.form !== 'subset') return least(part);
  let chosen: readonly (Filling | null)[] = parts.map(() => null);
  for (const [at, one] of parts.entries()) {
    const more = chosen.with(at, least(one));
    const many = more.filter((choice) => choice !== null).length;
    if (many <= (part.most ?? parts.length) && (many < (part.least ?? 0) || allows(form, path, { form: 'subset', parts: more }))) chosen = more;
  }
  return { form: 'subset', parts: chosen };
}

/** Lists the options of an `any`: its parts, and each text of a list among them. */
function optionsIn(form: Form, path: Path, part: Outline, filling: Filling): Option[] {
  const at = filling.form === 'any' ? filling.at : -1;
  const within = filling.form === 'any' ? filling.part : null;
  const raw = (part.parts ?? []).flatMap((one, nth): Raw[] => {
    const [key, whom] = [`${nth}`, whomOf(one)];
    if (one.form !== 'listed') return [{ key, name: nameOf(one), path: [...path, nth], to: nth === at && within ? within : begun(form, [...path, nth], one), chosen: nth === at, whom, spelled: one.text ?? `${one.prefix ?? ''}${one.suffix ?? ''}`.trim() }];
    return (one.texts ?? []).map((text, word): Raw => ({ key: `${nth} ${word}`, name: capital(text), path: [...path, nth], to: { form: 'listed', at: word }, chosen: nth === at && within?.form === 'listed' && within.at === word, whom, spelled: `${one.prefix ?? ''}${text}` }));
  });
  const twice = (name: string, whom: string | null): boolean => raw.filter((one) => one.name === name && one.whom === whom).length > 1;
  return raw.map(({ spelled, ...one }) => ({ ...one, name: spelled && twice(one.name, one.whom) ? capital(spelled) : one.name, allowed: one.chosen || allows(form, one.path, one.to) }));
}

/** Returns the numbers that a part may write now: its own range, or less where a limit is shared. */
function rangeOf(form: Form, path: Path, { from = 0, to = 0, step = 1, spends }: Outline): { low: number; high: number } {
  if (spends === undefined) return { low: from, high: to };
  const open: number[] = [];
  for (let value = from; value <= to; value += step) if (allows(form, path, { form: 'number', value })) open.push(value);
  return { low: open[0] ?? from, high: open.at(-1) ?? from - step };
}

function numberField(form: Form, path: Path, part: Outline, value: number | null, optional: boolean): NumberField {
  const { from = 0, to = 0, step = 1, per = 1, spends = null } = part;
  return { kind: 'number', path, label: labelOf(part), role: part.role ?? '', value, from, to, step, per, ...rangeOf(form, path, part), limit: spends, optional };
}

/** Returns the place of the only part of a form that an `any` may leave out, and of nothing: they are one field, which may be empty. */
function loneOf({ form, parts = [] }: Outline, lone: 'number' | 'subset'): { at: number; none: number } | null {
  if (form !== 'any' || parts.length !== 2) return null;
  const [at, none] = [parts.findIndex((one) => one.form === lone), parts.findIndex((one) => one.form === 'nothing')];
  return at >= 0 && none >= 0 ? { at, none } : null;
}

/** Returns the disc in which a place must be: around the place that the outline names, or that was written last. */
function discOf(part: Outline, last: Point | null): SpotField['near'] {
  const of = part.near?.of ?? last;
  return part.near && of ? { of, radius: part.near.radius } : null;
}

/** Returns words for a part that has none: those of the only part that it may leave out, or the roles of its parts. */
function alternatives({ parts = [] }: Outline): string {
  const written = parts.filter(({ form }) => form !== 'nothing');
  const [only] = written;
  if (written.length === 1 && only) return only.label ?? only.role ?? '';
  return [...new Set(written.map(({ role }) => role ?? ''))].filter(Boolean).join(' or ');
}

/** Returns fields without the heading that the chosen option says already. */
function untitled(fields: Field[], options: readonly Option[]): Field[] {
  const said = options.find(({ chosen }) => chosen)?.name;
  return fields.map((field) => (field.kind === 'group' && (field.label === said || field.label === '') ? { ...field, label: '', whom: null } : field));
}

class Maker {
  readonly #form: Form;
  /** The place written last. */
  #last: Point | null = null;

  constructor(form: Form) {
    this.#form = form;
  }

  fields(path: Path, part: Outline, filling: Filling, around = ''): Field[] {
    const role = part.role ?? around;
    const common = { path, label: labelOf(part), role };
    switch (filling.form) {
      case 'number':
        return [numberField(this.#form, path, part, filling.value, false)];
      case 'listed': {
        const options = (part.texts ?? []).map((text, at): Option => ({ key: `${at}`, name: capital(text), path, to: { form: 'listed', at }, chosen: at === filling.at, allowed: at === filling.at || allows(this.#form, path, { form: 'listed', at }), whom: null }));
        return [{ kind: 'choice', ...common, options, within: [] }];
      }
      case 'spot': {
        const near = discOf(part, this.#last);
        this.#last = filling.at;
        return [{ kind: 'spot', ...common, at: filling.at, low: part.low ?? [0, 0], high: part.high ?? [0, 0], near }];
      }
      case 'any':
        return this.#any(path, part, filling, role);
      case 'all':
        return this.#all(path, part, filling, role);
      case 'subset': {
        return [this.#set(path, part, filling.parts, role, null)];
      }
      default:
        return [];
    }
  }

  /** Returns the field of a subset. `none` is the part beside it that writes nothing, if it may be left out whole. */
  #set(path: Path, part: Outline, chosen: readonly (Filling | null)[], role: string, none: Path | null): SetField {
    const parts = part.parts ?? [];
    const options = parts.map((one, at): Option => {
      const parts = chosen.with(at, chosen[at] ? null : least(one));
      const empty = none !== null && parts.every((choice) => choice === null);
      const [to, where]: [Filling, Path] = empty ? [NOTHING, none] : [{ form: 'subset', parts }, path];
      return { key: `${at}`, name: nameOf(one), path: where, to, chosen: !!chosen[at], allowed: allows(this.#form, where, to), whom: whomOf(one) };
    });
    const within = parts.flatMap((one, at) => (chosen[at] ? this.fields([...path, at], one, chosen[at], role) : []));
    const all = begun(this.#form, path, part);
    const more = all.form === 'subset' && parts.length > 1 && all.parts.filter(Boolean).length > chosen.filter(Boolean).length;
    return { kind: 'set', path, label: labelOf(part), role: part.role ?? role, options, least: none ? 0 : (part.least ?? 0), most: part.most ?? parts.length, all: more ? { path, to: all } : null, within };
  }

  #any(path: Path, part: Outline, filling: Filling & { form: 'any' }, role: string): Field[] {
    const some = loneOf(part, 'subset');
    const subset = some && part.parts?.[some.at];
    if (some && subset) return [this.#set([...path, some.at], subset, filling.part.form === 'subset' ? filling.part.parts : (subset.parts ?? []).map(() => null), role, [...path, some.none])];
    const lone = loneOf(part, 'number');
    const number = lone && part.parts?.[lone.at];
    if (lone && number) return [numberField(this.#form, [...path, lone.at], number, filling.part.form === 'number' ? filling.part.value : null, true)];
    const chosen = part.parts?.[filling.at];
    /* The texts of a list are options of the field itself. */
    const within = chosen && chosen.form !== 'listed' ? this.fields([...path, filling.at], chosen, filling.part, role) : [];
    const options = optionsIn(this.#form, path, part, filling);
    if (options.length === 1) return within;
    return [{ kind: 'choice', path, label: capital(part.label ?? part.role ?? alternatives(part)), role, options, within: untitled(within, options) }];
  }

  #all(path: Path, part: Outline, filling: Filling & { form: 'all' }, role: string): Field[] {
    const parts = part.parts ?? [];
    const order = part['any-order'] && parts.length > 1 ? (filling.order ?? parts.map((_, at) => at)) : null;
    const made = (order ?? parts.map((_, at) => at)).map((at): Field[] => {
      const [one, choice] = [parts[at], filling.parts[at]];
      if (!one || !choice) return [];
      const fields = this.fields([...path, at], one, choice, role);
      const alone = fields.length === 1 && fields[0]?.kind === 'group';
      /* Parts that may change their sequence are shown each as one, even without fields. */
      if (order && !alone) return [{ kind: 'group', path: [...path, at], label: labelOf(one), role: one.role ?? role, fields, whom: whomOf(one), order: null }];
      return fields;
    });
    const fields = made.flat();
    if (fields.length === 0) return [];
    return [{ kind: 'group', path, label: labelOf(part), role, fields, whom: whomOf(part), order }];
  }
}

/** Returns the fields of a form. */
export function fieldsOf(form: Form): Field[] {
  return new Maker(form).fields([], form.outline, form.filling);
}

/** A part of an order for one piece: its place in the outline, and what is written of it. */
export interface Share { piece: string; path: Path; text: string }

/** Returns the parts of an order that may be divided by pieces. */
const divided = ({ outline }: Form): readonly Outline[] => (outline.form === 'all' && !outline['any-order'] ? (outline.parts ?? []) : []);

/** Lists the parts of an order for several pieces, one a piece; empty if the order is not divided so. Parts about no piece, such as a call, belong to all. */
export function sharesOf(form: Form): Share[] {
  const { filling } = form;
  const parts = divided(form);
  const shares = parts.flatMap((part, at): Share[] => {
    const piece = whomOf(part);
    const choice = filling.form === 'all' ? filling.parts[at] : undefined;
    return piece !== null && choice ? [{ piece, path: [at], text: (orderOf(part, choice) ?? '').replace(part.prefix ?? '', '').replace(`${piece}: `, '').replace(`${piece} `, '') }] : [];
  });
  const about = parts.filter((part) => subjects(part).length > 0).length;
  return shares.length === about && shares.length > 1 ? shares : [];
}

/** Returns the fields of the parts that are about no piece. */
export function commonFields(form: Form): Field[] {
  return divided(form).flatMap((part, at) => (subjects(part).length === 0 ? fieldsAt(form, [at]) : []));
}

/** Returns the fields of one part of a form. */
export function fieldsAt(form: Form, path: Path): Field[] {
  const found = partAt(form.outline, form.filling, path);
  return found ? new Maker(form).fields(path, found.part, found.filling) : [];
}

/** Lists all fields of a form, the inner ones after those they are in. */
export function flat(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => [field, ...(field.kind === 'group' ? flat(field.fields) : field.kind === 'choice' || field.kind === 'set' ? flat(field.within) : [])]);
}

/** Returns the next value of a number field, or null for none: below the lowest an optional number is not written. */
export function stepped({ value, low, high, step, optional }: NumberField, by: 1 | -1): number | null {
  if (value === null) return by < 0 || high < low ? null : low < 0 && high > 0 ? Math.min(high, step) : low;
  const next = value + by * step;
  if (next < low) return optional ? null : value;
  return Math.min(next, high);
}

/** Returns the choices of a number field: a value on its steps within its bounds, or nothing. */
export function numbered({ low, high, from, step, path }: NumberField, value: number | null): { path: Path; to: Filling } {
  if (value === null) return { path: path.slice(0, -1), to: NOTHING };
  const kept = Math.max(low, Math.min(high, value));
  return { path, to: { form: 'number', value: from + Math.round((kept - from) / step) * step } };
}

/** Returns the range of a number field in words. */
export function rangeWords({ low, high, per, limit }: NumberField): string {
  if (high < low) return limit === null ? 'none' : `no ${limit} left`;
  const range = low === high ? `only ${written(low, per)}` : `${written(low, per)} to ${written(high, per)}`;
  return limit === null ? range : `${range} with the ${limit} left`;
}

const names = (text: string, piece: string): boolean => text.split(/[\s,]+/).includes(piece);

/** A change of a form that is chosen by a press on a piece. */
export type Aim = Pick<Option, 'path' | 'to' | 'name' | 'whom'>;

/** Lists the changes that a press on a piece may make, and `null` for one that is made already: options about the piece, options that name it, and all of
    a set that names it. Of a set's options only those about the piece count: another code in it is that of a weapon. */
export function aimsAt(fields: readonly Field[], piece: string): (Aim | null)[] {
  const all = flat(fields);
  const open = (option: Option): (Aim | null)[] => (option.chosen ? [null] : option.allowed ? [option] : []);
  const options = (test: (field: Field, option: Option) => boolean): (Aim | null)[] => all.flatMap((field) => (field.kind === 'choice' || field.kind === 'set' ? field.options.filter((one) => test(field, one)).flatMap(open) : []));
  const sets = all.flatMap((field): (Aim | null)[] => (field.kind === 'set' && names(field.label, piece) ? [field.all && { ...field.all, name: `${field.label}: all`, whom: null }] : []));
  return [...options((_, one) => one.whom === piece), ...options((field, one) => field.kind === 'choice' && one.whom !== piece && names(one.name, piece)), ...sets];
}
