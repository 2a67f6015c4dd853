/** One decision of Talon of any kind: what the referee tells of it, the order as written, what is proposed, and what may follow. */
import type { Body } from '../../board/labels.ts';
import { centre } from '../../board/hexes.ts';
import { awayFrom, nearestFoe } from '../../lib/film.ts';
import { meanwhile } from '../../lib/meanwhile.ts';
import type { Point, Reading, View } from '../../lib/protocol.ts';
import type { Referee } from '../../lib/referee.ts';
import { SeatPlot } from '../seat-plot.svelte.ts';
import { inPlay, isMissile, ships, type Missile, type Ship, type TalonView } from './facts.ts';
import { ahead, sameTurn, type Ahead } from './foresight.ts';
import { readVolley, statements, volleyText, type Volley } from './notation.ts';
import { answers, Desk, moves, purchases, type Answer, type Barred, type Battery, type Move, type Offer, type Preview, type Threats } from './offers.ts';
import { actOf, askOf } from './wording.ts';
import { bestShots, keepStanding, plainMove, plainPurchase, standingOf, type Sea, type Standing } from './plans.ts';

/** The distance up to which an enemy is kept in sight while a ship moves, in thousandths of an inch. */
const NEAR = 5_500;
/** With more moves by afterburners than this, a player is asked without a look at where they lead. */
const MOST_BURNS = 12;

export abstract class TalonOrder extends SeatPlot<TalonView, Desk> {
  offers = $state.raw<Record<string, Offer>>({});
  /** The position after the purchases as written, if moves of the same turn follow them. */
  next = $state.raw<Ahead | null>(null);
  /** The position after everything written, if it does not depend on dice. */
  after = $state.raw<Ahead | null>(null);
  /** Own pieces that may be given an order. */
  units = $state.raw<string[]>([]);
  threats = $state.raw<Threats | null>(null);
  /** The order as written, statement by statement, without moves. */
  chosen = $state.raw<string[]>([]);
  /** The moves as written, one for each piece. */
  flown = $state.raw<string[]>([]);
  /** `true` if the plan covers the moves after the purchases too. */
  goes = $state(false);
  /** The order if nothing is written; null if an order must be written. */
  blank = $state.raw<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** The own piece in hand. */
  selected = $state<string | null>(null);
  /** The weapon group in hand. */
  group = $state<number | null>(null);
  /** A ship that is looked at as well. */
  eyed = $state<string | null>(null);
  standing = $state.raw<Standing>({ afterburners: 'near', power: false });
  /** `true` if the order is given without asking: the player's standing wish. */
  onward = $state(false);
  readonly #referee: Referee;
  readonly #battle: number;

  constructor(referee: Referee, battle: number, seat: number) {
    super(new Desk(referee, battle, seat), seat);
    [this.#referee, this.#battle] = [referee, battle];
    this.standing = standingOf(battle, seat);
  }

  phase = $derived(this.view?.phase ?? '');
  fleet = $derived(ships(this.view));
  missiles = $derived((this.view?.pieces ?? []).filter(isMissile));
  /** The moves that pieces may be given in this decision or right after it. */
  flights = $derived<Record<string, Offer>>(this.phase === 'move' ? this.offers : (this.next?.offers ?? {}));
  /** `true` if moves are planned here. */
  flies = $derived(Object.keys(this.flights).length > 0);
  text = $derived.by((): string => {
    const bought = this.chosen.join('; ');
    if (this.phase !== 'move' && this.phase !== 'power') return bought || (this.blank ?? 'idle');
    return [bought || (this.phase === 'power' && this.flown.length > 0 ? 'done' : ''), ...this.flown].filter(Boolean).join('; ') || (this.blank ?? 'idle');
  });
  /** The orders one after the other. The last ends the step, unless it has ended by itself. */
  sequence = $derived.by((): string[] => {
    const end = this.flown.some((one) => / launch /.test(one)) ? [] : ['done'];
    if (this.phase === 'power') return [this.chosen.join('; ') || (this.blank ?? 'done'), ...this.flown, ...(this.goes ? end : [])];
    if (this.phase === 'move' && this.flown.length > 0) return [...this.flown, ...end];
    if (this.phase === 'fire' && this.chosen.length > 0) return [...this.chosen, 'done'];
    return [this.text];
  });
  /** Returns `true` if the next order of the sequence still belongs to the turn it was written for. */
  get follows(): (view: View, order: string) => boolean {
    const [view, step] = [this.view, this.phase === 'power' ? 'move' : this.phase];
    return (now, order) => sameTurn(view, now as TalonView) && (order !== 'done' || now.phase === step);
  }
  offer = $derived<Offer | null>((this.selected && this.offers[this.selected]) || null);
  flight = $derived<Offer | null>((this.selected && this.flights[this.selected]) || null);
  steps = $derived<Move[]>(moves(this.flight));
  /** Closed moves, if the ship has a move of its own and not only an afterburner's. */
  barred = $derived<Barred[]>(this.steps.some((one) => !one.afterburner && one.kind !== 'launch') ? (this.flight?.barred ?? []) : []);
  move = $derived<Move | null>(this.steps.find((one) => this.flown.includes(one.text)) ?? null);
  /** The planned move of every piece that has one. */
  planned = $derived<{ name: string; move: Move }[]>(Object.entries(this.flights).flatMap(([name, offer]) => moves(offer).filter((one) => this.flown.includes(one.text)).map((move) => ({ name, move }))));
  volleys = $derived<Volley[]>(this.phase === 'fire' ? this.chosen.flatMap((one) => readVolley(one) ?? []) : []);
  volley = $derived<Volley | null>(this.volleys.find((one) => one.piece === this.selected && one.group === this.group) ?? null);
  battery = $derived<Battery | null>(this.offer?.groups?.find((one) => one.number === this.group) ?? null);
  /** The weapons that the order fires. */
  firing = $derived(this.volleys.reduce((sum, one) => sum + (this.batteryOf(one.piece, one.group)?.weapons ?? 0), 0));
  /** Every answer once: both ships of the pair may offer the same one. */
  answers = $derived<Answer[]>([...new Map(Object.values(this.offers).flatMap(answers).map((one) => [one.text, one])).values()]);
  override get blocked(): boolean {
    return super.blocked || (this.chosen.length + this.flown.length === 0 && this.blank === null);
  }
  moved = $derived(this.planned.filter(({ move }) => move.kind !== 'launch').map(({ name }) => name));
  ghosts = $derived.by((): Body[] =>
    this.planned.flatMap(({ name, move }) => {
      const piece = this.piece(name);
      if (!piece || move.leaves) return [];
      const [x, y] = centre(move.hex);
      return [{ ...piece, name: `${name}+`, x, y, hex: move.hex }];
    }),
  );
  focus = $derived.by((): Point[] | null => {
    const piece = this.piece(this.selected);
    if (!piece || (!this.flies && this.phase !== 'fire')) return null;
    const at: Point = [piece.x, piece.y];
    const [away, foe] = [awayFrom(piece), nearestFoe(this.fleet, piece)];
    const near = this.fleet.filter((one) => one.where === 'table' && (one === foe || away(one) < NEAR));
    if (this.phase === 'fire') return [at, ...near.map((one): Point => [one.x, one.y])];
    return [at, ...near.map((one): Point => [one.x, one.y]), ...this.steps.filter((one) => !one.leaves).map((one) => centre(one.hex))];
  });
  act = $derived(actOf(this));
  /** `true` if nothing but an afterburner may move a ship now. */
  get burns(): boolean {
    return this.flies && Object.values(this.flights).every((offer) => moves(offer).every((one) => one.afterburner));
  }
  /** `true` if the decision is about afterburners alone, and may be left to a standing wish. */
  get idles(): boolean {
    return this.phase === 'move' && this.blank !== null && this.burns;
  }
  heading = $derived(this.view?.impulse ? `Impulse ${this.view.impulse}` : 'Power phase');
  ask = $derived(askOf(this));
  doubt = $derived.by(() => {
    const gone = this.planned.filter(({ move }) => move.leaves).map(({ name }) => name);
    return gone.length > 0 ? { text: `${gone.join(' and ')} leaves the map and does not come back. Press again to confirm.` } : null;
  });

  async begin(order: string): Promise<void> {
    this.view = await this.desk.view();
    this.threats = await this.desk.threats();
    const named = await this.desk.units();
    const own = (this.view.pieces ?? []).filter((one) => one.seat === this.seat && (one.where === 'table' || one.where === 'aboard')).map((one) => one.name);
    const asked = named.length > 0 ? named.filter((name) => this.#known(name)) : own;
    const offers: Record<string, Offer> = {};
    for (const name of asked) offers[name] = await this.desk.reach(name);
    this.offers = offers;
    const { order: idle, refused } = await this.desk.read(this.phase === 'speeds' ? 'idle' : 'done');
    this.blank = refused.length > 0 || this.view.question ? null : idle;
    await this.#foresee(order === 'idle' ? 'done' : order);
    this.units = [...new Set([...asked, ...Object.keys(this.flights)])].filter((name) => !this.#empty(offers[name]) || this.flights[name]);
    if (order === 'idle') this.#propose();
    else await this.adopt(order);
    const [shot] = this.volleys;
    this.selected = this.#writer() ?? shot?.piece ?? this.units.find((name) => this.must(name)) ?? this.units[0] ?? null;
    this.take();
    this.typed = this.text;
    this.settle();
    this.onward = order === 'idle' && (this.phase === 'power' ? this.standing.power && !this.units.some((name) => this.must(name)) : this.idles) && !(await this.#burning());
    meanwhile(this.look());
  }
  /** Returns `true` if an afterburner is worth a question: by the player's wish, or if either side may fire from here or from where it leads. */
  async #burning(): Promise<boolean> {
    const { afterburners } = this.standing;
    if (!this.flies || afterburners !== 'near') return this.flies && afterburners === 'always';
    const bought = this.phase === 'power' ? [this.blank ?? 'done'] : [];
    const burns = Object.values(this.flights).flatMap((offer) => moves(offer)).map((one) => [...bought, one.text]);
    if (burns.length > MOST_BURNS) return true;
    for (const orders of [bought, ...burns]) {
      const there = await ahead(this.#referee, this.#battle, this.seat, orders);
      if (!there || there.bears.length + there.against.length > 0) return true;
    }
    return false;
  }
  /** Writes what is proposed, for the player to change. */
  #propose(): void {
    const { phase } = this;
    if (phase === 'power' && !this.view?.turning) this.chosen = this.units.flatMap((name) => plainPurchase(this.offers[name], this.ship(name))?.text ?? []);
    if (phase === 'fire') this.chosen = bestShots(this.offers, (name) => this.piece(name)).map((one) => one.text);
    if (phase === 'arc') this.chosen = this.answers.flatMap((one) => (one.kind === 'arc' ? [one] : [])).sort((a, b) => b.shield + b.reinforced - a.shield - a.reinforced).slice(0, 1).map((one) => one.text);
    if (phase === 'collision') this.chosen = this.answers.slice(0, 1).map((one) => one.text);
    if (phase === 'speeds') this.chosen = statements(this.blank ?? '').filter((one) => one !== 'idle');
    this.#fly();
  }
  /** Plans every piece that must move and has no legal plan: straight ahead if that costs nothing. */
  #fly(): void {
    this.goes = this.flies;
    const kept = this.planned.map(({ move }) => move.text);
    const free = this.units.filter((name) => !kept.some((one) => this.mine(name, one)));
    this.flown = [...kept, ...free.flatMap((name) => plainMove(this.flights[name], this.must(name), this.#sea(name))?.text ?? [])];
  }
  /** Takes every move that leaves the map out of a suggestion, if the piece has another. */
  async mend(): Promise<void> {
    for (const { name, move } of this.planned.filter((one) => one.move.leaves && !this.locked(one.name))) {
      const other = plainMove(this.flights[name], true, this.#sea(name));
      if (other && !other.leaves) this.flown = this.flown.map((one) => (one === move.text ? other.text : one));
    }
    this.typed = this.text;
    this.settle();
    await this.look();
  }
  /** Returns the surroundings of a ship that moves; null for a missile. */
  #sea(name: string): Sea | null {
    const [own, view] = [this.ship(name), this.view];
    if (!own || !view) return null;
    return { radius: own['turn-radius'], map: view.edges === false ? null : view.table, foes: this.fleet.filter((one) => one.side !== own.side && one.where === 'table') };
  }
  /** Looks at the moves that follow the purchases. */
  async #foresee(purchase: string): Promise<void> {
    if (this.phase !== 'power') return;
    const bought = this.#buys(statements(purchase)).join('; ') || 'done';
    const next = await ahead(this.#referee, this.#battle, this.seat, [bought]);
    this.next = next && next.view.phase === 'move' && sameTurn(this.view, next.view) ? next : null;
  }
  /** Returns the statements that are purchases. */
  #buys(all: readonly string[]): string[] {
    const known = new Set(Object.values(this.offers).flatMap((offer) => purchases(offer).map((one) => one.text)));
    return all.filter((one) => known.has(one));
  }
  /** Returns `true` if a piece must move in this step or right after it. */
  must(name: string): boolean {
    const { pieces } = (this.phase === 'power' ? this.next?.view : this.view) ?? { pieces: [] };
    return !!this.flights[name] && !!pieces.find((one) => one.name === name)?.['must-move'];
  }
  /** Returns `true` if every move of a piece leaves the map. */
  locked(name: string): boolean {
    return moves(this.flights[name]).filter((one) => one.kind !== 'launch').every((one) => one.leaves);
  }
  /** `true` if the first line of the panel warns. */
  get alarm(): boolean {
    return this.planned.some(({ move }) => move.leaves);
  }
  batteryOf(piece: string, group: number): Battery | null {
    return this.offers[piece]?.groups?.find((one) => one.number === group) ?? null;
  }
  /** Keeps a wish of the player for the rest of the battle. */
  wish(change: Partial<Standing>): void {
    this.standing = { ...this.standing, ...change };
    keepStanding(this.#battle, this.seat, this.standing);
  }
  #known(name: string): boolean {
    return !!this.view?.pieces.some((one) => one.name === name);
  }
  #empty(offer: Offer | undefined): boolean {
    return !offer || (offer.actions.length === 0 && !offer.groups?.length && !offer.speeds?.length && !offer.retreat && !offer.off);
  }
  /** Returns the piece that the order as typed is about, if it is about one alone. */
  #writer(): string | null {
    const [first, ...more] = [...this.chosen, ...this.flown];
    return (first && more.length === 0 && this.units.find((name) => this.mine(name, first))) || null;
  }
  /** Returns `true` if a statement is about a piece. */
  protected mine(name: string, statement: string): boolean {
    return statement.startsWith(`${name}:`) || statement.startsWith(`${name} `);
  }

  ship(name: string | null | undefined): Ship | null {
    return this.fleet.find((one) => one.name === name) ?? null;
  }
  piece(name: string | null | undefined): Ship | Missile | null {
    return this.ship(name) ?? this.missiles.find((one) => one.name === name) ?? null;
  }
  /** Returns the ships that may be looked at: those still in play. */
  get shown(): Ship[] {
    return this.fleet.filter(inPlay);
  }

  /** Takes a weapon group of the ship in hand. */
  protected take(): void {
    if (this.phase !== 'fire') return;
    /* Takes the group of the ship whose shot comes first, otherwise any. */
    const groups = this.offer?.groups ?? [];
    this.group = this.volleys.find((one) => one.piece === this.selected)?.group ?? groups[0]?.number ?? null;
  }

  /** Reads several orders in one text: purchases and the moves after them, or moves or volleys one by one. */
  protected override async read(order: string): Promise<Reading> {
    const whole = await super.read(order);
    const parts = statements(order);
    if (whole.refused.length + whole.ignored.length === 0 || parts.length < 2) return whole;
    if (this.phase === 'move' || this.phase === 'fire') return this.#readEach(parts, this.desk);
    if (this.phase !== 'power') return whole;
    for (let cut = parts.length - 1; cut > 0; cut--) {
      const bought = await super.read(parts.slice(0, cut).join('; '));
      if (bought.refused.length > 0) continue;
      const moved = await ahead(this.#referee, this.#battle, this.seat, [bought.order], (desk) => this.#readEach(parts.slice(cut), desk));
      return moved?.found ? { ...moved.found, order: [bought.order, moved.found.order].join('; ') } : whole;
    }
    return whole;
  }
  async #readEach(parts: readonly string[], desk: Desk): Promise<Reading> {
    const all: Reading[] = [];
    for (const part of parts) all.push(await desk.read(part));
    return { order: all.map((one) => one.order).join('; '), refused: all.flatMap((one) => one.refused), ignored: all.flatMap((one) => one.ignored) };
  }
  /** Asks for the consequences of the order as written: its odds, the moves that follow it, and the fire from there. */
  protected override async look(): Promise<void> {
    const order = this.text;
    const newest = this.asking();
    if (this.phase === 'fire') {
      const preview = this.volley ? await this.desk.preview(volleyText(this.volley)) : null;
      if (newest()) this.preview = preview;
      return;
    }
    if (this.phase === 'power') await this.#foresee(order);
    if (!newest() || order !== this.text) return;
    if (this.goes && this.phase === 'power') this.#fly();
    if (this.phase === 'power' || this.phase === 'move') {
      const after = await ahead(this.#referee, this.#battle, this.seat, this.sequence.slice(0, this.flown.length + (this.phase === 'power' ? 1 : 0)));
      if (newest()) this.after = after;
    } else if (this.chosen.length > 0) {
      const { refused } = await this.desk.read(order);
      if (newest()) this.refused = refused;
    }
  }
  protected settle(): void {
    this.places = this.move && !this.move.leaves ? [centre(this.move.hex)] : [];
  }
  protected async adopt(order: string): Promise<void> {
    const all = statements(order).filter((one) => one !== 'done' && one !== 'idle');
    if (this.phase === 'power') {
      await this.#foresee(order);
      this.chosen = this.#buys(all);
    } else this.chosen = this.phase === 'move' ? [] : all;
    this.flown = this.phase === 'move' ? all : all.filter((one) => !this.chosen.includes(one));
    if (this.phase !== 'move' && this.phase !== 'power') this.flown = [];
    this.goes = this.flown.length > 0;
    const writer = this.#writer();
    if (writer) this.selected = writer;
    const [shot] = this.volleys;
    if (shot && !this.volley) [this.selected, this.group] = [shot.piece, shot.group];
    meanwhile(this.look());
  }
}
