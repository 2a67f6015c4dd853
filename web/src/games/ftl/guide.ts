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

export const steps: GuideStep[] = [
  {
    text: 'The teal ship is yours; its nose points at the enemy. Each piece gets one order a turn, and both sides plot in secret. Give your ship the order Launch.',
    done: ({ plot, turns }) => ordered(plot, 'launch') || turns > 0,
  },
  {
    text: 'A missile will stand just ahead of your ship. Whoever launches or rotates carries a marker that turn, and only marked pieces can be hit. Seal your plot, then reveal.',
    done: ({ turns }) => turns > 0,
  },
  {
    text: 'That was a turn: launches, then rotations, then sprints. Now you have a missile. Select it and let it sprint: drag it along its nose, or use the steps.',
    done: ({ plot, turns }) => ordered(plot, 'sprint') || turns > 1,
  },
  {
    text: 'The panel says what the path crosses. If the enemy launches or rotates this turn, it is marked and the missile hits. If it sits still or sprints, the missile passes through. Outguess it: seal and reveal.',
    done: ({ turns }) => turns > 1,
  },
  {
    text: 'Every line of the log carries its clause: press one to read why. Try turning a piece now, by its knob astern or with the steps, and play on. The third hit destroys a ship.',
    done: ({ plot, turns }) => ordered(plot, 'rotate') || turns > 2,
  },
  {
    text: 'That is all there is to know; the rest is guessing well. Finish the battle, or try the slider below to look back at any turn.',
    done: ({ stage }) => stage === 'over',
  },
];
