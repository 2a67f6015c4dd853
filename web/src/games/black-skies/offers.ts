/** The referee's offers to a plot of Black Skies: its answers as types, and the desk at which one seat asks. */
import { withRole } from '../../lib/outline.ts';
import type { Point } from '../../lib/protocol.ts';
import { SeatDesk } from '../../lib/referee.ts';
import type { CheckPart, Entry, Preview, Reach, Threats, View, Volley } from './generated.ts';

export type { Card, Path as Leg, CardWay as Drawn, Entry, Fire, Preview, Reach as Offer, Target as Aim, TargetWeapon as Gun, Threats, Volley, Way } from './generated.ts';

/** The whole fire of a fighter at a target, and its odds. */
export interface Chance { piece: string; target: string; order: string; volley: Volley }
/** An order as the client writes it. The referee's preview of an order adds its check or its volley. */
export type Part =
  | { kind: 'toss' }
  | { kind: 'deploy'; element: string; lead: Point; wing: Point | null }
  | { kind: 'deck'; entries: Entry[] }
  | { kind: 'fly'; way: string; maneuver: string }
  | { kind: 'check'; tries: boolean; check: CheckPart['check'] | null }
  | { kind: 'fire'; piece: string; weapons: string[]; target: string; volley: Volley | null }
  | { kind: 'hold' }
  | { kind: 'next'; card: string };
export type PartOf<K extends Part['kind']> = Extract<Part, { kind: K }>;

/** One seat at the referee's desk. */
export class Desk extends SeatDesk<View, Reach, Threats, Preview> {
  /** Returns the least and the greatest speed that may be laid with a card. */
  async speeds(): Promise<[number, number]> {
    const [speed] = withRole(await this.outline(), 'speed');
    return [speed?.from ?? 0, speed?.to ?? 0];
  }
}

/** Returns `true` if the first volley is better: it destroys more often, or as often and does more damage on average. */
export function better({ volley: a }: Chance, { volley: b }: Chance): boolean {
  const [mine, other] = [BigInt(a.destroys) * BigInt(b.odds.outcomes), BigInt(b.destroys) * BigInt(a.odds.outcomes)];
  return mine === other ? a.odds.mean > b.odds.mean : mine > other;
}

/** Returns the least face of a d6 that passes; null if none does, 1 if no die is rolled. */
export function faceNeeded(passing: number): number | null {
  return passing === 0 ? null : 7 - passing;
}
/** Returns a check in a few words. */
export function checkWords(passing: number): string {
  if (passing >= 6) return 'no check';
  const face = faceNeeded(passing);
  return face === null ? 'cannot pass' : face === 6 ? 'roll a 6' : `roll ${face} or more`;
}
/** Groups options that differ only by amount, such as Accelerate 1 and Accelerate 2, under their common name. */
export function grouped<W extends { way: string }>(ways: readonly W[]): { name: string; ways: W[] }[] {
  const found: { name: string; ways: W[] }[] = [];
  for (const way of ways) {
    const name = way.way.replace(/ \d+$/, '');
    const group = found.find((one) => one.name === name);
    if (group) group.ways.push(way);
    else found.push({ name, ways: [way] });
  }
  return found;
}
