/** The first battle, hand in hand: each step waits until the player has done it on the real table. */
import type { GuideStep, Plot } from '../face.ts';
import { SpaceshipsPlot } from './plot.svelte.ts';

function ours(plot: Plot | null, phase: string): SpaceshipsPlot | null {
  return plot instanceof SpaceshipsPlot && plot.phase === phase ? plot : null;
}
function assigned(plot: Plot | null, box: number): boolean {
  const found = ours(plot, 'assign');
  return !!found && Object.values(found.dealt).some((dealt) => (dealt[box] ?? 0) > (box === 1 ? 1 : 0));
}

export const steps: GuideStep[] = [
  {
    text: 'Your ship is six dice: its energy, its shield and its life. One lies in Movement, as it must; five lie in Reserve. Drag some more into Movement, or press +. Each Movement die flies a stretch and turns the ship once.',
    done: ({ plot, turns }) => assigned(plot, 1) || turns > 0,
  },
  {
    text: 'Now a few into Attack. Whoever has more in Movement goes first; Defence stops hits. What stays in Reserve does nothing this turn.',
    done: ({ plot, turns }) => assigned(plot, 2) || turns > 0,
  },
  { text: 'Assign. Both sides do it in secret and open together.', done: ({ turns }) => turns > 0 },
  {
    text: 'Your ship is active when its number is called. Press a dot on the table, drag the ship, or use the sliders: dots show where this die can take it. The shaded wedge is its front, the only way it attacks.',
    done: ({ plot, turns }) => (ours(plot, 'active')?.sequence.length ?? 0) > 0 || turns > 3,
  },
  { text: 'Press Fly. You can stop half-way, attack, and fly on. Next die spends another; End activation passes on. Unspent dice stay where they are.', done: ({ turns }) => turns > 3 },
  {
    text: 'Get the enemy into your wedge; the rings say how far your Attack dice reach, with more for range and fewer to roll. Then press it, on the table or in the list, and see the exact chances before you roll.',
    done: ({ plot }) => !!ours(plot, 'active')?.attack,
  },
  {
    text: 'A hit first sends a Defence die to Reserve. Each hit left over takes a die of the ship that was hit for good: the attacker names the first, its owner the next, and so on. No dice left: destroyed. Finish the battle; the slider under the table looks back.',
    done: ({ stage }) => stage === 'over',
  },
];
