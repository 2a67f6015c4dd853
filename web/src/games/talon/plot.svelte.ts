/** One decision of Talon being written, of any kind: power, a move, fire, an answer, or the speeds of the next round. The referee says what is legal. */
import type { Body } from '../../board/labels.ts';
import { centre, sameHex, type Hex } from '../../board/hexes.ts';
import { awayFrom, nearestFoe } from '../../lib/film.ts';
import { meanwhile } from '../../lib/meanwhile.ts';
import { around } from '../../lib/pick.ts';
import type { Point } from '../../lib/protocol.ts';
import type { Referee } from '../../lib/referee.ts';
import { SeatPlot } from '../seat-plot.svelte.ts';
import { counted, inPlay, isMissile, ships, type Missile, type Ship, type TalonView } from './facts.ts';
import { pressed } from './keys.ts';
import { moveWord, moveWords, paceWords, readVolley, statements, volleyText, wareOf, type Volley } from './notation.ts';
import { answers, bestAim, Desk, moves, purchases, type Aim, type Answer, type Barred, type Battery, type Move, type Offer, type Pace, type Preview, type Purchase, type Threats } from './offers.ts';

/** The distance up to which an enemy is kept in sight while a ship moves, in thousandths of an inch. */
const NEAR = 5_500;

export class TalonPlot extends SeatPlot<TalonView, Desk> {
  offers = $state.raw<Record<string, Offer>>({});
  /** Own pieces that may be given an order. */
  units = $state.raw<string[]>([]);
  threats = $state.raw<Threats | null>(null);
  /** The order as written, statement by statement. */
  chosen = $state.raw<string[]>([]);
  /** The order if nothing is written; null if an order must be written. */
  blank = $state.raw<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** The own piece in hand. */
  selected = $state<string | null>(null);
  /** The weapon group in hand. */
  group = $state<number | null>(null);
  /** A ship that is looked at as well. */
  eyed = $state<string | null>(null);

  constructor(referee: Referee, battle: number, seat: number) {
    super(new Desk(referee, battle, seat), seat);
  }

  phase = $derived(this.view?.phase ?? '');
  fleet = $derived(ships(this.view));
  missiles = $derived((this.view?.pieces ?? []).filter(isMissile));
  text = $derived(this.chosen.join('; ') || (this.blank ?? 'idle'));
  offer = $derived<Offer | null>((this.selected && this.offers[this.selected]) || null);
  steps = $derived<Move[]>(moves(this.offer));
  /** Closed moves, if the ship has a move of its own and not only an afterburner's. */
  barred = $derived<Barred[]>(this.steps.some((one) => !one.afterburner && one.kind !== 'launch') ? (this.offer?.barred ?? []) : []);
  move = $derived<Move | null>(this.steps.find((one) => one.text === this.chosen[0]) ?? null);
  volley = $derived<Volley | null>(this.phase === 'fire' ? readVolley(this.chosen[0] ?? '') : null);
  battery = $derived<Battery | null>(this.offer?.groups?.find((one) => one.number === this.group) ?? null);
  /** The main button's volley while nothing is aimed: the group in hand at its best target. */
  shot = $derived.by<Volley | null>(() => {
    const aim = bestAim(this.battery);
    if (this.phase !== 'fire' || this.chosen.length > 0 || !this.selected || !this.battery || !aim) return null;
    return { piece: this.selected, group: this.battery.number, targets: Array.from({ length: this.battery.weapons }, () => aim.target) };
  });
  inHand = $derived(this.shot ? volleyText(this.shot) : this.text);
  hand = $derived.by(() => {
    const target = this.shot?.targets[0];
    return target === undefined ? null : { act: `Fire ${this.#weapon} at ${target}`, write: () => this.aimAll(target), instead: 'Hold fire' };
  });
  /** Every answer once: both ships of the pair may offer the same one. */
  answers = $derived<Answer[]>([...new Map(Object.values(this.offers).flatMap(answers).map((one) => [one.text, one])).values()]);
  override get blocked(): boolean {
    return super.blocked || (this.chosen.length === 0 && this.blank === null);
  }
  moved = $derived(this.move && this.selected && this.move.kind !== 'launch' ? [this.selected] : []);
  ghosts = $derived.by((): Body[] => {
    const piece = this.piece(this.selected);
    if (!piece || !this.move || this.move.leaves) return [];
    const [x, y] = centre(this.move.hex);
    return [{ ...piece, name: `${piece.name}+`, x, y, hex: this.move.hex }];
  });
  focus = $derived.by((): Point[] | null => {
    const piece = this.piece(this.selected);
    if (!piece || (this.phase !== 'move' && this.phase !== 'fire')) return null;
    const at: Point = [piece.x, piece.y];
    const [away, foe] = [awayFrom(piece), nearestFoe(this.fleet, piece)];
    const near = this.fleet.filter((one) => one.where === 'table' && (one === foe || away(one) < NEAR));
    if (this.phase === 'fire') return [at, ...near.map((one): Point => [one.x, one.y])];
    return [at, ...near.map((one): Point => [one.x, one.y]), ...this.steps.filter((one) => !one.leaves).map((one) => centre(one.hex))];
  });
  act = $derived.by((): string => {
    if (this.phase === 'power') return this.chosen.length > 0 ? 'Spend' : 'Spend nothing';
    if (this.phase === 'fire') return this.chosen.length > 0 ? `Fire ${this.#weapon}${this.#whom}`.trim() : 'Hold fire';
    if (this.phase === 'speeds') return 'Seal';
    if (this.chosen.length === 0) return this.phase === 'move' ? (this.blank === null ? 'Choose a move' : 'No more moves') : 'Choose';
    return this.phase === 'move' ? (this.move ? moveWord(this.move.kind) : 'Move') : 'Confirm';
  });
  /** Returns the weapon group in hand as its button names it: with its number if the ship has others of its kind. */
  get #weapon(): string {
    const all = this.ship(this.selected)?.groups ?? [];
    const group = all.find((one) => one.number === this.group);
    if (!group) return '';
    return `${group.title.toLowerCase()}${all.some((one) => one !== group && one.title === group.title) ? ` ${group.number}` : ''}`;
  }
  /** Returns the targets of the group as its button names them. */
  get #whom(): string {
    const all = new Set(this.volley?.targets ?? []);
    return all.size === 0 ? '' : ` at ${all.size > 2 ? `${all.size} targets` : [...all].join(' and ')}`;
  }
  heading = $derived(this.view?.impulse ? `Impulse ${this.view.impulse}` : 'Power phase');
  ask = $derived.by((): string => {
    const { view, phase } = this;
    const names = (all: string[]): string => (all.length > 2 ? `${all.length} ships` : all.join(' and '));
    if (phase === 'power') return this.units.length === 1 ? `Spend the power of ${this.units[0]}.` : `Spend the power of ${names(this.units)}.`;
    if (phase === 'move') {
      const must = this.units.filter((name) => this.piece(name)?.['must-move']);
      if (must.length > 0) return must.length === 1 ? `Move ${must[0]}.` : `Move ${names(must)}, in any order.`;
      return `${names(this.units)} may move once more.`;
    }
    if (phase === 'fire') return this.selected ? `${this.selected} may fire. Choose a weapon and a target.` : 'Choose a ship to fire.';
    const question = view?.question;
    if (question?.kind === 'collision') return `${question.mover} meets ${question.met}. Choose which takes its damage first.`;
    if (question?.kind === 'arc') return `Choose the shield of ${question.piece} that takes ${counted(question.damage, 'point')}.`;
    return this.selected ? `Choose the speed of ${this.selected} for the next round.` : 'Choose a speed for each ship.';
  });
  doubt = $derived.by(() => {
    if (this.move?.leaves) return { text: `${this.selected ?? ''} leaves the map and does not come back. Press again to confirm.` };
    if (this.phase !== 'fire' || this.chosen.length > 0) return null;
    const bearing = this.units.filter((name) => this.offers[name]?.groups?.some((one) => one.targets.length > 0));
    return bearing.length > 0 ? { text: `${bearing.join(' and ')} ${bearing.length === 1 ? 'has' : 'have'} a charged group with a target in its arc. Press again to hold fire.` } : null;
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
    this.units = asked.filter((name) => !this.#empty(offers[name]));
    const { order: idle, refused } = await this.desk.read(this.phase === 'speeds' ? 'idle' : 'done');
    this.blank = refused.length > 0 || this.view.question ? null : idle;
    this.adopt(order === 'idle' ? (this.blank ?? '') : order);
    const first = this.volley?.piece ?? this.units.find((name) => this.piece(name)?.['must-move']) ?? this.units[0] ?? null;
    this.selected = this.#writer() ?? first;
    this.#arm();
    this.typed = this.text;
    this.settle();
    meanwhile(this.look());
  }
  #known(name: string): boolean {
    return !!this.view?.pieces.some((one) => one.name === name);
  }
  #empty(offer: Offer | undefined): boolean {
    return !offer || (offer.actions.length === 0 && !offer.groups?.length && !offer.speeds?.length && !offer.retreat && !offer.off);
  }
  /** Returns the piece that the first statement is about. */
  #writer(): string | null {
    const [first] = this.chosen;
    return (first && this.units.find((name) => this.#mine(name, first))) || null;
  }
  #mine(name: string, statement: string): boolean {
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

  /* Power. */
  purchases(name: string): Purchase[] {
    return purchases(this.offers[name]);
  }
  bought(name: string): Purchase | null {
    return this.purchases(name).find((one) => this.chosen.includes(one.text)) ?? null;
  }
  buy(name: string, purchase: Purchase | null): void {
    const now = this.bought(name);
    const next = purchase && purchase.text !== now?.text ? purchase : null;
    const at = now ? this.chosen.indexOf(now.text) : -1;
    const kept = this.chosen.filter((one) => one !== now?.text);
    if (next) kept.splice(at >= 0 ? at : kept.length, 0, next.text);
    this.#write(kept, next ? `${name}: ${wareOf(next, this.ship(name)).title.toLowerCase()}.` : `${name} spends nothing.`);
    /* On to the next ship that has no purchase yet. */
    const waiting = next && this.units.find((one) => !this.bought(one));
    if (waiting) this.selected = waiting;
  }

  /* Moves. */
  plan(move: Move | null): void {
    if (move?.text === this.chosen[0]) return;
    this.#write(move ? [move.text] : [], move ? moveWords(this.selected ?? '', move) : 'Nothing is planned.');
  }
  /** Returns all moves into a hex; a turn and a slip may end in the same one. */
  into(hex: Hex): Move[] {
    return this.steps.filter((one) => one.kind !== 'rotate-left' && one.kind !== 'rotate-right' && sameHex(one.hex, hex));
  }
  /** Plans the move into a hex, or the other one if that is planned already. */
  go(hex: Hex): boolean {
    const into = this.into(hex);
    const next = around(into, into.findIndex((one) => one.text === this.move?.text), 1);
    if (next) this.plan(next);
    return !!next;
  }

  /* Fire. */
  get weapons(): number {
    return this.battery?.weapons ?? 0;
  }
  aim(target: string): Aim | null {
    return this.battery?.targets.find((one) => one.target === target) ?? null;
  }
  arm(group: number): void {
    this.group = group;
    if (this.volley && (this.volley.group !== group || this.volley.piece !== this.selected)) this.#write([], '');
    const ship = this.ship(this.selected);
    this.said = `Group ${group} of ${ship?.name ?? ''}: ${ship?.groups.find((one) => one.number === group)?.title ?? ''}.`;
    meanwhile(this.look());
  }
  /** Aims every weapon of the group at a target; pressed again, none. */
  aimAll(target: string): void {
    if (!this.battery || !this.selected || !this.aim(target)) return;
    const all = this.volley?.targets.every((one) => one === target) && this.volley.group === this.battery.number;
    if (all) this.aimNone();
    else this.#aimed(Array.from({ length: this.battery.weapons }, () => target));
  }
  aimNone(): void {
    this.#write([], 'Nothing is aimed.');
  }
  /** Aims one weapon of the group. */
  aimOne(weapon: number, target: string): void {
    const now = this.volley?.targets ?? Array.from({ length: this.weapons }, () => target);
    this.#aimed(now.map((one, at) => (at === weapon ? target : one)));
  }
  blast(): void {
    const { battery } = this;
    if (!battery?.blast) return;
    const again = this.chosen[0] === battery.blast.text;
    this.#write(again ? [] : [battery.blast.text], again ? 'Nothing is aimed.' : `Fires over its whole arc: ${battery.blast.ships.join(', ')}.`);
  }
  #aimed(targets: string[]): void {
    if (!this.battery || !this.selected) return;
    const text = volleyText({ piece: this.selected, group: this.battery.number, targets });
    this.#write([text], `${this.selected}, group ${this.battery.number}, at ${[...new Set(targets)].join(' and ')}.`);
  }

  /* Questions. */
  answer(answer: Answer): void {
    this.#write([answer.text], `${answer.kind === 'arc' ? answer.arc : answer.piece}.`);
  }

  /* The power phase. */
  paces(name: string): Pace[] {
    return this.offers[name]?.speeds ?? [];
  }
  /** Returns the statement written for a ship. */
  statement(name: string): string | null {
    return this.chosen.find((one) => this.#mine(name, one)) ?? null;
  }
  /** Returns the row of a ship's curve: the one written, otherwise the present one. */
  pace(name: string): Pace | null {
    const written = this.statement(name);
    const all = this.paces(name);
    return all.find((one) => written && (one.text === written || one.retreat?.text === written)) ?? (written ? null : (all.find((one) => one.current) ?? null));
  }
  retreats(name: string): boolean {
    const written = this.statement(name);
    return this.paces(name).some((one) => !!written && one.retreat?.text === written);
  }
  setPace(name: string, pace: Pace): void {
    if (!pace.legal) {
      this.said = `${name} cannot: ${pace.why ?? ''}.`;
      return;
    }
    this.#put(name, (this.retreats(name) && pace.retreat?.text) || pace.text, paceWords(name, pace));
  }
  /** Announces a ship's retreat, or takes it back. */
  setRetreat(name: string, on: boolean): void {
    const pace = this.pace(name);
    const text = on ? (pace?.retreat ?? this.offers[name]?.retreat)?.text : pace?.text;
    if (text) this.#put(name, text, `${name} ${on ? 'announces its retreat' : 'stays'}.`);
  }
  /** Takes a ship off the map, or takes that back. */
  setOff(name: string, on: boolean): void {
    const { off } = this.offers[name] ?? {};
    const stays = this.paces(name).find((one) => one.current) ?? this.paces(name)[0];
    if (on && off) this.#put(name, off.text, `${name} is taken off the map.`);
    else if (!on && stays) this.#put(name, stays.text, paceWords(name, stays));
  }
  /** Writes one ship's statement in place of its earlier one. */
  #put(name: string, statement: string, said: string): void {
    const at = this.chosen.findIndex((one) => this.#mine(name, one));
    this.#write(at < 0 ? [...this.chosen, statement] : this.chosen.map((one, place) => (place === at ? statement : one)), said);
  }

  select(name: string): void {
    if (!this.units.includes(name)) {
      if (this.ship(name)) this.eyed = this.eyed === name ? null : name;
      return;
    }
    if (name === this.selected) return;
    this.selected = name;
    if (this.phase === 'move' || this.phase === 'fire') this.#write([], '');
    this.#arm();
    this.said = `${name}${this.phase === 'move' ? `: ${counted(this.steps.length, 'legal move')}` : ''}.`;
    this.settle();
    meanwhile(this.look());
  }
  /** Handles a press on a piece on the board. */
  press(name: string): void {
    const hex = this.piece(name)?.hex;
    if (this.phase === 'fire' && this.aim(name)) this.aimAll(name);
    else if (this.phase === 'move' && hex && !this.units.includes(name) && this.go(hex)) return;
    else this.select(name);
  }
  #arm(): void {
    if (this.phase !== 'fire') return;
    /* Selects the group that is expected to do most, at its best target. */
    const worth = (one: Battery): number => one.weapons * Math.max(0, ...one.targets.map((aim) => aim.odds?.mean ?? 0));
    const groups = [...(this.offer?.groups ?? [])].sort((a, b) => worth(b) - worth(a));
    this.group = this.volley?.group ?? groups[0]?.number ?? null;
  }

  #write(next: string[], said: string): void {
    if (next.join('; ') === this.chosen.join('; ')) return;
    this.remember();
    this.chosen = next;
    this.changed();
    if (said) this.said = said;
    this.settle();
  }
  /** Asks whether the order as a whole is legal, and for the odds of its volley or of the shot in hand. */
  protected override async look(): Promise<void> {
    const order = this.text;
    const newest = this.asking();
    if (this.chosen.length === 0) {
      const preview = this.shot ? await this.desk.preview(volleyText(this.shot)) : null;
      if (newest()) this.preview = preview;
      return;
    }
    const reading = await this.desk.read(order);
    if (!newest() || order !== this.text) return;
    this.refused = reading.refused;
    if (reading.refused.length > 0) return;
    const preview = await this.desk.preview(order);
    if (newest()) this.preview = preview;
  }
  protected settle(): void {
    this.places = this.move && !this.move.leaves ? [centre(this.move.hex)] : [];
  }
  protected adopt(order: string): void {
    const nothing = order === '' || order === 'idle' || order === 'done' || (order === this.blank && this.phase !== 'speeds');
    this.chosen = nothing ? [] : statements(order);
    const writer = this.#writer();
    if (writer) this.selected = writer;
    if (this.volley) this.group = this.volley.group;
    meanwhile(this.look());
  }

  key(key: string): boolean {
    return pressed(this, key);
  }
}
