/** The guided first battle: each step waits until the player has done it on the real table. */
import type { GuideStep, Plot } from '../face.ts';
import { FullThrustPlot } from './plot.svelte.ts';

function full(plot: Plot | null, phase: string): FullThrustPlot | null {
  return plot instanceof FullThrustPlot && plot.phase === phase ? plot : null;
}
function helm(plot: Plot | null, what: 'turn' | 'thrust'): boolean {
  const found = full(plot, 'orders');
  return !!found && Object.values(found.helms).some((one) => one[what] !== 0);
}

export const steps: GuideStep[] = [
  {
    task: 'Press + beside Velocity to go an inch faster.',
    text: 'The solid teal ship is yours. It flies on by itself: the outline ahead of it is where it will be. Each turn its drive can change that.',
    done: ({ plot, turns }) => helm(plot, 'thrust') || turns > 0,
  },
  {
    task: 'Press a raised number of the clock, or drag the outline.',
    text: 'Course is a clock face; each point turns the ship by one of its hours, and costs thrust too. The boxes show how much of the thrust is spent.',
    done: ({ plot, turns }) => helm(plot, 'turn') || turns > 0,
  },
  {
    task: 'Seal, then reveal.',
    text: 'The words round the outline are its arcs, with the dice that bear out to each ring. You want the enemy where there are many, and to be where theirs are few.',
    done: ({ turns }) => turns > 0,
  },
  {
    task: 'Close in: bring your bow towards the enemy, turn by turn.',
    text: 'Both fleets have moved. Once ships are in reach of each other it is time to fire.',
    done: ({ plot }) => !!full(plot, 'fire'),
  },
  {
    task: 'Press the enemy, on the table or in the list.',
    text: 'Now fire: every gun that bears goes to it. The bars are the exact odds of each total of damage.',
    done: ({ plot }) => (full(plot, 'fire')?.parts.length ?? 0) > 0,
  },
  {
    task: 'Seal and reveal to see the dice.',
    text: 'Both sides fire at once, so a destroyed ship has still fired. Each line of the log carries its clause: press one to read why.',
    done: ({ plot }) => !!full(plot, 'orders'),
  },
  {
    task: 'Finish the battle.',
    text: 'That is the whole game; the rest is seeing where everybody will be. Press an enemy to see its arcs. The slider under the table looks back at any moment.',
    done: ({ stage }) => stage === 'over',
  },
];
