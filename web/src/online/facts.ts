/** The shapes of the rooms' protocol (docs/rooms.md) that the page reads. */
import type { Status } from '../lib/protocol.ts';

export type Then = 'silent' | 'claim' | { captain: string };
export interface Clock { each: number; grace: number; then: Then }
export interface SeatFacts { seat: number; side: number | null; name: string; captain: string | null; taken: boolean; present: boolean; absent: boolean }
export interface RoomFacts {
  room: string;
  phase: 'waiting' | 'playing' | 'over';
  game: string;
  scenario: string;
  title: string;
  seats: SeatFacts[];
  clock: Clock | null;
  spectators: { delay: number } | null;
  challenge: boolean;
  chat: boolean;
  made: number;
  decisions: number;
  awaits: number[];
  over: { winner: number | null; text: string } | null;
  closed: string | null;
  next: string | null;
  last: number;
  you: number | null;
}
export interface RoomStatus extends Status {
  seat: number | null;
  clock: (Clock & { now: number; due: [number, number][] }) | null;
  present: number[];
  absent: number[];
  standing: { left: number; dropped: { decision: number; order: string; why: string } | null } | null;
  reminders: { targets: number; dropped: number } | null;
  closed: string | null;
  last: number;
}
export interface RoomEvent {
  event: number;
  at: number;
  kind: string;
  seat?: number;
  decision?: number;
  name?: string;
  text?: string;
  captain?: string | null;
  swap?: boolean;
  room?: string;
  why?: string;
  claimed?: boolean;
  winner?: number | null;
}
export interface Made { room: string; seat: number; begun: boolean; invitations: { seat: number; token: string }[]; watch: string | null; last: number }
export interface Joined { room: string; seat: number; begun: boolean; last: number }

/** Says how long a clock gives, or what is left of it. */
export function lasting(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [days, hours, minutes] = [Math.floor(whole / 86400), Math.floor((whole % 86400) / 3600), Math.floor((whole % 3600) / 60)];
  if (days > 0) return `${days} d${hours ? ` ${hours} h` : ''}`;
  if (hours > 0) return `${hours} h${minutes ? ` ${minutes} min` : ''}`;
  if (minutes >= 5) return `${minutes} min`;
  return minutes > 0 || whole % 60 === 0 ? `${minutes}:${String(whole % 60).padStart(2, '0')} min` : `${whole} s`;
}

/** Says what happens when a clock has run out. */
export function endOf({ then }: Pick<Clock, 'then'>): string {
  if (then === 'silent') return 'an empty order is sealed';
  if (then === 'claim') return 'the other side may claim the battle';
  return 'a captain writes until the player is back';
}
