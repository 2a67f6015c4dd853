/** The guided first battle of Simple Spaceships: share the dice, fly, attack, win. */
import { gave, type Guide, type GuideTable } from '../guide.ts';
import type { SpaceshipsPlot } from './plot.svelte.ts';

/* Nose to nose, ten inches apart: one die of Movement brings the enemy into reach. */
const text = `title = "First battle"
brief = "Six dice against four, ten inches apart and nose to nose."

[table]
width = 30
height = 30

[[side]]
name = "Teal"
ship = [{ design = "cruiser", at = [15, 9], heading = 0 }]

[[side]]
name = "Amber"
ship = [{ design = "corsair", at = [15, 19], heading = 180 }]
`;

const FLEW = /\bfly\b/;
const ATTACKED = /\battack\b/;

function plotIn({ plot }: GuideTable, phase: string): SpaceshipsPlot | null {
  const found = plot as SpaceshipsPlot | null;
  return found?.phase === phase ? found : null;
}
/** Returns the dice dealt to a box: 0 Defence, 1 Movement, 2 Attack. */
function dealt(table: GuideTable, box: number): number {
  return Math.max(0, ...Object.values(plotIn(table, 'assign')?.dealt ?? {}).map((one) => one[box] ?? 0));
}
/** Returns the task outside the activation of the own ship. */
function otherwise(table: GuideTable): string | null {
  if (plotIn(table, 'active')) return null;
  return plotIn(table, 'assign') ? 'Share out your dice again, and press Seal dice.' : 'Answer what is asked.';
}
const MORE_MOVEMENT = /^A die of A to Movement$/;
const MORE_ATTACK = /^A die of A to Attack$/;

export const guide: Guide = {
  text,
  captain: 'doctrine',
  seed: '3000',
  steps: [
    {
      task: 'Press + in Movement.',
      text: 'Your ship is six dice: its energy, its shield and its life. One must lie in Movement.',
      lights: () => [MORE_MOVEMENT],
      done: (table) => dealt(table, 1) > 1 || table.history.length > 0,
    },
    {
      task: 'Press + in Attack, three times.',
      text: 'More Movement goes first. Defence stops hits. What stays in Reserve does nothing this turn.',
      lights: () => [MORE_ATTACK],
      done: (table) => dealt(table, 2) > 2 || table.history.length > 0,
    },
    { task: 'Press Seal dice.', text: 'Both sides share out their dice in secret, and open together.', done: ({ history }) => history.length > 0 },
    {
      task: 'Press Fly, or a dot ahead on the table.',
      text: 'Each Movement die flies up to 4 inches and turns the ship once. It attacks only in the shaded wedge ahead.',
      meanwhile: (table) => (plotIn(table, 'active') ? null : 'Wait until your ship is active.'),
      done: (table) => gave(table, FLEW),
    },
    {
      task: 'Attack: press Corsair B below.',
      text: 'Of the Attack dice some buy reach, some make it easier, the rest are rolled. You see the exact chances first.',
      meanwhile: otherwise,
      lights: () => ['[aria-label="Target"] button'],
      done: (table) => !!plotIn(table, 'active')?.attack || gave(table, ATTACKED),
    },
    {
      task: 'Press Attack, and see the dice.',
      text: 'Each hit first sends a Defence die away. Each hit left over takes a die of the ship for good.',
      meanwhile: otherwise,
      lights: (table) => (plotIn(table, 'active')?.attack ? [] : ['[aria-label="Target"] button']),
      done: (table) => gave(table, ATTACKED),
    },
    {
      task: 'Win: take its last die.',
      text: 'End activation passes on; then share out your dice again. After 30 turns most dice win.',
      done: ({ stage }) => stage === 'over',
    },
  ],
};
