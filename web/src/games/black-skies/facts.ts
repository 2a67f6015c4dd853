/** The referee's facts about the pieces of Black Skies, as types. */
import type { Piece, Point, View } from '../../lib/protocol.ts';

export interface Weapon {
  name: string;
  title: string | null;
  arcs: string[];
  rate: number;
  range: [number, number, number] | null;
  damage: number;
  once: boolean;
  spent: boolean;
}
export interface Fighter extends Piece {
  where: string;
  element: string;
  leads: boolean;
  title: string;
  class: string;
  weight: string;
  thrusters: string[];
  ours: boolean;
  skill: number;
  speed: number;
  retrograde: boolean;
  /** Hull left, and hull when whole. */
  hull: number;
  of: number;
  /** The most hull at which it is crippled. */
  cripples: number;
  crippled: boolean;
  armour: number;
  shields: number;
  failed: boolean;
  done: boolean;
  weapons: Weapon[];
}
export interface Element {
  name: string;
  side: number;
  title: string;
  class: string;
  fighters: string[];
  'in-play': boolean;
  speed: number;
  heading: number;
  retrograde: boolean;
  penalty: number;
  acceleration: number;
  last: string | null;
  cards: string[];
}
/** A card in a deck: face down and of an unknown element, an element's own, or a placeholder. */
export interface Slot { kind: 'card' | 'hidden' | 'placeholder'; element: string | null; card: string | null; known: boolean }
export interface SkyView extends View {
  phase: string;
  flips: number;
  writes: number;
  follows: number | null;
  rocks: { x: number; y: number; radius: number }[];
  elements: Element[];
  flown: { element: string; card: string | null; maneuver: string | null } | null;
  sides: { hull: number; zone: [Point, Point]; deck: Slot[] }[];
}

export function isFighter(piece: Piece): piece is Fighter {
  return piece.kind === 'fighter';
}
export function fighters(view: View | null): Fighter[] {
  return (view?.pieces ?? []).filter(isFighter);
}
export const SKILLS = ['', 'green', 'trained', 'experienced', 'hotshot'];
