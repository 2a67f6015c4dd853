/** The results of a battle of Full Thrust, counted from its events: ship by ship, side by side, turn by turn. */
import { fresh, rolled, type Luck, type LuckFacts } from '../../lib/luck.ts';
import { bothSides, lastLoss, type Force, type Reader } from '../../lib/outcome.ts';
import type { Piece, Turn } from '../../lib/protocol.ts';
import type { Told, ToldOf } from './generated.ts';
import { isGroup, isShip } from './facts.ts';

export interface ShipLine {
  name: string;
  title: string;
  class: string;
  side: number;
  /** Weapons fired, every shot counted. */
  shots: number;
  fire: Luck;
  /** Dice that had an effect. */
  hits: number;
  taken: number;
  hull: number;
  /** Systems knocked out, each once, a drive up to twice. */
  lost: string[];
  end: string;
}
/** The sums of a side; `points` are victory points, once the battle is over. */
export interface SideSum { side: number; fire: Luck; systems: Luck; dealt: number; shipsLost: number; fightersLost: number; points: number | null }
/** A turn of the rulebook: the decision of its fire, or its first; the damage that each side did; the important events. */
export interface TurnLine { turn: number; decision: number; counts: [number, number]; events: Told[] }
export interface Summary { ships: ShipLine[]; sides: SideSum[]; turns: TurnLine[] }

const WEIGHTY = new Set(['destroyed', 'leaves', 'withdraws', 'enters', 'morale', 'rammed', 'group-lost', 'dummy', 'shown', 'over']);

class Counting {
  readonly ships = new Map<string, ShipLine>();
  readonly sides = new Map<number, SideSum>();
  readonly turns: TurnLine[] = [];
  readonly #carriers = new Map<string, string>();
  readonly #fighters = new Map<string, number>();
  #firer = '';
  #ended = new Set<string>();

  constructor(turns: Turn[]) {
    turns.forEach((turn, at) => {
      for (const piece of [...turn.before.pieces, ...turn.after.pieces]) this.#meet(piece);
      const line = this.#line(turn, at + 1);
      for (const event of turn.told as Told[]) this.#take(event, line, turn.turn);
    });
    const last = turns.at(-1);
    for (const piece of last?.after.pieces ?? []) this.#close(piece);
  }

  #meet(piece: Piece): void {
    if (!this.sides.has(piece.side)) {
      this.sides.set(piece.side, { side: piece.side, fire: fresh(), systems: fresh(), dealt: 0, shipsLost: 0, fightersLost: 0, points: null });
    }
    if (isGroup(piece)) {
      this.#carriers.set(piece.name, piece.carrier);
      if (!this.#fighters.has(piece.name)) this.#fighters.set(piece.name, piece.fighters);
      return;
    }
    const known = isShip(piece);
    const line = this.ships.get(piece.name) ?? {
      name: piece.name, title: '', class: '', side: piece.side, shots: 0, fire: fresh(), hits: 0, taken: 0, hull: 0, lost: [], end: '',
    };
    if (known) Object.assign(line, { title: piece.title, class: piece.class, hull: piece.hull });
    this.ships.set(piece.name, line);
  }

  #line(turn: Turn, decision: number): TurnLine {
    const last = this.turns.at(-1);
    if (last?.turn === turn.turn) {
      if (turn.told.some((event) => event.kind === 'damage') || turn.before.phase === 'fire') last.decision = decision;
      return last;
    }
    const line: TurnLine = { turn: turn.turn, decision, counts: [0, 0], events: [] };
    this.turns.push(line);
    return line;
  }

  #take(event: Told, line: TurnLine, turn: number): void {
    if (WEIGHTY.has(event.kind)) line.events.push(event);
    const ship = this.ships.get(String(event['piece'] ?? ''));
    switch (event.kind) {
      case 'fires':
        this.#firer = String(event['piece']);
        if (ship) ship.shots++;
        break;
      case 'hits':
        this.#fire(event, this.#firer);
        break;
      case 'torpedo':
      case 'needle':
        if (ship) ship.shots++;
        this.#fire(event, String(event['piece']));
        break;
      case 'attacks':
        this.#fire(event, this.#carriers.get(String(event['group'])) ?? '');
        break;
      case 'damage':
        if (ship) this.#damage(ship, Number(event['damage']), line);
        break;
      case 'threshold':
        if (ship) this.#threshold(event, ship);
        break;
      case 'knocked':
        ship?.lost.push(String(event['system']));
        break;
      case 'destroyed':
        if (ship) this.#end(ship, `destroyed in turn ${turn}`, true);
        break;
      case 'leaves':
        if (ship && event['back'] === null) this.#end(ship, `left in turn ${turn}, not to return`, true);
        break;
      case 'withdraws':
        if (ship) this.#end(ship, `withdrew in turn ${turn}`, false);
        break;
      case 'dummy':
        if (ship) this.#end(ship, 'was a dummy', false);
        break;
      case 'defends':
        this.#defence(event);
        break;
      case 'group-lost': {
        const group = String(event['group']);
        this.#shootDown(group, 0);
        break;
      }
      case 'over':
        if (Array.isArray(event['points'])) for (const side of this.sides.values()) side.points = Number(event['points'][side.side - 1]);
        break;
    }
  }

  #fire(event: Told, firer: string): void {
    const ship = this.ships.get(firer);
    const side = ship && this.sides.get(ship.side);
    if (!ship || !side || event['points'] === undefined) return;
    const dice = event.kind === 'torpedo' ? 1 : (event.rolls?.length ?? 0);
    const each = Array.isArray(event['each']) ? event['each'] : [Number(event['points'])];
    ship.hits += each.filter((points) => points > 0).length;
    for (const luck of [ship.fire, side.fire]) {
      luck.dice += dice;
      luck.came += Number(event['points']);
      luck.expected += Number(event['expects'] ?? 0) / 1000;
    }
  }

  #damage(ship: ShipLine, damage: number, line: TurnLine): void {
    const more = Math.max(0, damage - ship.taken);
    ship.taken = damage;
    for (const side of this.sides.values()) {
      if (side.side === ship.side) continue;
      side.dealt += more;
      line.counts[side.side === 1 ? 0 : 1] += more;
    }
  }

  #threshold(event: ToldOf<'threshold'>, ship: ShipLine): void {
    const lost = event['lost'] === true;
    if (lost) ship.lost.push(String(event['system']));
    const luck = this.sides.get(ship.side)?.systems;
    if (!luck) return;
    luck.dice++;
    luck.came += Number(lost);
    luck.expected += Number(event['expects'] ?? 0) / 1000;
  }

  #defence(event: ToldOf<'defends'>): void {
    this.#shootDown(String(event['group']), Number(event['left']));
  }

  #shootDown(group: string, left: number): void {
    const carrier = this.ships.get(this.#carriers.get(group) ?? '');
    const side = carrier && this.sides.get(carrier.side);
    const had = this.#fighters.get(group) ?? 0;
    if (side) side.fightersLost += Math.max(0, had - left);
    this.#fighters.set(group, left);
  }

  #end(ship: ShipLine, how: string, lost: boolean): void {
    if (this.#ended.has(ship.name)) return;
    this.#ended.add(ship.name);
    ship.end = how;
    const side = this.sides.get(ship.side);
    if (lost && side) side.shipsLost++;
  }

  #close(piece: Piece): void {
    const ship = this.ships.get(piece.name);
    if (!ship || ship.end) return;
    if (piece.where === 'away') ship.end = 'off the table at the end';
    else if (piece.where !== undefined && piece.where !== 'table') ship.end = piece.where;
    else ship.end = ship.hull > 0 && ship.taken === 0 && ship.lost.length === 0 ? 'unhurt' : 'in play at the end';
  }
}

export function summary(turns: Turn[]): Summary {
  const { ships, sides, turns: lines } = new Counting(turns);
  const ordered = [...sides.values()].sort((a, b) => a.side - b.side);
  return { ships: [...ships.values()], sides: ordered, turns: lines };
}

/** Returns the luck of each side, for a picture of the battle. */
export function luckFacts(turns: Turn[]): LuckFacts | null {
  return rolled(['damage', 'damage'], summary(turns).sides.map(({ side, fire }) => ({ side, luck: fire })));
}

const FORCE: Force = {
  noun: 'ship',
  counts: (piece) => (piece.kind === 'ship' || piece.kind === 'marker') && (piece.where === 'table' || piece.where === 'away'),
  fates: { destroyed: ['was destroyed', 'were destroyed'], leaves: ['left the table', 'left the table'], withdraws: ['withdrew', 'withdrew'] },
};

/** Returns the reason for the end of a battle: the last ship of the side that lost, or the points. */
export function whyEnded(turns: Turn[], reader: Reader): string | null {
  const last = turns.at(-1);
  if (!last?.over?.clause) return null;
  const loss = lastLoss(turns, reader, FORCE);
  const points = (last.told as Told[]).find((event) => event.kind === 'over')?.points;
  const { winner } = last.over;
  /* In some scenarios points decide even then. */
  const decisive = winner === null || last.after.pieces.some((piece) => piece.side === winner && FORCE.counts(piece));
  if (loss !== null && decisive) return loss;
  return points ? `The battle ended after turn ${last.turn}, and points decided: ${bothSides(points, reader)}.` : loss;
}
