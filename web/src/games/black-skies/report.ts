/** The results of a battle of Black Skies, counted from its events: fighter by fighter, side by side, round by round. */
import { fresh, rolled, type Luck, type LuckFacts } from '../../lib/luck.ts';
import { bothSides, lastLoss, type Force, type Reader } from '../../lib/outcome.ts';
import type { Turn } from '../../lib/protocol.ts';
import type { Told } from './generated.ts';
import { fighters, type SkyView } from './facts.ts';

export interface FighterLine {
  name: string;
  title: string;
  class: string;
  side: number;
  shots: number;
  hits: Luck;
  damage: Luck;
  checks: Luck;
  taken: number;
  hull: number;
  end: string;
}
/** The sums of a side; `hull` is its hull left once the battle is over. */
export interface SideSum { side: number; hits: Luck; damage: Luck; checks: Luck; dealt: number; lost: number; hull: number | null }
/** A round: its first decision, the damage that each side did, and the important events. */
export interface RoundLine { turn: number; decision: number; counts: [number, number]; events: Told[] }
export interface Summary { fighters: FighterLine[]; sides: SideSum[]; rounds: RoundLine[] }

const WEIGHTY = new Set(['destroyed', 'crippled', 'leaves', 'leads', 'fails', 'retrograde', 'over']);

/** Returns the share of a die's faces that reach a number. */
export function reaching(faces: number, needs: number): number {
  return Math.max(0, Math.min(faces, faces - needs + 1)) / faces;
}
/** Returns the mean of a die after a reduction, where no face counts less than 0. */
export function meanAfter(faces: number, off: number): number {
  let sum = 0;
  for (let face = 1; face <= faces; face++) sum += Math.max(0, face - off);
  return sum / faces;
}

class Counting {
  readonly lines = new Map<string, FighterLine>();
  readonly sides = new Map<number, SideSum>();
  readonly rounds: RoundLine[] = [];
  #firer = '';
  #target = '';

  constructor(turns: Turn[]) {
    turns.forEach((turn, at) => {
      for (const one of fighters(turn.before as SkyView)) {
        if (!this.sides.has(one.side)) this.sides.set(one.side, { side: one.side, hits: fresh(), damage: fresh(), checks: fresh(), dealt: 0, lost: 0, hull: null });
        if (!this.lines.has(one.name)) this.lines.set(one.name, { name: one.name, title: one.title, class: one.class, side: one.side, shots: 0, hits: fresh(), damage: fresh(), checks: fresh(), taken: 0, hull: one.of, end: '' });
      }
      let round = this.rounds.at(-1);
      if (!round || round.turn !== turn.turn) {
        round = { turn: turn.turn, decision: at + 1, counts: [0, 0], events: [] };
        this.rounds.push(round);
      }
      for (const event of turn.told as Told[]) this.#take(event, round);
    });
    const last = turns.at(-1);
    for (const one of fighters((last?.after as SkyView | undefined) ?? null)) {
      const line = this.lines.get(one.name);
      if (line && !line.end) line.end = one.crippled ? 'crippled at the end' : one.hull === one.of ? 'unhurt' : 'in play at the end';
    }
  }

  #both(name: string, key: 'hits' | 'damage' | 'checks', dice: number, came: number, expected: number): void {
    const line = this.lines.get(name);
    for (const luck of [line?.[key], line && this.sides.get(line.side)?.[key]]) {
      if (!luck) continue;
      luck.dice += dice;
      luck.came += came;
      luck.expected += expected;
    }
  }
  #take(event: Told, round: RoundLine): void {
    if (WEIGHTY.has(event.kind)) round.events.push(event);
    const name = String(event['piece'] ?? '');
    const line = this.lines.get(name);
    const rolls = event.rolls ?? [];
    switch (event.kind) {
      case 'checks':
        this.#both(name, 'checks', 1, Number(event['passed'] === true), reaching(6, Number(event['difficulty']) - Number(event['skill'])));
        break;
      case 'fires':
        this.#firer = name;
        this.#target = String(event['target']);
        if (line) line.shots++;
        break;
      case 'rolls':
        this.#both(this.#firer, 'hits', rolls.length, Number(event['hits']), rolls.length * reaching(12, Number(event['needs'])));
        break;
      case 'damages': {
        const faces = event['faces'] ?? [];
        const off = Number(event['armour']);
        const expected = faces.reduce((sum, _, at) => sum + meanAfter(rolls[at]?.faces ?? 1, off), 0);
        this.#both(this.#firer, 'damage', rolls.length, Number(event['points']), expected);
        break;
      }
      case 'hull':
        this.#hurt(event, name, round);
        break;
      case 'destroyed':
        this.#lose(name, `destroyed in round ${round.turn}`);
        break;
      case 'leaves':
        this.#lose(name, `left the table in round ${round.turn}`);
        break;
      case 'over':
        if (Array.isArray(event['hull'])) for (const side of this.sides.values()) side.hull = Number(event['hull'][side.side - 1]);
        break;
    }
  }
  #hurt(event: Told, name: string, round: RoundLine): void {
    const line = this.lines.get(name);
    if (!line) return;
    const taken = line.hull - Number(event['hull']);
    const more = taken - line.taken;
    line.taken = taken;
    /* Rocks belong to nobody. */
    if (this.#target !== name || event.clause.startsWith('BS-6')) return;
    const foe = line.side === 1 ? 2 : 1;
    const side = this.sides.get(foe);
    if (side) side.dealt += more;
    round.counts[foe - 1 as 0 | 1] += more;
  }
  #lose(name: string, how: string): void {
    const line = this.lines.get(name);
    if (!line || line.end) return;
    line.end = how;
    const side = this.sides.get(line.side);
    if (side) side.lost++;
  }
}

export function summary(turns: Turn[]): Summary {
  const { lines, sides, rounds } = new Counting(turns);
  return { fighters: [...lines.values()], sides: [...sides.values()].sort((a, b) => a.side - b.side), rounds };
}

/** Returns the luck of each side, for a picture of the battle. */
export function luckFacts(turns: Turn[]): LuckFacts | null {
  return rolled(['hit', 'hits'], summary(turns).sides.map(({ side, hits }) => ({ side, luck: hits })));
}

const FORCE: Force = {
  noun: 'fighter',
  counts: (piece) => piece.where === 'table',
  fates: { destroyed: ['was destroyed', 'were destroyed'], leaves: ['left the table', 'left the table'] },
};

/** Returns the reason for the end of a battle: the last fighter of a side, or the hull left after the last round. */
export function whyEnded(turns: Turn[], reader: Reader): string | null {
  const last = turns.at(-1);
  if (!last?.over?.clause) return null;
  const hull = (last.told as Told[]).find((event) => event.kind === 'over')?.hull;
  return lastLoss(turns, reader, FORCE) ?? (hull ? `Round ${last.turn} was the last, and the hull points left decided: ${bothSides(hull, reader)}.` : null);
}
