/** The guided first battle: each step waits until the player has done it on the real table. */
import type { GuideStep, GuideTable, Plot } from '../face.ts';
import { SpaceshipsPlot } from './plot.svelte.ts';

function ours(plot: Plot | null, phase: string): SpaceshipsPlot | null {
  return plot instanceof SpaceshipsPlot && plot.phase === phase ? plot : null;
}
function assigned(plot: Plot | null, box: number): boolean {
  const found = ours(plot, 'assign');
  return !!found && Object.values(found.dealt).some((dealt) => (dealt[box] ?? 0) > (box === 1 ? 1 : 0));
}

/** Returns `true` once this seat has ordered a ship to fly. */
function flown({ history, seat }: GuideTable): boolean {
  return history.some(({ orders }) => orders.some((one) => one.seat === seat && /\bfly\b/.test(one.order)));
}

export const steps: GuideStep[] = [
  {
    task: 'Put more dice into Movement: drag them there, or press +.',
    text: 'Your ship is six dice: its energy, its shield and its life. One lies in Movement, as it must; five lie in Reserve. Each Movement die flies a stretch and turns the ship once.',
    done: ({ plot, turns }) => assigned(plot, 1) || turns > 0,
  },
  {
    task: 'Now put a few into Attack.',
    text: 'Whoever has more in Movement goes first; Defence stops hits. What stays in Reserve does nothing this turn.',
    done: ({ plot, turns }) => assigned(plot, 2) || turns > 0,
  },
  { task: 'Press Seal dice.', text: 'Both sides share out their dice in secret and open together.', done: ({ turns }) => turns > 0 },
  {
    task: 'Press a dot on the table when your ship is active.',
    text: 'You can also drag the ship or use the slider. Dots show where this die can take it. The shaded wedge is its front, the only way it attacks.',
    meanwhile: ({ plot }) => (ours(plot, 'active') ? null : 'Your ship is active when its number is called.'),
    done: (table) => (ours(table.plot, 'active')?.sequence.length ?? 0) > 0 || flown(table),
  },
  {
    task: 'Press the button that says Fly.',
    text: 'You can stop half-way, attack, and fly on. Next die spends another; End activation, at the bottom, passes on. Unspent dice stay where they are.',
    done: flown,
  },
  {
    task: 'Get the enemy into your wedge, then press it.',
    text: 'The rings say how far your Attack dice reach: the more for range, the fewer to roll. Press the enemy on the table or in the list, and see the exact chances before you roll.',
    done: ({ plot }) => !!ours(plot, 'active')?.attack,
  },
  {
    task: 'Finish the battle.',
    text: 'A hit first sends a Defence die to Reserve. Each hit left over takes a die of the ship that was hit for good: the attacker names the first, its owner the next, and so on. No dice left: destroyed. The slider under the table looks back.',
    done: ({ stage }) => stage === 'over',
  },
];
