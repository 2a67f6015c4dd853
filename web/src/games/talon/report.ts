/** The results of a battle of Talon, counted from its events: ship by ship, side by side, round by round. */
import { fresh, rolled, type Luck, type LuckFacts } from '../../lib/luck.ts';
import { bothSides, lastLoss, sideHas, type Force, type Reader } from '../../lib/outcome.ts';
import { sentence } from '../../lib/sentences.ts';
import type { Turn } from '../../lib/protocol.ts';
import type { Told } from './generated.ts';
import { ships, type Ship, type TalonView } from './facts.ts';

export interface ShipLine {
  name: string;
  class: string;
  title: string;
  side: number;
  /** Shield and hull boxes when whole, and boxes lost. */
  hull: number;
  taken: number;
  hexes: number;
  turns: number;
  slips: number;
  volleys: number;
  shots: number;
  hits: number;
  dealt: number;
  end: string;
}
export interface SideSum { side: number; damage: Luck; shots: number; hits: number; dealt: number; lost: number; spent: number; hexes: number }
export interface RoundLine { turn: number; decision: number; counts: [number, number]; events: Told[] }
export interface Summary { ships: ShipLine[]; sides: [SideSum, SideSum]; rounds: RoundLine[] }

const WEIGHTY = new Set(['destroyed', 'left', 'retreated', 'critical', 'initiative', 'over', 'no-speed', 'announces']);

function sumOf(side: number): SideSum {
  return { side, damage: fresh(), shots: 0, hits: 0, dealt: 0, lost: 0, spent: 0, hexes: 0 };
}
function whole(ship: Ship): number {
  return ship.of + ship.shields.reduce((sum, one) => sum + one.of, 0);
}
function endOf(ship: Ship): string {
  if (ship.where === 'destroyed') return 'destroyed';
  if (ship.where === 'left') return 'left the map';
  if (ship.where === 'retreated') return 'retreated';
  if (ship.hull < ship.of) return `${ship.hull} of ${ship.of} hull left`;
  return 'hull whole';
}

/** Sums all events. */
export function summary(turns: Turn[]): Summary {
  const lines = new Map<string, ShipLine>();
  const sides: [SideSum, SideSum] = [sumOf(1), sumOf(2)];
  const rounds: RoundLine[] = [];
  for (const one of ships(turns[0]?.before ?? null)) {
    lines.set(one.name, { name: one.name, class: one.title, title: '', side: one.side, hull: whole(one), taken: 0, hexes: 0, turns: 0, slips: 0, volleys: 0, shots: 0, hits: 0, dealt: 0, end: '' });
  }
  const sideOf = (name: string): SideSum => sides[lines.get(name)?.side === 2 ? 1 : 0];
  /** The sides that caused the latest damage, and the ship that fired. Asteroids belong to no side. */
  let causes = new Set<number>();
  let firer = '';
  const cause = (event: Told): void => {
    const of = (field: 'piece' | 'target' | 'other'): number => lines.get(String(event[field] ?? ''))?.side ?? 0;
    if (event.kind === 'fires' || event.kind === 'shot') [firer, causes] = [String(event['piece']), new Set([of('piece')])];
    else if (event.kind === 'missile-hits') [firer, causes] = ['', new Set([of('target') === 1 ? 2 : 1])];
    else if (event.kind === 'collides') [firer, causes] = ['', new Set([of('piece'), of('other')])];
    else if (event.kind === 'explodes') [firer, causes] = ['', new Set([of('piece')])];
    else if (event.kind === 'asteroids') [firer, causes] = ['', new Set()];
  };
  const count = (event: Told, round: RoundLine): void => {
    cause(event);
    const name = String(event['piece'] ?? '');
    const line = lines.get(name);
    if (!line) return;
    const side = sideOf(name);
    switch (event.kind) {
      case 'moved':
        line.hexes++;
        side.hexes++;
        if (/slip/.test(String(event['way']))) line.slips++;
        else if (event['way'] !== 'straight') line.turns++;
        break;
      case 'bought':
        side.spent++;
        break;
      case 'fires':
        line.volleys++;
        break;
      case 'shot': {
        const damage = Number(event['damage']);
        for (const one of [line, side]) {
          one.shots++;
          one.hits += Number(damage > 0);
        }
        if (event['sixths'] !== undefined) {
          side.damage.dice++;
          side.damage.came += damage;
          side.damage.expected += Number(event['sixths']) / 6;
        }
        break;
      }
      case 'damaged': {
        const done = Number(event['shield']) + Number(event['hull']);
        line.taken += done;
        const enemy = line.side === 1 ? 2 : 1;
        if (!causes.has(enemy)) break;
        const by = lines.get(firer);
        if (by) by.dealt += done;
        sides[enemy - 1 ? 1 : 0].dealt += done;
        round.counts[enemy - 1 ? 1 : 0] += done;
        break;
      }
      case 'destroyed':
      case 'left':
        side.lost++;
        break;
    }
  };
  turns.forEach((turn, at) => {
    let round = rounds.at(-1);
    if (round?.turn !== turn.turn) {
      round = { turn: turn.turn, decision: at + 1, counts: [0, 0], events: [] };
      rounds.push(round);
    }
    [firer, causes] = ['', new Set()];
    for (const event of turn.told as Told[]) {
      if (WEIGHTY.has(event.kind) && !(event.kind === 'initiative' && event['flipped'] !== true)) round.events.push(event);
      count(event, round);
    }
  });
  for (const one of ships(turns.at(-1)?.after ?? null)) {
    const line = lines.get(one.name);
    if (line) line.end = endOf(one);
  }
  return { ships: [...lines.values()], sides, rounds };
}

/** Returns the luck of each side, for a picture of the battle. */
export function luckFacts(turns: Turn[]): LuckFacts | null {
  return rolled(['damage', 'damage'], summary(turns).sides.map(({ side, damage }) => ({ side, luck: damage })));
}

const FORCE: Force = {
  noun: 'ship',
  counts: (piece) => piece.kind === 'ship' && piece.where === 'table',
  fates: { destroyed: ['was destroyed', 'were destroyed'], left: ['left the map', 'left the map'], retreated: ['retreated', 'retreated'] },
};

/** Returns the reason for the end of a battle: the last ship of a side, an enemy held in front, or the points after the last round. */
export function whyEnded(turns: Turn[], reader: Reader): string | null {
  const last = turns.at(-1);
  if (!last?.over?.clause) return null;
  const told = last.told as Told[];
  const how = told.find((event) => event.kind === 'over')?.how;
  const { winner } = last.over;
  if (how === 'circle' && winner !== null) {
    const held = told.findLast((event) => event.kind === 'holds' && event.side === winner)?.impulses;
    return sentence(`${sideHas(winner, reader)} held the enemy in front ${held === undefined ? 'long enough' : `for ${held} impulses`}`);
  }
  if (how !== 'limit') return lastLoss(turns, reader, FORCE);
  const { points } = last.after as TalonView;
  return `Round ${last.turn} was the last, and the worth of the ships destroyed decided, in points: ${bothSides(points, reader)}.`;
}
