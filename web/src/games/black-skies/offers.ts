/** The referee's offers to a plot of Black Skies: its answers as types, and the desk at which one seat asks. */
import type { Odds } from '../../lib/odds.ts';
import { withRole } from '../../lib/outline.ts';
import type { Point } from '../../lib/protocol.ts';
import { SeatDesk } from '../../lib/referee.ts';
import type { SkyView } from './facts.ts';

export interface Why { clause: string; text: string }
export interface Leg { piece: string; path: Point[]; leaves: boolean; rocks?: number[] }
/** An option of a card: its check, its path, and the option flown if the check fails. */
export interface Way {
  text: string;
  card: string;
  way: string;
  maneuver: string;
  clause: string;
  difficulty: number;
  times: number;
  skill: number;
  /** The number of faces of a d6 that pass. */
  passing: number;
  penalty: number;
  speed: number;
  heading: number;
  retrograde: boolean;
  leaves: boolean;
  paths: Leg[];
  meets: { piece: string; rocks: number[] }[];
  instead: { maneuver: string; speed: number; heading: number; retrograde: boolean; paths: Leg[] } | null;
}
/** An option on a card's face, drawn from the origin at one speed for all cards. */
export interface Drawn { way: string; maneuver: string; difficulty: number; penalty: number; legs: Point[]; heading: number; retrograde: boolean }
/** A card as it would be flown; `heading` is the heading before it. */
export interface Card { number: number; card: string; clause: string; refused: Why | null; heading: number; ways: Drawn[] }
export interface Gun { name: string; refused: Why | null; band: string | null; number: number | null; needs: number | null; hits: number | null; rate: number; die: number; once: boolean }
export interface Aim {
  target: string;
  range: number;
  arcs: string[];
  bears: boolean;
  modifiers: { by: number; text: string; clause: string }[];
  hull: number;
  of: number;
  shields: number;
  armour: number;
  weapons: Gun[];
}
export interface Fire { piece: string; may: boolean; failed: boolean; most: number; left: number; crippled: boolean; targets: Aim[] }
export interface Offer { piece: string; element: string; apart: number; ways: Way[]; cards: Card[]; fire: Fire[] }

export interface Volley {
  target: string;
  hull: number;
  of: number;
  odds: Odds;
  cripples: { points: number; count: string } | null;
  destroys: string;
}
/** The whole fire of a fighter at a target, and its odds. */
export interface Chance { piece: string; target: string; order: string; volley: Volley }
export interface WingCheck { piece: string; maneuver: string; skill: number; difficulty: number; times: number; passing: number; clause: string }
/** A card as it is laid; without an element, a placeholder. */
export interface Entry { element: string | null; card?: string; speed?: number; ways?: Way[] }
export type Part =
  | { kind: 'toss' }
  | { kind: 'deploy'; element: string; lead: Point; wing: Point | null }
  | { kind: 'deck'; entries: Entry[] }
  | { kind: 'fly'; way: string; maneuver: string }
  | { kind: 'check'; tries: boolean; check: WingCheck | null }
  | { kind: 'fire'; piece: string; weapons: string[]; target: string; volley: Volley | null }
  | { kind: 'hold' }
  | { kind: 'next'; card: string };
export type PartOf<K extends Part['kind']> = Extract<Part, { kind: K }>;
export interface Preview { order: string; part: Part; ways: Way[] }
export interface Bearing { piece: string; target: string; weapons: string[]; range: number; text: string }
export interface Threats { threats: { piece: string; from: string[] }[]; bearings: Bearing[]; against: Bearing[] }

/** One seat at the referee's desk. */
export class Desk extends SeatDesk<SkyView, Offer, Threats, Preview> {
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
