/** One decision of Simple Spaceships of any kind: what the referee tells of it, the order as written, and the sentences about both. */
import { SvelteMap } from 'svelte/reactivity';
import type { Body } from '../../board/labels.ts';
import { awayFrom, nearestFoe, stands } from '../../lib/film.ts';
import type { Point } from '../../lib/protocol.ts';
import { SeatPlot } from '../seat-plot.svelte.ts';
import { crafts, Desk, titled, type AttackFacts, type Craft, type Dealt, type Drag, type Offer, type Position, type Share, type Split, type Threats } from './facts.ts';
import { dragOf, flightWord, legsOf, mostOf, STILL, type Legs } from './legs.ts';
import { shareOf } from './sharing.ts';

/** The name of giving an order, by its kind; of the others, `#deed` names the ship or the box as well. */
export const ACTS: Record<string, string> = { spend: 'Next die', end: 'End activation', flip: 'Toss the coin' };
/** Places farther than this from the active ship are not kept in sight while it moves, in thousandths of an inch. */
const NEAR = 13_000;
/** The nearest enemy and those ahead are kept in sight up to this distance, in thousandths of an inch. */
const FAR = 36_000;
/** In a run, the distance ahead of the ship that is shown, and that beyond an enemy. */
const RUN = 27_000;
const AROUND = 2_000;

export abstract class SpaceshipsOrder extends SeatPlot<Position, Desk> {
  /** Own ships that may be assigned dice, by name. */
  units = $state.raw<string[]>([]);
  /** `true` if only one of them assigns now. */
  single = $state(false);
  offers = new SvelteMap<string, Offer>();
  threats = $state.raw<Threats | null>(null);
  /** Dice from Reserve for Defence, Movement and Attack, by ship. */
  dealt = $state.raw<Record<string, Dealt>>({});
  selected = $state<string | null>(null);
  /** Orders to be given one after the other, outside assignment. */
  sequence = $state.raw<string[]>([]);
  phase = $derived(this.view?.phase ?? 'assign');
  fleet = $derived(crafts(this.view));
  active = $derived(this.view?.active ?? null);
  assigning = $derived(this.phase === 'assign');
  text = $derived.by((): string => {
    if (!this.assigning) return this.sequence.join('; ') || 'idle';
    const parts = (this.single ? [this.selected ?? ''] : this.units).map((name) => this.share(name)?.text.replace(/^assign /, '') ?? '');
    return parts.some(Boolean) ? `assign ${parts.filter(Boolean).join('; ')}` : 'idle';
  });
  offer = $derived<Offer | null>((this.selected && this.offers.get(this.selected)) || null);
  drags = $derived<Drag[]>(this.offer?.drags ?? []);
  /** `true` if any inch of the die is left to fly. */
  flies = $derived(this.drags.some((drag) => drag.orders.some((one) => one.startsWith('fly '))));
  legs = $derived<Legs>(legsOf(this.sequence));
  drag = $derived<Drag | null>(this.sequence.length > 0 ? dragOf(this.drags, this.legs) : null);
  attacks = $derived((this.offer?.actions ?? []).filter((one): one is AttackFacts => one.kind === 'attack'));
  attack = $derived(this.attacks.find((one) => one.text === this.sequence[0]) ?? null);
  /** The continuation that flies farthest straight on without leaving the table. */
  straight = $derived.by((): Drag | null => {
    const on = this.drags.filter((drag) => !drag.leaves && drag.orders.length === 1 && drag.orders[0]?.startsWith('fly '));
    return on.sort((a, b) => legsOf(b.orders).before - legsOf(a.orders).before)[0] ?? null;
  });
  /** `true` if the player moved the sliders back to a move of no inches: nothing is proposed any more. */
  halted = $state(false);
  /** The legs that the main button flies: those planned, or while nothing is planned the ones it proposes. */
  proposed = $derived<Legs>(this.drag ? this.legs : this.straight && this.sequence.length === 0 && !this.halted ? legsOf(this.straight.orders) : STILL);
  moved = $derived<string[]>([]);
  /** The edge, place and heading at which the ship would enter. */
  entering = $state.raw<{ edge: 'left' | 'right'; along: number; heading: number; at: Point } | null>(null);
  ghosts = $derived.by((): Body[] => {
    const ship = this.craft(this.active);
    const at = this.entering?.at ?? (this.drag && !this.drag.leaves ? this.drag.to : null);
    return ship && at ? [{ ...ship, name: `${ship.name}+`, x: at[0], y: at[1] }] : [];
  });
  focus = $derived.by((): Point[] => {
    const ship = this.craft(this.phase === 'loss' ? (this.view?.loss?.piece ?? null) : this.active);
    const { table } = this.view ?? {};
    /* Every place of an entry is in sight from the first, so that choosing one moves nothing. */
    if (this.phase === 'enter') return table ? [[0, 0], [table.width, table.height]] : [];
    if (!ship || !stands(ship)) return [];
    const [away, foe] = [awayFrom(ship), nearestFoe(this.fleet, ship)];
    const ahead = new Set((this.offer?.ahead ?? []).map((one) => one.target));
    const near = this.fleet.filter((one) => stands(one) && (away(one) < NEAR || ((one === foe || ahead.has(one.name)) && away(one) < FAR)));
    const reach = this.drags.filter((drag) => !drag.leaves).map((drag) => drag.to);
    return [...near.map((one): Point => [one.x, one.y]), ...reach, ...this.#course(ship)];
  });
  /** Returns two corners of the table's whole width from the ship on, where one side runs for an edge: up to the enemies ahead and a turn's flight. The goal edge is measured in words until it is near. */
  #course(ship: Craft): Point[] {
    const { view } = this;
    if (!view || view.run === null || this.phase !== 'active') return [];
    const foes = this.fleet.filter((one) => one.side !== ship.side && stands(one) && one.y < ship.y + FAR).map((one) => one.y + AROUND);
    return [[0, ship.y], [view.table.width, Math.min(view.table.height, Math.max(ship.y + RUN, ...foes))]];
  }
  act = $derived.by((): string => {
    if (this.assigning) return this.single ? 'Assign' : 'Seal dice';
    if (this.sequence.length === 0) return this.phase === 'pick' ? 'Choose a ship' : this.phase === 'loss' ? 'Choose a box' : this.flies ? 'Choose a move' : 'Choose above';
    return this.drag ? flightWord(this.legs) : this.#deed(this.sequence[0] ?? '');
  });
  /** Returns the name of giving an order that moves nothing. */
  #deed(order: string): string {
    const [verb = '', what = ''] = order.split(' ');
    if (verb === 'lose') return `Take a ${what} die`;
    if (verb === 'enter') return `Enter by the ${what} edge`;
    return ACTS[verb] ?? `${titled(verb)} ${this.named(what)}`;
  }
  ask = $derived.by((): string | null => {
    const active = this.named(this.active ?? '');
    const { loss } = this.view ?? {};
    const mine = loss && this.craft(loss.piece)?.side === this.seat;
    const asks: Record<string, string> = {
      flip: 'Toss the coin: it decides who assigns first.',
      assign: `Share out the dice of ${this.units.length === 1 || this.single ? this.named(this.selected ?? '') : 'your ships'}.`,
      pick: 'Choose the ship that acts now.',
      enter: `Choose where ${active} enters.`,
      active: this.#flying(active),
      loss: loss ? `Choose the die that ${mine ? 'your' : 'the enemy'} ${this.named(loss.piece)} loses.` : '',
    };
    return asks[this.phase] ?? null;
  });
  heading = $derived(this.phase === 'active' ? `${this.named(this.active ?? '')} flies` : null);
  /** Returns the acts still open to the active ship, by its dice. */
  #flying(name: string): string {
    const more = this.craft(this.active)?.boxes.movement ?? 0;
    const all = this.left + more * (this.left + (this.view?.die?.flown ?? 0) / 1000);
    if (this.attacks.length > 0) return `${name} may attack${this.flies ? ', or fly on' : ''}.`;
    if (this.flies) return `Fly ${name}: ${this.left} in with this die${more > 0 ? `, ${all} in with all ${more + 1}` : ''}.`;
    return more > 0 ? `Spend the next die of ${name}, or end its activation.` : `${name} has flown. End its activation.`;
  }
  /** The inches left of the die: the most that any continuation flies. */
  left = $derived(mostOf(this.drags, { before: 0, way: null, after: 0 }, 'before'));
  /** Returns the ships whose offers matter now. */
  concerned(): string[] {
    if (this.assigning || this.phase === 'pick') return this.units;
    const one = this.phase === 'loss' ? this.view?.loss?.piece : this.active;
    return one ? [one] : [];
  }
  craft(name: string | null | undefined): Craft | null {
    return this.fleet.find((one) => one.name === name) ?? null;
  }
  side(name: string): number {
    return this.craft(name)?.side ?? 1;
  }
  shares(name: string): Share[] {
    return (this.offers.get(name)?.actions ?? []).filter((one): one is Share => one.kind === 'assign');
  }
  share(name: string, dealt: Dealt | undefined = this.dealt[name]): Share | null {
    return shareOf(this.shares(name), dealt);
  }
  /** Returns the dice in a ship's boxes after its assignment. */
  boxes(name: string): Craft['boxes'] | null {
    return this.share(name)?.boxes ?? this.craft(name)?.boxes ?? null;
  }
  /** The best target of the active ship: the one with the most expected hits, of equals the one with the fewest Defence dice. */
  get prey(): string | null {
    const worth = (one: AttackFacts): number => one.odds.mean * 100 - (this.craft(one.target)?.boxes.defence ?? 0);
    const best = [...new Set(this.attacks.map((one) => one.target))].flatMap((target) => this.best(target) ?? []);
    return best.sort((a, b) => worth(b) - worth(a))[0]?.target ?? null;
  }
  best(target: string): AttackFacts | null {
    const advice = this.threats?.bearings.find((one) => one.piece === this.active && one.target === target);
    return (advice && this.split(target, advice)) ?? this.attacks.find((one) => one.target === target) ?? null;
  }
  split(target: string, { range, bonus, roll }: Split): AttackFacts | null {
    return this.attacks.find((one) => one.target === target && one.range === range && one.bonus === bonus && one.roll === roll) ?? null;
  }
  /** Returns the attack with one die more or less for range, bonus or roll, if it is offered. */
  tuned(what: keyof Split, by: 1 | -1): AttackFacts | null {
    return this.attack && this.split(this.attack.target, { ...this.attack, [what]: this.attack[what] + by });
  }
}
