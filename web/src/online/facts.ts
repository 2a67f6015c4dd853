/** The parts of the rooms' protocol (docs/rooms.md) that the page reads, as types. */
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
  /** Options that the maker chose. */
  options: [string, string][];
  seats: SeatFacts[];
  clock: Clock | null;
  spectators: { delay: number } | null;
  challenge: boolean;
  chat: boolean;
  /** `strict` if the room carries letters; `shared` if the server also closes each decision; null if it plays the battle. A card that an earlier version stored says nothing of it. */
  mode?: 'strict' | 'shared' | null;
  /** The keys of a shared room’s server. */
  keys?: string | null;
  made: number;
  decisions: number;
  awaits: number[];
  /** Seats that agree to a draw now. A card that an earlier version stored says nothing of them. */
  agreed?: number[];
  over: { winner: number | null; text: string } | null;
  closed: string | null;
  next: string | null;
  last: number;
  you: number | null;
}
export interface RoomStatus extends Status {
  seat: number | null;
  /** The own order that is sealed now. */
  order: string | null;
  /** Seats that agree to a draw now. */
  agreed: number[];
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
  /** The author of a sealed order: told only to its seat. */
  by?: 'seat' | 'standing' | 'captain' | 'silent';
  claimed?: boolean;
  winner?: number | null;
}
export interface Made { room: string; seat: number; begun: boolean; invitations: { seat: number; token: string }[]; watch: string | null; /** The server’s keys, of a shared room alone. */ keys?: string | null; last: number }
export interface Joined { room: string; seat: number; begun: boolean; last: number }

/** The scenario id of a room that plays its maker's own file. */
export const OWN = 'custom';

/** Returns a duration in words, for a clock's time or its remainder. */
export function lasting(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [days, hours, minutes] = [Math.floor(whole / 86400), Math.floor((whole % 86400) / 3600), Math.floor((whole % 3600) / 60)];
  if (days > 0) return `${days} d${hours ? ` ${hours} h` : ''}`;
  if (hours > 0) return `${hours} h${minutes ? ` ${minutes} min` : ''}`;
  if (minutes >= 5) return `${minutes} min`;
  return minutes > 0 || whole % 60 === 0 ? `${minutes}:${String(whole % 60).padStart(2, '0')} min` : `${whole} s`;
}

/** Returns a time limit in words: whole minutes without seconds, whole days written out. */
export function given(seconds: number): string {
  if (seconds > 0 && seconds % 86400 === 0) return seconds === 86400 ? '1 day' : `${seconds / 86400} days`;
  return seconds > 0 && seconds < 3600 && seconds % 60 === 0 ? `${seconds / 60} min` : lasting(seconds);
}

/** Returns the terms that a battle is made with, in a few words. */
export function termsWord({ each, chat, watched, listed }: { each: number; chat: boolean; watched: boolean; listed: boolean }): string {
  return [each ? `${given(each)} for each order` : 'no clock', chat ? 'chat' : 'no chat', watched ? 'others may watch' : 'nobody else watches', ...(listed ? ['anybody may join'] : [])].join(' · ');
}

/** Returns the terms of a clock in one sentence. */
export function clockWord(clock: Clock | null): string {
  if (!clock) return 'There is no clock: take your time.';
  return `${given(clock.each)} for each order, ${clock.grace ? `then ${given(clock.grace)} of grace` : 'without grace'}; after that ${endOf(clock)}.`;
}

/** Returns the consequence of a clock that has run out. */
export function endOf({ then }: Pick<Clock, 'then'>): string {
  if (then === 'silent') return 'an empty order is sealed';
  if (then === 'claim') return 'the other side may claim the battle';
  return 'a substitute writes until the player is back';
}

/** The time of a seat: `true` in `awaited` if its order is awaited, and the state of its clock. */
export interface SeatTime { own: boolean; awaited: boolean; sealed: boolean; /** Milliseconds left on the clock that runs. */ left: number | null; /** `true` if the time is up and the grace runs. */ late: boolean; absent: boolean }

/** Describes a seat: its state of writing, its time left, and the consequence of time that ran out. */
export function timeWord({ own, awaited, sealed, left, late, absent }: SeatTime, clock: Pick<Clock, 'then'> | null): string {
  const words: string[] = [];
  const substitute = absent && typeof clock?.then === 'object';
  if (absent) words.push(substitute ? 'out of time, a substitute writes' : 'out of time');
  if (sealed) words.push('sealed');
  else if (awaited && !absent) words.push(own ? 'give orders now' : 'giving orders');
  if (left !== null && awaited && !absent) words.push(late ? `time is up, ${lasting(left / 1000)} of grace left` : `${lasting(left / 1000)} left`);
  return words.join(' · ');
}

/** Returns what follows where the time of awaited seats is up, or null while nobody's is. plays: `true` for a player, `false` for a spectator. */
export function timeUpWord(awaited: readonly number[], { then }: Pick<Clock, 'then'>, absent: readonly number[], late: (seat: number) => boolean, name: (seat: number) => string, plays: boolean): string | null {
  const out = awaited.filter((seat) => absent.includes(seat));
  const up = out.length > 0 ? out : awaited.filter(late);
  if (up.length === 0) return null;
  const whose = `The time of ${up.map(name).join(' and ')} is up`;
  if (out.length === 0) return `${whose}; the grace runs.`;
  if (then === 'claim') return plays ? `${whose}: claim the battle, or wait.` : `${whose}: the battle may be claimed.`;
  return then === 'silent' ? `${whose}: an empty order is sealed.` : `${whose}: a substitute writes.`;
}

/** Returns the meaning of a seat's own absence, and how to end it. */
export function absenceWord({ then }: Pick<Clock, 'then'>): string {
  if (then === 'claim') return 'Your time ran out. Seal an order before the other side claims the battle.';
  if (then === 'silent') return 'Your time ran out, and an empty order was sealed for you. Your next order has its time again.';
  return 'Your time ran out. A substitute writes for you until you seal an order yourself. Seal one now to take over.';
}
