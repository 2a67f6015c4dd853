/** The end of a battle in words. */
import { describe, expect, it } from 'vitest';
import { whyEnded as ofBlackSkies } from '../src/games/black-skies/report.ts';
import { whyEnded as ofFullThrust } from '../src/games/full-thrust/report.ts';
import { whyEnded as ofSpaceships } from '../src/games/simple-spaceships/report.ts';
import { whyEnded as ofTalon } from '../src/games/talon/report.ts';
import { lastTurn } from '../src/lib/ending.ts';
import type { Turn } from '../src/lib/protocol.ts';
import type { RoomEvent } from '../src/online/facts.ts';
import { wishesOf } from '../src/online/told.ts';
import { fought } from './battles.ts';

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

describe('the reason for the end of a battle', () => {
  const reader = { names: ['One', 'Two'], own: 1 };
  const piece = (name: string, side: number, more: object = {}) => ({ name, side, kind: 'ship', where: 'table', ...more });
  /** A last decision as its report reads it: the pieces before and after, the events, and the winner. */
  const last = (before: object[], after: object[], told: object[], winner: number | null, clause = 'X-1'): Turn[] =>
    [{ decision: 9, turn: 12, orders: [], before: { pieces: before }, after: { pieces: after, points: [40, 20] }, told, over: { winner, clause, text: '' } } as unknown as Turn];
  const both = [piece('A', 1, { boxes: {}, caps: [], dice: 5 }), piece('B', 2, { boxes: {}, caps: [], dice: 3 })];

  it('names the last piece of a side, its fate, and who has none left', () => {
    expect(ofFullThrust(last(both, both.slice(1), [{ kind: 'leaves', piece: 'A' }], 2), reader)).toBe('Ship A left the table: you have no ship left.');
    expect(ofBlackSkies(last([...both, piece('B2', 2)], both.slice(0, 1), [{ kind: 'destroyed', piece: 'B' }, { kind: 'destroyed', piece: 'B2' }], 1), reader)).toBe('Ship B and Ship B2 were destroyed: Two has no fighter left.');
    expect(ofTalon(last(both, both.slice(0, 1), [{ kind: 'retreated', piece: 'B' }, { kind: 'over', how: 'fleet' }], 1), reader)).toBe('Ship B retreated: Two has no ship left.');
  });
  it('tells what decided where both sides have pieces left', () => {
    expect(ofFullThrust(last(both, both, [{ kind: 'over', points: [12, 9] }], 1), reader)).toBe('The battle ended after turn 12, and points decided: you 12, Two 9.');
    expect(ofBlackSkies(last(both, both, [{ kind: 'over', hull: [7, 7] }], null), reader)).toBe('Round 12 was the last, and the hull points left decided: you 7, Two 7.');
    expect(ofTalon(last(both, both, [{ kind: 'holds', side: 1, impulses: 6 }, { kind: 'over', how: 'circle' }], 1), reader)).toBe('You have held the enemy in front for 6 impulses.');
    expect(ofTalon(last(both, both, [{ kind: 'over', how: 'limit' }], 1), reader)).toMatch(/: you 40, Two 20\.$/);
    expect(ofSpaceships(last(both, both, [{ kind: 'over', how: 'limit' }], 1), reader)).toMatch(/dice left decided: you 5, Two 3\.$/);
    expect(ofSpaceships(last(both, both, [{ kind: 'over', how: 'limit' }], 2, 'SS-5.1'), reader)).toMatch(/nobody had reached the far edge/);
  });
  it('lets points decide in a scenario in which the last ship left does not', () => {
    expect(ofFullThrust(last(both, both.slice(1), [{ kind: 'leaves', piece: 'A' }, { kind: 'over', points: [12, 9] }], 1), reader)).toMatch(/points decided/);
  });
  it('says nothing of an end by the players', () => {
    const conceded = last(both, both.slice(1), [], 2).map((turn) => ({ ...turn, over: { winner: 2, clause: null, text: '' } }));
    for (const of of [ofFullThrust, ofBlackSkies, ofTalon, ofSpaceships]) expect(of(conceded, reader)).toBeNull();
  });
  it('is told of a run that was really flown', async () => {
    expect(ofSpaceships(await fought('simple-spaceships', 'short-run', '1', 400), reader)).toMatch(/^Sleigh (reached the far edge|was destroyed: you have no ship left)\.$/);
  });
});
