/** Picking the nearest of the offered actions, and stepping through them. */
import { describe, expect, it } from 'vitest';
import { bearing, nearestByHeading, nearestByPlace, nextByHeading, pieceUnder, stepFrom, turnBetween } from '../src/lib/pick.ts';
import type { Action } from '../src/games/ftl/generated.ts';

function action(part: Partial<Action>): Action {
  return { text: '', kind: 'idle', x: 0, y: 0, heading: 0, leaves: false, marked: false, path: [[0, 0], [0, 0]], crosses: [], launches: null, amount: 0, ...part };
}
const sprints = [1000, 1500, 2000].map((amount) => action({ text: `S${amount / 1000}`, kind: 'sprint', y: amount, amount }));
const rotations = [-30, -15, 0, 15, 180].map((amount) => action({ text: `R${amount}`, kind: 'rotate', heading: (amount + 360) % 360, amount }));

describe('picking', () => {
  it('goes to the next heading either way, all the way round', () => {
    expect(nextByHeading(rotations, 0, 1)?.text).toBe('R15');
    expect(nextByHeading(rotations, 0, -1)?.text).toBe('R-15');
    expect(nextByHeading(rotations, 180, 1)?.text).toBe('R-30');
    expect(nextByHeading([], 0, 1)).toBeNull();
  });

  it('takes the nearest piece under a finger, then the one beneath it', () => {
    const [ship, missile] = [{ name: 'A', x: 0, y: 0, radius: 500 }, { name: 'A.1', x: 900, y: 0, radius: 250 }];
    const under = (x: number, held: string | null): string | undefined => pieceUnder([ship, missile], x, 0, 1000, held)?.name;
    expect(under(800, 'A')).toBe('A.1');
    expect(under(800, 'A.1')).toBe('A');
    expect(under(-600, null)).toBe('A');
    expect(under(5000, 'A')).toBeUndefined();
  });

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
