/** One decision of Simple Spaceships being written, of any kind: how a player changes dice for boxes, a ship, a part of a move, an attack, a lost die. */
import { meanOf } from '../../lib/odds.ts';
import type { Reading, Turn } from '../../lib/protocol.ts';
import type { Referee } from '../../lib/referee.ts';
import type { Plot } from '../face.ts';
import { counted, Desk, FUNCTIONS, noteOf, titled, type AttackFacts, type Box, type Dealt, type Drag } from './facts.ts';
import { pressed } from './keys.ts';
import { dragOf, flightWord, flownLast, legsOf, legsWords, mostOf, STILL, type Legs } from './legs.ts';
import { least, likest, oneMore, sharedOut } from './sharing.ts';
import { ACTS, SpaceshipsOrder } from './order.svelte.ts';

/** A player's wish in the middle of an activation: dice flown alike, by battle. It is kept only while the page is open. */
interface Wish { ship: string; turn: number; orders: string[]; dice: number; /** `true` if its die is open, to be flown; otherwise the next die is to be spent. */ flying: boolean }
const wishes = new Map<number, Wish>();

export class SpaceshipsPlot extends SpaceshipsOrder {
  /** `true` if the plan was asked for before (the same again, die after die), or if only one order is legal. */
  onward = $state(false);
  /** The orders of the die before, and the number of dice that could be flown alike. */
  same = $state.raw<{ orders: string[]; dice: number } | null>(null);
  readonly #turns: readonly Turn[];
  readonly #battle: number;
  #last: Box = 'movement';

  constructor(referee: Referee, battle: number, seat: number, turns: readonly Turn[] = []) {
    super(new Desk(referee, battle, seat), seat);
    this.#turns = turns;
    this.#battle = battle;
  }

  /** The main button's act while nothing is planned: it flies straight on, or aims if only an attack is left. */
  hand = $derived.by((): Plot['hand'] => {
    if (this.phase !== 'active' || this.sequence.length > 0) return null;
    const { straight } = this;
    const shot = this.#sooner(straight);
    if (shot) return { act: `Aim at ${this.named(shot.target)}`, write: () => this.choose(shot.text), seen: true };
    if (straight) return this.halted ? null : { act: flightWord(legsOf(straight.orders)), write: () => this.plan(straight.orders) };
    const { prey } = this;
    return prey === null ? null : { act: `Aim at ${this.named(prey)}`, write: () => this.aim(prey), seen: true };
  });
  /** Returns the best attack from here, unless a move leads to one that is as good; null without an attack. */
  #sooner(drag: Drag | null): AttackFacts | null {
    const shot = this.prey === null ? null : this.best(this.prey);
    return shot && !drag?.ahead.some(({ odds }) => odds && odds.mean >= shot.odds.mean) ? shot : null;
  }
  /** Puts an attack that is possible now before a suggested move that turns away from it, and dice to use that a suggestion leaves in Reserve. */
  async mend(): Promise<void> {
    if (this.assigning) this.dealt = { ...this.dealt, ...Object.fromEntries(this.#spared.map((name) => [name, sharedOut(this.shares(name), this.dealt[name] ?? [0, 0, 0])])) };
    const shot = this.phase === 'active' && !this.attack ? this.#sooner(this.drag) : null;
    if (shot) this.sequence = [shot.text];
    this.typed = this.text;
    this.settle();
    await this.look();
  }
  override get blocked(): boolean {
    return super.blocked || (!this.assigning && this.sequence.length === 0 && !this.hand);
  }
  /** The end of the active ship's activation, offered at any moment; barred while the rules do not allow it. */
  ending = $derived.by((): Plot['ending'] => {
    if (this.phase !== 'active' || this.sequence[0] === 'end') return null;
    const end = this.offer?.actions.find((one) => one.kind === 'end');
    return { act: ACTS['end'] ?? '', give: () => this.choose(end?.text), barred: end ? null : 'To end it, first fly this die for 1 in at least (SS-3.2).' };
  });
  /** `true` once the player has typed an assignment, be it the one that lay there. */
  #meant = $state(false);
  override type(typed: string): Promise<void> {
    this.#meant = true;
    return super.type(typed);
  }
  /** Asks before dice stay idle: in Reserve while they could be assigned, or in Attack while an enemy is in reach. */
  doubt = $derived.by((): Plot['doubt'] => {
    if (this.assigning) return this.#spare();
    const { prey } = this;
    if (this.sequence[0] !== 'end' || prey === null) return null;
    const name = this.named(prey);
    return { text: `${name} is in reach of your ${counted(this.craft(this.active)?.boxes.attack ?? 0)} in Attack. End the activation without a shot?`, act: 'End anyway', mend: { name: `Aim at ${name}`, run: () => this.aim(prey) } };
  });
  /** The ships whose dice in Reserve are asked about. */
  get #spared(): readonly string[] {
    return this.single ? [this.selected ?? ''] : this.units;
  }
  /** Returns the question about dice in Reserve, and a press that shares them out. */
  #spare(): Plot['doubt'] {
    const names = this.#spared;
    const spare = names.reduce((all, name) => all + (this.boxes(name)?.reserve ?? 0), 0);
    if (this.#meant || spare === 0 || !names.some((name) => oneMore(this.shares(name), this.dealt[name] ?? [0, 0, 0]))) return null;
    const text = `${spare === 1 ? '1 die stays in Reserve and does' : `${spare} dice stay in Reserve and do`} nothing this turn.`;
    return { text, act: `${this.act} anyway`, mend: { name: spare === 1 ? 'Put it to use' : 'Share them out', run: () => this.#shareOut(names) } };
  }

  async begin(order: string): Promise<void> {
    this.view = await this.desk.view();
    this.threats = await this.desk.threats();
    if (this.assigning) {
      const { names, single } = await this.desk.units();
      [this.units, this.single] = [names, single];
    } else if (this.phase === 'pick') this.units = this.fleet.filter((one) => one.side === this.seat && !one.done).map((one) => one.name);
    for (const name of this.concerned()) this.offers.set(name, await this.desk.reach(name));
    if (this.phase === 'pick') this.units = this.units.filter((name) => (this.offers.get(name)?.actions.length ?? 0) > 0);
    this.selected = this.concerned()[0] ?? null;
    const start = order === 'idle' && (this.assigning || this.phase === 'enter' || this.phase === 'flip') ? (await this.desk.read('idle')).order : order;
    await this.adopt(start);
    if (this.phase === 'active') this.#foresee();
    this.onward ||= await this.#forced();
    this.typed = this.text;
  }
  /** Writes the only legal order, if there is but one. */
  async #forced(): Promise<boolean> {
    if (!(await this.desk.forced())) return false;
    const only = this.offer?.actions[0]?.text;
    if (!this.assigning && this.sequence.length === 0 && only) this.sequence = [only];
    return this.text !== 'idle';
  }
  /** Plans an order without being asked: the wished repetition, if it is offered and does no harm; or else the only act left. */
  #foresee(): void {
    const actions = this.offer?.actions ?? [];
    const spend = actions.find((one) => one.kind === 'spend');
    const end = actions.find((one) => one.kind === 'end');
    const flown = flownLast(this.#turns, this.seat);
    const dice = this.craft(this.active)?.boxes.movement ?? 0;
    this.same = spend && flown.length > 0 && dice > 0 ? { orders: flown, dice } : null;
    const wish = wishes.get(this.#battle);
    wishes.delete(this.#battle);
    if (wish && wish.ship === this.active && wish.turn === this.view?.turn) {
      const drag = this.drags.find((one) => one.orders.join() === wish.orders.join());
      if (wish.flying && drag && !drag.leaves) {
        this.sequence = drag.orders;
        this.onward = true;
        if (wish.dice > 1) wishes.set(this.#battle, { ...wish, flying: false, dice: wish.dice - 1 });
        return;
      }
      if (!wish.flying && spend && this.attacks.length === 0) {
        this.sequence = [spend.text];
        this.onward = true;
        wishes.set(this.#battle, { ...wish, flying: true });
        return;
      }
      this.said = wish.flying ? 'The same again would leave the table, or is not offered: choose.' : 'An enemy is in reach: choose.';
    }
    if (this.sequence.length > 0 || this.flies) return;
    const shot = this.prey === null ? null : this.best(this.prey);
    const only = shot ?? spend ?? end;
    if (only) this.sequence = [only.text];
  }
  /** Spends the next die and flies it as the one before; repeats this for a number of dice, unless something comes in between. */
  again(dice: number): void {
    const spend = this.offer?.actions.find((one) => one.kind === 'spend');
    if (!spend || !this.same) return;
    wishes.set(this.#battle, { ship: this.active ?? '', turn: this.view?.turn ?? 0, orders: this.same.orders, dice, flying: true });
    this.choose(spend.text);
  }

  /* Assigning. */
  /** Returns the assignment with one die moved between two boxes, if the referee offers it. */
  #shifted(name: string, from: Box, to: Box): Dealt | null {
    const now = this.dealt[name];
    if (!now || from === to) return null;
    const next: Dealt = [...now];
    const [out, into] = [FUNCTIONS.indexOf(from), FUNCTIONS.indexOf(to)];
    if (out >= 0) next[out] = (next[out] ?? 0) - 1;
    if (into >= 0) next[into] = (next[into] ?? 0) + 1;
    return this.share(name, next) ? next : null;
  }
  may(name: string, from: Box, to: Box): boolean {
    return this.#shifted(name, from, to) !== null;
  }
  shift(name: string, from: Box, to: Box): void {
    const next = this.#shifted(name, from, to);
    if (!next) return;
    this.remember();
    if (to !== 'reserve') this.#last = to;
    this.dealt = { ...this.dealt, [name]: next };
    this.changed();
    const boxes = this.boxes(name);
    if (boxes) this.said = `${name}: ${titled(to)} ${boxes[to]}, ${titled(from)} ${boxes[from]}.`;
  }
  /** Moves the die assigned last back to Reserve. */
  takeBack(name: string): void {
    this.shift(name, this.#last, 'reserve');
  }
  /** Assigns the dice in Reserve, each to the function that has the fewest then. */
  #shareOut(names: readonly string[]): void {
    this.remember();
    this.dealt = { ...this.dealt, ...Object.fromEntries(names.map((name) => [name, sharedOut(this.shares(name), this.dealt[name] ?? [0, 0, 0])])) };
    this.changed();
    this.said = `Shared out: ${this.text.replace(/^assign /, '')}.`;
  }
  /** Returns `true` if any assigned die of a ship can go back to Reserve. */
  clearable(name: string): boolean {
    const [fewest, now] = [least(this.shares(name)), this.dealt[name]];
    return !!fewest && !!now && fewest.dealt.join() !== now.join();
  }
  /** Returns the fewest dice that a box may hold, of all offers. */
  leastIn(name: string, box: Box): number {
    return Math.min(Infinity, ...this.shares(name).map((one) => one.boxes[box]));
  }
  /** Moves all assigned dice of a ship back to Reserve, except those it must assign. */
  clear(name: string): void {
    const fewest = least(this.shares(name));
    if (!fewest) return;
    this.remember();
    this.dealt = { ...this.dealt, [name]: fewest.dealt };
    this.changed();
    this.said = `${name}: ${fewest.text.replace(/^assign /, '')}.`;
  }
  /** Gives the other ships this one's assignment, each as far as it may. */
  copy(from: string): void {
    const wish = this.dealt[from];
    if (!wish) return;
    this.remember();
    const next = { ...this.dealt };
    for (const name of this.units) {
      const best = likest(this.shares(name), wish);
      if (best) next[name] = best.dealt;
    }
    this.dealt = next;
    this.changed();
    this.said = 'Your other ships assign the same, as far as they may.';
  }
  select(name: string): void {
    if (this.phase === 'pick') return this.choose(this.offers.get(name)?.actions.find((one) => one.kind === 'activate')?.text);
    if (!this.assigning || !this.units.includes(name)) return;
    this.selected = name;
    this.changed();
    const boxes = this.boxes(name);
    if (boxes) this.said = `${name}: Defence ${boxes.defence}, Movement ${boxes.movement}, Attack ${boxes.attack}, Reserve ${boxes.reserve}.`;
  }

  /* Everything else. */
  /** Plans one of the orders that are offered. */
  choose(text: string | undefined): void {
    if (text) this.plan([text]);
  }
  plan(orders: string[], settle = true): void {
    if (orders.join() === this.sequence.join()) return;
    if (settle) this.remember();
    this.sequence = orders;
    this.changed();
    if (settle) this.tell();
  }
  steer(change: Partial<Legs>): void {
    const legs = { ...this.planned(), ...change };
    this.halted = legs.before + legs.after === 0 && legs.way === null;
    if (legs.way === null) [legs.before, legs.after] = [legs.before + legs.after, 0];
    const room = mostOf(this.drags, legs, 'after');
    const found = dragOf(this.drags, legs) ?? dragOf(this.drags, { ...legs, after: Math.min(legs.after, room) });
    if (found) this.plan(found.orders);
    else if (this.halted) this.plan([]);
  }
  planned(): Legs {
    return this.drag ? this.legs : STILL;
  }
  tell(): void {
    const [first] = this.sequence;
    if (!first) this.said = 'Nothing is planned.';
    else if (this.attack) this.said = `Attack ${this.attack.target}: ${this.attack.odds.needed}+ hits, ${meanOf(this.attack.odds)} expected.`;
    else if (this.drag) {
      const ahead = this.drag.ahead.map((one) => one.target).join(', ');
      this.said = `${legsWords(this.legs)}${this.drag.leaves ? ': leaves the table' : this.drag.crosses ? ': reaches the far edge' : ahead ? `; then ahead: ${ahead}` : ''}.`;
    } else this.said = `${first}.`;
    this.settle();
  }
  /** Aims at a ship with the split of dice that is best by the referee's odds. */
  aim(target: string): void {
    const best = this.best(target);
    if (best) this.choose(best.text);
  }
  /** Enters at another place of an edge; the referee says which point it is. */
  async enter(edge: 'left' | 'right', along: number, heading?: number, settle = true): Promise<void> {
    const headings: number[] = this.offer?.entries?.find((one) => one.edge === edge)?.headings ?? [];
    const now = this.entering?.heading ?? 0;
    const mirrored = (360 - now) % 360;
    const at = heading ?? (headings.includes(now) ? now : headings.includes(mirrored) ? mirrored : (headings[0] ?? 0));
    const order = `enter ${edge} ${along / 1000} heading ${at}`;
    if (settle) this.remember();
    await this.adopt(order);
    this.changed();
    if (settle) {
      this.said = `Enters by the ${edge} edge at ${along / 1000} in, heading ${at}.`;
      this.settle();
    }
  }

  protected settle(): void {
    this.places = this.drag && !this.drag.leaves ? [this.drag.to] : this.entering ? [this.entering.at] : [];
  }
  /** Reads several orders at once: they are legal together if they are one use of what is left of a die. */
  protected override async read(typed: string): Promise<Reading> {
    const parts = typed.split(';').map((part) => part.trim().toLowerCase().replace(/\s+/g, ' ')).filter(Boolean);
    if (this.assigning || parts.length < 2) return super.read(typed);
    const order = parts.join('; ');
    if (this.drags.some((one) => one.orders.join('; ') === order)) return { order, refused: [], ignored: [] };
    const first = await super.read(parts[0] ?? '');
    return first.refused.length > 0 ? first : { ...first, refused: [noteOf('this die cannot carry out these orders together; give them one by one', typed)] };
  }
  /** Replaces the plan by an order's text; the referee tells the boxes of dice and the point of an entry. */
  protected async adopt(order: string): Promise<void> {
    if (this.assigning) {
      const { pieces } = await this.desk.preview(order);
      const dealt = { ...this.dealt };
      for (const { name, boxes } of pieces) {
        const now = this.craft(name)?.boxes;
        if (boxes && now) dealt[name] = FUNCTIONS.map((box) => boxes[box] - now[box]) as Dealt;
      }
      if (this.single && pieces[0]) this.selected = pieces[0].name;
      for (const name of this.units) dealt[name] ??= least(this.shares(name))?.dealt ?? [0, 0, 0];
      this.dealt = dealt;
      return;
    }
    this.sequence = order === 'idle' ? [] : order.split('; ');
    const entry = /^enter (left|right) ([\d.]+) heading (\d+)$/.exec(order);
    if (!entry) return;
    const { pieces } = await this.desk.preview(order);
    const { to, heading } = pieces[0] ?? {};
    if (to && heading !== undefined) this.entering = { edge: entry[1] === 'left' ? 'left' : 'right', along: Math.round(Number(entry[2]) * 1000), heading, at: to };
  }

  key(key: string): boolean {
    return pressed(this, key);
  }
}
