/** One decision of Full Thrust being written, in any phase: ships' orders or other parts, kept in step with text and preview. */
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { Body } from '../../board/labels.ts';
import { meanwhile } from '../../lib/meanwhile.ts';
import { stands } from '../../lib/film.ts';
import { around } from '../../lib/pick.ts';
import type { Note, Piece, Point, View } from '../../lib/protocol.ts';
import type { Referee } from '../../lib/referee.ts';
import type { Plot } from '../face.ts';
import { SeatPlot } from '../seat-plot.svelte.ts';
import type { Group, Marker, Ship } from './facts.ts';
import { pressed } from './keys.ts';
import { helmText, helmWords, partsText, STEADY, type Helm } from './notation.ts';
import { Desk, type Aim, type Move, type Moved, type Offer, type OfferOf, type Part, type Preview, type Threats } from './offers.ts';

export type Own = Ship | Marker | Group;

export class FullThrustPlot extends SeatPlot<View, Desk> {
  phase = $state('orders');
  /** Own ships or groups that may be ordered now, by name. */
  units = $state.raw<string[]>([]);
  /** `true` if only one of them may be ordered in this decision. */
  single = $state(false);
  offers = new SvelteMap<string, Offer>();
  threats = $state.raw<Threats | null>(null);
  helms = $state.raw<Record<string, Helm>>({});
  parts = $state.raw<Part[]>([]);
  preview = $state.raw<Preview | null>(null);
  selected = $state<string | null>(null);
  /** A ship of either side that is looked at, besides the one in hand. */
  eyed = $state<string | null>(null);
  /** The weapon in hand while fire is declared. */
  weapon = $state<string | null>(null);
  /** Ships ticked to take over an order. */
  squad = new SvelteSet<string>();
  /** `true` if enemies are drawn at their places after flying straight on. */
  foreseen = $state(true);
  /** The reasons why shots cannot be added to the ship in hand, by weapon and target. */
  barred = $state.raw<Record<string, Note>>({});
  /** The ship in hand and the enemies it bears on from its end; null if all matter alike. */
  involved = $state.raw<string[] | null>(null);
  readonly moved: string[] = [];

  constructor(referee: Referee, battle: number, seat: number) {
    super(new Desk(referee, battle, seat), seat);
  }

  readonly enemy = $derived.by(() => (this.seat === 1 ? 'B' : 'A'));
  pieces = $derived(new Map((this.view?.pieces ?? []).map((piece) => [piece.name, piece])));
  ask = $derived.by((): string | null => {
    if (!this.view) return null;
    const who = this.selected ? this.named(this.selected) : null;
    if (!who) return 'Nothing of yours can act now. Seal, and the battle continues.';
    const asks: Record<string, string> = {
      orders: this.piece(this.selected)?.where === 'away' ? `${who} is off the table: bring it back, or wait.` : `Move ${who}.`,
      scans: `Choose a marker for ${who} to scan.`,
      fighters: `Move ${who}.`,
      attacks: `Choose a target for ${who}.`,
      defence: `Choose the fighters that ${who} shoots at.`,
      fire: this.single ? `One ship fires now. Choose a target for ${who}.` : `Choose a target for ${who}.`,
    };
    return asks[this.phase] ?? null;
  });
  after = $derived(new Map((this.preview?.pieces ?? []).map((piece) => [piece.name, piece])));
  text = $derived.by(() => {
    if (this.phase !== 'orders') return partsText(this.parts);
    const lines = this.units.map((name) => [name, helmText(this.helms[name] ?? STEADY, this.enemy)]);
    return lines.flatMap(([name, text]) => (text ? [`${name} ${text}`] : [])).join('; ') || 'idle';
  });
  ghosts = $derived.by((): Body[] => {
    if (this.phase !== 'orders') return [];
    return (this.preview?.pieces ?? []).flatMap((end): Body[] => {
      const piece = this.pieces.get(end.name);
      return piece && !end.leaves && (stands(piece) || end.enter > 0) ? [{ ...piece, name: `${end.name}+`, x: end.x, y: end.y, heading: end.heading }] : [];
    });
  });
  /** Enemies at their places after flying straight on. */
  shades = $derived.by((): Body[] => {
    if (this.phase !== 'orders' || !this.foreseen) return [];
    return (this.threats?.ahead ?? []).flatMap(({ name, leaves, x, y, heading }): Body[] => {
      const piece = this.pieces.get(name);
      return piece && !leaves ? [{ ...piece, name: `${name}+`, x, y, heading }] : [];
    });
  });
  /** `true` if no ship is left to order, so that there is nothing to decide. */
  onward = $derived(this.units.length === 0);

  /** Ships that could fire and do not. */
  idlers = $derived.by((): string[] => {
    if (this.phase !== 'fire' || (this.single && this.parts.length > 0)) return [];
    return this.units.filter((unit) => !this.parts.some((part) => part.piece === unit));
  });
  /** The main button's act while nothing is aimed and something could be: it aims. The second button then seals and holds fire. */
  hand = $derived.by((): Plot['hand'] => {
    const count = this.idlers.length;
    if (count === 0 || this.parts.length > 0) return null;
    const act = this.single ? 'Aim at the best target' : count === 1 ? `${this.named(this.idlers[0] ?? '')} aims at its best target` : `All ${count} aim at their best targets`;
    return { act, write: () => this.aimBest(), instead: this.single ? 'Hold fire' : 'Seal: hold fire', seen: true };
  });
  /** The name of the act. Where one ship fires, its shots are no secret, so nothing is sealed. */
  get act(): string {
    const [target, ...more] = new Set(this.parts.map((part) => part.target));
    return this.phase === 'fire' && this.single ? (target === undefined ? 'Hold fire' : more.length > 0 ? 'Fire' : `Fire at ${this.named(target)}`) : '';
  }
  doubt = $derived.by((): Plot['doubt'] => {
    const count = this.idlers.length;
    if (this.hand) return null;
    if (count === 0) return null;
    if (this.single) return { text: `${count === 1 ? 'A ship' : `One of ${count} ships`} could fire and does not. Hold fire anyway?`, act: 'Hold fire anyway' };
    return {
      text: `${count === 1 ? `${this.named(this.idlers[0] ?? '')} could fire and does` : `${count} ships could fire and do`} not. Seal anyway?`,
      mend: { name: count === 1 ? 'Fire at its best target' : 'All fire at their best target', run: () => void this.aimBest() },
    };
  });

  async begin(order: string): Promise<void> {
    this.view = await this.desk.view();
    this.phase = this.view.phase ?? 'orders';
    const letter = this.seat === 1 ? 'A' : 'B';
    const { names, single } = await this.desk.units();
    this.single = single;
    this.units = names.map((name) => (name.startsWith('G') ? letter + name : name));
    this.threats = await this.desk.threats();
    await this.adopt(order);
    const first = this.parts.find((part) => part.kind === 'fly')?.piece ?? this.units[0] ?? null;
    await this.select(first);
    this.typed = this.text;
  }

  override named(name: string): string {
    return super.named(name).replace(/^Group [AB]G/, 'Group G');
  }
  piece(name: string | null): Piece | null {
    return (name && this.pieces.get(name)) || null;
  }
  ship(name: string | null): Ship | null {
    const found = this.piece(name);
    return found && 'systems' in found ? (found as Ship) : null;
  }
  helm(name: string): Helm {
    return this.helms[name] ?? STEADY;
  }
  offer<K extends Offer['kind']>(name: string | null, kind: K): OfferOf<K> | null {
    const found = name ? this.offers.get(name) : undefined;
    return found?.kind === kind ? (found as OfferOf<K>) : null;
  }
  /** Returns the order of a unit as text without its name; empty if it has none. */
  told(name: string): string {
    if (this.phase === 'orders') return helmText(this.helm(name), this.enemy);
    const own = this.parts.filter((part) => part.piece === name);
    return own.length === 0 ? '' : partsText(own).split('; ').map((one) => one.slice(one.indexOf(' ') + 1)).join('; ');
  }

  /** Takes a ship or group in hand. */
  async select(name: string | null): Promise<void> {
    if (name !== null && !this.units.includes(name)) {
      this.eyed = name;
      return;
    }
    this.eyed = null;
    this.selected = name;
    this.weapon = null;
    if (!name) return;
    await this.#fetch(name);
    this.settle();
    await this.#bar();
  }
  async #fetch(name: string): Promise<Offer> {
    const known = this.offers.get(name);
    if (known) return known;
    const found = await this.desk.reach(name);
    if (found.kind === 'fire') found.actions = await this.#byWorth(name, found.actions);
    this.offers.set(name, found);
    return found;
  }
  /** Returns targets by the expected damage of all that bears on each, the most first; of equals, the nearest first. */
  async #byWorth(name: string, aims: Aim[]): Promise<Aim[]> {
    const means = new Map<string, number>();
    for (const { target } of aims) {
      const { volleys } = await this.desk.preview(`${name} > ${target}`);
      means.set(target, volleys.find((volley) => volley.target === target)?.odds.mean ?? 0);
    }
    return [...aims].sort((a, b) => (means.get(b.target) ?? 0) - (means.get(a.target) ?? 0) || a.range - b.range);
  }
  walk(by: 1 | -1): void {
    const at = this.units.indexOf(this.selected ?? '');
    const next = around(this.units, at, by);
    if (next) void this.select(next).then(() => this.tell(next));
  }

  /** Gives a ship a movement order, or changes part of it. A drag calls this often; undo knows only changes with `settle`. */
  steer(name: string, change: Partial<Helm>, settle = true): void {
    const now = this.helm(name);
    const next = { ...now, ...change };
    if (JSON.stringify(next) === JSON.stringify(now)) return;
    if (settle) this.rememberOnce(`${name} ${Object.keys(change).join()}`);
    this.helms = { ...this.helms, [name]: next };
    this.changed();
    if (settle) this.tell(name);
  }

  /** Returns the offered move one step further on course or velocity, with the least other change; null if there is none. */
  next(name: string, what: 'turn' | 'thrust', by: 1 | -1): Move | null {
    const now = this.helm(name);
    const other = what === 'turn' ? 'thrust' : 'turn';
    const fits = (this.offer(name, 'moves')?.actions ?? []).filter((move) => move[what] === now[what] + by);
    return fits.sort((a, b) => Math.abs(a[other] - now[other]) - Math.abs(b[other] - now[other]))[0] ?? null;
  }
  step(name: string, what: 'turn' | 'thrust', by: 1 | -1): void {
    const found = this.next(name, what, by);
    if (found) this.steer(name, { turn: found.turn, thrust: found.thrust });
  }

  /** Gives other ships the movement order of the one in hand, each as near to it as is legal for that ship. */
  async copy(to: 'ticked' | 'class' | 'fleet'): Promise<void> {
    const from = this.selected;
    if (!from) return;
    const { turn, thrust } = this.helm(from);
    const code = this.ship(from)?.code;
    const others = this.units.filter((name) => name !== from && (to === 'fleet' || (to === 'ticked' ? this.squad.has(name) : this.ship(name)?.code === code)));
    const helms = { ...this.helms };
    const short: string[] = [];
    for (const name of others) {
      const offer = await this.#fetch(name);
      if (offer.kind !== 'moves') continue;
      const far = (move: Move): number => Math.abs(move.turn - turn) * 3 + Math.abs(move.thrust - thrust);
      const found = offer.actions.reduce<Move | null>((best, move) => (best && far(best) <= far(move) ? best : move), null);
      if (!found) continue;
      if (far(found) > 0) short.push(`${name} (${found.text})`);
      helms[name] = { ...STEADY, turn: found.turn, thrust: found.thrust };
    }
    this.remember();
    this.helms = helms;
    this.changed();
    this.settle();
    const done = others.length - short.length;
    const count = `${done} ${done === 1 ? 'ship takes' : 'ships take'} the order over.`;
    this.said = others.length === 0 ? 'No other ship can take this order over.' : short.length === 0 ? count : `${count} Only its legal part was copied to: ${short.join(', ')}.`;
  }

  /** Replaces the order of one unit, in any phase but movement. */
  write(piece: string, own: Part[], settle = true): void {
    if (settle) this.remember();
    const at = (name: string): number => this.units.indexOf(name);
    const others = this.single ? [] : this.parts.filter((part) => part.piece !== piece);
    this.parts = [...others, ...own].sort((a, b) => at(a.piece) - at(b.piece));
    this.changed();
    meanwhile(this.#bar());
    if (settle) this.tell(piece);
  }
  of(piece: string): Part[] {
    return this.parts.filter((part) => part.piece === piece);
  }
  /** Aims a weapon of the ship in hand, or takes it back from that target. */
  aim(weapon: string, target: string | null, system: string | null = null): void {
    const ship = this.selected;
    if (!ship) return;
    const rest = this.of(ship).filter((part) => part.weapon !== weapon);
    this.write(ship, target === null ? rest : [...rest, { kind: 'shot', piece: ship, target, weapon, system }]);
  }
  /** Fires all weapons of the ship in hand that bear on a target and do not fire elsewhere; pressed again, takes them all back. */
  async aimAll(target: string): Promise<void> {
    const ship = this.selected;
    if (!ship) return;
    const all = this.of(ship);
    const elsewhere = all.filter((part) => part.target !== target);
    const text = [partsText(elsewhere), `${ship} > ${target}`].filter((one) => one !== 'idle').join('; ');
    const { parts } = await this.desk.preview(text);
    const own = parts.filter((part) => part.piece === ship);
    const more = own.length > all.length;
    this.write(ship, more ? [...own, ...all.filter((part) => part.target === target && part.system)] : elsewhere);
  }
  /** Returns the parts of ships that still have none: while the referee was asked, a second press may have aimed them. */
  #fresh(parts: Part[]): Part[] {
    return parts.filter((part) => this.of(part.piece).length === 0);
  }
  /** Aims all that bears of every ship without a target at this one. */
  async aimFleet(target: string): Promise<void> {
    const free = this.units.filter((unit) => this.of(unit).length === 0);
    const parts = this.#fresh((await this.desk.preview(free.map((unit) => `${unit} > ${target}`).join('; '))).parts);
    const joined = new Set(parts.map((part) => part.piece)).size;
    if (joined > 0) {
      this.remember();
      const at = (name: string): number => this.units.indexOf(name);
      this.parts = [...this.parts, ...parts].sort((a, b) => at(a.piece) - at(b.piece));
      this.changed();
    }
    this.said = joined === 0 ? `No other ship without a target bears on ${target}.` : `${joined} more ${joined === 1 ? 'ship fires' : 'ships fire'} at ${target}.`;
  }
  /** Aims all that bears of every ship without a target at the first target of its list. */
  async aimBest(): Promise<void> {
    const lines: string[] = [];
    for (const unit of this.idlers) {
      const offer = await this.#fetch(unit);
      const first = offer.kind === 'fire' ? offer.actions[0] : undefined;
      if (first) lines.push(`${unit} > ${first.target}`);
    }
    const parts = this.#fresh((await this.desk.preview(lines.join('; ') || 'idle')).parts);
    if (parts.length === 0) return;
    this.remember();
    const at = (name: string): number => this.units.indexOf(name);
    this.parts = [...this.parts, ...parts].sort((a, b) => at(a.piece) - at(b.piece));
    this.changed();
    await this.#bar();
    this.said = `${lines.length} more ${lines.length === 1 ? 'ship fires' : 'ships fire'}, each at its best target: ${this.text}.`;
  }
  /** Handles a press on a ship on the table: fires at it, scans or attacks it, or looks at it. */
  async press(target: string): Promise<void> {
    const aim = this.offer(this.selected, 'fire')?.actions.find((one) => one.target === target);
    if (aim && this.weapon) {
      const now = this.of(this.selected ?? '').find((part) => part.weapon === this.weapon);
      if (aim.weapons.some((one) => one.name === this.weapon) && !this.barred[`${this.weapon}>${target}`]) this.aim(this.weapon, now?.target === target ? null : target);
      else this.said = this.barred[`${this.weapon}>${target}`]?.text ?? `${this.weapon} does not bear on ${target}.`;
    } else if (aim) await this.aimAll(target);
    else await this.aimOther(target);
  }
  /** Aims a scan or an attack: a unit has only one target for it. */
  async aimOther(target: string): Promise<void> {
    const piece = this.selected;
    const offer = piece ? this.offers.get(piece) : undefined;
    const kind = offer?.kind === 'scans' ? 'scan' : offer?.kind === 'attacks' ? 'attack' : null;
    if (!piece || !kind || !(offer?.actions ?? []).some((one) => 'target' in one && one.target === target)) {
      this.eyed = target;
      return;
    }
    const held = this.of(piece)[0]?.target === target;
    this.write(piece, held ? [] : [{ kind, piece, target }]);
  }
  aims(): Aim[] {
    return this.offer(this.selected, 'fire')?.actions ?? [];
  }

  /** Asks the referee which more shots of the ship in hand would be refused, and why. */
  async #bar(): Promise<void> {
    const ship = this.selected;
    const offer = this.offer(ship, 'fire');
    if (!ship || !offer) {
      this.barred = {};
      return;
    }
    const own = this.of(ship);
    const found: Record<string, Note> = {};
    for (const aim of offer.actions) {
      if (own.some((part) => part.target === aim.target)) continue;
      for (const { name } of aim.weapons) {
        const rest = own.filter((part) => part.weapon !== name);
        const system = name.startsWith('N') ? 'drive' : null;
        const note = await this.desk.refusal(partsText([...rest, { kind: 'shot', piece: ship, target: aim.target, weapon: name, system }]));
        if (note) found[`${name}>${aim.target}`] = note;
      }
    }
    if (ship === this.selected) this.barred = found;
  }

  tell(name: string): void {
    const words = this.phase === 'orders' ? helmWords(this.helm(name)) : this.told(name) || 'nothing';
    this.said = `${this.named(name)}: ${words}.`;
    this.settle();
  }
  protected settle(): void {
    this.places = this.phase === 'orders' ? (this.preview?.pieces ?? []).filter((end) => !end.leaves).map((end): Point => [end.x, end.y]) : [];
    const name = this.selected;
    const end = name ? this.after.get(name) : undefined;
    const bears = this.phase === 'orders' && this.foreseen && end && !end.leaves ? end.bears : [];
    this.involved = name && bears.length > 0 ? [name, ...bears.map((one) => one.piece)] : null;
  }
  protected override async look(): Promise<void> {
    const order = this.text;
    const preview = await this.desk.preview(order);
    if (order === this.text) this.preview = preview;
  }

  /** Replaces the draft by an order's text; the referee says what each part of it is. */
  protected async adopt(order: string): Promise<void> {
    const preview = await this.desk.preview(order).catch(() => this.desk.preview('idle'));
    this.helms = Object.fromEntries(preview.pieces.filter((end) => end.ordered).map((end) => [end.name, helmOf(end)]));
    this.parts = preview.parts;
    this.preview = preview;
    const flies = preview.parts.find((part) => part.kind === 'fly')?.piece;
    if (flies && this.selected !== null && this.selected !== flies) await this.select(flies);
    else await this.#bar();
  }

  key(key: string): boolean {
    return pressed(this, key);
  }
}

export function helmOf({ turn, thrust, launch, recover, ram, enter, along }: Moved): Helm {
  return { turn, thrust, launch, recover, ram, enter, along };
}
/** Returns the name of a unit in a list: its name, and its title if it has one. */
export function titleOf(piece: Piece | null): string {
  if (!piece) return '';
  const { title, carrier } = piece as Partial<Ship & Group>;
  return title || (carrier ? `of ${carrier}` : piece.kind === 'marker' ? 'marker' : ((piece as Partial<Ship>).class ?? ''));
}
