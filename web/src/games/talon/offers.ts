/** The referee's offers to a plot of Talon: its answers as types, and the desk at which one seat asks. */
import { percent, type Odds } from '../../lib/odds.ts';
import { subjects } from '../../lib/outline.ts';
import { SeatDesk } from '../../lib/referee.ts';
import type { ArcAction, BuyAction as Purchase, FirstAction, FlyAction, LaunchAction, Preview, Reach as Offer, StraightAction, Target as Aim, Threats, View } from './generated.ts';

export type { Barred, Bearing, BuyAction as Purchase, Fire as Struck, Preview, Reach as Offer, ReachGroup as Battery, Speed as Pace, Target as Aim, Threats } from './generated.ts';
export type Answer = ArcAction | FirstAction;
export type MoveKind = (StraightAction | LaunchAction | FlyAction)['kind'];
/** A move of a ship or a missile, or a launch. */
export type Move = Omit<StraightAction, 'kind'> & { kind: MoveKind };

const BUYS = new Set(['buy']);
const ANSWERS = new Set(['first', 'arc']);
/** The default values of facts that the referee leaves out of a launch or a missile's move. */
const PLAIN = { count: 0, marker: null, slip: false, leaves: false, collides: [], enters: null, strikes: [], lands: null, afterburner: false };
export function purchases(offer: Offer | null | undefined): Purchase[] {
  return (offer?.actions ?? []).filter((one): one is Purchase => BUYS.has(one.kind));
}
export function answers(offer: Offer | null | undefined): Answer[] {
  return (offer?.actions ?? []).filter((one): one is Answer => ANSWERS.has(one.kind));
}
export function moves(offer: Offer | null | undefined): Move[] {
  return (offer?.actions ?? []).filter((one) => 'hex' in one).map((one) => ({ ...PLAIN, ...one }));
}
export { meanOf } from '../../lib/odds.ts';
/** Returns every possible damage: the number of rolls that do it, and its probability in words. */
export function chancesOf({ counts, outcomes }: Odds): { damage: number; count: string; said: string }[] {
  return counts.map((count, damage) => ({ damage, count, said: percent(count, outcomes) })).filter((one) => one.count !== '0');
}
/** Returns the number of rolls that do more damage than an arc holds. */
export function over({ counts }: Odds, holds: number): string {
  return String(counts.slice(holds + 1).reduce((sum, count) => sum + BigInt(count), 0n));
}

/** Returns the shield that a shot may meet in words, with the points that it holds now. */
export function shieldWords({ held }: Aim): string {
  return held.some((one) => one.holds > 0) ? held.map((one) => `${one.arc} shield ${one.holds}`).join(' or ') : 'no shield';
}

/** One seat at the referee's desk. */
export class Desk extends SeatDesk<View, Offer, Threats, Preview> {
  /** Returns the pieces that may be given an order now. */
  async units(): Promise<string[]> {
    return subjects(await this.outline());
  }
}
