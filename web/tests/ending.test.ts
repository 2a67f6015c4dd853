/** The end of a battle in words. */
import { describe, expect, it } from 'vitest';
import { lastTurn } from '../src/lib/ending.ts';
import type { RoomEvent } from '../src/online/facts.ts';
import { wishesOf } from '../src/online/told.ts';

describe('the turn a battle ended in', () => {
  const over = (clause: string | null) => ({ winner: 1, clause, text: '' });
  it('is the one that was being written when somebody conceded or all agreed', () => expect(lastTurn({ turn: 6, over: over(null) }, 5)).toBe(6));
  it('is the last one told where the rules ended it', () => expect(lastTurn({ turn: 6, over: over('FT-1.1') }, 5)).toBe(5));
  it('is the first where nothing was told', () => expect([lastTurn({ turn: 1, over: over(null) }, undefined), lastTurn(null, undefined)]).toEqual([1, 1]));
});

describe('what a room tells after the end', () => {
  const told = (events: Partial<RoomEvent>[]): RoomEvent[] => events.map((one, at) => ({ event: at + 1, at: 0, kind: 'chat', ...one }));
  const claimed = told([{ kind: 'late', seat: 1 }, { kind: 'conceded', seat: 1, claimed: true }]);
  it('has the last wish of each for another battle', () => {
    const wishes = wishesOf(told([{ kind: 'rematch', seat: 1, swap: true }, { kind: 'rematch', seat: 2, swap: true }, { kind: 'rematch', seat: 2, swap: false }]), 1);
    expect([wishes.own?.swap, wishes.other?.swap]).toEqual([true, false]);
    expect(wishesOf(claimed, 1)).toEqual({ own: undefined, other: undefined });
  });
});
