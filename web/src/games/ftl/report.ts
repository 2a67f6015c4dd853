/** The results of an FTL battle, counted from its events. */
import { counted, type LuckFacts } from '../../lib/luck.ts';
import { bothSides, lastLoss, type Force, type Reader } from '../../lib/outcome.ts';
import type { Turn } from '../../lib/protocol.ts';
import type { Told } from './generated.ts';

export interface Tally { side: number; launches: number; dealt: number; taken: number; lost: number; missiles: number | null }
/** A turn: the hits that each side dealt, and the important events. */
export interface Line { turn: number; decision: number; counts: [number, number]; events: Told[] }
/** A mark on the timeline: the side that launched or struck, and the turn. */
export interface Tick { turn: number; side: number; kind: 'launch' | 'hit' | 'loss' }
export interface Summary { tallies: Tally[]; lines: Line[]; ticks: Tick[] }

const WEIGHTY = new Set(['hit', 'rammed', 'removed', 'leaves', 'launch-lost', 'out', 'over']);

/** Returns the side of every piece named so far: on the table now, or launched since. */
function sides(turns: Turn[]): Map<string, number> {
  const known = new Map<string, number>();
  for (const turn of turns) {
    for (const piece of [...turn.before.pieces, ...turn.after.pieces]) known.set(piece.name, piece.side);
    for (const event of turn.told as Told[]) {
      const parent = known.get(String(event['piece']));
      if (event.kind === 'launch' && parent !== undefined) known.set(String(event['missile']), parent);
    }
  }
  return known;
}

function count(turn: Turn, side: Map<string, number>, tally: (side: number | undefined) => Tally | undefined): void {
  for (const event of turn.told as Told[]) {
    const own = side.get(String(event['piece']));
    if (event.kind === 'launch' || event.kind === 'launch-lost') add(tally(own), 'launches');
    if (event.kind === 'hit') {
      add(tally(own), 'taken');
      const missile = tally(side.get(String(event['by'])));
      add(missile, 'dealt');
      add(missile, 'lost');
    }
    if (event.kind === 'rammed') {
      add(tally(own), 'dealt');
      add(tally(side.get(String(event['target']))), 'taken');
    }
    if (event.kind === 'removed') for (const name of event['pieces']) add(tally(side.get(name)), 'lost');
    if (event.kind === 'leaves' || event.kind === 'launch-lost') add(tally(own), 'lost');
  }
}

function add(tally: Tally | undefined, what: 'launches' | 'dealt' | 'taken' | 'lost'): void {
  if (tally) tally[what]++;
}

function ticks(turn: Turn, side: Map<string, number>): Tick[] {
  const found: Tick[] = [];
  const ships = new Set(turn.before.pieces.filter((piece) => piece.hull !== undefined).map((piece) => piece.name));
  for (const event of turn.told as Told[]) {
    const mark = (name: unknown, kind: Tick['kind']): void => {
      const own = side.get(String(name));
      if (own !== undefined) found.push({ turn: turn.turn, side: own, kind });
    };
    if (event.kind === 'launch' || event.kind === 'launch-lost') mark(event['piece'], 'launch');
    if (event.kind === 'hit') mark(event['by'], 'hit');
    if (event.kind === 'rammed') mark(event['piece'], 'hit');
    if (event.kind === 'out') mark(event['piece'], 'loss');
    if (event.kind === 'removed') for (const name of event['pieces']) if (ships.has(name)) mark(name, 'loss');
  }
  return found;
}

/** The clause of an end at the turn limit. */
const LIMIT = 'FTL-7.1';

/** Returns the hits that a side has taken; a lost ship counts as all its hits. */
function taken(turns: Turn[], side: number): number {
  const hulls = (view: Turn['after'] | undefined, left: boolean): number => (view?.pieces ?? []).filter((piece) => piece.side === side).reduce((sum, piece) => sum + (piece.hull ?? 0) - (left ? (piece.hits ?? 0) : 0), 0);
  return hulls(turns[0]?.before, false) - hulls(turns.at(-1)?.after, true);
}

const FORCE: Force = {
  noun: 'ship',
  counts: (piece) => piece.hull !== undefined,
  fates: { removed: ['took its last hit', 'took their last hits'], leaves: ['left the table', 'left the table'] },
};

/** Returns the reason for the end of a battle, if its turns show it: the last ship of a side, or the hits at the turn limit. */
export function whyEnded(turns: Turn[], reader: Reader): string | null {
  const last = turns.at(-1);
  if (!last?.over) return null;
  const loss = lastLoss(turns, reader, FORCE);
  if (loss !== null) return loss;
  const { winner, clause } = last.over;
  if (clause !== LIMIT) return winner === null && clause !== null ? 'Both sides agreed to a draw, after turns in which nothing happened.' : null;
  if (winner === null) return `Turn ${last.turn} was the last: a draw.`;
  const [one, two] = [taken(turns, 1), taken(turns, 2)];
  if (one === two) return `Turn ${last.turn} was the last, and both sides have taken ${counted(one, 'hit')}. So the ship nearest to the middle of the table decided.`;
  return `Turn ${last.turn} was the last, and hits decided. Taken: ${bothSides([one, two], reader)}.`;
}

export function summary(turns: Turn[]): Summary {
  const side = sides(turns);
  const tallies = [...new Set(side.values())].sort().map((one) => ({ side: one, launches: 0, dealt: 0, taken: 0, lost: 0, missiles: null }) as Tally);
  for (const turn of turns) count(turn, side, (one) => tallies.find((tally) => tally.side === one));
  for (const tally of tallies) {
    const ships = turns.at(-1)?.after.pieces.filter((piece) => piece.side === tally.side && piece.missiles !== undefined) ?? [];
    tally.missiles = ships.length > 0 ? ships.reduce((sum, ship) => sum + (ship.missiles ?? 0), 0) : null;
  }
  const marks = turns.map((turn) => ticks(turn, side));
  const lines = turns.map((turn, at): Line => {
    const dealt = (by: number): number => (marks[at] ?? []).filter((one) => one.kind === 'hit' && one.side === by).length;
    return { turn: turn.turn, decision: at + 1, counts: [dealt(1), dealt(2)], events: (turn.told as Told[]).filter((event) => WEIGHTY.has(event.kind)) };
  });
  return { tallies, lines, ticks: marks.flat() };
}

/** Returns the luck of each side, for a picture of the battle. */
export function luckFacts(turns: Turn[]): LuckFacts | null {
  const rows = summary(turns).tallies.map(({ side, launches, dealt }) => ({ side, came: dealt, against: launches, words: `${launches} launched, ${dealt} hit` }));
  return rows.length > 0 ? { title: 'Missiles; no dice are rolled', rows, expects: false } : null;
}
