/** An order of Black Skies being written: one small decision at a time, kept in step with its text. The referee says what is legal. */
import type { Body } from '../../board/labels.ts';
import { awayFrom } from '../../lib/film.ts';
import type { Point } from '../../lib/protocol.ts';
import type { Referee } from '../../lib/referee.ts';
import { SeatPlot } from '../seat-plot.svelte.ts';
import { fighters, type Element, type Fighter, type SkyView } from './facts.ts';
import { pressed } from './keys.ts';
import { actOf, moved, partText, partWords } from './notation.ts';
import { better, Desk, type Aim, type Chance, type Entry, type Fire, type Offer, type Part, type PartOf, type Preview, type Threats, type Way } from './offers.ts';

/** The distance up to which an enemy is kept in the picture, in thousandths of an inch; the two nearest are kept up to `FAR`. */
const NEAR = 15_000;
const FAR = 40_000;

export class BlackSkiesPlot extends SeatPlot<SkyView, Desk> {
  offers = $state.raw<Record<string, Offer>>({});
  /** The least and the greatest speed to start with. */
  speeds = $state.raw<[number, number]>([0, 0]);
  threats = $state.raw<Threats | null>(null);
  part = $state.raw<Part>({ kind: 'hold' });
  preview = $state.raw<Preview | null>(null);
  /** The element in hand: the one being flown, or the one whose card or place is being chosen. */
  element = $state<string | null>(null);
  /** The odds of every fighter that may fire at every target on which it bears, with all weapons that the referee lets it fire. */
  chances = $state.raw<Chance[]>([]);
  /** The fighter that fires. */
  firer = $state<string | null>(null);
  /** A fighter or element that is looked at as well. */
  eyed = $state<string | null>(null);
  /** A card that is looked at without being chosen. */
  peeked = $state<string | null>(null);

  constructor(referee: Referee, battle: number, seat: number) {
    super(new Desk(referee, battle, seat), seat);
  }

  phase = $derived(this.view?.phase ?? '');
  text = $derived(partText(this.part));
  act = $derived(actOf(this.part, (name) => (this.of(name) ? `the ${this.pair(name)}` : this.named(name))));
  /** `true` if only one order is legal. */
  onward = $state(false);
  fighters = $derived(fighters(this.view));
  offer = $derived(this.element ? (this.offers[this.element] ?? null) : null);
  /** The options of what is written: those being flown, or all of the card in hand. */
  ways = $derived.by<Way[]>(() => {
    const { part } = this;
    if (this.phase === 'option') return this.offer?.ways ?? [];
    if (part.kind === 'next') return this.waysOf(this.peeked ?? part.card);
    if (part.kind === 'deck') return part.entries.find((entry) => entry.element === this.element)?.ways ?? [];
    return [];
  });
  /** Returns the name that people use for an element, the same as in the log. */
  pair(name: string | null | undefined): string {
    const found = this.of(name ?? null);
    return found ? this.named(found.name) : 'pair';
  }
  ask = $derived.by(() => {
    const { view } = this;
    const who = this.pair(view?.flown?.element);
    if (this.phase === 'toss') return 'Toss the coin: it decides who deploys first.';
    if (this.phase === 'deploy') return 'Set a pair down along your edge: drag its two fighters.';
    if (this.phase === 'decks') return 'Lay first cards, and choose the speeds to start with.';
    if (this.phase === 'option') return `${view?.flown?.card} is up. Choose a path for the ${who}.`;
    if (this.phase === 'check') return `The ${who} lost control. Roll its wingman’s check, or skip it.`;
    if (this.phase === 'fire') return this.firer ? `Choose a target for ${this.named(this.firer)}.` : `Choose a target for the ${who}.`;
    return `Lay the ${who}’s next card, face down.`;
  });
  /** The places the board zooms in on: the element in hand, its ends, and the enemies that matter: those it bears on, or else those near. */
  focus = $derived.by<Point[] | null>(() => {
    const { view, phase } = this;
    const name = view?.flown?.element ?? (phase === 'decks' ? this.element : null);
    const own = this.fighters.filter((one) => one.element === name && one.where === 'table');
    if (own.length === 0) return null;
    const away = awayFrom(...own);
    const foes = this.fighters.filter((one) => one.where === 'table' && one.seat !== this.seat).sort((a, b) => away(a) - away(b));
    const aimed = new Set(this.chances.map((one) => one.target));
    const near = foes.filter((one, at) => (aimed.size > 0 ? aimed.has(one.name) : away(one) < NEAR || (at < 2 && away(one) < FAR)));
    return [...own, ...near].map((one): Point => [one.x, one.y]).concat(this.places);
  });
  way = $derived(this.part.kind === 'fly' ? (this.ways.find((one) => this.part.kind === 'fly' && one.way === this.part.way) ?? null) : null);
  /** Returns `true` for trails that are shown: none while routes are compared, because a trail would look like one more. */
  trailed = (): boolean => this.ways.length === 0;
  moved = $derived(this.way?.paths.map((leg) => leg.piece) ?? []);
  ghosts = $derived.by<Body[]>(() => {
    const { part, way } = this;
    if (part.kind === 'deploy') return this.#placed(part).map(({ piece, at }) => ({ ...piece, name: `${piece.name}+`, x: at[0], y: at[1] }));
    if (!way) return [];
    return way.paths.filter((leg) => !leg.leaves).flatMap((leg) => {
      const [x, y] = leg.path.at(-1) ?? [0, 0];
      const piece = this.fighter(leg.piece);
      return piece ? [{ ...piece, name: `${leg.piece}+`, x, y }] : [];
    });
  });

  async begin(order: string): Promise<void> {
    this.view = await this.desk.view();
    const { view } = this;
    const own = view.elements.filter((one) => one.side === this.seat);
    const asked = view.flown && own.some((one) => one.name === view.flown?.element) ? own.filter((one) => one.name === view.flown?.element) : own;
    const offers: Record<string, Offer> = {};
    for (const one of asked) offers[one.name] = await this.desk.reach(one.name);
    this.offers = offers;
    this.threats = await this.desk.threats();
    if (view.phase === 'decks') this.speeds = await this.desk.speeds();
    if (view.phase === 'fire') this.chances = await this.#weigh();
    await this.adopt(order === 'idle' ? (this.best()?.order ?? order) : order);
    const { part } = this;
    this.element = view.flown?.element ?? (part.kind === 'deploy' ? part.element : (own[0]?.name ?? null));
    this.firer = part.kind === 'fire' ? part.piece : (this.fire().find((one) => one.may && one.most > 0 && one.targets.some((aim) => aim.bears))?.piece ?? null);
    this.typed = this.text;
    this.onward = await this.desk.forced();
    this.settle();
  }

  is<K extends Part['kind']>(kind: K): PartOf<K> | null {
    return this.part.kind === kind ? (this.part as PartOf<K>) : null;
  }
  fighter(name: string | null): Fighter | null {
    return this.fighters.find((one) => one.name === name) ?? null;
  }
  of(element: string | null): Element | null {
    return this.view?.elements.find((one) => one.name === element) ?? null;
  }
  /** Returns the element of a name, which may be a fighter's or the element's own. */
  elementOf(name: string | null): Element | null {
    return this.of(name) ?? this.of(this.fighter(name)?.element ?? null);
  }
  waysOf(card: string): Way[] {
    return this.offer?.ways.filter((way) => way.card === card) ?? [];
  }
  fire(): Fire[] {
    return this.offer?.fire ?? Object.values(this.offers)[0]?.fire ?? [];
  }
  get firing(): Fire | null {
    return this.fire().find((one) => one.piece === this.firer) ?? null;
  }
  /** Returns the odds of each fighter's whole fire, as the referee counts them. If it may not fire all weapons, the referee names the best. */
  async #weigh(): Promise<Chance[]> {
    const found: Chance[] = [];
    const offered = Object.values(this.offers).flatMap(({ actions }) => actions.flatMap((one) => (one.kind === 'fire' ? [one] : [])));
    for (const { piece, may, most, targets } of this.fire()) {
      for (const { target } of may && most > 0 ? targets.filter((aim) => aim.bears) : []) {
        const named = offered.find((one) => one.piece === piece && one.target === target);
        const { refused, order } = await this.desk.read(named?.text ?? `fire ${piece} ${target}`);
        const part = refused.length > 0 ? null : (await this.desk.preview(order)).part;
        if (part?.kind === 'fire' && part.volley) found.push({ piece, target, order, volley: part.volley });
      }
    }
    return found;
  }
  chance(piece: string, target: string): Chance | null {
    return this.chances.find((one) => one.piece === piece && one.target === target) ?? null;
  }
  /** Replaces a suggested volley that cannot hit by the best one, or holds fire. */
  async mend(): Promise<void> {
    const held = this.is('fire');
    if (!held || (held.volley?.odds.mean ?? 0) > 0) return;
    const best = this.best();
    await this.adopt(best?.order ?? 'hold');
    if (best) this.firer = best.piece;
    this.typed = this.text;
    this.settle();
  }
  /** Returns the best volley that may hit, of one fighter or of all. */
  best(piece: string | null = null): Chance | null {
    return this.chances.filter((one) => one.volley.odds.mean > 0 && (piece === null || one.piece === piece)).reduce<Chance | null>((best, one) => (best && !better(one, best) ? best : one), null);
  }
  aim(target: string): Aim | null {
    return this.firing?.targets.find((one) => one.target === target) ?? null;
  }
  /** Returns the elements that wait to be deployed. */
  get waiting(): Element[] {
    const waits = (name: string): boolean => this.fighter(name)?.where === 'waiting';
    return (this.view?.elements ?? []).filter((one) => one.side === this.seat && one.fighters.some(waits));
  }
  #placed(part: PartOf<'deploy'>): { piece: Fighter; at: Point }[] {
    const [lead, wing] = this.of(part.element)?.fighters.map((name) => this.fighter(name)) ?? [];
    return [{ piece: lead, at: part.lead }, { piece: wing, at: part.wing }].flatMap(({ piece, at }) => (piece && at ? [{ piece, at }] : []));
  }

  /** Writes another order. A drag calls this often; undo knows only changes with `settle`. */
  write(part: Part, what: string = part.kind, settle = true): void {
    if (partText(part) === this.text) return;
    if (settle) this.rememberOnce(what);
    this.part = part;
    this.changed();
    if (settle) this.tell();
  }
  tell(): void {
    this.said = partWords(this.part);
    this.settle();
  }

  /** Moves the lead, with the wingman at the same offset, or the wingman alone, within the zone. */
  set(who: 'lead' | 'wing', to: Point, settle = true): void {
    const part = this.is('deploy');
    const zone = this.view?.sides[this.seat - 1]?.zone;
    const apart = this.offers[part?.element ?? '']?.apart ?? 0;
    if (!part || !zone) return;
    const within = ([x, y]: Point): Point => [clamp(x, zone[0][0], zone[1][0]), clamp(y, zone[0][1], zone[1][1])];
    let { lead, wing } = part;
    if (who === 'lead') {
      const by: Point = wing ? [wing[0] - lead[0], wing[1] - lead[1]] : [0, 0];
      lead = within(to);
      wing = wing && within([lead[0] + by[0], lead[1] + by[1]]);
    } else if (wing) {
      const [dx, dy] = [to[0] - lead[0], to[1] - lead[1]];
      const far = Math.hypot(dx, dy);
      const share = far > apart ? (apart - 1) / far : 1;
      wing = within([Math.round(lead[0] + dx * share), Math.round(lead[1] + dy * share)]);
    }
    this.write({ ...part, lead, wing }, `deploy ${who}`, settle);
  }
  step(who: 'lead' | 'wing', dx: number, dy: number): void {
    const part = this.is('deploy');
    const at = part?.[who];
    if (at) this.set(who, [at[0] + dx, at[1] + dy]);
  }
  /** Takes another waiting element in hand to deploy, at the place of the one before it. */
  async take(element: string): Promise<void> {
    if (this.phase === 'decks') {
      this.element = element;
      this.peeked = null;
      return;
    }
    const part = this.is('deploy');
    if (!part || part.element === element) return;
    const pair = this.of(element)?.fighters.length === 2;
    this.element = element;
    this.write({ ...part, element, wing: pair ? (part.wing ?? [part.lead[0] + 2000, part.lead[1]]) : null });
  }

  /** Changes an element's entry in the deck. */
  lay(element: string, change: Partial<Entry>): void {
    const part = this.is('deck');
    if (!part) return;
    this.write({ kind: 'deck', entries: part.entries.map((entry) => (entry.element === element ? { ...entry, ...change, ways: change.card === undefined && change.speed === undefined ? (entry.ways ?? []) : [] } : entry)) }, `${element} ${Object.keys(change).join()}`);
  }
  /** Changes the starting speed by one inch, within the limits of the referee's outline. */
  speed(element: string, by: number): void {
    const now = this.is('deck')?.entries.find((entry) => entry.element === element)?.speed ?? 0;
    this.lay(element, { speed: clamp(now + by, ...this.speeds) });
  }
  move(from: number, to: number): void {
    const part = this.is('deck');
    if (part) this.write({ kind: 'deck', entries: moved(part.entries, from, to) }, `move ${from}`);
  }

  fly(way: Way): void {
    this.write({ kind: 'fly', way: way.way, maneuver: way.maneuver });
  }
  choose(card: string): void {
    const offered = this.offer?.cards.find((one) => one.card === card);
    this.peeked = null;
    if (this.phase === 'decks' && this.element && !offered?.refused) this.lay(this.element, { card });
    else if (this.phase === 'next' && !offered?.refused) this.write({ kind: 'next', card });
    else if (offered?.refused) this.said = `${card}: ${offered.refused.text} (${offered.refused.clause}).`;
  }

  /** Fires all weapons of the fighter in hand that bear on a target. */
  async aimAll(target: string): Promise<void> {
    if (!this.firer) return;
    const { refused, order } = await this.desk.read(this.chance(this.firer, target)?.order ?? `fire ${this.firer} ${target}`);
    const why = refused[0];
    if (why) this.said = `${why.text} (${why.clause ?? ''}).`;
    else {
      this.rememberOnce('fire');
      await this.adopt(order);
      this.typed = this.text;
      this.tell();
    }
  }
  /** Adds a weapon to the volley or removes it; the referee says whether the volley is legal. */
  toggle(weapon: string, target: string): void {
    const { firer } = this;
    if (!firer) return;
    const held = this.is('fire');
    const now = held?.piece === firer && held.target === target ? held.weapons : [];
    const mounted = this.fighter(firer)?.weapons.map((one) => one.name) ?? [];
    const next = now.includes(weapon) ? now.filter((one) => one !== weapon) : mounted.filter((one) => one === weapon || now.includes(one));
    const most = this.firing?.most ?? next.length;
    const kept = next.length > most ? [...next.filter((one) => one !== weapon).slice(next.length - most), weapon].sort((a, b) => mounted.indexOf(a) - mounted.indexOf(b)) : next;
    this.write(kept.length === 0 ? { kind: 'hold' } : { kind: 'fire', piece: firer, weapons: kept, target, volley: null });
  }
  arm(fighter: string): void {
    this.firer = fighter;
    const held = this.is('fire');
    if (held?.piece === fighter) return;
    const best = this.best(fighter);
    if (best) return void this.aimAll(best.target);
    if (held) this.write({ kind: 'hold' });
    this.said = `${fighter} fires.`;
  }
  /** Handles a press on a fighter on the table. */
  async press(name: string): Promise<void> {
    const piece = this.fighter(name);
    if (!piece) return;
    if (this.phase === 'fire' && piece.seat !== this.seat) {
      if (this.aim(name)?.bears) return this.aimAll(name);
    } else if (this.phase === 'fire' && this.fire().some((one) => one.piece === name && one.may)) return this.arm(name);
    this.eyed = this.eyed === piece.element ? null : piece.element;
  }

  key(key: string): boolean {
    return pressed(this, key);
  }

  protected settle(): void {
    const { part, way } = this;
    const zone = this.phase === 'deploy' || this.phase === 'toss' ? (this.view?.sides[this.seat - 1]?.zone ?? []) : [];
    const ends = (this.phase === 'option' || this.phase === 'next' || this.phase === 'decks' ? this.ways : way ? [way] : []).flatMap((one) => one.paths.filter((leg) => !leg.leaves).flatMap((leg) => leg.path.slice(-1)));
    this.places = part.kind === 'deploy' ? [...zone] : ends;
  }
  /** Replaces the part by an order's text; the referee says what it means. */
  protected async adopt(order: string): Promise<void> {
    const preview = await this.desk.preview(order);
    this.part = preview.part;
    this.preview = preview;
  }
  /** Asks for the consequences of the order as written, and whether it is legal. */
  protected override async look(): Promise<void> {
    const order = this.text;
    const newest = this.asking();
    const reading = await this.desk.read(order);
    if (!newest() || order !== this.text) return;
    this.refused = reading.refused;
    if (reading.refused.length > 0) return;
    const preview = await this.desk.preview(order);
    if (order !== this.text) return;
    this.part = preview.part;
    this.preview = preview;
    this.settle();
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, Math.round(value)));
}
