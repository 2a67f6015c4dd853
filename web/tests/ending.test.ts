/** The end of a battle in words. */
import { describe, expect, it } from 'vitest';
import { claimWord, lastTurn } from '../src/lib/ending.ts';

describe('the turn a battle ended in', () => {
  const over = (clause: string | null) => ({ winner: 1, clause, text: '' });
  it('is the one that was being written when somebody conceded or all agreed', () => expect(lastTurn({ turn: 6, over: over(null) }, 5)).toBe(6));
  it('is the last one told where the rules ended it', () => expect(lastTurn({ turn: 6, over: over('FT-1.1') }, 5)).toBe(5));
  it('is the first where nothing was told', () => expect([lastTurn({ turn: 1, over: over(null) }, undefined), lastTurn(null, undefined)]).toEqual([1, 1]));
});

it('a claimed battle says whose time ran out, and who claimed it', () => {
  expect(claimWord('Amber wins: Teal concedes')).toBe('Amber wins: the time of Teal ran out, and Amber claimed the battle');
  expect(claimWord('A draw by agreement')).toBe('A draw by agreement');
});
