/** Picking the nearest of the offered actions, and stepping through them. */
import { describe, expect, it } from 'vitest';
import { bearing, nearestByHeading, nearestByPlace, stepFrom, turnBetween } from '../src/lib/pick.ts';
import type { Action } from '../src/lib/protocol.ts';

function action(part: Partial<Action>): Action {
  return { text: '', kind: 'idle', x: 0, y: 0, heading: 0, leaves: false, marked: false, path: [], crosses: [], launches: null, amount: 0, ...part };
}
const sprints = [1000, 1500, 2000].map((amount) => action({ text: `S${amount / 1000}`, kind: 'sprint', y: amount, amount }));
const rotations = [-30, -15, 0, 15, 180].map((amount) => action({ text: `R${amount}`, kind: 'rotate', heading: (amount + 360) % 360, amount }));

describe('picking', () => {
  it('takes the nearest end', () => {
    expect(nearestByPlace(sprints, 300, 1700)?.text).toBe('S1.5');
    expect(nearestByPlace(sprints, 0, 90000)?.text).toBe('S2');
    expect(nearestByPlace([], 0, 0)).toBeNull();
  });

  it('takes the nearest heading the short way round', () => {
    expect(nearestByHeading(rotations, 350)?.text).toBe('R-15');
    expect(nearestByHeading(rotations, 5)?.text).toBe('R0');
    expect(nearestByHeading(rotations, -172)?.text).toBe('R180');
  });

  it('steps by amount and stops at the ends', () => {
    expect(stepFrom(sprints, sprints[0] ?? null, 1)?.text).toBe('S1.5');
    expect(stepFrom(sprints, sprints[2] ?? null, 1)).toBeNull();
    expect(stepFrom(sprints, null, 1)?.text).toBe('S1');
    expect(stepFrom(rotations, null, -1)?.text).toBe('R-15');
  });

  it('measures bearings clockwise from up', () => {
    expect(bearing(0, 0, 0, 5)).toBe(0);
    expect(bearing(0, 0, 5, 0)).toBe(90);
    expect(bearing(0, 0, -5, 0)).toBe(270);
    expect(turnBetween(350, 20)).toBe(30);
  });
});
