/** The results of a battle of Simple Spaceships, counted from its events: ship by ship, side by side, turn by turn. */
import { fresh, rolled, type Luck, type LuckFacts } from '../../lib/luck.ts';
import { calledIn, nameIn } from '../../lib/called.ts';
import { bothSides, lastLoss, type Force, type Reader } from '../../lib/outcome.ts';
import { sentence } from '../../lib/sentences.ts';
import type { Turn } from '../../lib/protocol.ts';
import type { Told } from './generated.ts';
import { crafts, type Box, type Craft } from './facts.ts';

export interface ShipLine {
  name: string;
  class: string;
  side: number;
  /** Dice at the start, and dice lost for good. */
  hull: number;
  taken: number;
  attacks: number;
  luck: Luck;
  /** Hits that its Defence stopped. */
  stopped: number;
  /** Dice lost for good, by the box they came from. */
  lost: Partial<Record<Box, number>>;
  flown: number;
  end: string;
}
export interface SideSum { side: number; luck: Luck; stopped: number; taken: number; shipsLost: number }
export interface TurnLine { turn: number; decision: number; counts: [number, number]; events: Told[] }
export interface Summary { ships: ShipLine[]; sides: [SideSum, SideSum]; turns: TurnLine[] }

const WEIGHTY = new Set(['destroyed', 'left', 'entered', 'over']);

function sumOf(side: number): SideSum {
  return { side, luck: fresh(), stopped: 0, taken: 0, shipsLost: 0 };
}
function endOf(ship: Craft): string {
  if (ship.where === 'destroyed') return 'destroyed';
  if (ship.where === 'left') return 'left the table';
  if (ship.where === 'away') return 'never entered';
  return `${ship.dice} of ${ship.pool} dice left`;
}

/** Sums all events. */
export function summary(turns: Turn[]): Summary {
  const ships = new Map<string, ShipLine>();
  const sides: [SideSum, SideSum] = [sumOf(1), sumOf(2)];
  const lines: TurnLine[] = [];
  const last = turns.at(-1);
  for (const one of crafts(turns[0]?.before ?? null)) {
    ships.set(one.name, { name: one.name, class: one.design, side: one.side, hull: one.pool, taken: 0, attacks: 0, luck: fresh(), stopped: 0, lost: {}, flown: 0, end: '' });
  }
  const count = (event: Told, line: TurnLine, bonus: number): void => {
    const ship = ships.get(String(event['piece'] ?? ''));
    if (!ship) return;
    const side = sides[ship.side === 1 ? 0 : 1];
    const enemy = sides[ship.side === 1 ? 1 : 0];
    switch (event.kind) {
      case 'attacks':
        ship.attacks++;
        break;
      case 'rolled': {
        const rolled = Array.isArray(event['faces']) ? event['faces'].length : 0;
        for (const luck of [ship.luck, side.luck]) {
          luck.dice += rolled;
          luck.came += Number(event['hits']);
          luck.expected += (rolled * (1 + bonus)) / 6;
        }
        break;
      }
      case 'met':
        ship.stopped += Number(event['hits']);
        side.stopped += Number(event['hits']);
        break;
      case 'lost': {
        const box = String(event['box']).toLowerCase() as Box;
        ship.lost[box] = (ship.lost[box] ?? 0) + 1;
        ship.taken++;
        enemy.taken++;
        line.counts[ship.side === 1 ? 0 : 1]++;
        break;
      }
      case 'flown':
        ship.flown += Number(event['length']);
        break;
      case 'destroyed':
      case 'left':
        side.shipsLost++;
        break;
    }
  };
  turns.forEach((turn, at) => {
    let line = lines.at(-1);
    if (line?.turn !== turn.turn) {
      line = { turn: turn.turn, decision: at + 1, counts: [0, 0], events: [] };
      lines.push(line);
    }
    let bonus = 0;
    for (const event of turn.told as Told[]) {
      if (event.kind === 'attacks') bonus = Number(event['bonus']);
      if (WEIGHTY.has(event.kind)) line.events.push(event);
      count(event, line, bonus);
    }
  });
  for (const one of crafts(last?.after ?? null)) {
    const ship = ships.get(one.name);
    if (ship) ship.end = endOf(one);
  }
  return { ships: [...ships.values()], sides, turns: lines };
}

/** Returns the luck of each side, for a picture of the battle. */
export function luckFacts(turns: Turn[]): LuckFacts | null {
  return rolled(['hit', 'hits'], summary(turns).sides);
}

/** The clause of scenarios that one side wins by reaching the far edge. */
const RUN = 'SS-5.1';
const FORCE: Force = {
  noun: 'ship',
  counts: (piece) => piece.where === 'table' || piece.where === 'away',
  fates: { destroyed: ['was destroyed', 'were destroyed'], left: ['left the table', 'left the table'] },
};

/** Returns the reason for the end of a battle: the far edge, the last ship of a side, or the dice left after the last turn. */
export function whyEnded(turns: Turn[], reader: Reader): string | null {
  const last = turns.at(-1);
  if (!last?.over?.clause) return null;
  const how = (last.told as Told[]).find((event) => event.kind === 'over')?.how;
  if (how === 'crossed') {
    const flown = (last.told as Told[]).findLast((event) => event.kind === 'flown')?.piece;
    return sentence(`${flown === undefined ? 'a ship' : nameIn(calledIn(turns), flown)} reached the far edge`);
  }
  if (how !== 'limit') return lastLoss(turns, reader, FORCE);
  if (last.over.clause === RUN) return `Turn ${last.turn} was the last, and nobody had reached the far edge.`;
  const dice = [1, 2].map((side) => crafts(last.after).reduce((all, one) => all + (one.side === side ? one.dice : 0), 0)) as [number, number];
  return `Turn ${last.turn} was the last, and the dice left decided: ${bothSides(dice, reader)}.`;
}
