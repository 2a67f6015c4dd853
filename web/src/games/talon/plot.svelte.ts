/** One decision of Talon being written: how a player changes power, moves, fire, answers and speeds. The referee says what is legal. */
import { sameHex, type Hex } from '../../board/hexes.ts';
import { meanwhile } from '../../lib/meanwhile.ts';
import { around } from '../../lib/pick.ts';
import { counted } from './facts.ts';
import { pressed } from './keys.ts';
import { moveWords, paceWords, readVolley, volleyText, wareOf } from './notation.ts';
import { purchases, type Aim, type Answer, type Move, type Pace, type Purchase } from './offers.ts';
import { bestShot } from './plans.ts';
import { TalonOrder } from './order.svelte.ts';

export class TalonPlot extends TalonOrder {
  /** Holding fire, beside the fire that is proposed. */
  ending = $derived(this.phase === 'fire' && this.chosen.length > 0 ? { act: 'Hold fire', give: () => this.#write([], ''), barred: null } : null);

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
    const name = this.selected ?? '';
    const others = this.flown.filter((one) => !this.mine(name, one));
    if (move ? this.flown.includes(move.text) : others.length === this.flown.length) return;
    this.remember();
    this.flown = [...others, ...(move ? [move.text] : [])];
    this.goes = true;
    this.changed();
    this.said = move ? moveWords(name, move) : `${name}: no move is planned.`;
    this.settle();
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
  /** Takes a group of any own ship in hand. */
  arm(group: number, piece = this.selected): void {
    [this.selected, this.group] = [piece, group];
    const ship = this.ship(piece);
    this.said = `Group ${group} of ${ship?.name ?? ''}: ${ship?.groups.find((one) => one.number === group)?.title ?? ''}.`;
    meanwhile(this.look());
  }
  /** Aims every weapon of the group at a target; pressed again, none. */
  aimAll(target: string): void {
    if (!this.battery || !this.selected || !this.aim(target)) return;
    if (this.volley?.targets.every((one) => one === target)) this.aimNone();
    else this.#aimed(Array.from({ length: this.battery.weapons }, () => target));
  }
  /** Holds the fire of the group in hand. */
  aimNone(): void {
    this.#write(this.chosen.filter((one) => !this.#inHand(one)), `${this.selected ?? ''}, group ${this.group ?? ''}: fire held.`);
  }
  /** Holds the fire of a group, or fires it at its best target again. */
  toggle(piece: string, group: number): void {
    this.arm(group, piece);
    const shot = this.battery && !this.volley ? bestShot(piece, this.battery, (name) => this.piece(name)) : null;
    if (shot) this.#write([...this.chosen, shot.text], `${piece}, group ${group}, at ${shot.aim?.target ?? 'its whole arc'}.`);
    else if (this.battery?.blast && !this.volley) this.blast();
    else this.aimNone();
  }
  /** Aims one weapon of the group. */
  aimOne(weapon: number, target: string): void {
    const now = this.volley?.targets ?? Array.from({ length: this.weapons }, () => target);
    this.#aimed(now.map((one, at) => (at === weapon ? target : one)));
  }
  blast(): void {
    const { battery } = this;
    if (!battery?.blast) return;
    if (this.volley) this.aimNone();
    else this.#write([...this.chosen, battery.blast.text], `Fires over its whole arc: ${battery.blast.ships.join(', ')}.`);
  }
  #inHand(statement: string): boolean {
    const found = readVolley(statement);
    return found?.piece === this.selected && found?.group === this.group;
  }
  #aimed(targets: string[]): void {
    if (!this.battery || !this.selected) return;
    const text = volleyText({ piece: this.selected, group: this.battery.number, targets });
    const said = `${this.selected}, group ${this.battery.number}, at ${[...new Set(targets)].join(' and ')}.`;
    this.#write(this.volley ? this.chosen.map((one) => (this.#inHand(one) ? text : one)) : [...this.chosen, text], said);
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
    return this.chosen.find((one) => this.mine(name, one)) ?? null;
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
    const at = this.chosen.findIndex((one) => this.mine(name, one));
    this.#write(at < 0 ? [...this.chosen, statement] : this.chosen.map((one, place) => (place === at ? statement : one)), said);
  }

  select(name: string): void {
    if (!this.units.includes(name)) {
      if (this.ship(name)) this.eyed = this.eyed === name ? null : name;
      return;
    }
    if (name === this.selected) return;
    this.selected = name;
    this.take();
    this.said = `${name}${this.flies ? `: ${counted(this.steps.length, 'legal move')}` : ''}.`;
    this.settle();
    meanwhile(this.look());
  }
  /** Handles a press on a piece on the board. */
  press(name: string): void {
    const hex = this.piece(name)?.hex;
    if (this.phase === 'fire' && this.aim(name)) this.aimAll(name);
    else if (this.flies && hex && !this.units.includes(name) && this.go(hex)) return;
    else this.select(name);
  }
  #write(next: string[], said: string): void {
    if (next.join('; ') === this.chosen.join('; ')) return;
    this.remember();
    this.chosen = next;
    this.changed();
    if (said) this.said = said;
    this.settle();
  }
  key(key: string): boolean {
    return pressed(this, key);
  }
}
