/** An order being written in the form of its outline: the choices, the order as text, and its consequences. The referee says what is legal. */
import type { Body } from '../board/labels.ts';
import { spoken } from '../lib/called.ts';
import { around, nearestByHeading, nearestByPlace } from '../lib/pick.ts';
import type { Odds } from '../lib/odds.ts';
import { subjects } from '../lib/outline.ts';
import type { Outline, Piece, Point, View } from '../lib/protocol.ts';
import { SeatDesk, type Referee } from '../lib/referee.ts';
import { stands } from '../lib/film.ts';
import { SeatPlot } from '../games/seat-plot.svelte.ts';
import { chancesIn, foreseenIn, hexed, leaversIn, movesIn, offersIn, threatsIn, type Offer } from './aids.ts';
import { aimsAt, changed, commonFields, fieldsAt, fieldsOf, flat, numbered, sharesOf, whomOf, type Aim, type Field, type Form, type NumberField, type Option, type SpotField } from './fields.ts';
import { least, likeness, orderOf, partAt, type Filling, type Path } from './filling.ts';
import { pressed } from './keys.ts';
import { fillingOf, looseFillingOf } from './matching.ts';

/** The order of a seat that writes nothing. */
const IDLE = 'idle';
/** The most pieces whose reach is asked for when an order names none. */
const ASKED = 24;
/** The longest order that stands on the button which gives it. */
const SHORT = 22;
const EMPTY: Outline = { form: 'nothing' };

type Desk = SeatDesk<View, unknown, unknown, unknown>;
/** An offered action with a place. */
export type Placed = Offer & { end: Point };

export class PlainPlot extends SeatPlot<View, Desk> {
  readonly #referee: Referee;
  readonly #battle: number;
  outline = $state.raw<Outline>(EMPTY);
  filling = $state.raw<Filling>({ form: 'nothing' });
  /** A legal order that the form writes otherwise or not at all: it holds as it was typed. */
  beside = $state.raw<string | null>(null);
  /** `true` if the form does not show the order that holds. */
  unshown = $state(false);
  offers = $state.raw<Record<string, Offer[]>>({});
  threats = $state.raw<ReadonlyMap<string, string[]>>(new Map());
  preview = $state.raw<unknown>(null);
  /** The piece whose part of the order is shown. */
  selected = $state<string | null>(null);
  /** The referee's question. */
  question = $state('');
  /** The seats that are asked now. */
  asked = $state.raw<number[]>([]);

  constructor(referee: Referee, battle: number, seat: number) {
    super(new SeatDesk(referee, battle, seat), seat);
    this.#referee = referee;
    this.#battle = battle;
  }

  readonly form: Form = $derived({ outline: this.outline, filling: this.filling });
  text = $derived(this.beside ?? (orderOf(this.outline, this.filling) || IDLE));
  /** The parts of the order for several pieces. */
  shares = $derived(sharesOf(this.form));
  /** The part that is shown: of the selected piece, or the whole order. */
  share = $derived(this.shares.find(({ piece }) => piece === this.selected) ?? this.shares[0] ?? null);
  /** The fields that belong to no piece, beside those of the part that is shown. */
  common: Field[] = $derived(this.share ? commonFields(this.form) : []);
  fields: Field[] = $derived(this.share ? [...fieldsAt(this.form, this.share.path), ...this.common] : fieldsOf(this.form));
  spots: SpotField[] = $derived(flat(this.fields).filter((field): field is SpotField => field.kind === 'spot'));
  moves = $derived(this.view ? movesIn(this.preview, this.view) : []);
  chances = $derived(chancesIn(this.preview));
  foreseen = $derived(foreseenIn(this.preview));
  /** The pieces that the order takes off the table. */
  leavers = $derived(leaversIn(this.preview));
  alarm = $derived(this.leavers.length > 0);
  /** Own pieces that the order is about, then all others. */
  own: Piece[] = $derived((this.view?.pieces ?? []).filter((piece) => piece.seat === this.seat && stands(piece)));
  held = $derived(this.selected);
  /** The referee's question, without its example for people who type. */
  ask: string | null = $derived(this.question === '' ? null : spoken(this.question.replace(/[,:]? such as [^.;]*/, '').replace(/; or \w+(?=\.$)/, ''), this.called));
  moved = $derived(this.moves.filter(({ launched }) => !launched).map(({ name }) => name));
  ghosts: Body[] = $derived(
    this.moves.flatMap(({ name, path, heading, launched }): Body[] => {
      const end = path.at(-1);
      const piece = this.piece(name) ?? this.own[0];
      if (!end || !piece) return [];
      const at = { x: end[0], y: end[1], heading: heading ?? piece.heading };
      if (launched) return [{ ...at, side: piece.side, name: `${name}+`, kind: 'missile', radius: piece.radius / 2 }];
      return [{ ...piece, ...at, name: `${name}+` }];
    }),
  );
  /** The places of the form, of which the names of pieces keep clear. */
  shades: Body[] = $derived(this.spots.map(({ at: [x, y] }, nth) => ({ name: `place ${nth}`, kind: 'missile', side: this.own[0]?.side ?? this.seat, x, y, heading: 0, radius: 0 })));
  /** `true` if this seat alone is asked: its order is carried out at once. */
  alone = $derived(this.asked.length === 1);
  /** The words of the option that is the whole order, if it is one without fields. */
  #said = $derived.by(() => {
    const [field, ...others] = this.fields;
    const chosen = field?.kind === 'choice' && others.length === 0 && field.within.length === 0 && this.share === null ? field.options.find((one) => one.chosen) : undefined;
    return this.beside === null && chosen?.whom === null && chosen.name.length <= SHORT ? spoken(chosen.name, this.called) : null;
  });
  act = $derived.by(() => {
    if (this.text === IDLE) return this.alone ? 'Do nothing' : 'Seal: no order';
    if (!this.alone) return '';
    if (this.#said !== null) return `Give: ${this.#said}`;
    return this.text.length <= SHORT ? `Give: ${this.text}` : 'Give order';
  });

  async begin(order: string): Promise<void> {
    const [view, outline, status] = await Promise.all([this.desk.view(), this.desk.outline(), this.#referee.call('status', { battle: this.#battle })]);
    [this.view, this.outline, this.asked, this.question] = [view, outline, status.demand, status.ask];
    this.filling = least(outline);
    await this.adopt(order);
    this.selected = this.shares[0]?.piece ?? this.#chosen() ?? this.#reached()[0] ?? null;
    this.typed = this.text;
    await this.#aid();
    this.settle();
  }

  /** Returns the own piece that the order is about, as far as its options tell. */
  #chosen(): string | null {
    const choices = flat(this.fields).flatMap((field) => (field.kind === 'choice' ? field.options.filter(({ chosen }) => chosen) : []));
    return choices.map((one) => this.#ownIn(one)).find((one) => one !== null) ?? null;
  }

  /** The own pieces whose reach is asked for: those of the outline, or all that stand if it names none. */
  #reached(): string[] {
    const named = subjects(this.outline);
    return (named.length > 0 ? named : this.own.map(({ name }) => name)).slice(0, ASKED);
  }

  /** Asks for the reach of each piece and for threats. A game without aids refuses, and the form stands alone. */
  async #aid(): Promise<void> {
    const hexes = this.view !== null && hexed(this.view);
    const offers: Record<string, Offer[]> = {};
    for (const piece of this.#reached()) {
      const reach = await this.desk.reach(piece).catch(() => null);
      const found = offersIn(reach, hexes);
      if (found.length > 0) offers[piece] = found;
    }
    this.offers = offers;
    if (this.selected === null || this.shares.length === 0) this.selected = this.shares[0]?.piece ?? this.#chosen() ?? Object.keys(offers)[0] ?? this.selected;
    this.threats = threatsIn(await this.desk.threats().catch(() => null));
    await this.look();
  }

  piece(name: string | null): Piece | null {
    return this.view?.pieces.find((piece) => piece.name === name) ?? null;
  }

  /** Replaces the choices at a path. A drag calls this often; undo knows only changes with `settle`. */
  choose(path: Path, to: Filling, said = '', settle = true): void {
    const filling = changed(this.form, path, to);
    const order = orderOf(this.outline, filling);
    if (order === null) {
      this.said = 'That takes more than is left.';
      return;
    }
    if (this.beside === null && (order || IDLE) === this.text) {
      this.filling = filling;
      return;
    }
    if (settle) this.rememberOnce(path.join());
    [this.filling, this.beside] = [filling, null];
    this.changed();
    if (!settle) return;
    this.said = `${said ? `${said}. ` : ''}The order is now: ${this.text}.`;
    this.settle();
  }
  /** Returns the odds of an option, if it writes an attack whose odds reach tells. */
  oddsOf({ path, to }: Option): Odds | null {
    const order = orderOf(this.outline, changed(this.form, path, to));
    return this.#attacks.find(({ text }) => text === order)?.odds ?? null;
  }
  #attacks = $derived(Object.values(this.offers).flat().filter(({ odds }) => odds !== null));
  /** Returns the own piece that an option is about or names. */
  #ownIn({ whom, name }: Aim): string | null {
    return [...(whom === null ? [] : [whom]), ...name.split(/[\s,]+/)].find((one) => this.piece(one)?.seat === this.seat) ?? null;
  }
  take(option: Aim): void {
    this.selected = this.#ownIn(option) ?? this.selected;
    this.choose(option.path, option.to, option.name);
  }
  /** Writes a number, or nothing in its place. */
  number(field: NumberField, value: number | null): void {
    const { path, to } = numbered(field, value);
    /* Nothing in place of an optional number is another part of the `any` around it. */
    if (value === null) this.#leave(field);
    else this.choose(path, to, field.label);
  }
  #leave({ path, label }: NumberField): void {
    const around = path.slice(0, -1);
    const none: Path = [...around, 1 - (path.at(-1) ?? 0)];
    this.choose(none, { form: 'nothing' }, `${label}: none`);
  }
  /** Moves a part of a free sequence one place ahead. */
  ahead(path: Path, order: readonly number[], at: number): void {
    const now = [...order];
    const [part] = now.splice(at, 1);
    const found = partAt(this.outline, this.filling, path)?.filling;
    if (part === undefined || at === 0 || found?.form !== 'all') return;
    now.splice(at - 1, 0, part);
    this.choose(path, { ...found, order: now }, 'Earlier');
  }

  /** Selects a piece, and an option about it if there is one. */
  pick(name: string): void {
    const piece = this.piece(name);
    if (this.shares.some((one) => one.piece === name)) {
      this.selected = name;
      this.said = `${this.named(name)}: ${this.shares.find((one) => one.piece === name)?.text || 'nothing yet'}.`;
      return;
    }
    if (piece?.seat === this.seat) this.selected = name;
    const option = aimsAt(this.fields, name).find((one) => one !== null);
    if (option) this.take(option);
  }
  /** Selects the next piece of the order in either direction. */
  walk(by: 1 | -1): boolean {
    const names = this.shares.length > 0 ? this.shares.map(({ piece }) => piece) : Object.keys(this.offers);
    const next = around(names, names.indexOf(this.selected ?? ''), by);
    if (next === undefined) return false;
    this.selected = next;
    this.said = `${this.named(next)}: ${this.shares.find(({ piece }) => piece === next)?.text || 'nothing yet'}.`;
    return true;
  }

  /** The piece that stands for what is selected: the piece itself, or the first of an element. */
  body: Piece | null = $derived(this.piece(this.selected) ?? this.own.find((piece) => piece.element !== undefined && piece.element === this.selected) ?? null);
  /** The actions of the selected piece that end at a place. */
  placed: Placed[] = $derived((this.offers[this.selected ?? ''] ?? []).filter((one): one is Placed => one.end !== null));
  /** Gives the selected piece the action that ends nearest to a place. */
  drag([x, y]: Point, settle = false): void {
    const piece = this.body;
    const far = piece ? this.placed.filter(({ end }) => end[0] !== piece.x || end[1] !== piece.y) : this.placed;
    const found = nearestByPlace(far.map((one) => ({ ...one, x: one.end[0], y: one.end[1] })), x, y);
    if (found) this.offer(this.#kept(far.filter(({ end }) => end[0] === found.end[0] && end[1] === found.end[1]), found), settle);
  }
  /** The actions that turn the selected piece where it stands. */
  turns = $derived.by(() => {
    const piece = this.body;
    return piece ? this.placed.filter(({ end, heading }) => heading !== null && end[0] === piece.x && end[1] === piece.y) : [];
  });
  /** Gives the selected piece the turn nearest to a bearing. */
  turn(bearing: number, settle = false): void {
    const found = nearestByHeading(this.turns.map((one) => ({ ...one, heading: one.heading ?? 0 })), bearing);
    if (found) this.offer(this.#kept(this.turns.filter(({ heading }) => heading === found.heading), found), settle);
  }
  /** Returns the text of the action, of several that end alike, that keeps most of what is chosen: a ship that is dragged fires as before. */
  #kept(alike: readonly Placed[], first: Placed): string {
    const of = this.share ?? null;
    const now = of && partAt(this.outline, this.filling, of.path);
    if (!now || alike.length < 2) return first.text;
    const like = ({ text }: Placed): number => {
      const filling = this.#partOf(now.part, text);
      return filling ? likeness(now.filling, filling) : -1;
    };
    return alike.reduce((best, one) => (like(one) > like(best) ? one : best), first).text;
  }
  /** Returns the choices that write an action as a part of the order. */
  #partOf(part: Outline, text: string): Filling | null {
    return text === '' ? least(part) : (fillingOf(part, text) ?? fillingOf(part, `${part.prefix ?? ''}${text}`));
  }
  /** Writes an offered action: as a whole order, or as the part of the selected piece. */
  offer(text: string, settle = true): void {
    const { parts = [], form } = this.outline;
    const at = form === 'all' ? parts.findIndex((part) => whomOf(part) === this.selected) : -1;
    const part = parts[at];
    const filling = part && this.#partOf(part, text);
    if (filling) return this.choose([at], filling, '', settle);
    const whole = fillingOf(this.outline, text);
    if (whole) this.choose([], whole, '', settle);
  }
  /** Ends a drag: undo returns to the order before it. */
  drop(): void {
    this.said = `The order is now: ${this.text}.`;
    this.settle();
  }

  key(key: string): boolean {
    return pressed(this, key);
  }

  protected settle(): void {
    this.places = [...this.moves.map(({ path }) => path.at(-1)).filter((one) => one !== undefined), ...this.spots.map(({ at }) => at)];
  }

  /** Replaces the choices by those of an order. One that the form cannot show holds as it is. */
  protected async adopt(order: string): Promise<void> {
    const filling = await this.#filled(order);
    const loose = filling ? null : looseFillingOf(this.outline, order);
    this.filling = filling ?? loose ?? this.filling;
    this.beside = filling ? null : order;
    this.unshown = !filling && !loose;
    await this.look();
  }
  async #filled(order: string): Promise<Filling | null> {
    const found = fillingOf(this.outline, order);
    if (found) return found;
    try {
      const read = await this.read(order);
      const said = fillingOf(this.outline, read.order);
      return said ?? (order === IDLE || read.refused.length > 0 ? least(this.outline) : null);
    } catch {
      return least(this.outline);
    }
  }

  protected override async look(): Promise<void> {
    const order = this.text;
    const preview = await this.desk.preview(order).catch(() => null);
    if (order === this.text) this.preview = preview;
  }
}
