/** The first battle, hand in hand: each step waits until the player has done it on the real table. */
import type { GuideStep, Plot } from '../face.ts';
import { FtlPlot } from './plot.svelte.ts';

function ftl(plot: Plot | null): FtlPlot | null {
  return plot instanceof FtlPlot ? plot : null;
}

function ordered(plot: Plot | null, kind: string): boolean {
  const found = ftl(plot);
  return !!found && Object.values(found.draft).some((action) => action.kind === kind);
}

/** A missile told to go further than the least it could. */
function sent(plot: Plot | null): boolean {
  const found = ftl(plot);
  if (!found) return false;
  return found.own.some((piece) => {
    const told = found.draft[piece.name];
    const least = Math.min(...found.offered(piece.name, 'sprint').map((one) => one.amount));
    return piece.kind === 'missile' && told?.kind === 'sprint' && told.amount > least;
  });
}

export const steps: GuideStep[] = [
  {
    text: 'The teal ship is yours; its nose points at the enemy. Each piece gets one order a turn, and both sides plot in secret. Give your ship the order Launch.',
    done: ({ plot, turns }) => ordered(plot, 'launch') || turns > 0,
  },
  {
    text: 'A missile will stand just ahead of your ship. Whoever launches or rotates is marked (◇) that turn, and only marked pieces can be hit. Seal, then reveal.',
    done: ({ turns }) => turns > 0,
  },
  {
    text: 'Launches, then rotations, then sprints: that was a turn. Select your missile, choose Sprint, and send it further: carry its arrow, or use + below.',
    done: ({ plot, turns }) => sent(plot) || turns > 1,
  },
  {
    text: 'If the enemy launches or rotates, it is marked, and a missile that crosses it hits. If it sits still or sprints, the missile passes through. Outguess it: seal and reveal.',
    done: ({ turns }) => turns > 1,
  },
  {
    text: 'Each line of the log carries its clause: press one to read why. Now try turning a piece, by the curl behind it or with Rotate. The third hit destroys a ship.',
    done: ({ plot, turns }) => ordered(plot, 'rotate') || turns > 2,
  },
  {
    text: 'That is all there is to know; the rest is guessing well. Finish the battle. The slider under the table looks back at any turn.',
    done: ({ stage }) => stage === 'over',
  },
];
