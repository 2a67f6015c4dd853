/** The guided first battle of Black Skies: lay a card, fly it, fire, lay the next one, win. */
import { gave, type Guide, type GuideTable } from '../guide.ts';
import type { BlackSkiesPlot } from './plot.svelte.ts';

/* The edges are so near that whoever flies straight on has the other in arc and range at the first flip. */
const text = `title = "First battle"
brief = "Two pairs of Black Tigers over a narrow strip of sky. The enemy is green."

[table]
width = 40
height = 28

[[side]]
name = "Teal"
edge = "bottom"
element = [{ fighter = "black-tiger", name = "Viper", skill = 3 }]

[[side]]
name = "Amber"
edge = "top"
element = [{ fighter = "black-tiger", name = "Cobra", skill = 1 }]
`;

const DEPLOYED = /^deploy\b/;
const LAID = /^deck\b/;
const FLEW = /^fly\b/;
const FIRED = /^fire\b/;
const NEXT = /^next\b/;
const STRAIGHT = '[data-card="Straight"]';

function plotIn({ plot }: GuideTable, phase: string): BlackSkiesPlot | null {
  const found = plot as BlackSkiesPlot | null;
  return found?.phase === phase ? found : null;
}
/** Returns a task for every phase but one. */
function until(phase: string, task: string): (table: GuideTable) => string | null {
  return (table) => (plotIn(table, phase) ? null : task);
}
/** Returns `true` if a shot is written. */
function aimed(table: GuideTable): boolean {
  return plotIn(table, 'fire')?.part.kind === 'fire';
}

export const guide: Guide = {
  text,
  captain: 'doctrine',
  seed: '3030',
  steps: [
    {
      task: 'Press Deploy.',
      text: 'You fly a pair of Black Tigers, lead and wingman, in teal. Drag them along your edge if you like.',
      meanwhile: until('deploy', 'Press Toss the coin: it says who deploys first.'),
      done: (table) => gave(table, DEPLOYED),
    },
    {
      task: 'Keep the card Straight: press Seal the deck.',
      text: 'A card lies face down, and is flown a turn later. Straight brings you at them. You see their card’s back only.',
      meanwhile: until('decks', 'Press what the main button says.'),
      lights: (table) => (plotIn(table, 'decks') && !/Straight/.test(table.plot?.text ?? '') ? [STRAIGHT] : []),
      done: (table) => gave(table, LAID),
    },
    {
      task: 'Your card is up: press Fly.',
      text: 'Choose how it is flown: each way shows its path, the pilot’s check and the speed afterwards.',
      meanwhile: until('option', 'Wait for your flip.'),
      done: (table) => gave(table, FLEW),
    },
    {
      task: 'Fire: choose an enemy, then press Fire.',
      text: 'Each laser rolls a d12: 4 or more hits within 6 inches, 7 within 12, 10 within 18. The bars are the exact odds.',
      meanwhile: until('fire', 'Fly on: bring them ahead of your nose, within 18 inches.'),
      lights: (table) => (aimed(table) ? [] : ['[aria-label^="Everything that bears"] button']),
      done: (table) => gave(table, FIRED),
    },
    {
      task: 'Choose your next card, and lay it face down.',
      text: 'It is flown at your next flip: think where both will be by then. The outlines show each way.',
      meanwhile: (table) => (plotIn(table, 'next') ? null : plotIn(table, 'fire') ? 'Fire with the wingman too, or hold.' : 'Press what the main button says.'),
      done: (table) => gave(table, NEXT),
    },
    {
      task: 'Win: shoot down both.',
      text: 'Guess their next card, and be behind them when it is flipped. A fighter at half its hull is crippled.',
      done: ({ stage }) => stage === 'over',
    },
  ],
};
