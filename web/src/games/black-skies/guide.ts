/** The guided first battle: each step waits until the player has done it on the real table. */
import type { GuideStep, Plot } from '../face.ts';
import { BlackSkiesPlot } from './plot.svelte.ts';

const ORDER = ['toss', 'deploy', 'decks', 'option', 'check', 'fire', 'next'];

/** Returns the plot, if it is in this phase. */
function sky(plot: Plot | null, phase: string): BlackSkiesPlot | null {
  return plot instanceof BlackSkiesPlot && plot.phase === phase ? plot : null;
}
/** Returns `true` if the battle has reached or passed a phase of the set-up. */
function come(plot: Plot | null, phase: string): boolean {
  return plot instanceof BlackSkiesPlot && ORDER.indexOf(plot.phase) >= ORDER.indexOf(phase);
}
function flown(plot: Plot | null): boolean {
  return plot instanceof BlackSkiesPlot && (plot.view?.flips ?? 0) > 0;
}

export const steps: GuideStep[] = [
  {
    text: 'You fly an element of two Black Tigers, a lead and a wingman, in teal. First the set-up: a coin says who deploys first. Drag your two fighters along your edge, then deploy them.',
    done: ({ plot }) => come(plot, 'decks') || flown(plot),
  },
  {
    text: 'Now lay your first card and choose a speed. A card is flown a turn after it is laid, so think where both will be by then. Straight at speed 8 closes in. Press a card to see its paths on the table, then seal the deck.',
    done: ({ plot, turns }) => (turns > 2 && !sky(plot, 'decks')) || flown(plot),
  },
  {
    text: 'Cards are flipped in turn. When yours is flipped you choose how it is flown: every option shows its path, the check of the pilot, and the speed afterwards. Pick one and fly it.',
    done: ({ plot }) => !!sky(plot, 'next') || !!sky(plot, 'fire') || !!sky(plot, 'check'),
  },
  {
    text: 'Lay the next card. The enemy sees but its back, and you see but his. The outlines show where each way would take you from here: you want him ahead of your nose, and not behind you.',
    done: ({ plot }) => !!sky(plot, 'option') || !!sky(plot, 'fire'),
  },
  {
    text: 'Fly on until somebody is ahead of you within 18 inches. Then you fire: press the enemy, on the table or in the list. The bars are the exact odds of each damage.',
    done: ({ plot }) => sky(plot, 'fire')?.part.kind === 'fire',
  },
  {
    text: 'A d12 for each laser: 4 or more hits up to 6 inches, 7 up to 12, 10 up to 18. Fast targets are harder, and so is firing out of a hard turn. Fire, then the wingman fires.',
    done: ({ plot }) => !!sky(plot, 'next'),
  },
  {
    text: 'That is the whole game: guess his next card, and be behind him when he flips it. At half its hull a fighter is crippled. Each line of the log carries its clause; press one to read why. Finish the battle.',
    done: ({ stage }) => stage === 'over',
  },
];
